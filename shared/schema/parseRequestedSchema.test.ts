import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProtocolRevision } from '../elicitation/request.ts';
import { checkFormRequest } from './checkRequestParams.ts';
import { parseRequestedSchema } from './parseRequestedSchema.ts';
import { acceptedSchema, anySchema } from './testing/anySchema.ts';

const parse = (schema: unknown, revision: ProtocolRevision = '2025-11-25') =>
  parseRequestedSchema(schema, { revision });
const parseField = (field: unknown, revision?: ProtocolRevision) =>
  parse({ type: 'object', properties: { a: field } }, revision);
const formOf = (schema: unknown) => {
  const reading = parse(schema);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.form;
};
const fieldOf = (field: unknown) => {
  const form = formOf({ type: 'object', properties: { a: field } });
  return { ...form.fields[0], notes: form.notes.map((note) => note.id) };
};

describe('a field outside of the subset refuses the whole (C-FRM-12)', () => {
  const nullType = { type: 'null' };
  it.each<[string, unknown]>([
    ['unknown-type', true],
    ['unknown-type', 'string'],
    ['unknown-type', {}],
    ['unknown-type', { enum: ['a'] }],
    ['unknown-type', { type: 'null' }],
    ['unknown-type', { type: [] }],
    ['unknown-type', { type: ['string', 5] }],
    ['unknown-type', { type: 'toString' }],
    ['unknown-type', { type: 'string', anyOf: [{ type: 'integer' }, nullType] }],
    ['ref', { type: 'string', $dynamicRef: '#x' }],
    ['ref', { anyOf: [{ $ref: '#/x' }, nullType] }],
    ['ref', { type: 'array', items: { $ref: '#/x' } }],
    ['ref', { anyOf: [{ type: 'array', items: { $recursiveRef: '#' } }, nullType] }],
    ['nested-object', { type: ['object', 'null'] }],
    ['nested-object', { anyOf: [{ type: 'object', allOf: [] }, nullType] }],
    ['combinator', { type: 'string', not: {} }],
    ['combinator', { type: 'string', then: {} }],
    ['combinator', { type: 'string', anyOf: [{ const: 'a' }] }],
    ['combinator', { anyOf: [{ type: 'string' }, { type: 'number' }, nullType] }],
    ['combinator', { type: 'string', oneOf: [{ const: 'a' }, { title: 'B' }] }],
    ['combinator', { type: 'string', oneOf: {} }],
    ['combinator', { type: 'boolean', oneOf: [{ const: true }] }],
    ['combinator', { type: 'array', items: { oneOf: [{ const: 'a' }] } }],
    ['combinator', { type: 'array', items: { enum: ['a'] }, contains: { const: 'a' } }],
    ['combinator', { type: 'array', items: { anyOf: [{ type: 'string' }] } }],
    ['malformed-keyword', { type: 'string', maxLength: -1 }],
    ['malformed-keyword', { type: 'string', minLength: 1.5 }],
    ['malformed-keyword', { type: 'string', pattern: 12 }],
    ['malformed-keyword', { type: 'string', format: null }],
    ['malformed-keyword', { type: 'string', enum: 'a' }],
    ['malformed-keyword', { type: 'number', exclusiveMinimum: true }],
    ['malformed-keyword', { type: 'integer', multipleOf: 0 }],
    ['malformed-keyword', { type: 'number', maximum: JSON.parse('1e999') }],
    ['malformed-keyword', { type: 'array', items: { enum: 'a' } }],
    ['malformed-keyword', { type: 'array', items: { enum: ['a'] }, minItems: '1' }],
    ['free-array', { type: 'array' }],
    ['free-array', { type: 'array', items: true }],
    ['free-array', { type: 'array', items: [{ enum: ['a'] }] }],
    ['free-array', { type: 'array', prefixItems: [], items: { enum: ['a'] } }],
    ['free-array', { type: 'array', items: { type: 'array', items: { enum: ['a'] } } }],
    ['array-of-objects', { type: 'array', items: { properties: {} } }],
    ['array-of-objects', { type: 'array', items: { type: ['object', 'null'], enum: [] } }],
    ['no-options', { type: 'string', oneOf: [] }],
    ['no-options', { type: ['string', 'null'], enum: [null] }],
    ['no-options', { type: 'array', items: { enum: [] } }],
    ['no-options', { type: 'string', enum: ['a'], const: 'b' }],
    ['option-type', { type: 'string', const: 5 }],
    ['option-type', { type: 'string', enum: ['a', null] }],
    ['option-type', { type: 'integer', enum: ['1'] }],
    ['option-type', { type: 'boolean', enum: ['yes'] }],
    ['option-type', { type: 'array', items: { enum: [1] } }],
    ['option-type', { type: 'array', items: { type: 'number', enum: ['a'] } }],
    ['option-type', { type: 'array', items: { enum: ['a'] }, enum: [['a']] }],
  ])('%s: %j', (reason, field) => {
    expect(parseField(field)).toEqual({ ok: false, reason, field: 'a' });
  });

  it('gives the first reason in the order of the table, the first field first', () => {
    const bad = { type: 'object', $ref: '#/x', allOf: [] };
    expect(parseField(bad)).toMatchObject({ reason: 'ref' });
    expect(
      parse({ type: 'object', properties: { b: { type: 'file' }, c: bad }, required: ['d'] }),
    ).toEqual({ ok: false, reason: 'unknown-type', field: 'b' });
  });

  it('looks at no items in 2025-06-18 (C-FRM-11)', () => {
    expect(parseField({ type: 'array', items: { $ref: '#/x' } }, '2025-06-18')).toMatchObject({
      reason: 'array-not-in-2025-06-18',
    });
  });
});

