// What revision 2026-07-28 puts on the wire, recorded by a scripted server in its own process.
import { afterEach, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';

const schema = { type: 'object', properties: { name: { type: 'string' } } };
const ask = (message: string): unknown => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: schema },
});
const accept: ElicitationResult = { action: 'accept', content: [['name', 'Ada']] };
const nobody: Person = () => null;

let open: ScriptedSession | null = null;

async function start(
  person: Person,
  flags: readonly string[] = [],
  clock?: Parameters<typeof openScripted>[2],
): Promise<ScriptedSession> {
  open = await openScripted(['--era', 'modern', ...flags], person, clock);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = null;
});

/** Params of the calls that the server received, in order. */
function legs(session: ScriptedSession): readonly Readonly<Record<string, unknown>>[] {
  return session.received('tools/call').map((message) => {
    const params = message['params'];
    if (typeof params !== 'object' || params === null) throw new Error('no params');
    return Object.fromEntries(Object.entries(params));
  });
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

test('C-CAP-2 C-NEG-8 every request names revision and capabilities in _meta, discover and lists too', async () => {
  const session = await start(() => accept);
  await session.session.listTools();
  await session.call('ask', { flow: 'meta', rounds: [{ inputRequests: { a: ask('?') } }] });
  const requests = session.received().filter((message) => 'id' in message);
  expect(requests.map((message) => message['method'])).toEqual([
    'server/discover',
    'tools/list',
    'tools/call',
    'tools/call',
  ]);
  for (const request of requests) {
    expect(request['params']).toMatchObject({
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
        'io.modelcontextprotocol/clientInfo': { name: 'frontdesk' },
      },
    });
  }
});

test('C-MRT-1 input_required goes on, complete ends', async () => {
  const session = await start(() => accept);
  const end = await session.call('ask', {
    flow: 'f',
    rounds: [{ inputRequests: { a: ask('?') } }],
  });
  expect(end).toMatchObject({ kind: 'complete', result: { structuredContent: {} } });
  expect(legs(session)).toHaveLength(2);
});

test('C-MRT-1 a result without resultType is complete', async () => {
  const session = await start(nobody);
  const end = await session.call('ask', { flow: 'f', omitResultType: true });
  expect(end).toMatchObject({ kind: 'complete' });
});

test('C-MRT-1 any other resultType is an invalid result', async () => {
  const session = await start(nobody);
  const rounds = [{ resultType: 'maybe', inputRequests: { a: ask('?') } }];
  await expect(session.call('ask', { flow: 'f', rounds })).rejects.toThrow(/maybe/);
  expect(session.asked).toEqual([]);
});

test('C-MRT-2 C-ACT-9 every key returns, same spelling, as a bare answer', async () => {
  const answers: Record<string, ElicitationResult> = {
    one: accept,
    two: { action: 'decline' },
    three: { action: 'cancel' },
    four: accept,
  };
  const session = await start((request) => answers[request.message] ?? null);
  const entries = [
    `"":${JSON.stringify(ask('one'))}`,
    `"__proto__":${JSON.stringify(ask('two'))}`,
    `"🍜 10":${JSON.stringify(ask('three'))}`,
    `"10":${JSON.stringify(ask('four'))}`,
  ];
  const round = `{"resultType":"input_required","inputRequests":{${entries.join(',')}}}`;
  await session.call('ask', { flow: 'keys', roundsText: [round] });
  const retry = session
    .wire()
    .findLast(({ dir, line }) => dir === 'in' && line.includes('inputResponses'));
  const accepted = '{"action":"accept","content":{"name":"Ada"}}';
  for (const part of [
    `"":${accepted}`,
    '"__proto__":{"action":"decline"}',
    '"🍜 10":{"action":"cancel"}',
    `"10":${accepted}`,
  ]) {
    expect(retry?.line).toContain(part);
  }
  const responses = legs(session)[1]?.['inputResponses'];
  expect([...keysOf(responses)].sort()).toEqual(['', '10', '__proto__', '🍜 10'].sort());
  expect(session.asked.map(({ position, total }) => `${position}/${total}`)).toEqual([
    '1/4',
    '2/4',
    '3/4',
    '4/4',
  ]);
});

test.each(['', '  padded  ', 'é 席 "quoted" \\u0000 \u0000', 'x'.repeat(40_960)])(
  'C-MRT-3 echoes the state %# as the identical string',
  async (requestState) => {
    const session = await start(() => accept);
    const rounds = [{ inputRequests: { a: ask('?') }, requestState }];
    await session.call('ask', { flow: 'state', rounds });
    expect(legs(session)[1]?.['requestState']).toBe(requestState);
  },
);

