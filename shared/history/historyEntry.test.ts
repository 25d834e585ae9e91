import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine, writeLine } from './historyEntry.ts';
import { anyEntry, asked, heldBack, ran } from './testing/entries.ts';

test('C-PRV-2: an entry has no room for a value, a message or arguments', () => {
  const read = readLine(
    JSON.stringify({
      ...asked(),
      content: { name: 'marker' },
      message: 'marker',
      argumentsText: 'marker',
      url: 'https://x.example/?marker',
    }),
  );
  expect(read).toEqual(asked());
});

test.each([
  ['a question', asked()],
  ['a question of an unknown mode', asked({ mode: null, outcome: 'refused', reason: 'x' })],
  ['an action', ran()],
  ['what was held back', heldBack()],
])('%s is read as it was written', (_what, entry) => {
  expect(readLine(writeLine(entry))).toEqual(entry);
});

test('whatever names there are, an entry is one line and comes back', () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const line = writeLine(entry);
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(readLine(line.trimEnd())).toEqual(entry);
    }),
  );
});

test('of a line that was cut anywhere nothing is made up', () => {
  const line = writeLine(asked()).trimEnd();
  for (let length = 0; length < line.length; length += 1) {
    expect(readLine(line.slice(0, length))).toBeNull();
  }
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...asked(), kind: 'other' }),
  JSON.stringify({ ...asked(), decidedBy: 'nobody' }),
  JSON.stringify({ ...asked(), endedAtMs: -1 }),
  JSON.stringify({ ...asked(), fields: [1] }),
  JSON.stringify({ ...heldBack(), count: 0 }),
  `${JSON.stringify(asked()).slice(0, -1)},"more":"${'x'.repeat(200_000)}"}`,
])('%#: what is no entry is none', (line) => {
  expect(readLine(line)).toBeNull();
});

test('keys that a newer version writes are left aside', () => {
  expect(readLine(JSON.stringify({ ...ran(), later: { a: 1 } }))).toEqual(ran());
});
