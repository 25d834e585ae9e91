// The restricted form subset that the desk asks with, and what each protocol revision knows of it.
// The desk writes its questions once, in the widest dialect; `formForRevision` narrows them.

export type Revision = '2025-06-18' | '2025-11-25' | '2026-07-28';

interface Described {
  title?: string;
  description?: string;
}

export interface Choice {
  const: string;
  title: string;
}

export type Field = Described &
  (
    | {
        type: 'string';
        minLength?: number;
        maxLength?: number;
        pattern?: string;
        format?: 'email' | 'uri' | 'date' | 'date-time';
        default?: string;
      }
    | { type: 'number' | 'integer'; minimum?: number; maximum?: number; default?: number }
    | { type: 'boolean'; default?: boolean }
    | { type: 'string'; enum: string[]; enumNames?: string[]; default?: string }
    | { type: 'string'; oneOf: Choice[]; default?: string }
    | (Several & { items: { type: 'string'; enum: string[] } })
    | (Several & { items: { anyOf: Choice[] } })
  );

interface Several {
  type: 'array';
  minItems?: number;
  maxItems?: number;
  default?: string[];
}

// A type alias, not an interface: the SDKs' schema types carry an index signature.
export type FormSchema = {
  type: 'object';
  properties: Record<string, Field>;
  required?: string[];
};

export interface FormQuestion {
  message: string;
  requestedSchema: FormSchema;
}

export function formForRevision(schema: FormSchema, revision: Revision): FormSchema {
  const fields = Object.entries(schema.properties).flatMap(([key, field]): [string, Field][] => {
    const narrowed = fieldForRevision(field, revision);
    return narrowed === undefined ? [] : [[key, narrowed]];
  });
  const kept = new Set(fields.map(([key]) => key));
  const required = schema.required?.filter((key) => kept.has(key)) ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(required.length > 0 && { required }),
  };
}

/** What is left of a field, or nothing where the revision has no way to ask for it. */
function fieldForRevision(field: Field, revision: Revision): Field | undefined {
  switch (revision) {
    case '2025-11-25':
      return field;
    case '2026-07-28':
      return withoutPattern(field);
    case '2025-06-18':
      return fieldFor20250618(field);
  }
}

/** `pattern` stands on the 2025-11-25 page only. */
function withoutPattern(field: Field): Field {
  if (!('pattern' in field)) return field;
  const { pattern: _pattern, ...rest } = field;
  return rest;
}

/** 2025-06-18 has no lists, no `oneOf`, and a default on booleans only. */
function fieldFor20250618(field: Field): Field | undefined {
  if (field.type === 'array') return undefined;
  if (field.type === 'boolean') return field;
  const { default: _default, ...rest } = withoutPattern(field);
  if (!('oneOf' in rest)) return rest;
  const { oneOf, ...described } = rest;
  return {
    ...described,
    enum: oneOf.map((choice) => choice.const),
    enumNames: oneOf.map((choice) => choice.title),
  };
}
