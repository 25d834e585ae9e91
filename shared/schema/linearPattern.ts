// Patterns of servers, matched by an engine whose time grows with the text only (C-FRM-3, C-FRM-14): the native one can be
// held up for hours by `^(a+)+$`. Unanchored, on code points.
import { RE2JS } from 're2js';
import { translatePattern } from './translatePattern.ts';

export interface LinearPattern {
  readonly size: number;
  /** `null`: the text is too long to be judged in time. */
  test(text: string): boolean | null;
}

/** Program size times code points; about 60 ms on a slow machine, against 100 allowed. */
const maxSteps = 3_000_000;

/** `null` for what is no valid expression, cannot be matched in linear time, or is larger than `maxSize`. */
export function linearPattern(pattern: string, maxSize: number): LinearPattern | null {
  if (pattern.length > maxSize) return null;
  const isUnicode = isValid(pattern, 'u');
  if (!isUnicode && !isValid(pattern, '')) return null;
  const linear = translatePattern(pattern, isUnicode);
  if (linear === null || linear.size > maxSize) return null;
  try {
    const engine = RE2JS.compile(linear.source);
    const size = engine.programSize();
    return {
      size,
      test: (text) => (size * text.length > maxSteps ? null : engine.matcher(text).find()),
    };
  } catch {
    // The engine's way of saying that it cannot express it, such as repeats over 1,000.
    return null;
  }
}

function isValid(pattern: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
