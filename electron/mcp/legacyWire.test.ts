// What the legacy revisions put on the wire, recorded by a scripted server in its own process.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';

const nameForm = {
  type: 'object',
  properties: { name: { type: 'string' }, note: { type: 'string' } },
  required: ['name'],
};
const accept: ElicitationResult = { action: 'accept', content: [['name', 'Ada']] };
const nobody: Person = () => null;

let open: ScriptedSession | null = null;

async function start(
  person: Person,
  flags: readonly string[] = [],
  clock?: Parameters<typeof openScripted>[2],
): Promise<ScriptedSession> {
  open = await openScripted(['--era', 'legacy', ...flags], person, clock);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = null;
});

function ask(params: unknown, id?: number | string): Record<string, unknown> {
  return { requests: [{ params, ...(id === undefined ? {} : { id }) }] };
}

/** The response that the server got to its request `id`. */
function responseTo(
  session: ScriptedSession,
  id: number | string,
): Record<string, unknown> | undefined {
  return session.received().find((message) => message['id'] === id && !('method' in message));
}

const form = (message: string): unknown => ({ message, requestedSchema: nameForm });

describe.each(['2025-11-25', '2025-06-18'])('revision %s', (revision) => {
  const flags = ['--revision', revision];

  test('C-CAP-1 declares both modes, and only what is handled, in initialize', async () => {
    const session = await start(nobody, flags);
    const [initialize] = session.received('initialize');
    expect(initialize?.['params']).toMatchObject({
      capabilities: { elicitation: { form: {}, url: {} } },
    });
    expect(JSON.stringify(initialize)).not.toMatch(/sampling|roots|tasks/);
    expect(session.session.revision).toBe(revision);
  });

  test('C-REQ-1 C-REQ-3 C-ACT-8 asks without a mode by form, shows the message, answers with the id of the request', async () => {
    const session = await start(() => accept, flags);
    await session.call('ask', ask(form('Who comes?'), 'q-7'));
    expect(session.asked).toMatchObject([{ mode: 'form', message: 'Who comes?', revision }]);
    expect(responseTo(session, 'q-7')).toEqual({
      jsonrpc: '2.0',
      id: 'q-7',
      result: { action: 'accept', content: { name: 'Ada' } },
    });
  });

  test('C-ACT-2 accept carries content, an empty object when nothing was filled', async () => {
    const session = await start(() => ({ action: 'accept', content: [] }), flags);
    const empty = { message: 'Fine?', requestedSchema: { type: 'object', properties: {} } };
    await session.call('ask', ask(empty, 1));
    expect(responseTo(session, 1)?.['result']).toEqual({ action: 'accept', content: {} });
  });

  test.each(['decline', 'cancel'] as const)(
    'C-ACT-1 C-ACT-3 C-ACT-4 %s carries the action alone',
    async (action) => {
      const session = await start(() => ({ action }), flags);
      await session.call('ask', ask(form('Who?'), 1));
      expect(responseTo(session, 1)?.['result']).toEqual({ action });
    },
  );

  test('C-REQ-3 refuses a request without a message', async () => {
    const session = await start(nobody, flags);
    await session.call('ask', ask({ requestedSchema: nameForm }, 0));
    expect(responseTo(session, 0)?.['error']).toMatchObject({ code: -32602 });
    expect(session.asked).toEqual([]);
  });
});

test('C-ACT-7 answers each of two questions under its own id, the later first', async () => {
  const answers: Record<string, ElicitationResult> = { one: accept, two: { action: 'decline' } };
  const session = await start((request) => answers[request.message] ?? null);
  await session.call('ask', {
    requests: [
      { id: 0, params: form('one') },
      { id: '0', params: form('two') },
    ],
  });
  expect(responseTo(session, 0)?.['result']).toMatchObject({ action: 'accept' });
  expect(responseTo(session, '0')?.['result']).toEqual({ action: 'decline' });
});

test('C-ACT-7 C-ACT-5 gives exactly one answer, cancel, when the link is closed with a question open', async () => {
  const session = await start(nobody);
  const call = session.call('ask', ask(form('Still there?'), 9)).catch(() => 'rejected');
  await expect.poll(() => session.asked.length).toBe(1);
  const received = session.received;
  await session.session.close('quit');
  await call;
  const responses = received().filter((message) => message['id'] === 9);
  expect(responses).toEqual([{ jsonrpc: '2.0', id: 9, result: { action: 'cancel' } }]);
  expect(session.ended).toEqual([{ kind: 'withdrawn', reason: 'quit' }]);
});

test.each([0, 'text-id'])(
  'a question withdrawn by the server (id %j) closes and gets no response',
  async (id) => {
    const session = await start(nobody);
    await session.call('ask', { ...ask(form('Quick?'), id), withdrawAfterMs: 20 });
    expect(session.ended).toEqual([{ kind: 'withdrawn', reason: 'by-server' }]);
    await session.call('plain', {});
    expect(responseTo(session, id)).toBeUndefined();
  },
);

