import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeLine, type HistoryEntry } from '../../shared/history/historyEntry.ts';
import { asked, heldBack, ran } from '../../shared/history/testing/entries.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createHistoryFile } from './historyFile.ts';
import { createHistoryLog, type HistoryLimits, type HistoryLog } from './historyLog.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-history-'));
  path = join(folder, 'history.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const dayMs = 86_400_000;
const startMs = 1_000 * dayMs;
const at = (day: number, id: string): HistoryEntry =>
  asked({ id, startedAtMs: day * dayMs, endedAtMs: day * dayMs });

async function opened({ days = 90, limits }: { days?: number; limits?: HistoryLimits } = {}) {
  const settings = { days };
  const clock = createManualClock(startMs);
  const file = createHistoryFile(path, () => startMs);
  const append = vi.spyOn(file, 'append');
  const log: string[] = [];
  let published = 0;
  const history = createHistoryLog({
    file,
    clock,
    days: () => settings.days,
    publish: () => (published += 1),
    log: (line) => log.push(line),
    ...(limits === undefined ? {} : { limits }),
  });
  const { movedTo } = await history.load();
  return { history, clock, append, log, settings, movedTo, published: () => published };
}
const idsOf = async (history: HistoryLog, more: object = {}) =>
  (await history.search({ filter: { text: '', ...more }, limit: 200 })).entries.map(({ id }) => id);
const linesOnDisk = async () => (await readFile(path, 'utf8')).split('\n').filter(Boolean);
const idsOnDisk = async () =>
  (await linesOnDisk()).map((line) => (JSON.parse(line) as { id: string }).id);

test('what was added is found, the newest first, and still there after the next start', async () => {
  const first = await opened();
  first.history.add(at(999, 'a'));
  first.history.add(at(999, 'b'));
  expect(await idsOf(first.history)).toEqual(['b', 'a']);
  expect(first.published()).toBe(2);
  await first.history.dispose();
  const second = await opened();
  expect(await idsOf(second.history)).toEqual(['b', 'a']);
});

test('a flood costs one write a second', async () => {
  const { history, clock, append } = await opened();
  for (let index = 0; index < 2_000; index += 1) history.add(at(999, `e${index}`));
  await history.search({ filter: { text: '' }, limit: 1 });
  expect(append).toHaveBeenCalledTimes(1);
  history.add(at(999, 'later'));
  await history.search({ filter: { text: '' }, limit: 1 });
  expect(append).toHaveBeenCalledTimes(1);
  clock.advance(1_000);
  await history.search({ filter: { text: '' }, limit: 1 });
  expect(append).toHaveBeenCalledTimes(2);
  expect(await linesOnDisk()).toHaveLength(2_001);
});

test('a quiet history writes at once, and again after the pause', async () => {
  const { history, clock } = await opened();
  history.add(at(999, 'a'));
  await history.search({ filter: { text: '' }, limit: 1 });
  expect(await idsOnDisk()).toEqual(['a']);
  clock.advance(5_000);
  history.add(at(999, 'b'));
  await history.search({ filter: { text: '' }, limit: 1 });
  expect(await idsOnDisk()).toEqual(['a', 'b']);
});

test('is searched by filter, and goes on behind an entry', async () => {
  const { history } = await opened();
  for (const entry of [
    asked({ id: 'a', endedAtMs: startMs, decidedBy: 'person' }),
    ran({ id: 'b', endedAtMs: startMs, serverName: 'Globex' }),
    heldBack({ id: 'c', endedAtMs: startMs }),
  ]) {
    history.add(entry);
  }
  expect(await idsOf(history, { decidedBy: 'limit' })).toEqual(['c']);
  expect(await idsOf(history, { server: 'Globex' })).toEqual(['b']);
  const page = await history.search({ filter: { text: '' }, limit: 2 });
  expect(page).toMatchObject({ total: 3, servers: ['Globex', 'Table desk'], unreadable: 0 });
  const rest = await history.search({ filter: { text: '' }, limit: 2, beforeId: 'b' });
  expect(rest.entries.map(({ id }) => id)).toEqual(['a']);
  const nothing = await history.search({ filter: { text: '' }, limit: 2, beforeId: 'gone' });
  expect(nothing).toMatchObject({ entries: [], total: 3 });
});

test('in memory are the newest, on disk are all', async () => {
  const limits = { inMemory: 3, onDisk: 20_000_000, onDiskAfter: 15_000_000 };
  const { history } = await opened({ limits });
  for (const id of ['a', 'b', 'c', 'd', 'e']) history.add(at(999, id));
  expect(await idsOf(history)).toEqual(['e', 'd', 'c']);
  expect((await history.all({ text: '' })).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await history.dispose();
  expect(await idsOf((await opened({ limits })).history)).toEqual(['e', 'd', 'c']);
});

test('what is older than the days goes, at the start and while the app runs', async () => {
  await writeFile(
    path,
    ['a', 'b'].map((id, index) => writeLine(at(900 + index * 99, id))).join(''),
  );
  const { history, clock } = await opened({ days: 30 });
  expect(await idsOf(history)).toEqual(['b']);
  expect(await idsOnDisk()).toEqual(['b']);
  clock.advance(31 * dayMs);
  history.add(at(1_031, 'c'));
  expect(await idsOf(history)).toEqual(['c']);
  await history.dispose();
  expect(await idsOnDisk()).toEqual(['c']);
});

test('lines that cannot be read are counted and kept, those before the oldest entry go with the old', async () => {
  await writeFile(path, `${writeLine(at(900, 'old'))}before\n${writeLine(at(999, 'a'))}after\n`);
  const { history } = await opened({ days: 30 });
  await history.dispose();
  expect(await linesOnDisk()).toEqual([writeLine(at(999, 'a')).trimEnd(), 'after']);
  const again = await opened({ days: 30 });
  const page = await again.history.search({ filter: { text: '' }, limit: 5 });
  expect(page).toMatchObject({ total: 1, unreadable: 1 });
});

test('beyond its size the oldest go first', async () => {
  const line = Buffer.byteLength(writeLine(at(999, 'x0')));
  const limits = { inMemory: 100, onDisk: 10 * line, onDiskAfter: 5 * line };
  const { history } = await opened({ limits });
  for (let index = 0; index < 8; index += 1) history.add(at(999, `x${index}`));
  await history.dispose();
  expect(await linesOnDisk()).toHaveLength(8);
  for (let index = 0; index < 4; index += 1) history.add(at(999, `y${index}`));
  await history.dispose();
  expect(await idsOnDisk()).toEqual(['x7', 'y0', 'y1', 'y2', 'y3']);
});

test('some are removed, or all of them, from memory and disk', async () => {
  const { history, published } = await opened();
  for (const id of ['a', 'b', 'c']) history.add(at(999, id));
  await history.remove(['b', 'nobody']);
  expect(await idsOf(history)).toEqual(['c', 'a']);
  expect(await idsOnDisk()).toEqual(['a', 'c']);
  expect(published()).toBe(4);
  history.add(at(999, 'd'));
  await history.removeAll();
  await history.dispose();
  expect(await idsOf(history)).toEqual([]);
  expect(await readFile(path, 'utf8')).toBe('');
});

test('with no days nothing is on disk, and this run is in memory', async () => {
  await writeFile(path, writeLine(at(999, 'before')));
  const { history, settings } = await opened({ days: 0 });
  history.add(at(999, 'a'));
  await history.dispose();
  expect(await readFile(path, 'utf8')).toBe('');
  expect(await idsOf(history)).toEqual(['a']);
  expect((await history.all({ text: '' })).map(({ id }) => id)).toEqual(['a']);
  settings.days = 7;
  await history.applyDays();
  history.add(at(1_000, 'b'));
  await history.dispose();
  expect(await idsOnDisk()).toEqual(['b']);
  settings.days = 0;
  await history.applyDays();
  expect(await readFile(path, 'utf8')).toBe('');
});

test('fewer days count at once', async () => {
  const { history, settings } = await opened();
  history.add(at(950, 'a'));
  history.add(at(999, 'b'));
  await history.dispose();
  settings.days = 7;
  await history.applyDays();
  expect(await idsOf(history)).toEqual(['b']);
  expect(await idsOnDisk()).toEqual(['b']);
});

test('a disk that takes nothing is told once, and what was not written is written later', async () => {
  const { history, clock, log } = await opened();
  await mkdir(path);
  for (const id of ['a', 'b', 'c']) {
    history.add(at(999, id));
    clock.advance(1_000);
    await history.search({ filter: { text: '' }, limit: 1 });
  }
  expect(log).toEqual([expect.stringContaining('history not written')]);
  await rm(path, { recursive: true });
  await history.dispose();
  expect(await idsOnDisk()).toEqual(['a', 'b', 'c']);
});

test('an entry that was written twice counts once', async () => {
  await writeFile(path, writeLine(at(999, 'a')).repeat(2));
  const { history } = await opened();
  expect(await idsOf(history)).toEqual(['a']);
  await appendFile(path, writeLine(at(999, 'a')));
  expect(await history.all({ text: '' })).toHaveLength(1);
});

test('a file that cannot be read is set aside, and the history begins anew', async () => {
  await writeFile(path, 'not a history');
  const { history, movedTo } = await opened();
  expect(await readFile(movedTo ?? '', 'utf8')).toBe('not a history');
  history.add(at(999, 'a'));
  await history.dispose();
  expect(await idsOnDisk()).toEqual(['a']);
});
