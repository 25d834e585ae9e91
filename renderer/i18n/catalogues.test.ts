import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { createFormats } from './formats.ts';

/** Every message with its path; functions are called with their parameters' own names. */
function messagesOf(node: object, path = ''): [path: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String(Reflect.apply(value, null, [named]))]];
    return typeof value === 'object' && value !== null ? messagesOf(value, here) : [];
  });
}
const named: unknown = new Proxy(
  {},
  { get: (_target, key) => (/^[a-z]+$/i.test(String(key)) ? `‹${String(key)}›` : undefined) },
);
const parametersIn = (text: string) => [...new Set(text.match(/‹\w+›/g) ?? [])].sort();

const english = new Map(messagesOf(catalogues.en));

describe.each(['zh-TW', 'ja'] as const)('the messages in %s', (locale) => {
  const translated = messagesOf(catalogues[locale]);

  it('are all there, and no others (the compiler says so too)', () => {
    expect(translated.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
  });

  it('leave out none of the parameters', () => {
    const different = translated.filter(
      ([path, text]) =>
        String(parametersIn(text)) !== String(parametersIn(english.get(path) ?? '')),
    );
    expect(different).toEqual([]);
  });

  it('are translated: no English sentence is left', () => {
    const same = translated.filter(
      ([path, text]) => text === english.get(path) && /[a-z]{2,} [a-z]{2,}/i.test(text),
    );
    expect(same).toEqual([]);
  });

  it('are not empty', () => {
    expect(translated.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('what is never said of a server or an address', () => {
  it.each(Object.entries(catalogues))('is not said in %s', (_locale, messages) => {
    const words = /\b(secure|safe|verified|trusted)\b|安全|已驗證|信頼|安心/i;
    const said = messagesOf(messages).filter(([, text]) => words.test(text));
    expect(said).toEqual([]);
  });
});

describe('formats', () => {
  const { duration, bytes } = createFormats('en');
  it.each([
    [0, '0.0 sec'],
    [4_260, '4.3 sec'],
    [59_990, '59 sec'],
    [75_000, '1 min 15 sec'],
    [3_720_000, '1 hr 2 min'],
  ])('shows %i ms as it is spoken', (ms, text) => {
    // Intl has the last word on the spaces.
    expect(
      duration(ms)
        .replaceAll(/\s/g, ' ')
        .replace(/^0 min /, ''),
    ).toBe(text);
  });
  it('shows whole seconds of what takes minutes', () => {
    const { wholeDuration } = createFormats('en');
    expect([12_900, 59_949, 75_000].map(wholeDuration)).toEqual([
      '12 sec',
      '59 sec',
      duration(75_000),
    ]);
  });
  it('shows sizes', () => {
    expect([bytes(12), bytes(12_345)]).toEqual(['12 byte', '12.3 kB']);
  });
});