describe('the root (C-FRM-1, C-FRM-13 to C-FRM-15)', () => {
  const root = { type: 'object', properties: {} };
  it.each<[string, unknown]>([
    ['missing-schema', undefined],
    ['missing-schema', []],
    ['unknown-dialect', { ...root, $schema: 'http://json-schema.org/draft-04/schema#' }],
    ['unknown-dialect', { ...root, $schema: 5 }],
    ['ref', { ...root, $ref: '#/$defs/x' }],
    ['root-not-object', { ...root, type: ['object'] }],
    ['combinator', { ...root, oneOf: [] }],
    ['combinator', { ...root, dependentRequired: {} }],
    ['root-keyword', { ...root, propertyNames: {} }],
    ['root-keyword', { ...root, const: {} }],
    ['properties-not-object', { type: 'object', properties: [] }],
    ['malformed-keyword', { ...root, minProperties: '1' }],
    ['required-malformed', { ...root, required: null }],
    ['required-malformed', { ...root, required: [1] }],
  ])('%s: %j', (reason, schema) => {
    expect(parse(schema)).toEqual({ ok: false, reason });
  });

  it.each([
    'https://json-schema.org/draft/2020-12/schema#',
    'http://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft-07/schema',
  ])('knows %s', ($schema) => {
    expect(parse({ ...root, $schema }).ok).toBe(true);
  });

  it('ignores what sets no rule on an answer (C-FRM-18)', () => {
    const more = {
      additionalProperties: { $ref: '#' },
      $defs: { x: {} },
      default: 5,
      examples: [],
      minLength: 'x',
    };
    expect(parse({ ...root, ...more }).ok).toBe(true);
  });

  it('refuses what is deep or goes round in circles, at once (C-FRM-14)', () => {
    const circle: Record<string, unknown> = { type: 'object' };
    circle['properties'] = circle;
    expect(parse(circle)).toMatchObject({ reason: 'schema-too-large' });
    const deep: unknown = JSON.parse(`{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`);
    expect(parse(deep)).toMatchObject({ reason: 'schema-too-large' });
  });
});

