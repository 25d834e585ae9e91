import { describe, expect, it } from 'vitest';
import { visibleText } from './visibleText.ts';

const shown = (text: string) =>
  visibleText(text)
    .map((part) => (part.kind === 'text' ? part.text : `[${part.code}]`))
    .join('');

describe('visibleText (C-IDN-5)', () => {
  it.each([
    ['rm\u200b -rf', 'rm[U+200B] -rf', 'zero-width space'],
    ['a\u202egpj.exe', 'a[U+202E]gpj.exe', 'right-to-left override'],
    ['\u2066x\u2069', '[U+2066]x[U+2069]', 'isolates'],
    ['a\u0007b\u001b[0m', 'a[U+0007]b[U+001B][0m', 'control characters'],
    ['a\u00a0b', 'a[U+00A0]b', 'no-break space'],
    ['a\u3164b', 'a[U+3164]b', 'Hangul filler'],
    ['a\ud800b', 'a[U+D800]b', 'a lone surrogate'],
    ['a\u{e0041}', 'a[U+E0041]', 'a tag character'],
  ])('shows %j as %s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('keeps lines, tabs, accents, CJK and joined emoji as they are', () => {
    const text = 'Zoë\t東京\n👩‍💻 ¿qué?';
    expect(shown(text)).toBe(text);
  });

  it('reads a Windows line end as one line end', () => {
    expect(shown('a\r\nb')).toBe('a\nb');
  });
});
