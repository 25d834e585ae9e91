// Streamable HTTP of the older revisions as bytes, against a server without an SDK: sessions, both streams, cut and resumed.
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import {
  openingAnswer,
  startRawHttpPeer,
  type EventStream,
  type HttpExchange,
  type RawHttpPeer,
} from './testing/rawHttpPeer.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';

const nobody: Person = () => null;
const accept: Person = () => ({ action: 'accept', content: [['name', 'Ada']] });
const done = { content: [{ type: 'text', text: 'done' }] };
const schema = { type: 'object', properties: { name: { type: 'string' } } };
const question = (id: string | number): Record<string, unknown> => ({
  id,
  method: 'elicitation/create',
  params: { message: 'Who?', requestedSchema: schema },
});
const sessionHeader = { 'Mcp-Session-Id': 'session-1' };

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Flow {
  readonly onCall: (exchange: HttpExchange, count: number) => void;
  readonly onGet?: (exchange: HttpExchange) => void;
  readonly onAnswer?: (exchange: HttpExchange) => void;
}

async function start(
  flow: Flow,
  person: Person = nobody,
): Promise<{ peer: RawHttpPeer; session: ScriptedSession }> {
  const peer = await startRawHttpPeer((exchange) => {
    const opening = openingAnswer('legacy', exchange);
    if (opening !== null) {
      exchange.json(opening, exchange.method === 'initialize' ? sessionHeader : {});
    } else if (exchange.verb === 'GET') {
      if (flow.onGet === undefined) exchange.status(405);
      else flow.onGet(exchange);
    } else if (exchange.verb === 'DELETE') exchange.status(200);
    else if (exchange.method === 'tools/call')
      flow.onCall(exchange, peer.posts('tools/call').length);
    else if (exchange.method === 'ping') exchange.json({ id: exchange.id, result: {} });
    else {
      if (exchange.method === undefined) flow.onAnswer?.(exchange);
      if (!exchange.isAnswered()) exchange.status(202);
    }
  });
  cleanUps.push(peer.close);
  const rules = { ...defaultRules, burst: 100, perMinute: 600, queued: 50 };
  const session = await openScripted([], person, systemClock, rules, undefined, peer.target);
  cleanUps.push(session.close);
  return { peer, session };
}

/** What we sent in answer to a request of the server. */
const answers = (peer: RawHttpPeer): readonly HttpExchange[] =>
  peer.exchanges.filter(({ verb, method }) => verb === 'POST' && method === undefined);
const answered = (id: string | number): Record<string, unknown> => ({
  jsonrpc: '2.0',
  id,
  result: { action: 'accept', content: { name: 'Ada' } },
});

test('C-HTT-6 revision and session stand on every request after initialize, and DELETE ends the session', async () => {
  const { peer, session } = await start({
    onCall: (exchange) => {
      exchange.json({ id: exchange.id, result: done });
    },
  });
  await session.call('plain', {});
  await session.close();
  const from = peer.exchanges.findIndex(({ method }) => method === 'initialize');
  expect(peer.exchanges[from]?.headers).not.toHaveProperty('mcp-session-id');
  const rest = peer.exchanges.slice(from + 1);
  expect(rest.map(({ verb, method }) => method ?? verb)).toEqual(
    expect.arrayContaining(['notifications/initialized', 'GET', 'tools/call', 'DELETE']),
  );
  for (const { headers } of rest) {
    expect(headers['mcp-session-id']).toBe('session-1');
    expect(headers['mcp-protocol-version']).toBe('2025-11-25');
    expect(headers).not.toHaveProperty('mcp-method');
  }
});

test.each([404, 410])(
  'C-HTT-6 %i: the session is over, the call is lost at once, and nothing more is sent in it',
  async (status) => {
    const { peer, session } = await start({
      onCall: (exchange) => {
        exchange.status(status, 'Session not found');
      },
    });
    await expect(session.call('plain', {})).rejects.toBeDefined();
    expect(session.losses).toEqual(['session-over']);
    await session.close();
    expect(peer.verbs('DELETE')).toEqual([]);
  },
);

test('C-HTT-6 404 to a method that the server does not know is no end of the session', async () => {
  const { session } = await start({
    onCall: (exchange) => {
      const error = { code: -32601, message: 'No such method' };
      exchange.status(404, JSON.stringify({ jsonrpc: '2.0', id: exchange.id, error }));
    },
  });
  await expect(session.call('plain', {})).rejects.toBeDefined();
  expect(session.losses).toEqual([]);
});

test('C-HTT-6 the server was started anew with a question open: the answer finds no session, and its call is lost', async () => {
  let isForgotten = false;
  const { peer, session } = await start({
    onCall: (exchange) => {
      exchange.stream().send(question('open'));
    },
    onAnswer: (exchange) => {
      isForgotten = true;
      exchange.status(404);
    },
  });
  const over = new AbortController();
  const call = session.call('plain', {}, { over: over.signal });
  await expect.poll(() => session.questions().length).toBe(1);
  session.answerOpen({ action: 'accept', content: [['name', 'Ada']] });
  await expect(call).rejects.toBeDefined();
  expect(isForgotten).toBe(true);
  expect(session.losses).toEqual(['session-over']);
  expect(peer.posts('tools/call')).toHaveLength(1);
});

