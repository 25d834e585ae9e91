import { describe, expect, it } from 'vitest';
import { drawableSchema } from './toolSchema.ts';

const nested = (depth: number): Record<string, unknown> =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } };

describe('drawableSchema', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a remote reference', { type: 'object', properties: { a: { $ref: 'https://x.example/s' } } }],
    ['a relative reference', { type: 'object', allOf: [{ $ref: 'other.json' }] }],
    ['a root that is no object', { type: 'array', items: {} }],
    ['a key __proto__', JSON.parse('{"type":"object","properties":{"__proto__":{}}}')],
    ['nesting without end', nested(100)],
    ['itself within allOf', { type: 'object', properties: { a: { allOf: [{ $ref: '#' }] } } }],
    ['more than 256 kB', { type: 'object', description: 'x'.repeat(300_000) }],
  ])('leaves %s to raw JSON (C-FRM-13)', (_, schema) => {
    expect(drawableSchema(schema)).toBeNull();
  });

  it('runs no pattern of the server, but keeps fields that are called so (C-FRM-14)', () => {
    const schema = drawableSchema({
      type: 'object',
      properties: { pattern: { type: 'string', pattern: '^(a+)+$' }, $id: { type: 'string' } },
      patternProperties: { '(b+)+': {} },
    });
    expect(schema).toEqual({
      type: 'object',
      properties: { pattern: { type: 'string' }, $id: { type: 'string' } },
    });
  });

  it('keeps values as they are, whatever they look like', () => {
    const value = { pattern: 'x', $ref: 'https://x.example' };
    const schema = { type: 'object', properties: { a: { enum: [value], default: value } } };
    expect(drawableSchema(schema)).toEqual(schema);
  });

  it('keeps local references', () => {
    const schema = {
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'string' } },
    };
    expect(drawableSchema(schema)).toEqual(schema);
  });
});
