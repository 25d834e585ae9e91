// Options of a choice as the widgets use them, their labels cleaned (C-IDN-5), their values as they came: addressed by position, so that an empty or odd value is as good as any other.
import { deepEquals } from '@rjsf/utils';
import { inertJson } from '../../shared/text/inertJson.ts';
import { shownName } from '../../shared/text/shownName.ts';

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
    label: labelOf(label),
  }));
}

/** Blanks alone would be no label, nor would what cannot be seen; in quotes they can be told from each other. */
function labelOf(label: string): string {
  return shownName(label, 'fieldTitle') || inertJson(JSON.stringify(label.slice(0, 60)));
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
