// What the table of cases leaves open; see schemaCases.test.ts for the rest.
import { describe, expect, it } from 'vitest';
import type { DraftValue } from './formDescription.ts';
import { parseRequestedSchema } from './parseRequestedSchema.ts';
import { readAnswer } from './readAnswer.ts';

function read(field: unknown, entered?: DraftValue, isRequired = false) {
  const schema = { type: 'object', properties: { a: field }, required: isRequired ? ['a'] : [] };
  const parsed = parseRequestedSchema(schema, { revision: '2025-11-25' });
  if (!parsed.ok) throw new Error(parsed.reason);
  const draft = new Map(entered === undefined ? [] : [['a', entered] as const]);
  const reading = readAnswer(parsed.form, draft, { zone: 'Europe/Berlin' });
  if (reading.ok)
    return reading.content.length === 0 ? 'absent' : { sent: reading.content[0]?.[1] };
  return reading.errors.fields[0]?.id;
}

const required = (field: unknown, entered?: DraftValue) => read(field, entered, true);

describe('reading an answer', () => {
  it('a required yes-or-no and list are visibly false and empty, also cleared (C-FRM-5)', () => {
    expect(required({ type: 'boolean' })).toEqual({ sent: false });
    expect(required({ type: 'boolean', default: true })).toEqual({ sent: true });
    expect(required({ type: 'boolean', default: true }, null)).toEqual({ sent: false });
    expect(required({ type: 'boolean', const: true })).toBe('not-an-option');
    expect(required({ type: 'array', items: { enum: ['a'] } }, null)).toEqual({ sent: [] });
    expect(required({ type: 'array', items: { enum: ['a'] }, minItems: 1 }, [])).toBe('too-few');
  });

  it('a blank default counts as nothing, whatever the kind (C-DEF-2)', () => {
    expect(read({ type: 'number', default: ' ' })).toBe('absent');
    expect(read({ type: 'string', enum: ['a'], default: '' })).toBe('absent');
    expect(required({ type: 'string', enum: ['a'], default: '' })).toBe('required');
    expect(read({ type: 'string', enum: ['a', ''], default: '' })).toEqual({ sent: '' });
  });

  it('the first error of several, in the order of the table (C-VAL-1)', () => {
    const field = { type: 'string', minLength: 4, pattern: '^x', format: 'date' };
    expect(read(field, 'abc')).toBe('too-short');
    expect(read(field, 'abcd')).toBe('pattern');
    expect(read(field, 'xbcd')).toBe('format');
    const number = { type: 'integer', minimum: 5, multipleOf: 2 };
    expect(read(number, 'x')).toBe('not-a-number');
    expect(read(number, '1.5')).toBe('not-an-integer');
    expect(read(number, '3')).toBe('too-small');
    expect(read(number, '7')).toBe('not-a-multiple');
  });

  it('numbers that would change on the way are refused (C-FRM-4)', () => {
    expect(read({ type: 'integer' }, '1e999')).toBe('unsafe-integer');
    expect(read({ type: 'number' }, '-1e999')).toBe('too-small');
    expect(read({ type: 'number' }, '-0')).toEqual({ sent: 0 });
    expect(read({ type: 'integer', default: 1.5 })).toBe('not-an-integer');
    expect(read({ type: 'integer', enum: [1.5] }, 1.5)).toBe('not-an-integer');
  });

  it('a local time gets its offset; what the zone skips is an error; a default is not converted (C-VAL-5)', () => {
    const field = { type: 'string', format: 'date-time' };
    expect(read(field, '2026-07-01 09:00')).toEqual({ sent: '2026-07-01T09:00:00+02:00' });
    expect(read(field, '2026-03-29T02:30')).toBe('format');
    expect(read({ ...field, default: '2026-07-01T09:00' })).toBe('format');
    expect(read({ ...field, default: '2026-07-01T09:00:00Z' })).toEqual({
      sent: '2026-07-01T09:00:00Z',
    });
  });

  it('checks of text hold for options as well (C-FRM-18)', () => {
    expect(read({ type: 'string', enum: ['a', 'bcd'], minLength: 2 }, 'a')).toBe('too-short');
    expect(read({ type: 'string', enum: ['x', 'urn:x'], format: 'uri' }, 'x')).toBe('format');
    const list = { type: 'array', items: { enum: ['a', 'b1'], pattern: '\\d' } };
    expect(read(list, ['b1', 'a'])).toBe('pattern');
    expect(read(list, ['b1'])).toEqual({ sent: ['b1'] });
  });

  it('what no control would give is caught (C-VAL-2)', () => {
    expect(read({ type: 'string' }, 5)).toBe('wrong-type');
    expect(read({ type: 'boolean' }, 'true')).toBe('wrong-type');
    expect(read({ type: 'number' }, Number.NaN)).toBe('not-a-number');
    expect(read({ type: 'integer', enum: [1, 2] }, '2')).toBe('not-an-option');
    expect(read({ type: 'array', items: { enum: ['a'] } }, ['a', 'a'])).toBe('not-an-option');
  });

  it('a text too long to be matched in time is too long (C-FRM-14)', () => {
    expect(read({ type: 'string', pattern: '^.{0,900}x?$' }, 'y'.repeat(50_000))).toBe('too-long');
  });
});
