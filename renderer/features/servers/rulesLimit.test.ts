import { expect, test } from 'vitest';
import { readLimit } from './rulesLimit.ts';

test.each<[string, number | null]>([
  ['1', 1],
  [' 100 ', 100],
  ['１２', 12],
  ['0', null],
  ['101', null],
  ['', null],
  ['1.5', null],
  ['-3', null],
  ['1e1', null],
  ['0x10', null],
  ['9999999', null],
  ['twelve', null],
])('C-RAT-2: %j as a limit of at most 100 is %j', (text, value) => {
  expect(readLimit(text, 100)).toBe(value);
});
