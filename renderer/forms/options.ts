// Options of a choice as the widgets use them: addressed by position, so that an empty or odd value is as good as any other.
import { deepEquals } from '@rjsf/utils';

export interface Option {
  readonly key: string;
  readonly value: unknown;
  readonly label: string;
}

/** Up to this many options are all in view; beyond, the list is searched. */
export const inViewAtMost = 7;

export function toOptions(
  enumOptions: readonly { readonly value: unknown; readonly label: string }[] | undefined,
): readonly Option[] {
  return (enumOptions ?? []).map(({ value, label }, index) => ({
    key: String(index),
    value,
    // Blanks alone would be no label; in quotes they can be told from each other.
    label: label.trim() === '' ? JSON.stringify(label) : label,
  }));
}

export function keyOf(options: readonly Option[], value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return options.find((option) => isSame(option.value, value))?.key ?? null;
}

export function keysOf(options: readonly Option[], values: unknown): readonly string[] {
  if (!Array.isArray(values)) return [];
  const picked: readonly unknown[] = values;
  return options
    .filter((option) => picked.some((value) => isSame(option.value, value)))
    .map(({ key }) => key);
}

/** The values of the picked options, in the order of the list. */
export function valuesOf(options: readonly Option[], keys: ReadonlySet<string>): unknown[] {
  return options.filter(({ key }) => keys.has(key)).map(({ value }) => value);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && deepEquals(a, b));
}
