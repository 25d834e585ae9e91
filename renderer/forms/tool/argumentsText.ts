// Between the arguments as text and as the object that the form fills.
import { isObject } from './toolSchema.ts';

export type ArgumentsReading =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: 'not-json'; readonly detail: string }
  | { readonly ok: false; readonly reason: 'not-an-object' };

/** Nothing typed means no arguments. */
export function readArguments(text: string): ArgumentsReading {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ok: true, value } : { ok: false, reason: 'not-an-object' };
  } catch (cause) {
    return {
      ok: false,
      reason: 'not-json',
      detail: cause instanceof Error ? cause.message : String(cause),
    };
  }
}

export function writeArguments(value: unknown): string {
  return JSON.stringify(value ?? {}, null, 2);
}

/** Numbers that lose digits on the way through the form would be changed without a word. */
export function survivesTheForm(text: string): boolean {
  const numbers = text.match(/(?<![\w".])-?\d[\d.eE+-]*/g) ?? [];
  return numbers.every((number) => {
    const value = Number(number);
    return !Number.isInteger(value) || Number.isSafeInteger(value);
  });
}