test('C-MRT-4 C-MRT-7 a retry carries the original params and the last round only', async () => {
  const session = await start(() => accept);
  const args = {
    flow: 'rounds',
    rounds: [
      { inputRequests: { first: ask('1') }, requestState: 'one' },
      { inputRequests: { second: ask('2') } },
    ],
  };
  await session.call('ask', args);
  const [first, second, third] = legs(session);
  expect(Object.keys(first ?? {}).sort()).toEqual(['_meta', 'arguments', 'name']);
  expect(second).toMatchObject({ name: 'ask', arguments: args, requestState: 'one' });
  expect(keysOf(second?.['inputResponses'])).toEqual(['first']);
  expect(keysOf(third?.['inputResponses'])).toEqual(['second']);
  expect(third).not.toHaveProperty('requestState');
  expect(third).toMatchObject({ name: 'ask', arguments: args });
});

test('C-MRT-5 the state is in nothing that leaves the session but the retry', async () => {
  const session = await start(() => accept);
  const rounds = [{ inputRequests: { a: ask('?') }, requestState: 'secret-state' }];
  const end = await session.call('plain', {});
  await session.call('ask', { flow: 'x', rounds });
  expect(JSON.stringify([session.asked, session.ended, end])).not.toContain('secret-state');
});

test('C-MRT-6 every leg has an id of its own', async () => {
  const session = await start(() => accept);
  const rounds = [{ inputRequests: { a: ask('1') } }, { inputRequests: { a: ask('2') } }];
  await session.call('ask', { flow: 'ids', rounds });
  const ids = session.received('tools/call').map((message) => message['id']);
  expect(new Set(ids).size).toBe(3);
});

test('C-MRT-8 two calls at once keep their states and answers apart', async () => {
  const session = await start((request) => ({
    action: 'accept',
    content: [['name', request.message]],
  }));
  const flow = (name: string): Promise<unknown> =>
    session.call('ask', {
      flow: name,
      rounds: [{ inputRequests: { [name]: ask(`for ${name}`) }, requestState: `state of ${name}` }],
    });
  await Promise.all([flow('a'), flow('b')]);
  const retries = legs(session).filter((params) => 'requestState' in params);
  expect(retries).toHaveLength(2);
  for (const retry of retries) {
    const { flow: name } = Object(retry['arguments']);
    expect(retry['requestState']).toBe(`state of ${name}`);
    expect(retry['inputResponses']).toEqual({
      [name]: { action: 'accept', content: { name: `for ${name}` } },
    });
  }
});

test('a state without questions is retried by itself, after a wait', async () => {
  const clock = createManualClock();
  const session = await start(nobody, [], clock);
  const call = session.call('ask', { flow: 'poll', rounds: [{ requestState: 's' }] });
  await expect.poll(() => session.received('tools/call').length).toBe(1);
  await expect
    .poll(() => {
      clock.advance(250);
      return session.received('tools/call').length;
    })
    .toBe(2);
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test.each([
  ['sampling', { method: 'sampling/createMessage', params: {} }, 'undeclared-method'],
  ['nonsense', 7, 'malformed-input-request'],
])(
  'C-CAP-4 a round that asks for %s fails here, its sibling unseen, nothing retried',
  async (_name, entry, reason) => {
    const session = await start(() => accept);
    const rounds = [{ inputRequests: { good: ask('?'), bad: entry } }];
    const end = await session.call('ask', { flow: 'bad', rounds });
    expect(end).toMatchObject({ kind: 'refused-question', key: 'bad', reason });
    expect(session.asked).toEqual([]);
    expect(legs(session)).toHaveLength(1);
  },
);

test('C-ACT-5 closing with a question open sends nothing', async () => {
  const session = await start(nobody);
  const call = session.call('ask', { flow: 'q', rounds: [{ inputRequests: { a: ask('?') } }] });
  await expect.poll(() => session.asked.length).toBe(1);
  const before = session.received().length;
  await session.session.close('quit');
  await expect(call).resolves.toEqual({ kind: 'withdrawn' });
  expect(session.received()).toHaveLength(before);
});

test('a server that dies with a question open ends the call and withdraws the question', async () => {
  const session = await start(nobody);
  const call = session.call('ask', { flow: 'q', rounds: [{ inputRequests: { a: ask('?') } }] });
  await expect.poll(() => session.asked.length).toBe(1);
  process.kill(await session.serverPid(), 'SIGKILL');
  await expect(call).resolves.toEqual({ kind: 'withdrawn' });
  expect(session.ended).toEqual([{ kind: 'withdrawn', reason: 'link-lost' }]);
  expect(session.losses).toEqual(['link-lost']);
});

test('C-NEG-10 an answer after six minutes succeeds', async () => {
  const clock = createManualClock();
  const session = await start(nobody, [], clock);
  const call = session.call('ask', { flow: 'slow', rounds: [{ inputRequests: { a: ask('?') } }] });
  await expect.poll(() => session.asked.length).toBe(1);
  clock.advance(6 * 60_000);
  session.answerOpen(accept);
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test('a request of the server is not executed and gets no response', async () => {
  const session = await start(nobody);
  await session.call('ask', {
    flow: 'forbidden',
    requests: [{ id: 77, params: { message: 'm', requestedSchema: schema } }],
  });
  await session.call('plain', {});
  expect(session.asked).toEqual([]);
  expect(session.received().filter((message) => message['id'] === 77)).toEqual([]);
});
