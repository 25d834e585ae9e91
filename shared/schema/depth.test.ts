import { describe, expect, it } from 'vitest';
import { isTooDeep } from './depth.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`);

describe('depth of JSON', () => {
  it.each([
    [null, false],
    ['text', false],
    [{ a: [{ b: 1 }] }, false],
    [nested(98), false],
    [nested(104), true],
    [nested(200_000), true],
  ])('%#', (value, isDeep) => {
    expect(isTooDeep(value)).toBe(isDeep);
  });
});
