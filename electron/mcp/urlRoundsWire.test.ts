// URL mode of 2026-07-28 on the wire: entries of a round, legs that block, the same page asked for again.
import { afterEach, describe, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { legsOf, pageUrl, reportComplete, urlParams } from './testing/urlQuestions.ts';

const accept: ElicitationResult = { action: 'accept', content: null };
const opens: Person = () => accept;
const nobody: Person = () => null;

let open: ScriptedSession | null = null;

async function start(person: Person): Promise<ScriptedSession> {
  open = await openScripted(['--era', 'modern'], person);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = null;
});

const entry = (more: Readonly<Record<string, unknown>> = {}): unknown => ({
  method: 'elicitation/create',
  params: urlParams({ elicitationId: undefined, ...more }),
});
const form = (message: string): unknown => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties: {} } },
});
const flow = (...rounds: unknown[]): Record<string, unknown> => ({ flow: 'f', rounds });
const pageRound = (requestState: string, more: object = {}): unknown => ({
  inputRequests: { page: entry() },
  requestState,
  ...more,
});
const stateOf = (session: ScriptedSession): unknown => session.waitingRoom.views()[0]?.state;
const responsesOf = (session: ScriptedSession, leg: number): unknown =>
  legsOf(session)[leg]?.params['inputResponses'];

test('C-CAP-1 C-CAP-2 every request declares both modes', async () => {
  const session = await start(opens);
  await session.call('ask', flow(pageRound('s')));
  for (const { id, params } of session.received()) {
    if (id === undefined) continue;
    const { _meta } = Object(params);
    expect(_meta).toMatchObject({
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
    });
  }
});

test('C-REQ-6 C-URL-12 C-ACT-9 accept returns under its key, bare and without content; no id is needed', async () => {
  const session = await start(opens);
  await session.call('ask', flow(pageRound('s-1')));
  expect(responsesOf(session, 1)).toEqual({ page: { action: 'accept' } });
  expect(legsOf(session)[1]?.params['requestState']).toBe('s-1');
  expect(session.opened).toEqual([pageUrl]);
});

test.each([7, null, { a: 1 }, ''])(
  'C-REQ-6 an elicitationId %j is ignored',
  async (elicitationId) => {
    const session = await start(opens);
    const round = { inputRequests: { page: entry({ elicitationId }) } };
    await expect(session.call('ask', flow(round))).resolves.toMatchObject({ kind: 'complete' });
  },
);

test.each(['decline', 'cancel'] as const)(
  'C-ACT-1 C-ACT-3 C-ACT-4 %s returns the action alone, and nothing opens',
  async (action) => {
    const session = await start(() => ({ action }));
    await session.call('ask', flow(pageRound('s')));
    expect(responsesOf(session, 1)).toEqual({ page: { action } });
    expect(session.opened).toEqual([]);
    expect(session.waitingRoom.views()).toEqual([]);
  },
);

describe('C-MRT-14 one bad entry fails the call here: no dialog for its siblings, no retry', () => {
  test.each([
    ['C-REQ-4 no url', { url: undefined }],
    ['C-REQ-3 no message', { message: undefined }],
    ['C-REQ-7 C-URL-9 a relative address', { url: '/x' }],
    ['C-URL-9 a script', { url: 'javascript:alert(1)' }],
    ['C-URL-9 a file', { url: 'file:///etc/passwd' }],
    ['C-URL-9 an unencrypted address', { url: 'http://pages.example/' }],
    ['C-REQ-2 an unknown mode', { mode: 'popup' }],
  ])('%s', async (_name, more) => {
    const session = await start(opens);
    const inputRequests = { good: entry(), form: form('?'), bad: entry(more) };
    const end = await session.call('ask', flow({ inputRequests }));
    expect(end).toMatchObject({ kind: 'refused-question', key: 'bad' });
    expect(session.asked).toEqual([]);
    expect(session.opened).toEqual([]);
    expect(legsOf(session)).toHaveLength(1);
  });
});

test('C-MRT-9 a page and a form of one round: one after another, one retry', async () => {
  const session = await start((request) =>
    request.mode === 'url' ? accept : { action: 'accept', content: [] },
  );
  await session.call('ask', flow({ inputRequests: { page: entry(), form: form('?') } }));
  expect(session.asked.map(({ mode, position, total }) => [mode, position, total])).toEqual([
    ['url', 1, 2],
    ['form', 2, 2],
  ]);
  expect(responsesOf(session, 1)).toEqual({
    page: { action: 'accept' },
    form: { action: 'accept', content: {} },
  });
  expect(legsOf(session)).toHaveLength(2);
});

