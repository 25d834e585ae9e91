import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMultipleOf, readNumber } from './decimal.ts';

describe('numbers as typed (C-FRM-4)', () => {
  it.each([
    ['1.05', 1.05, false, false],
    ['.5', 0.5, false, false],
    ['1.', 1, true, false],
    ['1e3', 1000, true, false],
    ['1.5e1', 15, true, false],
    ['1.25e1', 12.5, false, false],
    ['100e-2', 1, true, false],
    ['100e-3', 0.1, false, false],
    ['007', 7, true, true],
    ['+5', 5, true, true],
    [' -2.50 ', -2.5, false, false],
    ['4.0', 4, true, false],
    ['4.00000000000000000001', 4, false, false],
    ['0e-5', 0, true, false],
    ['-0', 0, true, true],
  ])('%s is %d', (text, value, isWhole, isPlain) => {
    expect(readNumber(text)).toEqual({ ok: true, value, isWhole, isPlain });
  });

  it.each([
    '',
    '-',
    '.',
    '1,5',
    '1 000',
    '1_000',
    '5kg',
    '0x10',
    'NaN',
    'Infinity',
    'e3',
    '1e',
    '\u0661',
    '--1',
    '1.2.3',
  ])('"%s" is refused rather than guessed', (text) => {
    expect(readNumber(text)).toEqual({ ok: false });
  });

  it('takes no longer for long digits', () => {
    expect(readNumber(`${'1'.repeat(200_000)}x`)).toEqual({ ok: false });
    expect(readNumber(`1.${'0'.repeat(200_000)}1`)).toMatchObject({ value: 1, isWhole: false });
  });

  it('reads back every number as it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value))).toMatchObject({
          ok: true,
          value: value === 0 ? 0 : value,
          isWhole: Number.isInteger(value),
        });
      }),
    );
  });
});

describe('multiples on decimal digits (C-FRM-18)', () => {
  it.each([
    [0.3, 0.1, true],
    [19.99, 0.01, true],
    [19.999, 0.01, false],
    [-0.6, 0.2, true],
    [0, 7, true],
    [1e21, 1e20, true],
    [1e-7, 1e-8, true],
    [1e300, 1e-300, true],
    [5, 2, false],
    [1.5, 0.5, true],
  ])('%d of %d: %s', (value, divisor, expected) => {
    expect(isMultipleOf(value, divisor)).toBe(expected);
  });
});