test('C-HTT-9 legacy: a changed list is told on the GET stream', async () => {
  let events: EventStream | null = null;
  const { session } = await start({
    onGet: (exchange) => {
      events = exchange.stream();
      events.send({ method: 'notifications/tools/list_changed' });
    },
    onCall: (exchange) => {
      exchange.status(500);
    },
  });
  await expect.poll(() => session.changedLists).toEqual(['tools']);
  expect(events).not.toBeNull();
});

describe('C-HTT-7 a question on either stream', () => {
  test('C-HTT-7 on the stream of the call: the answer is a POST of its own', async () => {
    let stream: EventStream | null = null;
    let callId: string | number | undefined;
    const { peer, session } = await start(
      {
        onCall: (exchange) => {
          callId = exchange.id;
          stream = exchange.stream();
          stream.send(question('on-call'));
        },
        onAnswer: () => {
          stream?.send({ id: callId, result: done });
          stream?.end();
        },
      },
      accept,
    );
    await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
    expect(answers(peer).map(({ message }) => message)).toEqual([answered('on-call')]);
  });

  test('C-HTT-7 on the GET stream', async () => {
    let call: HttpExchange | null = null;
    let events: EventStream | null = null;
    const { peer, session } = await start(
      {
        onGet: (exchange) => {
          events = exchange.stream();
        },
        onCall: (exchange) => {
          call = exchange;
          events?.send(question(0));
        },
        onAnswer: () => call?.json({ id: call.id, result: done }),
      },
      accept,
    );
    await expect.poll(() => events).not.toBeNull();
    await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
    expect(answers(peer).map(({ message }) => message)).toEqual([answered(0)]);
  });

  test.each([
    ['ended', 'end'],
    ['cut', 'cut'],
  ] as const)(
    'C-HTT-7 C-ACT-7 %s with a question open: resumed after `retry`, asked and answered once though it came twice',
    async (_how, breakOff) => {
      let callId: string | number | undefined;
      const streams: EventStream[] = [];
      let resumed: EventStream | null = null;
      const { peer, session } = await start({
        onCall: (exchange) => {
          callId = exchange.id;
          const stream = exchange.stream();
          stream.write('retry: 20\n');
          stream.send(question('twice'), 'event-1');
          streams.push(stream);
        },
        onGet: (exchange) => {
          if (exchange.headers['last-event-id'] === undefined) {
            exchange.status(405);
            return;
          }
          resumed = exchange.stream();
          resumed.send(question('twice'), 'event-2');
          // Comes behind it: once it is here, so is the repeat.
          resumed.send({ method: 'notifications/tools/list_changed' });
        },
        onAnswer: () => {
          resumed?.send({ id: callId, result: done }, 'event-3');
          resumed?.end();
        },
      });
      const call = session.call('plain', {});
      await expect.poll(() => session.questions().length).toBe(1);
      const startedAtMs = performance.now();
      streams[0]?.[breakOff]();
      await expect.poll(() => session.changedLists).toEqual(['tools']);
      // The SDK's own pause would be a second.
      expect(performance.now() - startedAtMs).toBeLessThan(900);
      const lastIds = peer.verbs('GET').map(({ headers }) => headers['last-event-id']);
      expect(lastIds).toEqual([undefined, 'event-1']);
      expect(session.questions()).toHaveLength(1);
      session.answerOpen({ action: 'accept', content: [['name', 'Ada']] });
      await expect(call).resolves.toMatchObject({ kind: 'complete' });
      expect(session.asked).toHaveLength(1);
      expect(answers(peer).map(({ message }) => message)).toEqual([answered('twice')]);
      expect(session.losses).toEqual([]);
    },
  );

  test('C-HTT-7 a stream without ids cannot be resumed: its call is lost at once', async () => {
    const { peer, session } = await start({
      onCall: (exchange) => {
        const stream = exchange.stream();
        stream.send({ method: 'notifications/message', params: { level: 'info', data: 1 } });
        setImmediate(() => {
          stream.cut();
        });
      },
    });
    await expect(session.call('plain', {})).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(peer.posts('tools/call')).toHaveLength(1);
  });
});

test('C-MRT-19 a result that comes after the call was stopped is ignored', async () => {
  const streams: EventStream[] = [];
  let callId: string | number | undefined;
  const { peer, session } = await start({
    onCall: (exchange, count) => {
      if (count > 1) {
        exchange.json({ id: exchange.id, result: done });
        return;
      }
      callId = exchange.id;
      streams.push(exchange.stream());
    },
  });
  const over = new AbortController();
  const call = session.call('plain', {}, { over: over.signal });
  await expect.poll(() => streams.length).toBe(1);
  over.abort('action-stopped');
  await expect(call).rejects.toBeDefined();
  await expect.poll(() => peer.posts('notifications/cancelled').length).toBe(1);
  const [cancelled] = peer.posts('notifications/cancelled');
  expect(cancelled?.message['params']).toMatchObject({ requestId: callId });
  streams[0]?.send({ id: callId, result: { content: [{ type: 'text', text: 'late' }] } });
  const end = await session.call('plain', {});
  expect(end).toMatchObject({ kind: 'complete', result: done });
  expect(session.losses).toEqual([]);
});
