// The ring of a server: its bounds, what is told of it, and how long values of answers are held.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { WireChange } from '../../shared/wire/wireView.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createWireLog, type WireLog } from './wireLog.ts';

const all = { text: '' };
const note = (text: string): unknown => ({ method: 'notifications/message', params: { text } });
const answer = (value: string): unknown => ({
  id: 1,
  result: { action: 'accept', content: { name: value } },
});

function start() {
  const clock = createManualClock(1_000);
  const told: WireChange[] = [];
  const log = createWireLog({ clock, publish: (_serverId, read) => told.push(read()) });
  return { clock, told, log, tap: log.tapOf('a', ['s3cr3t']) };
}
const rows = (log: WireLog, filter = {}) => log.read('a', { ...all, ...filter }).rows;

test('rows tell time, direction, kind, method and id; answers the method that they answer', () => {
  const { log, tap, clock } = start();
  tap.sent({ id: 1, method: 'tools/list' });
  clock.advance(20);
  tap.received({ id: 1, result: { tools: [] } });
  tap.received({ id: 'q', method: 'elicitation/create', params: {} });
  tap.sent({ id: 'q', error: { code: -32602, message: 'no' } });
  tap.received(note('hello'));
  tap.failed('HTTP 404 s3cr3t');
  expect(rows(log)).toMatchObject([
    { id: 1, atMs: 1_000, direction: 'sent', kind: 'request', method: 'tools/list', rpcId: '1' },
    { id: 2, atMs: 1_020, direction: 'received', kind: 'response', method: 'tools/list' },
    { direction: 'received', kind: 'request', method: 'elicitation/create', rpcId: '"q"' },
    { direction: 'sent', kind: 'error', method: 'elicitation/create' },
    { kind: 'notification', method: 'notifications/message', rpcId: null },
    { kind: 'failure', direction: 'received', method: null },
  ]);
  expect(log.texts('a', [6])).toEqual([{ id: 6, json: '"HTTP 404 ••• secret"' }]);
});

test('a filter takes text, direction and kind together', () => {
  const { log, tap } = start();
  tap.sent({ id: 1, method: 'ping' });
  tap.received(note('Hello there'));
  tap.received({ id: 1, result: {} });
  expect(rows(log, { text: 'hello' })).toHaveLength(1);
  expect(rows(log, { text: 'PING' })).toHaveLength(2);
  expect(rows(log, { text: 'ping', direction: 'received' })).toMatchObject([{ kind: 'response' }]);
  expect(rows(log, { kind: 'notification' })).toHaveLength(1);
});

describe('bounds', () => {
  test('the oldest of more than 500 go, and are counted', () => {
    const { log, tap } = start();
    for (let count = 0; count < 620; count += 1) tap.received(note('x'));
    const page = log.read('a', all);
    expect(page).toMatchObject({ kept: 500, dropped: 120 });
    expect(page.rows[0]?.id).toBe(121);
    expect(log.texts('a', [1, 121])).toHaveLength(1);
  });

  test('large ones push out more', () => {
    const { log, tap } = start();
    for (let count = 0; count < 60; count += 1) tap.received(note('x'.repeat(3_000_000)));
    const { kept, dropped } = log.read('a', all);
    expect(kept).toBe(1);
    expect(kept + dropped).toBe(60);
    expect(log.read('a', all).rows[0]).toMatchObject({ isCut: true });
  });

  test('each server has its own', () => {
    const { log, tap } = start();
    log.tapOf('b', []).sent({ id: 1, method: 'ping' });
    for (let count = 0; count < 620; count += 1) tap.received(note('x'));
    expect(log.read('b', all).rows).toHaveLength(1);
    log.forget('b');
    expect(log.read('b', all).rows).toHaveLength(0);
  });
});

test('a change is told once after each reading, without a word of what was said', () => {
  const { log, tap, told } = start();
  tap.received(note('x'));
  expect(told).toHaveLength(0);
  log.read('a', all);
  tap.received(note('x'));
  tap.received(note('x'));
  expect(told).toEqual([{ serverId: 'a', recorded: 2, dropped: 0 }]);
  log.read('a', all);
  tap.heldBack();
  expect(told).toHaveLength(2);
  expect(log.read('a', all).heldBack).toBe(1);
});

