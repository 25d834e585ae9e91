// The rounds of an action on the wire: several questions in one, paced ones, ten of them, and a state that is refused.
import { afterEach, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { failureOfEnd, failureOfError } from '../actions/actionFailure.ts';
import type { Clock } from '../platform/clock.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';

const ask = (message: string): unknown => ({
  method: 'elicitation/create',
  params: {
    message,
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
  },
});
const accept: ElicitationResult = { action: 'accept', content: [['name', 'Ada']] };
const decline: ElicitationResult = { action: 'decline' };

let open: ScriptedSession | null = null;

async function start(
  person: Person,
  clock?: Parameters<typeof openScripted>[2],
): Promise<ScriptedSession> {
  open = await openScripted(['--era', 'modern'], person, clock);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = null;
});

const legs = (session: ScriptedSession) =>
  session.received('tools/call').map((message) => message['params']);

test('C-MRT-9: three inputs of one round are asked one after another, and one retry brings all answers, a declined one too', async () => {
  const session = await start(({ position }) => (position === 2 ? decline : accept));
  const inputRequests = { b: ask('First?'), a: ask('Second?'), c: ask('Third?') };
  await session.call('ask', { flow: 'three', rounds: [{ inputRequests }] });
  expect(session.asked.map(({ message, position, total }) => [message, position, total])).toEqual([
    ['First?', 1, 3],
    ['Second?', 2, 3],
    ['Third?', 3, 3],
  ]);
  expect(legs(session)).toHaveLength(2);
  expect(legs(session)[1]).toMatchObject({
    inputResponses: {
      b: { action: 'accept', content: { name: 'Ada' } },
      a: { action: 'decline' },
      c: { action: 'accept', content: { name: 'Ada' } },
    },
  });
});

test('C-MRT-10 C-MRT-18: decline sends a retry; stopping the action with its question open sends nothing at all', async () => {
  const declined = await start(() => decline);
  await declined.call('ask', { flow: 'declined', rounds: [{ inputRequests: { a: ask('?') } }] });
  expect(legs(declined)[1]).toMatchObject({ inputResponses: { a: { action: 'decline' } } });
  await declined.close();

  const stopped = await start(() => null);
  const over = new AbortController();
  const call = stopped.call(
    'ask',
    { flow: 'stopped', rounds: [{ inputRequests: { a: ask('?') } }] },
    { over: over.signal },
  );
  await expect.poll(() => stopped.questions()).toHaveLength(1);
  const before = stopped.received().length;
  over.abort('action-stopped');
  expect(await call).toEqual({ kind: 'withdrawn' });
  // A request of ours goes out after anything that stopping had sent.
  await stopped.session.listTools();
  expect(stopped.received().slice(before)).toMatchObject([{ method: 'tools/list' }]);
});

test('C-MRT-11: retries that nobody was asked for keep their distance, and stopping ends them', async () => {
  const manual = createManualClock();
  const waits: number[] = [];
  const clock: Clock = {
    now: manual.now,
    setTimer: (delayMs, callback) => {
      waits.push(delayMs);
      return manual.setTimer(delayMs, callback);
    },
  };
  const session = await start(() => accept, clock);
  const over = new AbortController();
  const rounds = Array.from({ length: 4 }, (_, index) => ({ requestState: `s${String(index)}` }));
  const call = session.call('ask', { flow: 'paced', rounds }, { over: over.signal });
  for (const [index, waitMs] of [250, 500, 1_000].entries()) {
    await expect.poll(() => waits).toContain(waitMs);
    manual.advance(waitMs - 1);
    await session.session.listTools();
    expect(legs(session)).toHaveLength(index + 1);
    manual.advance(1);
    await expect.poll(() => legs(session).length).toBe(index + 2);
  }
  await expect.poll(() => waits).toContain(2_000);
  over.abort('action-stopped');
  expect(await call).toEqual({ kind: 'withdrawn' });
  manual.advance(60_000);
  await session.session.listTools();
  expect(legs(session)).toHaveLength(4);
  expect(legs(session)[3]).toMatchObject({ requestState: 's2' });
  expect(session.asked).toHaveLength(0);
});

test.each([
  ['neither field', {}],
  ['an empty list', { inputRequests: {} }],
])('C-MRT-12: input_required with %s is an invalid result, without a retry', async (_, round) => {
  const session = await start(() => accept);
  const failure = await session.call('ask', { flow: 'nothing', rounds: [round] }).then(
    () => null,
    (error: unknown) => failureOfError(error),
  );
  expect(failure).toMatchObject({ code: 'invalid-result' });
  expect(legs(session)).toHaveLength(1);
  expect(session.asked).toHaveLength(0);
});

test('C-MRT-15: after ten rounds the action stands, and the eleventh retry goes out after the click alone', async () => {
  const session = await start(() => accept);
  const rounds = Array.from({ length: 12 }, () => ({ inputRequests: { a: ask('Again?') } }));
  const call = session.call('ask', { flow: 'endless', rounds });
  await expect.poll(() => session.told).toContain('10 rounds: held');
  await session.session.listTools();
  expect(legs(session)).toHaveLength(11);
  expect(session.asked).toHaveLength(10);
  expect(session.hold.settle('let-through')).toBe(true);
  expect(await call).toMatchObject({ kind: 'complete' });
  expect(legs(session)).toHaveLength(13);
});

test('C-MRT-23: a state that the server refuses ends with its error; a fresh start brings neither state nor responses', async () => {
  const session = await start(() => accept);
  const args = {
    flow: 'expired',
    rounds: [
      { inputRequests: { a: ask('?') }, requestState: 'old' },
      { error: { code: -32602, message: 'requestState has expired' } },
    ],
  };
  const end = await session.call('ask', args);
  if (end.kind !== 'state-refused') throw new Error(`ended as ${end.kind}`);
  expect(failureOfEnd(end)).toMatchObject({ code: 'state-refused', rpcCode: -32602 });
  expect(failureOfEnd(end)).toHaveProperty('detail', expect.stringContaining('has expired'));
  // Nothing by itself.
  expect(legs(session)).toHaveLength(2);

  expect(await session.call('ask', args)).toMatchObject({ kind: 'complete' });
  const fresh = legs(session)[2];
  expect(fresh).toMatchObject({ name: 'ask', arguments: { flow: 'expired' } });
  expect(fresh).not.toHaveProperty('requestState');
  expect(fresh).not.toHaveProperty('inputResponses');
});

test('C-MRT-23: an error in answer to a retry without a state is an ordinary one', async () => {
  const session = await start(() => accept);
  const rounds = [{ inputRequests: { a: ask('?') } }, { error: { code: -32602, message: 'no' } }];
  await expect(session.call('ask', { flow: 'stateless', rounds })).rejects.toMatchObject({
    code: -32602,
  });
});
