// From a field that passed the gate's rules to our own description of it, with what there is to note about it.
import type {
  FieldKind,
  FieldLimits,
  FormField,
  FormNoteId,
  TextFormat,
} from './formDescription.ts';
import { readRawOptions, toFieldOptions, withoutNull } from './fieldOptions.ts';
import { readItems, type FieldSchema } from './fieldSchema.ts';
import { formats } from './formats.ts';
import { own, type JsonRecord } from './json.ts';

export interface ParsedField {
  readonly field: FormField;
  readonly notes: readonly FormNoteId[];
}

/** `isCheckable`: whether a pattern can be matched in linear time. */
export function parseField(
  schema: FieldSchema,
  isRequired: boolean,
  isCheckable: (pattern: string) => boolean,
): ParsedField {
  const { key, keywords, isNullable } = schema;
  const type = schema.types[0];
  const raw = readRawOptions(schema);
  const isChoice = raw !== null && type !== 'boolean';
  const options = raw === null || !isChoice ? [] : withoutNull(schema, raw.options);
  const folded = toFieldOptions(options);
  const format = type === 'string' ? own(keywords, 'format') : undefined;
  const known = isTextFormat(format) ? format : undefined;
  const texts = type === 'array' ? (readItems(keywords) ?? {}) : keywords;
  const pattern = type === 'string' || type === 'array' ? own(texts, 'pattern') : undefined;
  const isChecked = typeof pattern === 'string' && isCheckable(pattern);
  const fallback = own(keywords, 'default');
  const description = own(keywords, 'description');

  const notes: FormNoteId[] = [];
  if (format !== undefined && known === undefined) notes.push('unknown-format');
  if (isNullable) notes.push('nullable');
  if (folded.length < options.length) notes.push('options-folded');
  if (isChoice && raw.hasBadNames) notes.push('enum-names-ignored');
  if (pattern !== undefined && !isChecked) notes.push('pattern-unchecked');

  return {
    notes,
    field: {
      key,
      kind: kindOf(type, isChoice, known),
      ...(isChoice && (type === 'number' || type === 'integer') ? { numeric: type } : {}),
      required: isRequired,
      label: labelOf(key, own(keywords, 'title')),
      ...(typeof description === 'string' && description.trim() !== '' ? { description } : {}),
      ...(isChoice ? { options: folded } : {}),
      ...(fallback === undefined || fallback === null ? {} : { default: fallback }),
      limits: {
        ...(type === 'string' || type === 'array' ? pick(texts, ['minLength', 'maxLength']) : {}),
        ...(isChecked ? { pattern } : {}),
        ...(isChoice && known !== undefined ? { format: known } : {}),
        ...(type === 'number' || type === 'integer' ? pick(keywords, numberLimits) : {}),
        ...(type === 'array' ? pick(keywords, ['minItems', 'maxItems']) : {}),
        ...(type === 'boolean' && raw !== null
          ? { allowedBooleans: booleansOf(withoutNull(schema, raw.options)) }
          : {}),
      },
    },
  };
}

const numberLimits = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
] as const;

function pick(schema: JsonRecord, keywords: readonly (keyof FieldLimits)[]): FieldLimits {
  // The gate has checked that they are numbers.
  return Object.fromEntries(
    keywords.flatMap((keyword) =>
      typeof own(schema, keyword) === 'number' ? [[keyword, own(schema, keyword)]] : [],
    ),
  );
}

function booleansOf(options: readonly { readonly value: unknown }[]): readonly boolean[] {
  return [...new Set(options.map((option) => option.value === true))];
}

function isTextFormat(format: unknown): format is TextFormat {
  return typeof format === 'string' && Object.hasOwn(formats, format);
}

function kindOf(
  type: string | undefined,
  isChoice: boolean,
  format: TextFormat | undefined,
): FieldKind {
  if (type === 'array') return 'multi-choice';
  if (isChoice) return 'choice';
  if (type === 'number' || type === 'integer' || type === 'boolean') return type;
  return format ?? 'string';
}

function labelOf(key: string, title: unknown): string {
  if (typeof title === 'string' && title.trim() !== '') return title;
  return key.trim() === '' ? '(unnamed)' : key;
}
