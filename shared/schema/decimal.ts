// Numbers as people type them, and what binary fractions get wrong.

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

export type TypedNumber =
  | {
      readonly ok: true;
      readonly value: number;
      readonly isWhole: boolean;
      readonly isPlain: boolean;
    }
  | { readonly ok: false };

/** Sign, digits with a point, exponent; no comma, grouping, unit, hex or word: a guess would be another number (C-FRM-4). */
export function readNumber(text: string): TypedNumber {
  const trimmed = text.trim();
  if (!decimal.test(trimmed)) return { ok: false };
  const value = Number(trimmed);
  return {
    ok: true,
    // Minus zero is 0.
    value: value === 0 ? 0 : value,
    isWhole: isWhole(trimmed),
    isPlain: /^[+-]?\d+$/.test(trimmed),
  };
}

/** By its digits: `4.0` and `1e3` are whole, `4.00000000000000000001` is not although its double is. */
function isWhole(text: string): boolean {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [units = '', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - trailingZeros(fraction);
  if (decimals > 0) return Number(exponent) >= decimals;
  return /^[+-]?0*$/.test(units) || Number(exponent) >= -trailingZeros(units);
}

function trailingZeros(digits: string): number {
  let count = 0;
  while (digits[digits.length - 1 - count] === '0') count += 1;
  return count;
}

/** On decimal digits: 0.3 is a multiple of 0.1 (C-FRM-18). */
export function isMultipleOf(value: number, divisor: number): boolean {
  const [a, b] = [parts(value), parts(divisor)];
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = a.digits * 10n ** BigInt(a.exponent - exponent);
  return scaled % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n;
}

function parts(value: number): { readonly digits: bigint; readonly exponent: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return {
    digits: BigInt(mantissa.replace('.', '')),
    exponent: Number(exponent) - fraction.length,
  };
}
