import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { createToolRules } from './toolRules.ts';

const rules = createToolRules((keyword, limit) => `${keyword} ${JSON.stringify(limit)}`);
const check = (schema: RJSFSchema, value: unknown) =>
  rules.validateFormData(value, schema).errors.map(({ property, message }) => [property, message]);

describe('checking tool arguments', () => {
  it('puts an error where it belongs, with the limit that was broken', () => {
    const schema: RJSFSchema = {
      type: 'object',
      required: ['a', 'b.c'],
      properties: {
        n: { type: 'object', properties: { z: { $ref: '#/$defs/Z' } } },
        l: { type: 'array', items: { type: 'string', minLength: 2 } },
      },
      $defs: { Z: { type: 'integer', minimum: 5 } },
    };
    expect(check(schema, { n: { z: 1 }, l: ['xy', 'x'], a: undefined })).toEqual([
      ['.a', 'required ["a","b.c"]'],
      ['.b.c', 'required ["a","b.c"]'],
      ['.n.z', 'minimum 5'],
      ['.l.1', 'minLength 2'],
    ]);
  });

  it('calls an entry that was added and left empty missing, not wrong', () => {
    const schema: RJSFSchema = {
      type: 'object',
      properties: { l: { type: 'array', items: { type: 'string' } } },
    };
    expect(check(schema, { l: [undefined] })).toEqual([['.l.0', 'required null']]);
  });

  it('does not blame the chosen variant for what the other one wants', () => {
    const variant = (kind: string, more: NonNullable<RJSFSchema['properties']>): RJSFSchema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, ...more },
    });
    const schema: RJSFSchema = {
      type: 'object',
      properties: {
        pay: { oneOf: [variant('cash', { coins: { type: 'integer' } }), variant('card', {})] },
      },
    };
    expect(check(schema, { pay: { kind: 'card' } })).toEqual([]);
    expect(check(schema, { pay: { kind: 'cash', coins: 'x' } })).toContainEqual([
      '.pay.coins',
      'type "integer"',
    ]);
  });

  it('checks nothing, and does not throw, with a schema that cannot be interpreted', () => {
    expect(check({ type: 'object', properties: { a: { $ref: '#/nowhere' } } }, { a: 1 })).toEqual(
      [],
    );
  });

  it('resolves references of a part of the schema in the whole', () => {
    const root: RJSFSchema = { $defs: { A: { type: 'string' } } };
    const part: RJSFSchema = { properties: { a: { $ref: '#/$defs/A' } } };
    expect(rules.isValid(part, { a: 'x' }, root)).toBe(true);
    expect(rules.isValid(part, { a: 1 }, root)).toBe(false);
  });
});
