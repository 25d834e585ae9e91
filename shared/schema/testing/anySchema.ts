// Made-up schemas for property tests: those that the gate accepts with ways of filling them, and ones that it may refuse.
import fc from 'fast-check';
import type { DraftValue, FormDescription, FormDraft, FormField } from '../formDescription.ts';

const key = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 6 }) },
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '10', 'a.b', '\u59d3\u540d', '$ref'),
);
const text = fc.string({ maxLength: 8 });
const optional = (record: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(record, { requiredKeys: [] });

const textField = optional({
  title: text,
  description: text,
  minLength: fc.nat(4),
  maxLength: fc.nat(9),
  pattern: fc.constantFrom('^[a-z]*$', '\\d', '.', '(?=x)', '^.{1,3}$', '('),
  format: fc.constantFrom('email', 'uri', 'date', 'date-time', 'x-colour'),
  default: fc.oneof(
    text,
    fc.constantFrom('2026-01-01', 'a@b.de', '2026-03-01T10:30:00Z'),
    fc.integer(),
  ),
}).map((field) => ({ type: 'string', ...field }));

const numberField = fc
  .tuple(
    fc.constantFrom('number', 'integer'),
    optional({
      minimum: fc.integer({ min: -10, max: 5 }),
      maximum: fc.double({ min: 0, max: 50, noNaN: true }),
      exclusiveMaximum: fc.integer({ min: 0, max: 99 }),
      multipleOf: fc.constantFrom(0.01, 0.5, 2),
      default: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double({ noNaN: true }), text),
    }),
  )
  .map(([type, field]) => ({ type, ...field }));

const booleanField = optional({
  default: fc.boolean(),
  const: fc.boolean(),
}).map((field) => ({ type: 'boolean', ...field }));

const values = fc.array(fc.oneof(text, fc.constantFrom('', 'a', 'b')), {
  minLength: 1,
  maxLength: 5,
});
const titled = values.map((list) => list.map((value) => ({ const: value, title: `T ${value}` })));

const choiceField = fc.oneof(
  fc.tuple(values, optional({ default: text })).map(([list, more]) => ({
    type: 'string',
    enum: list,
    ...more,
  })),
  titled.map((list) => ({ type: 'string', oneOf: list })),
  fc
    .array(fc.integer(), { minLength: 1, maxLength: 4 })
    .map((list) => ({ type: 'integer', enum: list })),
);

const picks = optional({
  minItems: fc.nat(2),
  maxItems: fc.integer({ min: 1, max: 4 }),
  default: fc.array(text, { maxLength: 2 }),
});
const multiField = fc
  .tuple(
    fc.oneof(
      values.map((list) => ({ type: 'string', enum: list })),
      titled.map((list) => ({ anyOf: list })),
    ),
    picks,
  )
  .map(([items, more]) => ({ type: 'array', items, ...more }));

const field = fc.oneof(textField, numberField, booleanField, choiceField, multiField);
const nullableField = fc.oneof(
  { weight: 5, arbitrary: field },
  field.map((inner) => ({ anyOf: [inner, { type: 'null' }] })),
);

/** Within the subset: the gate accepts each (2025-11-25 and later). */
export const acceptedSchema: fc.Arbitrary<unknown> = fc
  .uniqueArray(fc.tuple(key, nullableField), { maxLength: 6, selector: ([name]) => name })
  .chain((entries) =>
    fc.tuple(
      fc.constant(entries),
      fc.subarray(entries.map(([name]) => name)),
      optional({ minProperties: fc.nat(2), maxProperties: fc.integer({ min: 1, max: 6 }) }),
    ),
  )
  .map(([entries, required, more]) => ({
    type: 'object',
    properties: Object.fromEntries(entries),
    required,
    ...more,
  }));

const keyword = fc.constantFrom(
  ...[
    'type',
    'enum',
    'oneOf',
    'anyOf',
    'items',
    'const',
    'properties',
    'required',
    'default',
    'title',
    'format',
    'pattern',
  ],
  ...[
    'minLength',
    'multipleOf',
    '$ref',
    '$schema',
    'allOf',
    'enumNames',
    'minItems',
    'description',
    '__proto__',
    'toJSON',
  ],
);
const anyValue = fc.oneof(
  fc.jsonValue({ depthSize: 'small' }),
  fc.constantFrom<unknown>(
    'string',
    'array',
    'object',
    'null',
    ['string', 'null'],
    [],
    {},
    null,
    undefined,
    NaN,
    Infinity,
  ),
);

/** An accepted one with some keyword somewhere set to anything, or something else altogether. */
export const anySchema: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: fc.anything() },
  {
    weight: 8,
    arbitrary: fc
      .tuple(acceptedSchema, fc.array(fc.tuple(fc.nat(), keyword, anyValue), { maxLength: 3 }))
      .map(mutate),
  },
);

function mutate([schema, changes]: readonly [
  unknown,
  readonly (readonly [number, string, unknown])[],
]): unknown {
  const copy: unknown = structuredClone(schema);
  for (const [place, name, value] of changes) {
    const objects = objectsIn(copy);
    const target = objects[place % objects.length];
    if (target !== undefined) {
      Object.defineProperty(target, name, {
        value: structuredClone(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return copy;
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Some way of filling a form, controls and forgeries alike. */
export function anyDraft(form: FormDescription): fc.Arbitrary<FormDraft> {
  const entries = form.fields.map((entry) =>
    fc.option(anyEntry(entry), { nil: undefined }).map((value) => [entry.key, value] as const),
  );
  return fc.tuple(...entries).map((list) => {
    const filled = list.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return new Map(filled);
  });
}

function anyEntry(entry: FormField): fc.Arbitrary<DraftValue> {
  const options = (entry.options ?? []).map((option) => option.value);
  const texts = options.filter((value) => typeof value === 'string');
  const fitting: readonly fc.Arbitrary<DraftValue>[] = [
    fc.constant(null),
    fc.boolean(),
    fc.oneof(
      text,
      fc.constantFrom('abc', '1', ' ', 'a@b.de', 'urn:x', '2026-02-03', '2026-03-01T10:30'),
    ),
    fc
      .oneof(fc.integer({ min: -20, max: 120 }), fc.double({ min: -5, max: 60, noNaN: true }))
      .map(String),
    ...(options.length > 0 ? [fc.constantFrom(...options)] : []),
    fc.subarray([...new Set(texts)]),
  ];
  return fc.oneof(...fitting);
}
