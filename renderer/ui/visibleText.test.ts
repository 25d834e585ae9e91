import { describe, expect, it } from 'vitest';
import { visibleAddress, visibleText } from './visibleText.ts';

const shown = (text: string, isCode = false) =>
  visibleText(text, isCode)
    .map((part) => (part.kind === 'text' ? part.text : `[${part.code}]`))
    .join('');

describe('visibleText (C-IDN-5)', () => {
  it.each([
    ['rm\u200b -rf', 'rm[U+200B] -rf', 'zero-width space'],
    ['a\u202egpj.exe', 'a[U+202E]gpj.exe', 'right-to-left override'],
    ['\u2066x\u2069', '[U+2066]x[U+2069]', 'isolates'],
    ['a\u0007b\u001b[0m', 'a[U+0007]b[U+001B][0m', 'control characters'],
    ['a\u2003b', 'a[U+2003]b', 'a wide space'],
    ['a\u3164b', 'a[U+3164]b', 'Hangul filler'],
    ['a\u2800b', 'a[U+2800]b', 'a braille blank'],
    ['a\ud800b', 'a[U+D800]b', 'a lone surrogate'],
    ['a\u{e0041}', 'a[U+E0041]', 'a tag character'],
    ['a\ufe0fb', 'a[U+FE0F]b', 'a variation selector that varies nothing'],
  ])('shows %j as %s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('keeps lines, tabs, accents, CJK and joined emoji as they are', () => {
    const text = 'Zoë\t東京\u3000葛\u{e0100}\n👩‍💻 ❤️ ¿qué?';
    expect(shown(text)).toBe(text);
  });

  it.each([
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', 'the Persian non-joiner'],
    ['\u0995\u09cd\u200d\u09af', 'the Bengali joiner'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3',
      'a flag, a key',
    ],
  ])('keeps %j: %s is seen by what it changes', (text) => {
    expect(shown(text)).toBe(text);
  });

  it.each([
    ['a\u200cb', 'a[U+200C]b', 'a joiner between letters that never join'],
    ['\u{1f3f4}\u{e0041}\u{e0042}\u{e0043}', '\u{1f3f4}[U+E0041][U+E0042][U+E0043]', 'no flag'],
  ])('shows %j as %s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('shows in code what is layout in prose (C-STD-3)', () => {
    expect(shown('Vraiment\u00a0?')).toBe('Vraiment\u00a0?');
    expect(shown('rm\u00a0-rf', true)).toBe('rm[U+00A0]-rf');
    expect(shown('a\nb\tc d', true)).toBe('a[U+000A]b[U+0009]c d');
  });

  it('reads a Windows line end as one line end', () => {
    expect(shown('a\r\nb')).toBe('a\nb');
  });
});

describe('visibleAddress (C-URL-6)', () => {
  it('shows every character that prints nothing, whatever it does elsewhere', () => {
    const text = visibleAddress('https://a\u200bb/\u202egpj\u3000\u00a0\n x👩\u200d💻\ufe0f')
      .map((part) => (part.kind === 'text' ? part.text : `[${part.code}]`))
      .join('');
    expect(text).toBe(
      'https://a[U+200B]b/[U+202E]gpj[U+3000][U+00A0][U+000A] x👩[U+200D]💻[U+FE0F]',
    );
  });

  it('counts the same one in a row', () => {
    expect(visibleAddress(`a${'\u202e'.repeat(2_000)}b\u202e\u200b\u202e`)).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'invisible', code: 'U+202E ×2000' },
      { kind: 'text', text: 'b' },
      { kind: 'invisible', code: 'U+202E' },
      { kind: 'invisible', code: 'U+200B' },
      { kind: 'invisible', code: 'U+202E' },
    ]);
  });
});
