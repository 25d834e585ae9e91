import { expect, test } from 'vitest';
import { matches, type HistoryFilter } from './historyFilter.ts';
import { asked, heldBack, ran } from './testing/entries.ts';

const page = asked({ mode: 'url', site: 'https://calendar.example/connect', fields: [] });

test.each<[string, HistoryFilter, boolean]>([
  ['everything', { text: '' }, true],
  ['blanks', { text: '  ' }, true],
  ['a server in other letters', { text: 'TABLE' }, true],
  ['part of a tool', { text: 'book' }, true],
  ['a host', { text: 'calendar.example' }, true],
  ['two words, each somewhere', { text: 'calendar desk' }, true],
  ['two words, one nowhere', { text: 'calendar nowhere' }, false],
  ['the server by its name', { text: '', server: 'Table desk' }, true],
  ['another server', { text: '', server: 'Table' }, false],
  ['its kind', { text: '', kind: 'question' }, true],
  ['another kind', { text: '', kind: 'action' }, false],
  ['who decided', { text: '', decidedBy: 'person' }, true],
  ['somebody else', { text: '', decidedBy: 'server' }, false],
])('%s', (_what, filter, isFound) => {
  expect(matches(page, filter)).toBe(isFound);
});

test('field names, outcomes and reasons are found', () => {
  expect(matches(asked(), { text: 'email' })).toBe(true);
  expect(matches(ran({ outcome: 'stopped', reason: 'time-out' }), { text: 'time-out' })).toBe(true);
  expect(matches(heldBack(), { text: 'over-limit' })).toBe(true);
});
