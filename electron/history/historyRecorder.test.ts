import { expect, test } from 'vitest';
import { readLine, writeLine, type HistoryEntry } from '../../shared/history/historyEntry.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createHistoryRecorder, type HistoryServer } from './historyRecorder.ts';

function recording() {
  const clock = createManualClock(1_000.4);
  const entries: HistoryEntry[] = [];
  let id = 0;
  const recorder = createHistoryRecorder({
    clock,
    newId: () => `e${(id += 1)}`,
    add: (entry) => entries.push(entry),
  });
  return { clock, entries, recorder };
}
const server: HistoryServer = {
  serverName: 'Table desk',
  transport: 'stdio',
  endpoint: 'server --token abc',
  revision: '2026-07-28',
};
const question = {
  startedAtMs: 1_000.4,
  mode: 'form' as const,
  tools: ['book_table'],
  fields: ['name'],
  site: null,
  outcome: 'decline' as const,
  decidedBy: 'person' as const,
};

test('C-IDN-1: an entry names the server as the person does, and its command without secrets', () => {
  const { clock, entries, recorder } = recording();
  clock.advance(8_000);
  recorder.question(server, question);
  expect(entries).toEqual([
    {
      ...question,
      ...server,
      endpoint: 'server --token \u2026',
      id: 'e1',
      kind: 'question',
      startedAtMs: 1_000,
      endedAtMs: 9_000,
    },
  ]);
});

test('names that a server chose are bounded, and what is written can be read', () => {
  const { entries, recorder } = recording();
  const names = Array.from({ length: 5_000 }, () => 'x'.repeat(10_000));
  recorder.question(server, { ...question, fields: names, tools: names, site: names.join('/') });
  const { startedAtMs } = question;
  recorder.action(server, { startedAtMs, tools: names, outcome: 'finished', decidedBy: 'server' });
  for (const entry of entries) {
    const line = writeLine(entry);
    expect(line.length).toBeLessThan(30_000);
    expect(readLine(line)).toEqual(entry);
  }
});

test('C-RAT-2: a flood is one entry for each server, reason and ten seconds, with its count', () => {
  const { clock, entries, recorder } = recording();
  for (let index = 0; index < 20_000; index += 1) {
    clock.advance(1);
    recorder.heldBack(server, 'over-limit');
  }
  recorder.heldBack(server, 'paused', 5);
  recorder.heldBack({ ...server, serverName: 'Globex' }, 'over-limit');
  recorder.flush();
  expect(entries).toHaveLength(4);
  const counts = entries.map((entry) => (entry.kind === 'held-back' ? entry.count : 0));
  expect(counts[0]).toBeGreaterThan(9_000);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(20_000);
  expect(entries.slice(2)).toMatchObject([
    { reason: 'paused', count: 5, decidedBy: 'pause' },
    { serverName: 'Globex', count: 1, decidedBy: 'limit' },
  ]);
  recorder.flush();
  clock.advance(60_000);
  expect(entries).toHaveLength(4);
});
