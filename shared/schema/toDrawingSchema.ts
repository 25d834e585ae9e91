// Our own JSON Schema of a form, for drawing it and for the authority in main: positional names, so that `__proto__`, names
// like numbers and names with dots are harmless, and only what the gate has understood. Defaults are left out: they are
// visible initial values, never filled in by a library (C-DEF-3).
import { assertNever } from '../assertNever.ts';
import type { FieldOption, FormDescription, FormField } from './formDescription.ts';

export interface DrawingOption {
  readonly const: string | number;
  readonly title: string;
}

export interface DrawingField {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly title: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly enum?: readonly boolean[];
  readonly oneOf?: readonly DrawingOption[];
  readonly items?: { readonly type: 'string'; readonly oneOf: readonly DrawingOption[] };
}

export interface DrawingSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, DrawingField>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** The name of the field at this place: `f0`, `f1`, ... */
export function drawingName(index: number): string {
  return `f${index}`;
}

export function toDrawingSchema(form: FormDescription): DrawingSchema {
  const entries = form.fields.map(
    (field, index) => [drawingName(index), drawField(field)] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: form.fields.flatMap((field, index) => (field.required ? [drawingName(index)] : [])),
    additionalProperties: false,
  };
}

function drawField(field: FormField): DrawingField {
  const { label: title, description } = field;
  const words = { title, ...(description === undefined ? {} : { description }) };
  const { allowedBooleans, minLength, maxLength, pattern, ...limits } = field.limits;
  const text = {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
  switch (field.kind) {
    case 'boolean':
      return { type: 'boolean', ...words, ...(allowedBooleans ? { enum: allowedBooleans } : {}) };
    case 'number':
    case 'integer':
      return { type: field.kind, ...words, ...limits };
    case 'choice':
      return {
        type: field.numeric ?? 'string',
        ...words,
        ...limits,
        ...text,
        oneOf: draw(field.options),
      };
    case 'multi-choice': {
      const items = { type: 'string', ...text, oneOf: draw(field.options) } as const;
      return { type: 'array', ...words, ...limits, uniqueItems: true, items };
    }
    case 'string':
      return { type: 'string', ...words, ...text };
    case 'email':
    case 'uri':
    case 'date':
    case 'date-time':
      return { type: 'string', ...words, ...text, format: field.kind };
    default:
      return assertNever(field.kind);
  }
}

function draw(options: readonly FieldOption[] = []): readonly DrawingOption[] {
  return options.map(({ value, label }) => ({ const: value, title: label }));
}
