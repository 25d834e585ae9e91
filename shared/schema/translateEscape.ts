// One escape of an ECMAScript pattern, for RE2.

/** A single character by its code point, a set usable inside of brackets, or an assertion. */
export type Escape =
  | { readonly kind: 'character'; readonly source: string; readonly size: 1; readonly end: number }
  | { readonly kind: 'set'; readonly ranges: string; readonly size: number; readonly end: number }
  | { readonly kind: 'assertion'; readonly source: string; readonly size: 1; readonly end: number };

const digits = '0-9';
const word = '0-9A-Za-z_';
const space =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
/** Complements as ranges: a negated set cannot stand inside of brackets. */
const sets: Readonly<Record<string, string>> = {
  d: digits,
  D: '\\x{0}-/:-\\x{10ffff}',
  w: word,
  W: '\\x{0}-/:-@\\[-\\^`{-\\x{10ffff}',
  s: space,
  S: '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}',
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };
/** Set tables of the engine are large; this keeps a form from holding hundreds of them. */
const propertySize = 20;

export function readEscape(
  characters: readonly string[],
  at: number,
  isUnicode: boolean,
): Escape | null {
  const letter = characters[at + 1];
  if (letter === undefined) return null;
  const ranges = sets[letter];
  if (ranges !== undefined) return { kind: 'set', ranges, size: 1, end: at + 2 };
  const control = controls[letter];
  if (control !== undefined) return character(control, at + 2);
  if (letter === 'b' || letter === 'B') {
    return { kind: 'assertion', source: `\\${letter}`, size: 1, end: at + 2 };
  }
  const rest = characters.slice(at + 1, at + 64).join('');
  if (letter === 'p' || letter === 'P') return isUnicode ? property(rest, at) : null;
  const code = codePoint(rest, isUnicode);
  if (code !== null) return character(code.value, at + 1 + code.length);
  // Back-references, and letters that ECMAScript either refuses or takes as themselves where others mean an anchor.
  if (/^[0-9A-Za-z]/.test(letter)) return null;
  return character(letter.codePointAt(0) ?? 0, at + 2);
}

export function character(code: number, end: number): Escape {
  return { kind: 'character', source: `\\x{${code.toString(16)}}`, size: 1, end };
}

interface CodePoint {
  readonly value: number;
  readonly length: number;
}

function codePoint(rest: string, isUnicode: boolean): CodePoint | null {
  const pair = /^u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/.exec(rest);
  if (pair !== null) {
    const [high, low] = [parseInt(pair[1] ?? '', 16), parseInt(pair[2] ?? '', 16)];
    return { value: 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00), length: 11 };
  }
  // Half a pair never stands alone in text that is read by code points.
  const simple = /^(?:x([0-9a-fA-F]{2})|u(?![dD][89a-fA-F])([0-9a-fA-F]{4}))/.exec(rest);
  if (simple !== null) {
    return { value: parseInt(simple[1] ?? simple[2] ?? '', 16), length: simple[0].length };
  }
  const long = isUnicode ? /^u\{0*([0-9a-fA-F]{1,6})\}/.exec(rest) : null;
  if (long !== null) return { value: parseInt(long[1] ?? '', 16), length: long[0].length };
  if (/^0(?![0-9])/.test(rest)) return { value: 0, length: 1 };
  const control = /^c([A-Za-z])/.exec(rest);
  if (control !== null) return { value: (control[1] ?? '').charCodeAt(0) % 32, length: 2 };
  return null;
}

/** Unicode properties under the names that the engine knows; it refuses the others. */
function property(rest: string, at: number): Escape | null {
  const match = /^([pP])\{(?:(Script|sc|General_Category|gc)=)?([A-Za-z_]+)\}/.exec(rest);
  if (match === null) return null;
  const end = at + 1 + match[0].length;
  return { kind: 'set', ranges: `\\${match[1] ?? ''}{${match[3] ?? ''}}`, size: propertySize, end };
}
