// 20,000 random and mutated schemas through the gate (C-FRM-12): it never throws, refuses with a reason that is listed only,
// and what it accepts can be drawn and answered without another look at the schema.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProtocolRevision } from '../elicitation/request.ts';
import { checkFormRequest, type RequestReading } from './checkRequestParams.ts';
import type { FieldKind, FormDescription, FormNoteId } from './formDescription.ts';
import { readAnswer } from './readAnswer.ts';
import type { FormRefusalReason } from './refusal.ts';
import { acceptedSchema, anySchema } from './testing/anySchema.ts';
import { paramsOf, parseCases } from './testing/schemaCases.ts';
import { toDrawingSchema } from './toDrawingSchema.ts';

const reasons: Readonly<Record<FormRefusalReason, true>> = {
  'missing-message': true,
  'message-too-long': true,
  'unknown-mode': true,
  'url-mode-not-in-2025-06-18': true,
  'missing-schema': true,
  'schema-too-large': true,
  'unknown-dialect': true,
  ref: true,
  'root-not-object': true,
  'nested-object': true,
  combinator: true,
  'root-keyword': true,
  'properties-not-object': true,
  'too-many-fields': true,
  'unknown-type': true,
  'malformed-keyword': true,
  'array-not-in-2025-06-18': true,
  'free-array': true,
  'array-of-objects': true,
  'no-options': true,
  'option-type': true,
  'too-many-options': true,
  'required-malformed': true,
  'required-unknown-field': true,
};
const kinds: Readonly<Record<FieldKind, true>> = {
  string: true,
  email: true,
  uri: true,
  date: true,
  'date-time': true,
  number: true,
  integer: true,
  boolean: true,
  choice: true,
  'multi-choice': true,
};
const noteIds: Readonly<Record<FormNoteId, true>> = {
  'unknown-format': true,
  nullable: true,
  'options-folded': true,
  'enum-names-ignored': true,
  'pattern-unchecked': true,
  'default-invalid': true,
  'secret-like': true,
};

const cases = parseCases(readFileSync(new URL('./cases/schemas.json', import.meta.url), 'utf8'))
  .map((entry) => paramsOf(entry))
  // The few of a quarter of a megabyte are judged by their own tests: copying them takes all the time here.
  .filter((params) => JSON.stringify(params).length < 20_000);
const texts = cases.map((params) => JSON.stringify(params));

const revision = fc.constantFrom<ProtocolRevision>('2025-06-18', '2025-11-25', '2026-07-28');

function expectSound(reading: RequestReading): void {
  if (!reading.ok) {
    if (!Object.hasOwn(reasons, reading.reason)) throw new Error(`reason ${reading.reason}`);
    if (reading.field !== undefined && typeof reading.field !== 'string') throw new Error('field');
    return;
  }
  if (reading.mode === 'form') expectUsable(reading.form);
}

/** Plain throws: an `expect` for each would take longer than the gate. */
function expectUsable(form: FormDescription): void {
  const keys = new Set(form.fields.map(({ key }) => key));
  const options = form.fields.reduce((sum, field) => sum + (field.options?.length ?? 0), 0);
  const isSound =
    keys.size === form.fields.length &&
    form.fields.length <= 100 &&
    options <= 2_000 &&
    form.fields.every(({ kind, label }) => Object.hasOwn(kinds, kind) && label.trim() !== '') &&
    form.fields.every(({ kind, options: list }) =>
      kind === 'choice' || kind === 'multi-choice' ? list !== undefined : list === undefined,
    ) &&
    form.notes.every(
      ({ id, field }) => Object.hasOwn(noteIds, id) && (field === undefined || keys.has(field)),
    );
  if (!isSound) throw new Error(`unsound: ${JSON.stringify(form).slice(0, 500)}`);
  toDrawingSchema(form);
  readAnswer(form, new Map(), { zone: 'Asia/Taipei' });
  readAnswer(form, new Map(form.fields.map(({ key }) => [key, 'x'])), { zone: 'UTC' });
}