describe('C-MRT-16 C-MRT-17 C-URL-14 after the page was opened', () => {
  test('the same address again: not finished yet; no opening and no retry by itself, a new state each time', async () => {
    const session = await start(opens);
    const states = ['s-1', 's-2', 's-3', ''];
    const call = session.call('ask', flow(...states.map((state) => pageRound(state))));
    // The answer to the first round is a leg by itself; each further one is the person's.
    for (let leg = 2; leg <= 4; leg += 1) {
      await expect
        .poll(() => [legsOf(session).length, stateOf(session)])
        .toEqual([leg, 'not-finished']);
      await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
      await session.call('plain', {});
      expect(legsOf(session)).toHaveLength(leg);
      session.tryAgain();
    }
    await expect(call).resolves.toMatchObject({ kind: 'complete' });
    const legs = legsOf(session);
    expect(legs.map(({ params }) => params['requestState'])).toEqual([undefined, ...states]);
    expect(new Set(legs.map(({ id }) => id)).size).toBe(5);
    for (const { params } of legs.slice(1)) {
      expect(params['inputResponses']).toEqual({ page: { action: 'accept' } });
      expect(params['arguments']).toEqual(legs[0]?.params['arguments']);
    }
    expect(session.opened).toEqual([pageUrl]);
    expect(session.asked).toHaveLength(1);
    expect(session.waitingRoom.views()).toEqual([]);
  });

  test('C-MRT-4 a round without a state: none goes back', async () => {
    const session = await start(opens);
    const call = session.call('ask', flow(pageRound('s-1'), { inputRequests: { page: entry() } }));
    await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
    await expect.poll(() => stateOf(session)).toBe('not-finished');
    session.tryAgain();
    await call;
    expect(legsOf(session)[2]?.params).not.toHaveProperty('requestState');
  });

  test("more than ten tries for an unfinished page are the person's right (C-MRT-15 counts rounds, not tries)", async () => {
    const session = await start(opens);
    const rounds = Array.from({ length: 13 }, (_, index) => pageRound(`s-${String(index)}`));
    const call = session.call('ask', flow(...rounds));
    for (let leg = 2; leg <= 13; leg += 1) {
      await expect
        .poll(() => [legsOf(session).length, session.waitingRoom.views()[0]?.canTryAgain])
        .toEqual([leg, true]);
      session.tryAgain();
    }
    await expect(call).resolves.toMatchObject({ kind: 'complete' });
  });

  test('C-URL-15 C-MRT-17 C-MRT-18 a leg that blocks can be tried again: cancelled, then sent as it was under a new id', async () => {
    const session = await start(opens);
    const call = session.call('ask', { ...flow(pageRound('s-1')), hold: 'page' });
    await expect.poll(() => legsOf(session).length).toBe(2);
    expect(session.waitingRoom.views()).toMatchObject([{ state: 'waiting', canTryAgain: true }]);
    session.tryAgain();
    await expect.poll(() => legsOf(session).length).toBe(3);
    const [, blocked, again] = legsOf(session);
    expect(session.received('notifications/cancelled')).toMatchObject([
      { params: { requestId: blocked?.id } },
    ]);
    expect(again?.id).not.toBe(blocked?.id);
    expect(again?.params['requestState']).toBe('s-1');
    expect(again?.params['inputResponses']).toEqual({ page: { action: 'accept' } });
    // The result of the leg that was called off comes too, and is ignored.
    await session.call('release', { key: 'page' });
    await expect(call).resolves.toMatchObject({ kind: 'complete' });
    expect(session.opened).toEqual([pageUrl]);
  });

  test('C-URL-15 C-MRT-18 stopped while a leg blocks: cancelled by its id; while nothing is in flight: nothing is sent', async () => {
    const session = await start(opens);
    const stop = new AbortController();
    const blocking = session.call(
      'ask',
      { ...flow(pageRound('s-1')), hold: 'page' },
      { over: stop.signal },
    );
    await expect.poll(() => legsOf(session).length).toBe(2);
    stop.abort('action-stopped');
    await expect(blocking).rejects.toThrow();
    await expect
      .poll(() => session.received('notifications/cancelled'))
      .toMatchObject([{ params: { requestId: legsOf(session)[1]?.id } }]);
    expect(session.waitingRoom.views()).toEqual([]);

    const again = new AbortController();
    const idle = session.call(
      'ask',
      { ...flow(pageRound('a'), pageRound('b')), flow: 'idle' },
      { over: again.signal },
    );
    await expect.poll(() => stateOf(session)).toBe('not-finished');
    const before = session.received().length;
    again.abort('action-stopped');
    await expect(idle).resolves.toEqual({ kind: 'withdrawn' });
    await session.call('plain', {});
    expect(session.received()).toHaveLength(before + 1);
  });

  test('C-URL-2 another address in the next round is asked for, and the first is waited for no longer', async () => {
    const session = await start(nobody);
    const other = { inputRequests: { page: entry({ url: 'https://pages.example/second' }) } };
    const call = session.call('ask', flow(pageRound('s-1'), other));
    await expect.poll(() => session.asked.length).toBe(1);
    await session.openUrl();
    await expect.poll(() => session.asked.length).toBe(2);
    expect(session.opened).toEqual([pageUrl]);
    expect(session.waitingRoom.views()).toEqual([]);
    session.answerOpen({ action: 'decline' });
    await call;
    expect(responsesOf(session, 2)).toEqual({ page: { action: 'decline' } });
  });

  test('C-CMP-6 a notice of completion is not defined here: ignored', async () => {
    const session = await start(opens);
    const id = 'e-1';
    const rounds = ['s-1', 's-2'].map((requestState) => ({
      inputRequests: { page: entry({ elicitationId: id }) },
      requestState,
    }));
    const call = session.call('ask', flow(...rounds));
    await expect.poll(() => stateOf(session)).toBe('not-finished');
    await reportComplete(session, id);
    expect(stateOf(session)).toBe('not-finished');
    expect(legsOf(session)).toHaveLength(2);
    session.tryAgain();
    await expect(call).resolves.toMatchObject({ kind: 'complete' });
  });
});

