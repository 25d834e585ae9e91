import { createRequire } from 'node:module';
import vm from 'node:vm';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';

interface Shimmed {
  URL: { canParse: (url: string, base?: string) => boolean };
  AbortSignal: { any: (signals: AbortSignal[]) => AbortSignal };
  Promise: {
    withResolvers: () => { promise: Promise<unknown>; resolve: (value: unknown) => void };
  };
  Array: ArrayConstructor;
  crypto: Crypto;
}

// A realm without the newer functions, as the old runtime is.
let realm: Shimmed;
beforeEach(() => {
  const context = vm.createContext({
    require: createRequire(import.meta.url),
    URL: OldUrl,
    AbortSignal: () => undefined,
    AbortController,
  });
  vm.runInContext('delete Promise.withResolvers; delete Array.prototype.toSorted;', context);
  vm.runInContext(readFileSync(new URL('./shims.cjs', import.meta.url), 'utf8'), context);
  realm = vm.runInContext('globalThis', context) as Shimmed;
});

/** Makes URLs and has no statics. */
function OldUrl(url: string, base?: string) {
  return new URL(url, base);
}

test('URL.canParse judges as URL does', () => {
  expect(realm.URL.canParse('https://example.com/a')).toBe(true);
  expect(realm.URL.canParse('/a', 'https://example.com')).toBe(true);
  expect(realm.URL.canParse('not a url')).toBe(false);
});

test('AbortSignal.any follows the first signal', () => {
  const first = new AbortController();
  const second = new AbortController();
  const any = realm.AbortSignal.any([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort('why');
  expect(any.aborted).toBe(true);
  expect(any.reason).toBe('why');
  first.abort('later');
  expect(any.reason).toBe('why');
  expect(realm.AbortSignal.any([first.signal]).reason).toBe('later');
});

test('Promise.withResolvers hands out the parts', async () => {
  const { promise, resolve } = realm.Promise.withResolvers();
  resolve('value');
  await expect(promise).resolves.toBe('value');
});

test('toSorted leaves the original alone', () => {
  const list = realm.Array.of(2, 1);
  expect(list.toSorted()).toEqual([1, 2]);
  expect(list).toEqual([2, 1]);
});

test('crypto is the web one', () => {
  expect(realm.crypto.randomUUID()).toMatch(/^[0-9a-f-]{36}$/);
});
