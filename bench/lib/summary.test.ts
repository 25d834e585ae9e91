import { expect, test } from 'vitest';
import { median, percentile } from './statistics.mjs';
import { summarise, type Sample } from './summary.mjs';
import { tableOf } from './table.mjs';

test.each([
  [[7], 7, 7],
  [[9, 1, 5], 5, 9],
  [[4, 1, 3, 2], 2.5, 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 50.5, 95],
])('of %j the median is %d and 95 of 100 do not exceed %d', (values, middle, high) => {
  expect(median(values)).toBe(middle);
  expect(percentile(values, 0.95)).toBe(high);
});

test('nothing measured has no median', () => {
  expect(() => median([])).toThrow('No values');
});

const sample = (
  app: string,
  startMs: number,
  paintsMs: number[],
  memory: number | null,
): Sample => ({
  app,
  era: 'modern',
  load: 1,
  startMs,
  memoryMib: memory,
  questions: paintsMs.map((paintMs) => ({ paintMs, acceptMs: 10 })),
});

test('the first question of a start is told apart from later ones, and set against the floor', () => {
  const rows = summarise([
    sample('floor', 1000, [40, 20, 22], null),
    sample('product', 1500, [60, 30, 36], 200),
  ]);
  const row = (measure: string) =>
    rows.find((one) => one.measure === measure && one.era === 'modern');
  expect(row('start to usable')?.ratio).toBe(1.5);
  expect(row('question to painted, first')?.product).toEqual({ median: 60, p95: 60 });
  expect(row('question to painted, later')?.product).toEqual({ median: 33, p95: 36 });
  expect(row('memory of the tree')).toMatchObject({ floor: null, ratio: null });
  expect(rows.find(({ era }) => era === 'legacy')?.product).toBeNull();
});

test('all lines of a table are of one width, and what is not known says so', () => {
  const rows = summarise([sample('product', 1500, [60, 30], null)]);
  for (const markdown of [false, true]) {
    const lines = tableOf(rows, { markdown }).split('\n');
    expect(lines).toHaveLength(rows.length + (markdown ? 2 : 1));
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines.at(-1)).toContain('n/a');
  }
});
