// What becomes of characters, spaces, lines and length, with a hit and a near miss of each flag (C-IDN-5).
import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts } from './cleanText.ts';

describe('characters', () => {
  it.each([
    ['a\u0007b', 'a\ufffdb', ['control-characters']],
    ['a\ud83db', 'a\ufffdb', ['control-characters']],
    ['a\u009bb', 'a\ufffdb', ['control-characters']],
    ['a\ufffdb', 'a\ufffdb', []],
    ['a\tb', 'a b', []],
    ['a\u202eb\u2066c', 'abc', ['bidi-control']],
    ['a\u200e\u200f\u061cb', 'ab', []],
    ['a\u200bb', 'ab', ['invisible-characters']],
    ['so\u00adft', 'soft', ['invisible-characters']],
    ['\ufeffa\u3164', 'a', ['invisible-characters']],
    ['a\u200db \u200c', 'ab', ['invisible-characters']],
    ['1\ufe0f', '1', ['invisible-characters']],
    ['x\u{e0069}', 'x', ['hidden-text']],
    ['\u{1f3f4}\u{e0069}\u{e0067}', '\u{1f3f4}', ['hidden-text']],
  ])('%j is shown as %j', (raw, visible, flags) => {
    expect(cleanText(raw, 'message')).toEqual({ visible, flags });
  });

  it.each([
    ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
    [
      'a kiss with skin tones',
      '\u{1f469}\u{1f3fb}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f469}\u{1f3ff}',
    ],
    ['a red heart', '\u2764\ufe0f'],
    ['a key', '1\ufe0f\u20e3'],
    ['Persian with a joiner between words', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['Hindi without a ligature', '\u0915\u094d\u200c\u0937'],
    ['Bengali with a joiner before the virama', '\u09b0\u200d\u09cd\u09af'],
    ['Kannada with a non-joiner there', '\u0cb0\u200c\u0ccd\u0c95'],
    ['Sinhala with one', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['a variant of an ideograph', '\u845b\u{e0100}'],
    ['Burmese with five marks in a row', '\u1019\u103b\u103e\u1031\u102c\u103a'],
    ['Vietnamese, decomposed', 'Vie\u0323\u0302t'],
    ['Arabic with a sign before a number', '\u0600\u0661'],
  ])('%s stays as it is', (_name, text) => {
    expect(cleanText(text, 'message')).toEqual({ visible: text, flags: [] });
  });

  it('lets no chain of emoji count as one character', () => {
    const chain = (count: number) =>
      Array.from({ length: count }, () => '\u{1f469}').join('\u200d');
    expect(cleanText(chain(5), 'title')).toEqual({
      visible: `${chain(4)}${chain(1)}`,
      flags: ['invisible-characters'],
    });
    const { visible, flags } = cleanText('\u{1f469}\u200d'.repeat(500), 'fieldTitle');
    expect(Array.from(visible.matchAll(/\u{1f469}/gu)).length).toBeLessThanOrEqual(4 * 120);
    expect(flags).toEqual(['invisible-characters', 'too-long']);
  });

  it.each([
    ['a\u0301\u0301\u0301\u0301', 'a\u0301\u0301\u0301\u0301', []],
    ['a\u0301\u0301\u0301\u0301\u0301', 'a\u0301\u0301\u0301\u0301', ['combining-flood']],
    ['\u0301\u200b\u0301\u0301\u0301', '\u0301\u0301\u0301\u0301', ['invisible-characters']],
  ])('%j has %j marks', (raw, visible, flags) => {
    expect(cleanText(raw, 'message')).toEqual({ visible, flags });
  });
});

describe('spaces and lines', () => {
  it.each([
    ['a         b', 'a b', []],
    ['a          b', 'a b', ['whitespace-flood']],
    ['a\u3000\u00a0b', 'a b', []],
    ['a\t\t\t\t\t\t\t\t\t\tb', 'a b', ['whitespace-flood']],
    ['  a  ', 'a', []],
    ['a\u2028b\u2029c\u0085d\u000be\u000cf\rg', 'a\nb\nc\nd\ne\nf\ng', []],
    ['a\n\n\n\nb', 'a\n\nb', []],
    ['a\n\n\n\n\nb', 'a\n\nb', ['newline-flood']],
    ['a\n \n \n \n \nb', 'a\n\nb', ['newline-flood']],
    ['a\n', 'a', []],
    ['', '', ['empty']],
    [' \n\t', '', ['empty']],
  ])('%j is shown as %j', (raw, visible, flags) => {
    expect(cleanText(raw, 'message')).toEqual({ visible, flags });
  });

  it('puts all that follows into the last line', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`);
    expect(cleanText(lines(40).join('\n'), 'message').flags).toEqual([]);
    const { visible, flags } = cleanText(lines(42).join('\n'), 'message');
    expect(visible).toBe([...lines(39), 'l39 l40 l41'].join('\n'));
    expect(flags).toEqual(['newline-flood']);
    expect(cleanText(lines(9).join('\n'), 'fieldDescription').flags).toEqual(['newline-flood']);
    expect(cleanText('a\n\nb', 'title')).toEqual({ visible: 'a b', flags: ['newline-flood'] });
    expect(cleanText('a\n', 'title')).toEqual({ visible: 'a', flags: [] });
  });
});

describe('length', () => {
  it.each([
    ['serverName', 60],
    ['title', 120],
    ['fieldTitle', 120],
    ['fieldDescription', 500],
    ['message', 2_000],
  ] as const)('%s has %d characters', (field, most) => {
    for (const unit of ['k', '\u6f22', '\u{1f469}\u{1f3fb}\u200d\u{1f680}', 'k\u0301']) {
      expect(cleanText(unit.repeat(most), field)).toEqual({
        visible: unit.repeat(most),
        flags: [],
      });
      expect(cleanText(unit.repeat(most + 1), field)).toEqual({
        visible: `${unit.repeat(most - 1)}\u2026`,
        flags: ['too-long'],
      });
    }
  });

  it('cuts choices one by one', () => {
    const { visible, flags } = cleanTexts(['k'.repeat(121), 'No']);
    expect(visible).toEqual([`${'k'.repeat(119)}\u2026`, 'No']);
    expect(flags).toEqual(['too-long']);
  });

  it('counts what was made to look like one character for what it is', () => {
    const { visible } = cleanText('\u1100'.repeat(5_000), 'serverName');
    expect(visible).toBe(`${'\u1100'.repeat(59)}\u2026`);
  });

  it('leaves no tags behind where it cuts', () => {
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    const text = `${'k'.repeat(55)}${england}${'\u{1f3fb}'.repeat(20)}`;
    expect(cleanText(text, 'serverName')).toEqual({
      visible: `${'k'.repeat(55)}\u{1f3f4}\u2026`,
      flags: ['too-long'],
    });
  });

  it('does not look at the rest of an endless text', () => {
    const text = 'k'.repeat(1_000_000);
    const { visible, flags } = cleanText(`${text}<b>\u202e`, 'message');
    expect(visible).toHaveLength(2_000);
    expect(flags).toEqual(['too-long']);
  });
});

describe('what a tool returns (C-IDN-5)', () => {
  const table = 'name\tseats\n\n\n\n\n\nAda             4\n  indented';

  it('keeps its columns, indents and empty lines', () => {
    expect(cleanText(table, 'resultText')).toEqual({ visible: table, flags: [] });
    expect(cleanText(`\n \n${table} \n`, 'resultText').visible).toBe(table);
  });

  it('is cleaned of what cannot be seen all the same', () => {
    expect(cleanText('a\u202eb\n\tc\u200b\u{e0041}\u0007', 'resultText')).toEqual({
      visible: 'ab\n\tc\ufffd',
      flags: ['bidi-control', 'control-characters', 'hidden-text', 'invisible-characters'],
    });
  });

  it('has an end, in lines and in characters', () => {
    const lines = cleanText('line\n'.repeat(2_001), 'resultText');
    expect(lines.visible.split('\n')).toHaveLength(2_000);
    expect(lines.flags).toEqual(['too-long']);
    expect(cleanText('line\n'.repeat(2_000), 'resultText').flags).toEqual([]);
    expect(cleanText('a'.repeat(20_001), 'resultText').visible).toBe(`${'a'.repeat(19_999)}…`);
  });
});

describe('a text of any length', () => {
  it.each([
    'a',
    '漢字 ',
    'a\u202e',
    'e\u0301\u0301\u0301\u0301\u0301',
    '<b>x</b> https://x.example/ ',
  ])('of %j is cleaned soon', (unit) => {
    const text = unit.repeat(4_000_000 / unit.length);
    const startedMs = performance.now();
    cleanText(text, 'resultText');
    // Some 20 ms; counting the ideographs of a long text took a minute.
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});
