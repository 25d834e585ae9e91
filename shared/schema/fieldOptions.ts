// The options of a choice: from titled constants, `enum` (with the older `enumNames`) or `const` (C-FRM-6 to C-FRM-10).
import type { FieldOption } from './formDescription.ts';
import { isTitledOptions, readItems, type FieldSchema } from './fieldSchema.ts';
import { isList, isStringList, own } from './json.ts';

export interface RawOption {
  readonly value: unknown;
  readonly title: unknown;
}

export interface RawOptions {
  readonly options: readonly RawOption[];
  readonly hasBadNames: boolean;
}

/** `null` when the field is no choice. Where several lists stand side by side, a value has to be in all of them. */
export function readRawOptions(field: FieldSchema): RawOptions | null {
  const isArray = field.types[0] === 'array';
  const schema = isArray ? readItems(field.keywords) : field.keywords;
  if (schema === undefined) return null;
  const titled = own(schema, isArray ? 'anyOf' : 'oneOf');
  const values = own(schema, 'enum');
  const names = own(schema, 'enumNames');
  const hasNames = isList(values) && isStringList(names) && names.length === values.length;
  const lists: RawOption[][] = [];
  if (isTitledOptions(titled)) {
    lists.push(titled.map((entry) => ({ value: own(entry, 'const'), title: own(entry, 'title') })));
  }
  if (isList(values)) {
    lists.push(
      values.map((value, index) => ({ value, title: hasNames ? names[index] : undefined })),
    );
  }
  if (Object.hasOwn(schema, 'const')) {
    lists.push([{ value: own(schema, 'const'), title: undefined }]);
  }
  const [first, ...others] = lists;
  if (first === undefined) return null;
  const allowed = others.map((list) => new Set(list.map((option) => option.value)));
  return {
    options: first.filter((option) => allowed.every((set) => set.has(option.value))),
    hasBadNames: isList(values) && names !== undefined && !hasNames,
  };
}

/** A `null` among the options of a field that may be null is no option: null is never sent. */
export function withoutNull(
  field: FieldSchema,
  options: readonly RawOption[],
): readonly RawOption[] {
  if (!field.isNullable) return options;
  return options.filter((option) => option.value !== null);
}

/** The first of repeated options stays, with its title. The gate has checked the values' types. */
export function toFieldOptions(options: readonly RawOption[]): readonly FieldOption[] {
  const byValue = new Map<string | number, FieldOption>();
  for (const { value, title } of options) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!byValue.has(value)) byValue.set(value, { value, label: labelOf(value, title) });
  }
  return [...byValue.values()];
}

function labelOf(value: string | number, title: unknown): string {
  if (typeof title === 'string' && title.trim() !== '') return title;
  return value === '' ? '(empty)' : String(value);
}
