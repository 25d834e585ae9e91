import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, toJson } from './historyExport.ts';
import { anyEntry, asked, heldBack, ran } from './testing/entries.ts';

/** As a spreadsheet reads it. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  expect(cells.map(([whole]) => whole).join('')).toBe(csv.slice(1));
  const rows: string[][] = [[]];
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const rowOf = (entry: Parameters<typeof toCsv>[0][number]) => {
  const [names = [], row = []] = cellsOf(toCsv([entry]));
  return Object.fromEntries(names.map((name, index) => [name, row[index]]));
};

test('JSON holds the entries as they are', () => {
  expect(JSON.parse(toJson([asked(), ran()]))).toEqual([asked(), ran()]);
});

test('a row says what happened, in the order of the heading', () => {
  expect(rowOf(asked({ outcome: 'decline' }))).toEqual({
    startedAt: '2026-12-24T12:04:00.000Z',
    endedAt: '2026-12-24T12:04:08.000Z',
    durationMs: '8000',
    kind: 'question',
    server: 'Table desk',
    transport: 'stdio',
    endpoint: 'node demo-server --stdio',
    revision: '2026-07-28',
    mode: 'form',
    tools: 'book_table',
    of: 'tool',
    fields: 'name; email',
    site: '',
    outcome: 'decline',
    reason: '',
    decidedBy: 'person',
    opened: '',
    count: '1',
  });
  expect(rowOf(heldBack())).toMatchObject({ count: '37', reason: 'over-limit', tools: '' });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r\n=1', '\uFF1D1'])(
  '%j is no formula',
  (name) => {
    expect(rowOf(ran({ tools: [name] }))['tools']).toBe(`'${name}`);
  },
);

test('whatever names there are, no cell starts a formula or breaks its row', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 4 }), (entries) => {
      const rows = cellsOf(toCsv(entries));
      expect(rows).toHaveLength(entries.length + 1);
      for (const row of rows) {
        expect(row).toHaveLength(18);
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }
      expect(rows.slice(1).map((row) => row[4]?.replace(/^'/, ''))).toEqual(
        entries.map(({ serverName }) => serverName.replace(/^'/, '')),
      );
    }),
  );
});

test('a clock that was set back gives no negative duration', () => {
  expect(rowOf(ran({ startedAtMs: 10, endedAtMs: 5 }))['durationMs']).toBe('0');
});

test('a name that holds a separator of other countries begins no cell with a formula', () => {
  expect(rowOf(ran({ tools: ['x;=HYPERLINK(1)'] }))['tools']).toBe("x;'=HYPERLINK(1)");
  expect(rowOf(ran({ tools: ['a', '=b'] }))['tools']).toBe("a; '=b");
});

test('what was run is told beside its name', () => {
  expect(rowOf(ran())['of']).toBe('tool');
  expect(rowOf(ran({ of: 'resource' }))['of']).toBe('resource');
});
