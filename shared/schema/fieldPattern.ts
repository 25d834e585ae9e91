// Compiled patterns and their last verdict, kept per field: a form is read anew at every key. A pure memo, gone with the form.
import type { FormField } from './formDescription.ts';
import { linearPattern, type LinearPattern } from './linearPattern.ts';

interface Memo {
  readonly pattern: LinearPattern | null;
  text: string;
  verdict: boolean | null;
}

const memos = new WeakMap<FormField, Memo>();

/** `null`: the text is too long to be judged in time. */
export function matchesPattern(field: FormField, pattern: string, text: string): boolean | null {
  const known = memos.get(field);
  if (known?.text === text) return known.verdict;
  const compiled = known === undefined ? linearPattern(pattern, Infinity) : known.pattern;
  const verdict = compiled === null ? true : compiled.test(text);
  memos.set(field, { pattern: compiled, text, verdict });
  return verdict;
}
