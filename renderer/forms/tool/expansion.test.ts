import { describe, expect, it } from 'vitest';
import { isExpansionBounded } from './expansion.ts';

const doubling = Object.fromEntries(
  Array.from({ length: 30 }, (_, n) => [
    `d${n}`,
    n === 0
      ? { type: 'object' }
      : { allOf: [{ $ref: `#/$defs/d${n - 1}` }, { $ref: `#/$defs/d${n - 1}` }] },
  ]),
);

describe('the expansion of a schema', () => {
  it.each<[string, Record<string, unknown>]>([
    ['allOf', { properties: { a: { allOf: [{ $ref: '#' }] } } }],
    ['if', { properties: { a: { if: { $ref: '#' }, then: {} } } }],
    ['else', { properties: { a: { if: {}, else: { properties: { b: { $ref: '#' } } } } } }],
    ['allOf by way of a definition', { $defs: { A: { allOf: [{ $ref: '#/$defs/A' }] } } }],
    ['allOf, in itself', { allOf: [{ $ref: '#/allOf' }] }],
  ])('has no end when it contains itself in %s', (_, schema) => {
    expect(isExpansionBounded(schema)).toBe(false);
  });

  it('has none in practice when it doubles at each step', () => {
    expect(isExpansionBounded({ allOf: [{ $ref: '#/$defs/d29' }], $defs: doubling })).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['references that are drawn one level at a time', { properties: { a: { $ref: '#' } } }],
    ['alternatives', { properties: { a: { anyOf: [{ $ref: '#' }, { type: 'null' }] } } }],
    ['allOf of a definition', { allOf: [{ $ref: '#/$defs/A' }], $defs: { A: { type: 'object' } } }],
    ['a reference to nothing', { allOf: [{ $ref: '#/$defs/B' }] }],
    ['an escaped name', { allOf: [{ $ref: '#/$defs/a~1b' }], $defs: { 'a/b': {} } }],
  ])('ends with %s', (_, schema) => {
    expect(isExpansionBounded(schema)).toBe(true);
  });
});
