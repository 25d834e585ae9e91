import { expect, test } from 'vitest';
import { matchesLock } from './nodePackages.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const b = { version: '2.0.0', integrity: 'sha512-b' };
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': a,
    'node_modules/b': { ...b, optional: true },
  },
};

test('accepts the locked tree', () => {
  expect(matchesLock(lock, { packages: { 'node_modules/a': a, 'node_modules/b': { ...b } } })).toBe(
    true,
  );
});

test('accepts that an optional package of another platform is absent', () => {
  expect(matchesLock(lock, { packages: { 'node_modules/a': a } })).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', { packages: { 'node_modules/b': b } }],
  ['a version differs', { packages: { 'node_modules/a': { ...a, version: '1.0.1' } } }],
  ['a hash differs', { packages: { 'node_modules/a': { ...a, integrity: 'sha512-x' } } }],
  ['a package is left over', { packages: { 'node_modules/a': a, 'node_modules/c': b } }],
])('installs again when %s', (_name, installed) => {
  expect(matchesLock(lock, installed)).toBe(false);
});