describe('values of answers', () => {
  test('C-PRV-2: masked wherever it is not asked for them by name', () => {
    const { log, tap } = start();
    tap.sent(answer('Ada'));
    expect(log.read('a', all)).toMatchObject({ holdsAnswers: true });
    expect(JSON.stringify([log.read('a', all), log.texts('a', [1]), log.lines('a')])).not.toContain(
      'Ada',
    );
    expect(rows(log, { text: 'Ada' })).toHaveLength(0);
    expect(log.reveal('a', [1])[0]?.json).toContain('"name": "Ada"');
  });

  test('C-PRV-2: gone when the connection is, also those that leave afterwards', () => {
    const { log, tap } = start();
    tap.sent(answer('Ada'));
    tap.ended();
    tap.sent(answer('Grace'));
    expect(log.read('a', all)).toMatchObject({ kept: 2, holdsAnswers: false });
    expect(JSON.stringify(log.reveal('a', [1, 2]))).not.toMatch(/Ada|Grace/);
  });

  test('C-PRV-2: another connection of the server holds its own', () => {
    const { log, tap } = start();
    const next = log.tapOf('a', []);
    next.sent(answer('Ada'));
    tap.ended();
    expect(log.reveal('a', [1])[0]?.json).toContain('Ada');
  });
});

test('lines: one JSON object each, the oldest first', () => {
  const { log, tap } = start();
  tap.sent({ id: 1, method: 'ping' });
  tap.received({ id: 1, result: {} });
  const lines = log.lines('a').trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { at: '1970-01-01T00:00:01.000Z', direction: 'sent', message: { method: 'ping' } },
    { direction: 'received', message: { result: {} } },
  ]);
});

describe('bodies of failures', () => {
  const textOf = (body: string): string => {
    const { log, tap } = start();
    tap.failed('HTTP 400', body);
    return `${log.texts('a', [1])[0]?.json ?? ''}${log.lines('a')}`;
  };

  test('C-PRV-2 C-PRV-3 C-MRT-5: JSON is masked like a message', () => {
    const text = textOf(
      JSON.stringify({
        error: { message: 'no such state' },
        params: {
          requestState: 'state-7f3a',
          password: 'pass-7f3a',
          inputResponses: { k: { action: 'accept', content: { name: 'Ada-7f3a' } } },
        },
        note: 's3cr3t',
      }),
    );
    expect(text).toContain('no such state');
    expect(text).not.toMatch(/7f3a|s3cr3t/);
  });

  test('C-PRV-2: of anything else the length alone', () => {
    expect(textOf('<p>Ada-7f3a</p>')).toContain('"HTTP 400 ••• body, 15"');
    expect(textOf('"Ada-7f3a"')).not.toContain('7f3a');
  });

  test('C-PRV-3: no half of a secret at the end', () => {
    expect(textOf(JSON.stringify({ a: `${'x'.repeat(1_982)}s3cr3t` }))).not.toContain('s3c');
  });
});

test('only ids of an ordinary length wait for their answer', () => {
  const { log, tap } = start();
  const id = 'i'.repeat(201);
  tap.sent({ id, method: 'ping' });
  tap.received({ id, result: {} });
  expect(rows(log)).toMatchObject([{ method: 'ping' }, { method: null }]);
});

test('what is kept of long texts does not keep the whole of them', () => {
  setFlagsFromString('--expose-gc');
  const collect = (): void => {
    runInNewContext('gc()');
  };
  const { log, tap } = start();
  const long = (index: number): string => Buffer.alloc(2_000_000, 97 + index).toString();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 20; index += 1) {
    tap.sent({ id: long(index), method: long(index) });
    tap.failed(long(index));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  expect(rows(log).at(-1)).toMatchObject({ isCut: true });
});

test('of a large or deep message the text is not indented, and only its beginning is searched', () => {
  const { log, tap } = start();
  let deep: unknown = 'end';
  for (let depth = 0; depth < 30; depth += 1) deep = [deep];
  tap.received({ method: 'a', params: { deep } });
  tap.received({
    method: 'b',
    params: { list: Array.from({ length: 15_000 }, () => 'x'), z: 'Last' },
  });
  tap.received({ method: 'c', params: { text: 'short' } });
  const lineCounts = log.texts('a', [1, 2, 3]).map(({ json }) => json.split('\n').length);
  expect(lineCounts).toEqual([1, 1, 6]);
  expect(rows(log, { text: 'last' })).toHaveLength(0);
  expect(rows(log, { text: '"TEXT":"short"' })).toHaveLength(1);
});