const words = [
  ...['type', 'properties', 'required', 'items', 'enum', 'enumNames', 'oneOf', 'anyOf', 'const'],
  ...['default', 'title', 'description', 'format', 'pattern', 'minLength', 'maxLength', 'minimum'],
  ...['maximum', 'exclusiveMinimum', 'multipleOf', 'minItems', 'maxItems', 'minProperties', '$ref'],
  ...['$schema', 'allOf', 'not', 'if', 'prefixItems', 'additionalProperties', 'nullable', 'mode'],
  ...['message', 'requestedSchema', '__proto__', 'constructor', 'toJSON', 'length', '', '0'],
];
const odd: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.1, 1e308, 2 ** 53, '', ' ', 'x', '\u0000', '\ud800', '\u202e'],
  ...['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 'form', 'url'],
  ...['date', 'date-time', 'email', 'uri', '(a+)+$', '(?<=x)', '[', '\\p{L}+', '^.{0,999}$'],
  ...[[], {}, [[]], [null], [''], ['a', 'a'], [{}], ['string', 'null'], { type: 'string' }],
  ...[{ type: 'null' }, { const: 'a' }, { $ref: '#' }, { type: 'array', items: { enum: ['a'] } }],
];

type Change = readonly [
  act: 'drop' | 'set' | 'copy' | 'wrap',
  at: number,
  word: number,
  odd: number,
];
const change: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom('drop', 'set', 'copy', 'wrap'),
  fc.nat(9_999),
  fc.nat(words.length - 1),
  fc.nat(odd.length - 1),
);

/** The params with keys dropped, values replaced by odd ones, parts copied to other places and wrapped. */
function mutated(text: string, changes: readonly Change[]): unknown {
  const root: { params: unknown } = { params: JSON.parse(text) };
  for (const [act, at, word, value] of changes) {
    const places = placesIn(root);
    const place = places[at % places.length];
    const other = places[(at * 31 + word) % places.length];
    if (place === undefined || other === undefined) continue;
    const name = words[word] ?? '';
    if (act === 'drop') Reflect.deleteProperty(place.holder, place.key);
    if (act === 'copy') put(place.holder, place.key, structuredClone(other.value));
    if (act === 'wrap') put(place.holder, place.key, { [name]: place.value });
    if (act === 'set') {
      const isOpen = isObject(place.value) && !Array.isArray(place.value);
      const [target, key] = isOpen ? [place.value, name] : [place.holder, place.key];
      put(target, key, structuredClone(odd[value]));
    }
  }
  return root.params;
}

interface Place {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

function placesIn(holder: object): readonly Place[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => [
    { holder, key, value },
    ...(isObject(value) ? placesIn(value) : []),
  ]);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function put(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

describe('20,000 schemas', { timeout: 60_000 }, () => {
  it('14,000 mutated from the cases: no exception, no refusal without a known reason', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.nat(texts.length - 1),
        fc.array(change, { minLength: 1, maxLength: 4, size: 'max' }),
        revision,
        (index, changes, asked) => {
          const reading = checkFormRequest(mutated(texts[index] ?? '', changes), {
            revision: asked,
          });
          expectSound(reading);
          seen.add(reading.ok ? 'accepted' : reading.reason);
        },
      ),
      { numRuns: 14_000 },
    );
    // The mutations reach all of the gate, or they would prove little.
    const unreached = Object.keys(reasons).filter((reason) => !seen.has(reason));
    const bySize = ['message-too-long', 'schema-too-large', 'too-many-fields', 'too-many-options'];
    expect(unreached.filter((reason) => !bySize.includes(reason))).toEqual([]);
    expect(seen).toContain('accepted');
  });

  it('4,000 of anything at all', () => {
    fc.assert(
      fc.property(anySchema, revision, (requestedSchema, asked) => {
        expectSound(checkFormRequest({ message: 'm', requestedSchema }, { revision: asked }));
      }),
      { numRuns: 4_000 },
    );
  });

  it('2,000 within the rules: accepted', () => {
    fc.assert(
      fc.property(acceptedSchema, (requestedSchema) => {
        const reading = checkFormRequest(
          { message: 'm', requestedSchema },
          { revision: '2026-07-28' },
        );
        expect(reading.ok).toBe(true);
        expectSound(reading);
      }),
      { numRuns: 2_000 },
    );
  });
});