describe('what stays of a field', () => {
  it('takes what stands beside a union with null before what stands inside (C-FRM-12)', () => {
    const inner = { type: 'string', title: 'In', minLength: 2, maxLength: 9 };
    expect(fieldOf({ title: 'Out', minLength: 3, oneOf: [{ type: 'null' }, inner] })).toMatchObject(
      {
        label: 'Out',
        limits: { minLength: 3, maxLength: 9 },
        notes: ['nullable'],
      },
    );
  });

  it.each([[['A']], [['A', 'B', 'C']], ['A, B'], [[1, 2]], [null]])(
    'shows the values where the names of the options do not fit: %j (C-FRM-10)',
    (enumNames) => {
      expect(fieldOf({ type: 'string', enum: ['a', 'b'], enumNames })).toMatchObject({
        options: [
          { value: 'a', label: 'a' },
          { value: 'b', label: 'b' },
        ],
        notes: ['enum-names-ignored'],
      });
    },
  );

  it('shows no null option, and folds after matching names (C-FRM-10, C-FRM-12)', () => {
    const field = {
      type: ['string', 'null'],
      enum: [null, 'a', 'b', 'a'],
      enumNames: ['None', 'Ay', '', 'Ay again'],
    };
    expect(fieldOf(field)).toMatchObject({
      options: [
        { value: 'a', label: 'Ay' },
        { value: 'b', label: 'b' },
      ],
      notes: ['nullable', 'options-folded'],
    });
  });

  it('is never without a label to be seen: blank titles and names have none (C-FRM-16)', () => {
    const properties = { '': { type: 'string' }, ' ': { type: 'string', title: '\n' } };
    expect(
      formOf({ type: 'object', properties }).fields.map(({ key, label }) => [key, label]),
    ).toEqual([
      ['', '(unnamed)'],
      [' ', '(unnamed)'],
    ]);
  });

  it('ignores checks of other types and titles of another kind (C-FRM-18)', () => {
    expect(
      fieldOf({
        type: 'boolean',
        minLength: 'x',
        format: 5,
        title: 7,
        description: {},
        pattern: 1,
      }),
    ).toEqual({ key: 'a', kind: 'boolean', required: false, label: 'a', limits: {}, notes: [] });
  });

  it('keeps a fitting pattern only, however many there are (C-FRM-14)', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `p${index}`,
        { type: 'string', pattern: 'a{900}' },
      ]),
    );
    const form = formOf({ type: 'object', properties });
    const checked = form.fields.filter((field) => field.limits.pattern !== undefined).length;
    expect(checked).toBeGreaterThan(5);
    expect(form.notes.filter((note) => note.id === 'pattern-unchecked')).toHaveLength(50 - checked);
  });

  it('follows the order of the text only when it is one of the same names (C-FRM-1)', () => {
    const schema = { type: 'object', properties: { b: { type: 'string' }, 1: { type: 'string' } } };
    const keys = (fieldOrder: readonly string[]) => {
      const reading = parseRequestedSchema(schema, { revision: '2026-07-28', fieldOrder });
      return reading.ok ? reading.form.fields.map((field) => field.key) : reading;
    };
    expect(keys(['b', '1'])).toEqual(['b', '1']);
    expect(keys(['b', 'b'])).toEqual(['1', 'b']);
    expect(keys(['b', '1', 'x'])).toEqual(['1', 'b']);
  });
});

describe('params around the form', () => {
  const requestedSchema = { type: 'object', properties: {} };
  it.each<[string, unknown]>([
    ['missing-message', undefined],
    ['missing-message', { message: 5, mode: 'x', requestedSchema }],
    ['unknown-mode', { message: '', mode: null, requestedSchema }],
    ['unknown-mode', { message: '', mode: 'Form', requestedSchema }],
    ['missing-schema', { message: '', requestedSchema: 'x' }],
  ])('%s: %j (C-REQ-2 to C-REQ-4)', (reason, params) => {
    expect(checkFormRequest(params, { revision: '2026-07-28' })).toEqual({ ok: false, reason });
  });

  it('leaves URL mode to its own reading, where it exists (C-REQ-8)', () => {
    const params = { mode: 'url', message: 'm', url: 'https://example.com' };
    expect(checkFormRequest(params, { revision: '2025-11-25' })).toEqual({
      ok: true,
      mode: 'url',
      message: 'm',
    });
    expect(checkFormRequest(params, { revision: '2025-06-18' })).toMatchObject({ ok: false });
  });

  it('counts the bytes of the message (C-FRM-14)', () => {
    const long = (character: string, count: number) =>
      checkFormRequest(
        { message: character.repeat(count), requestedSchema },
        { revision: '2026-07-28' },
      ).ok;
    expect(long('x', 1_000_000)).toBe(true);
    expect(long('x', 1_000_001)).toBe(false);
    expect(long('\u6f22', 333_334)).toBe(false);
  });
});

describe('C-FRM-14 patterns against the defaults of a form', () => {
  const notesOf = (fields: number, length: number) => {
    const field = { type: 'string', pattern: '^(([a-z])+.)+[A-Z]$', default: 'a'.repeat(length) };
    const names = Array.from({ length: fields }, (_, index) => [`f${String(index)}`, field]);
    const { notes } = formOf({ type: 'object', properties: Object.fromEntries(names) });
    return notes.filter(({ id }) => id === 'pattern-unchecked').length;
  };

  it('are checked as long as all of them together take no longer than one match may', () => {
    expect(notesOf(100, 10)).toBe(0);
    expect(notesOf(1, 2_000)).toBe(0);
    const unchecked = notesOf(100, 2_000);
    expect(unchecked).toBeGreaterThan(0);
    expect(unchecked).toBeLessThan(100);
  });
});

describe('whatever comes', () => {
  it('throws never, and refuses with a reason', () => {
    fc.assert(
      fc.property(
        anySchema,
        fc.constantFrom('2025-06-18', '2025-11-25', '2026-07-28'),
        (schema, revision) => {
          const reading = parseRequestedSchema(schema, { revision });
          expect(reading.ok || /^[a-z0-9-]+$/.test(reading.reason)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('accepts all of the subset (C-FRM-2 to C-FRM-10)', () => {
    fc.assert(
      fc.property(acceptedSchema, (schema) => {
        expect(parse(schema)).toMatchObject({ ok: true });
      }),
    );
  });
});
