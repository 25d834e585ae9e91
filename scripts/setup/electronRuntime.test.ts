import { expect, test } from 'vitest';
import { chooseSource } from './electronRuntime.mjs';

const nothing = { override: false, official: false, officialFailed: false, cached: false };

test.each([
  ['a fresh machine tries the official host', {}, 'install-official'],
  ['the official binary is used when present', { official: true }, 'official'],
  ['an official binary wins over a cached fallback', { official: true, cached: true }, 'official'],
  ['what the person set wins over everything', { override: true, official: true }, 'override'],
  ['a second start needs no network', { officialFailed: true, cached: true }, 'cached-fallback'],
  ['after npm ci the official host gets a chance', { cached: true }, 'install-official'],
  ['a failed host is tried again without a fallback', { officialFailed: true }, 'install-official'],
])('%s', (_name, facts, source) => {
  expect(chooseSource({ ...nothing, ...facts })).toBe(source);
});
