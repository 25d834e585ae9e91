import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from './linearPattern.ts';

const compile = (pattern: string) => linearPattern(pattern, 10_000);

describe('patterns mean what ECMAScript says (C-FRM-3)', () => {
  const same: readonly [pattern: string, ...texts: string[]][] = [
    ['b', 'abc', 'ac'],
    ['^[A-Z]{2}-\\d{3}$', 'AB-123', 'ab-123', 'AB-1234'],
    ['^.$', '\u{1F600}', '\n', '\r', '\u2028', 'a'],
    ['^\\s+$', ' \t\u3000\ufeff\u00a0\v', 'a'],
    ['^\\S+$', 'a\u200b', '\u3000'],
    ['^[^\\S]$', '\u00a0', 'x'],
    ['^[\\s\\d]+$', '1 \u2003', 'a'],
    ['^\\W$', '\u00e9', 'a', '_'],
    ['^[\\W]$', '[', '`', '{', 'z'],
    ['^[^\\w]$', '-', 'q'],
    ['\\u0041', 'A', 'B'],
    ['^\\uD83D\\uDE00$', '\u{1F600}', 'x'],
    ['^\\u{1F600}$', '\u{1F600}', 'u'],
    ['^[\u{1F600}-\u{1F610}]+$', '\u{1F601}', 'a'],
    ['^\\p{Script=Han}+$', '\u6f22\u5b57', 'kanji'],
    ['^\\p{L}+$', '\u00e9\u6f22a', '1'],
    ['^\\P{Lu}$', 'a', 'A'],
    ['^[[:alpha:]]$', ':]', 'a]', 'x'],
    ['^[a\\-z]$', '-', 'b', 'z'],
    ['^[-a]$', '-', 'a', 'b'],
    ['^[a-]$', '-', 'a', 'b'],
    ['^[\\w-]+$', 'a-b', 'a b'],
    ['^[\\w.-]+$', 'a-b.c', '/'],
    ['^[\\b]$', '\b', 'b'],
    ['^[^]$', '\n', 'ab'],
    ['[]', 'a', ''],
    ['^\\0$', '\0', '0'],
    ['^\\cJ$', '\n', 'J'],
    ['^\\x41$', 'A', 'x41'],
    ['^\\d{3}\\-\\d{4}$', '123-4567', '123 4567'],
    ['^a{,3}$', 'a{,3}', 'aa'],
    ['^(?<year>\\d{4})$', '2026', 'x'],
    ['^(?:a|b)*?c$', 'abac', 'ab'],
    ['\\bcat\\b', 'a cat', 'cats'],
    ['^x{2,3}$', 'xx', 'xxxx'],
    ['^[$^.|?*+()]+$', '$.|', 'a'],
    ['^\\/\\.$', '/.', '//'],
    ['a$', 'a\n', 'a'],
  ];
  it.each(same)('%s', (pattern, ...texts) => {
    const linear = compile(pattern);
    const native = nativeOf(pattern);
    expect(texts.map((text) => linear?.test(text))).toEqual(texts.map((text) => native.test(text)));
    expect(new Set(texts.map((text) => native.test(text))).size).toBeGreaterThan(
      pattern === '[]' ? 0 : 1,
    );
  });

  it('agrees with the native engine on made-up patterns', () => {
    const atom = fc.constantFrom(
      ...[
        'a',
        'b',
        '.',
        '\\d',
        '\\w',
        '\\s',
        '\\W',
        '\\S',
        '[ab]',
        '[^a]',
        '[a-c1]',
        '[\\d-]',
        '\\-',
        '-',
        '\u00e9',
        ' ',
      ],
    );
    const piece = fc
      .tuple(atom, fc.constantFrom('', '?', '*', '+', '{2}', '{1,2}', '*?'))
      .map(([text, repeat]) => text + repeat);
    const pattern = fc
      .tuple(
        fc.constantFrom('', '^'),
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '$'),
      )
      .chain(([start, pieces, end]) =>
        fc.constantFrom(
          start + pieces.join('') + end,
          `${start}(${pieces.join('|')})+${end}`,
          `${start}(?:${pieces.join('')})?${end}`,
        ),
      );
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', '1', '-', ' ', '\n', '\u00e9', '\u3000'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(pattern, text, (source, input) => {
        expect(compile(source)?.test(input)).toBe(nativeOf(source).test(input));
      }),
      { numRuns: 300 },
    );
  });
});

function nativeOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

describe('patterns that are not checked (C-FRM-14)', () => {
  it.each([
    ['(?=a)b', 'look-ahead'],
    ['(?!a)b', 'negative look-ahead'],
    ['(?<=a)b', 'look-behind'],
    ['(?<!a)b', 'negative look-behind'],
    ['(a)\\1', 'back-reference'],
    ['(?<n>a)\\k<n>', 'named back-reference'],
    ['(', 'no valid expression'],
    ['[z-a]', 'no valid range'],
    ['a++', 'no ECMAScript'],
    ['\\Aabc\\z', 'anchors of other languages'],
    ['(?i)abc', 'flags of other languages'],
    ['\\p{Greek}', 'a property name of other languages'],
    ['\\uD83D', 'half a character'],
    ['a{1001}', 'more repeats than the engine takes'],
    ['(?:a{100}){101}', 'too large a program'],
    [`a{1000}${'a{1000}'.repeat(20)}`, 'too large in sum'],
  ])('%.40s: %s', (pattern) => {
    expect(compile(pattern)).toBeNull();
  });

  it('takes deep and long patterns without an exception', () => {
    const deep = `${'('.repeat(50_000)}a${')'.repeat(50_000)}`;
    expect(() => compile(deep)).not.toThrow();
    expect(compile('a'.repeat(200_000))).toBeNull();
  });

  it('judges what would hold up a backtracking engine for hours', () => {
    const linear = compile('^(a+)+$');
    expect(linear?.test('a'.repeat(50_000))).toBe(true);
    expect(linear?.test(`${'a'.repeat(50_000)}!`)).toBe(false);
  });

  it('gives no verdict on a text that is too long to be judged in time', () => {
    expect(compile('^.{0,1000}x$')?.test('y'.repeat(100_000))).toBeNull();
    expect(compile('^y*$')?.test('y'.repeat(100_000))).toBe(true);
  });
});
