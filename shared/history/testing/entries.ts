// Entries of the history for tests and the preview.
import fc from 'fast-check';
import {
  deciders,
  type ActionEntry,
  type HeldBackEntry,
  type HistoryEntry,
  type QuestionEntry,
} from '../historyEntry.ts';

/** 24 December 2026, 12:04 UTC */
const noonMs = Date.UTC(2026, 11, 24, 12, 4);

const common = {
  startedAtMs: noonMs,
  endedAtMs: noonMs + 8_000,
  serverName: 'Table desk',
  transport: 'stdio' as const,
  endpoint: 'node demo-server --stdio',
  revision: '2026-07-28',
};

export function asked(changes: Partial<QuestionEntry> = {}): QuestionEntry {
  return {
    ...common,
    id: 'q1',
    kind: 'question',
    mode: 'form',
    tools: ['book_table'],
    fields: ['name', 'email'],
    site: null,
    outcome: 'accept',
    decidedBy: 'person',
    ...changes,
  };
}

export function ran(changes: Partial<ActionEntry> = {}): ActionEntry {
  return {
    ...common,
    id: 'a1',
    kind: 'action',
    tools: ['book_table'],
    outcome: 'finished',
    decidedBy: 'server',
    ...changes,
  };
}

export function heldBack(changes: Partial<HeldBackEntry> = {}): HeldBackEntry {
  return {
    ...common,
    id: 'h1',
    kind: 'held-back',
    count: 37,
    outcome: 'held-back',
    reason: 'over-limit',
    decidedBy: 'limit',
    ...changes,
  };
}

const name = fc.string({ unit: 'binary', maxLength: 30 });
const atMs = fc.integer({ min: 0, max: 4_000_000_000_000 });

export const anyEntry: fc.Arbitrary<HistoryEntry> = fc
  .record({
    id: fc.uuid(),
    startedAtMs: atMs,
    endedAtMs: atMs,
    serverName: name,
    endpoint: name,
    decidedBy: fc.constantFrom(...deciders),
    tools: fc.array(name, { maxLength: 3 }),
    fields: fc.array(name, { maxLength: 3 }),
    site: fc.option(name),
    kind: fc.constantFrom('question', 'action', 'held-back'),
  })
  .map(({ kind, tools, fields, site, ...some }) => {
    if (kind === 'question') return { ...asked(), ...some, tools, fields, site };
    return kind === 'action' ? { ...ran(), ...some, tools } : { ...heldBack(), ...some };
  });
