import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { expect, onTestFinished, test } from 'vitest';
import { asarOf } from './asar.mjs';

const packed = (files: Record<string, string>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'asar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'test.asar');
  writeFileSync(file, asarOf(files));
  return file;
};

test('writes what the reference implementation reads', () => {
  const file = packed({ 'package.json': '{"main":"a.cjs"}', 'a.cjs': 'ünïcode', 'empty.txt': '' });
  expect(listPackage(file, { isPack: false })).toEqual(['/package.json', '/a.cjs', '/empty.txt']);
  expect(extractFile(file, 'package.json').toString()).toBe('{"main":"a.cjs"}');
  expect(extractFile(file, 'a.cjs').toString()).toBe('ünïcode');
  expect(extractFile(file, 'empty.txt')).toHaveLength(0);
});

test.each([0, 1, 2, 3])('pads the index, %i letters more', (more) => {
  const name = `f${'x'.repeat(more)}`;
  expect(extractFile(packed({ [name]: 'content' }), name).toString()).toBe('content');
});
