import {
  appendFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeLine } from '../../shared/history/historyEntry.ts';
import { asked, ran } from '../../shared/history/testing/entries.ts';
import { createHistoryFile } from './historyFile.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-history-'));
  path = join(folder, 'history.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => createHistoryFile(path, () => 0);
const opened = async () => {
  const file = open();
  return { file, ...(await file.load()) };
};
const one = writeLine(asked({ id: 'one' }));
const two = writeLine(ran({ id: 'two', tools: ['\u672c\u65e5\ud83d\ude00'] }));
const linesOf = (text: string) => text.split('\n').filter(Boolean);

test('is missing at first, is readable by the person alone, and holds what was appended', async () => {
  const { file, lines, movedTo } = await opened();
  expect({ lines, movedTo }).toEqual({ lines: [], movedTo: null });
  await file.append(one);
  await file.append(two);
  expect(await readFile(path, 'utf8')).toBe(one + two);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(file.size).toBe(Buffer.byteLength(one + two));
  expect(await file.read()).toEqual(linesOf(one + two));
});

test('a line that was cut off anywhere is gone at the next start, and whole lines stay', async () => {
  const bytes = Buffer.from(two);
  for (let length = 1; length < bytes.length - 1; length += 9) {
    await writeFile(path, Buffer.concat([Buffer.from(one), bytes.subarray(0, length)]));
    const { file, lines, movedTo } = await opened();
    expect({ lines, movedTo }, String(length)).toEqual({ lines: linesOf(one), movedTo: null });
    await file.append(two);
    expect(await readFile(path, 'utf8')).toBe(one + two);
  }
});

test('a last line without its end counts, and nothing is written into it', async () => {
  await writeFile(path, one + two.trimEnd());
  const { file, lines } = await opened();
  expect(lines).toEqual(linesOf(one + two));
  await file.append(one);
  expect(await readFile(path, 'utf8')).toBe(one + two + one);
});

test('what was cut off before the first line was whole is no damage', async () => {
  await writeFile(path, one.slice(0, 20));
  const { file, lines, movedTo } = await opened();
  expect({ lines, movedTo }).toEqual({ lines: [], movedTo: null });
  await file.append(two);
  expect(await readFile(path, 'utf8')).toBe(two);
});

test('lines that are none of ours stay where they stand', async () => {
  const text = `${one}\u0000\u0000\u0000\n{"later":1}\n${two}half a note`;
  await writeFile(path, text);
  const { file, lines } = await opened();
  expect(lines).toHaveLength(4);
  await file.append(one);
  expect(await readFile(path, 'utf8')).toBe(`${text}\n${one}`);
});

test.each(['not a history', 'not\na history\n', '\u0000\u0000', '[]\n'])(
  'a file that holds %j is set aside, not lost',
  async (text) => {
    await writeFile(path, text);
    const { file, lines, movedTo } = await opened();
    expect(lines).toEqual([]);
    expect(movedTo).toBe(`${path}.damaged-1970-01-01T00-00-00.000Z`);
    expect(await readFile(movedTo ?? '', 'utf8')).toBe(text);
    await file.append(one);
    expect(await readFile(path, 'utf8')).toBe(one);
  },
);

test('a folder in its place is set aside', async () => {
  await mkdir(path);
  const { file, movedTo } = await opened();
  expect(movedTo).not.toBeNull();
  await file.append(one);
  expect(await file.read()).toEqual(linesOf(one));
});

test('a byte order mark and blank lines are no entries', async () => {
  await writeFile(path, `\uFEFF${one}\n\n${two}`);
  expect((await opened()).lines).toEqual(linesOf(one + two));
});

test('is replaced as one and leaves nothing beside it; cleared, a link stays one', async () => {
  const elsewhere = join(folder, 'elsewhere.jsonl');
  await writeFile(elsewhere, one + two);
  await symlink(elsewhere, path);
  const { file } = await opened();
  await file.replace(linesOf(two));
  expect(await readFile(elsewhere, 'utf8')).toBe(two);
  await file.append(one);
  expect(file.size).toBe(Buffer.byteLength(one + two));
  await file.clear();
  expect(await readFile(elsewhere, 'utf8')).toBe('');
  expect((await lstat(path)).isSymbolicLink()).toBe(true);
  expect(await readdir(folder)).toEqual(['elsewhere.jsonl', 'history.jsonl']);
});

test('is cleared though there is none', async () => {
  const { file } = await opened();
  await file.clear();
  expect(await file.read()).toEqual([]);
});

test('where the file is out of reach, nobody is told that it was cleared', async () => {
  await writeFile(join(folder, 'file'), '');
  path = join(folder, 'file', 'history.jsonl');
  const { file, movedTo } = await opened();
  expect(movedTo).toBe(path);
  await file.append(one);
  await expect(file.clear()).rejects.toThrow('storage-failed');
  await expect(file.replace([])).rejects.toThrow('storage-failed');
});

test('a line that was torn by a failed write is closed before the next', async () => {
  const { file } = await opened();
  await file.append(one);
  await rm(path);
  await mkdir(path);
  await expect(file.append(two)).rejects.toThrow('EISDIR');
  await rm(path, { recursive: true });
  await appendFile(path, one + two.slice(0, 9));
  await file.append(two);
  expect(linesOf(await readFile(path, 'utf8')).at(-1)).toBe(two.trimEnd());
});
