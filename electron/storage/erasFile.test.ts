import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErasFile, type ErasFile } from './erasFile.ts';
import { createJsonFile } from './jsonFile.ts';

const dayMs = 24 * 60 * 60 * 1_000;
let folder = '';
let path = '';
let nowMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-eras-'));
  path = join(folder, 'generations.json');
  nowMs = Date.parse('2026-12-01T00:00:00Z');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<ErasFile> {
  const now = (): number => nowMs;
  const file = createErasFile(createJsonFile(path, now), now);
  await file.load();
  return file;
}

const written = (): unknown => JSON.parse(readFileSync(path, 'utf8'));
const saved = (content: unknown): Promise<void> =>
  vi.waitFor(() => {
    expect(written()).toEqual(content);
  });

test('C-NEG-6: a verdict is kept with its date, and forgotten when asked to', async () => {
  const file = await open();
  expect(file.of('a').recall()).toBeNull();
  file.of('a').remember('legacy');
  await saved({ servers: { a: { era: 'legacy', at: '2026-12-01T00:00:00.000Z' } } });
  const next = await open();
  expect(next.of('a').recall()).toBe('legacy');
  expect(next.of('b').recall()).toBeNull();
  next.of('a').forget();
  await saved({ servers: {} });
});

test('C-NEG-6: legacy holds for a week from the day it was found out, modern without an end', async () => {
  const file = await open();
  file.of('old').remember('legacy');
  file.of('new').remember('modern');
  nowMs += 6 * dayMs;
  expect(file.of('old').recall()).toBe('legacy');
  // Used again, not found out again.
  file.of('old').remember('legacy');
  nowMs += dayMs;
  expect(file.of('old').recall()).toBeNull();
  expect(file.of('new').recall()).toBe('modern');
  file.of('old').remember('legacy');
  expect(file.of('old').recall()).toBe('legacy');
});

test('C-NEG-6: a date to come is none', async () => {
  const file = await open();
  file.of('a').remember('legacy');
  nowMs -= dayMs;
  expect(file.of('a').recall()).toBeNull();
});

test('what cannot be read is found out again', async () => {
  for (const text of ['{', '[]', '{"servers":{"a":{"era":"ancient","at":"x"}}}']) {
    writeFileSync(path, text);
    expect((await open()).of('a').recall()).toBeNull();
  }
});

test('200 servers at most, the ones found out last', async () => {
  const file = await open();
  for (let nth = 0; nth <= 200; nth += 1) file.of(`server-${String(nth)}`).remember('modern');
  expect(file.of('server-0').recall()).toBeNull();
  expect(file.of('server-1').recall()).toBe('modern');
  expect(file.of('server-200').recall()).toBe('modern');
});

test('without a key nothing is kept', async () => {
  const file = await open();
  file.of(null).remember('legacy');
  expect(file.of(null).recall()).toBeNull();
});