test('C-ACT-6 a stopped call sends notifications/cancelled and answers its question with cancel', async () => {
  const session = await start(nobody);
  const stop = new AbortController();
  const call = session.call('ask', ask(form('Who?'), 3), { over: stop.signal });
  await expect.poll(() => session.asked.length).toBe(1);
  stop.abort('action-stopped');
  await expect(call).rejects.toThrow();
  await session.call('plain', {});
  expect(responseTo(session, 3)?.['result']).toEqual({ action: 'cancel' });
  expect(session.received('notifications/cancelled')).toHaveLength(1);
});

test('C-FRM-16 C-VAL-3 a field called __proto__ comes back under that key', async () => {
  const session = await start(() => ({ action: 'accept', content: [['__proto__', 'x']] }));
  const text = `{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string"}}}}`;
  await session.call('ask', { requestsText: [text], ids: [4] });
  const line = session
    .wire()
    .find(({ dir, line: raw }) => dir === 'in' && raw.includes('"accept"'));
  expect(line?.line).toContain('"content":{"__proto__":"x"}');
});

test('C-VAL-2 C-VAL-4 an answer that breaks the schema leaves nothing on the wire', async () => {
  const bad: ElicitationResult = {
    action: 'accept',
    content: [
      ['name', ''],
      ['stranger', 'x'],
    ],
  };
  const session = await start(() => bad);
  const stop = new AbortController();
  const call = session.call('ask', ask(form('Who?'), 2), { over: stop.signal }).catch(() => 'over');
  await expect.poll(() => session.asked.length).toBe(1);
  await session.call('plain', {});
  expect(responseTo(session, 2)).toBeUndefined();
  stop.abort('action-stopped');
  await call;
});

test('C-NEG-10 an answer after six minutes succeeds: the clock of the call stands while the person thinks', async () => {
  const clock = createManualClock();
  const session = await start(nobody, [], clock);
  const call = session.call('ask', ask(form('Take your time'), 1));
  await expect.poll(() => session.asked.length).toBe(1);
  clock.advance(6 * 60_000);
  session.answerOpen(accept);
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test('C-NEG-10 a server that is silent for a minute of its own time is given up', async () => {
  const clock = createManualClock();
  const session = await start(nobody, [], clock);
  const call = session.call('hang', {});
  await expect.poll(() => session.received('tools/call').length).toBe(1);
  clock.advance(60_001);
  await expect(call).rejects.toThrow();
});

test('a question that comes right after initialized is asked, with no action named', async () => {
  const session = await start(() => accept, ['--ask-on-initialized']);
  await expect.poll(() => session.asked.length).toBe(1);
  expect(session.asked[0]?.actionIds).toEqual([]);
});

test('C-STD-1 writes one JSON-RPC message a line and nothing else', async () => {
  const session = await start(() => ({ action: 'accept', content: [['name', 'two\nlines']] }));
  await session.call('ask', ask(form('A line\nbreak?'), 1));
  const lines = session.wire().filter(({ dir }) => dir === 'in');
  expect(lines.length).toBeGreaterThan(4);
  for (const { message } of lines) expect(message).toMatchObject({ jsonrpc: '2.0' });
});

test('noise on stdout is skipped', async () => {
  const session = await start(() => accept, ['--noise']);
  await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
});

/** The same request twice; the scripted call itself never ends. */
const twice = (id: number | string): Record<string, unknown> => ({
  requests: [
    { id, params: form('Who?') },
    { id, params: form('Who?') },
  ],
});
const answersTo = (session: ScriptedSession, id: number | string): readonly unknown[] =>
  session.received().filter((message) => message['id'] === id && !('method' in message));

test('C-ACT-7 a request that is delivered again while it is open is asked once and answered once', async () => {
  const session = await start(nobody);
  const over = new AbortController();
  const call = session.call('ask', twice('same'), { over: over.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(session.asked).toHaveLength(1));
  // What comes after it on the same pipe has been read: so has the repeat.
  await session.call('plain', {});
  session.answerOpen(accept);
  await vi.waitFor(() => expect(answersTo(session, 'same')).toHaveLength(1));
  await session.call('plain', {});
  expect(session.asked).toHaveLength(1);
  expect(answersTo(session, 'same')).toHaveLength(1);
  over.abort('action-stopped');
  await call;
});

test('C-ACT-10 a request that was delivered twice can be taken back', async () => {
  const session = await start(nobody);
  const over = new AbortController();
  const script = { ...twice('same'), withdrawAfterMs: 300 };
  const call = session.call('ask', script, { over: over.signal }).catch(() => undefined);
  await vi.waitFor(() =>
    expect(session.ended).toEqual([{ kind: 'withdrawn', reason: 'by-server' }]),
  );
  await session.call('plain', {});
  expect(answersTo(session, 'same')).toEqual([]);
  over.abort('action-stopped');
  await call;
});