test('C-MRT-17 C-MRT-18 over HTTP a blocked leg is tried again by closing its stream, without a notice', async () => {
  const session = await openScripted(['--era', 'modern', '--sse'], opens, undefined, defaultRules, {
    headers: {},
  });
  open = session;
  const call = session.call('ask', { ...flow(pageRound('s-1')), hold: 'page' });
  await expect.poll(() => legsOf(session).length).toBe(2);
  session.tryAgain();
  await expect.poll(() => legsOf(session).length).toBe(3);
  expect(session.received('notifications/cancelled')).toEqual([]);
  await session.call('release', { key: 'page' });
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(legsOf(session)[2]?.params).toMatchObject({
    requestState: 's-1',
    inputResponses: { page: { action: 'accept' } },
  });
});

test('C-URL-2 C-MRT-9 an address that stands twice in one round is consented to twice, each with its own message', async () => {
  const session = await start(nobody);
  const inputRequests = {
    a: entry({ message: 'Sign in' }),
    b: entry({ message: 'Agree to pay' }),
  };
  const call = session.call('ask', flow({ inputRequests, requestState: 's' }));
  await expect.poll(() => session.asked.length).toBe(1);
  await session.openUrl();
  await expect.poll(() => session.asked.length).toBe(2);
  expect(session.asked[1]).toMatchObject({ message: 'Agree to pay', position: 2, total: 2 });
  expect(legsOf(session)).toHaveLength(1);
  session.answerOpen({ action: 'decline' });
  await call;
  expect(responsesOf(session, 1)).toEqual({ a: { action: 'accept' }, b: { action: 'decline' } });
});

test('C-MRT-11 a round without questions leaves the open page in the waiting room', async () => {
  const session = await start(opens);
  const stateOnly = { requestState: 's-2', hold: 'k' };
  const call = session.call('ask', flow(pageRound('s-1'), stateOnly, pageRound('s-3')));
  await expect.poll(() => stateOf(session)).toBe('waiting');
  await session.call('release', { key: 'k' }, { actionId: 'action-release' });
  await expect.poll(() => stateOf(session), { timeout: 5_000 }).toBe('not-finished');
  expect(session.opened).toEqual([pageUrl]);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});
