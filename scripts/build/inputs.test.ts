import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildIfChanged, digestOf } from './inputs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/a.ts'), 'one');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const build = async () => {
  let built = 0;
  const output = path.join(folder, 'out.cjs');
  await buildIfChanged({
    stamp: path.join(folder, 'dist/.stamp'),
    digest: digestOf(folder, ['src', 'absent']),
    outputs: [output],
    build: async () => {
      built += 1;
      writeFileSync(output, '');
    },
  });
  return built === 1;
};

test('builds once for the same inputs', async () => {
  await expect(build()).resolves.toBe(true);
  await expect(build()).resolves.toBe(false);
});

test.each([
  ['a file changed', () => writeFileSync(path.join(folder, 'src/a.ts'), 'two')],
  ['a file came', () => writeFileSync(path.join(folder, 'src/b.ts'), '')],
  ['the output is gone', () => rmSync(path.join(folder, 'out.cjs'))],
])('builds again when %s', async (_name, change) => {
  await build();
  change();
  await expect(build()).resolves.toBe(true);
});

test('a test is no input', async () => {
  await build();
  writeFileSync(path.join(folder, 'src/a.test.ts'), 'test');
  await expect(build()).resolves.toBe(false);
});
