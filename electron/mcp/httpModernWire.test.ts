// Streamable HTTP of 2026-07-28 as bytes, against a server without an SDK: headers, both kinds of answers, streams that break.
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../platform/testing/manualClock.ts';
import type { EventStream, HttpExchange } from './testing/rawHttpPeer.ts';
import { calls, done, startModernHttp as start } from './testing/modernHttp.ts';
import type { Person } from './testing/scriptedSession.ts';

const accept: Person = () => ({ action: 'accept', content: [['name', 'Ada']] });
const schema = { type: 'object', properties: { name: { type: 'string' } } };
const round = {
  resultType: 'input_required',
  inputRequests: {
    who: { method: 'elicitation/create', params: { message: 'Who?', requestedSchema: schema } },
  },
  requestState: 's-1',
};

const never = (): void => undefined;

test('C-HTT-1 one POST per message, both kinds of answers accepted; comments in a stream are passed over', async () => {
  const { peer, session } = await start((exchange) => {
    if (calls(peer).length === 1) {
      exchange.json({ id: exchange.id, result: done });
      return;
    }
    const stream = exchange.stream();
    stream.write(': here still\n\n:\n\n');
    stream.send({ id: exchange.id, result: done });
    stream.end();
  });
  for (let count = 1; count <= 2; count += 1) {
    const end = await session.call('plain', {});
    expect(end).toMatchObject({ kind: 'complete', result: { content: done.content } });
    expect(calls(peer)).toHaveLength(count);
  }
  for (const { verb, headers, message } of peer.exchanges) {
    expect(verb).toBe('POST');
    expect(headers.accept).toContain('application/json');
    expect(headers.accept).toContain('text/event-stream');
    expect(headers['content-type']).toBe('application/json');
    expect(message['jsonrpc']).toBe('2.0');
  }
});

test('C-HTT-2 revision, method and name stand in the headers of every leg, as in the body', async () => {
  const { peer, session } = await start(
    (exchange) => {
      exchange.json({
        id: exchange.id,
        result: 'inputResponses' in paramsOf(exchange) ? done : round,
      });
    },
    { person: accept },
  );
  await session.call('Book', {});
  await session.act((call) => session.session.getPrompt('Greet', {}, call));
  await session.act((call) => session.session.readResource('notes://today', call));
  const names = ['tools/call', 'prompts/get', 'resources/read'].map((method) =>
    peer.posts(method).map(({ headers }) => [headers['mcp-method'], headers['mcp-name']]),
  );
  expect(names).toEqual([
    [
      ['tools/call', 'Book'],
      ['tools/call', 'Book'],
    ],
    [
      ['prompts/get', 'Greet'],
      ['prompts/get', 'Greet'],
    ],
    [
      ['resources/read', 'notes://today'],
      ['resources/read', 'notes://today'],
    ],
  ]);
  for (const exchange of peer.exchanges) {
    expect(exchange.headers['mcp-method']).toBe(exchange.method);
    expect(exchange.headers['mcp-protocol-version']).toBe('2026-07-28');
    expect(paramsOf(exchange)['_meta']).toMatchObject({
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    });
  }
});

test.each(['Hello, 世界', ' padded ', 'two\nlines', '=?base64?SGk=?='])(
  'C-HTT-3 a header value that is none by itself goes in base64: %j',
  async (name) => {
    const { peer, session } = await start((exchange) => {
      exchange.json({ id: exchange.id, result: done });
    });
    await session.call(name, {});
    const [call] = calls(peer);
    const encoded = Buffer.from(name, 'utf8').toString('base64');
    expect(call?.headers['mcp-name']).toBe(`=?base64?${encoded}?=`);
    expect(call && paramsOf(call)['name']).toBe(name);
  },
);

test.each([undefined, {}, { 'example.com/trace': '1' }])(
  'C-MRT-1 a round is a round whatever its _meta is: %j',
  async (_meta) => {
    const { session } = await start(
      (exchange) => {
        const isRetry = 'inputResponses' in paramsOf(exchange);
        exchange.json({ id: exchange.id, result: isRetry ? done : { ...round, _meta } });
      },
      { person: accept },
    );
    await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
    expect(session.asked).toHaveLength(1);
  },
);

test('C-HTT-5 C-MRT-21 a request of the server is not carried out and gets no answer', async () => {
  const streams: EventStream[] = [];
  const { peer, session } = await start(
    (exchange) => {
      const stream = exchange.stream();
      streams.push(stream);
      const params = { message: 'Who?', requestedSchema: schema };
      stream.send({ id: 7, method: 'elicitation/create', params });
      stream.send({ id: 8, method: 'ping' });
      stream.send({ id: exchange.id, result: done });
      stream.end();
    },
    { person: accept },
  );
  await session.call('plain', {});
  await session.call('plain', {});
  expect(session.asked).toEqual([]);
  expect(peer.exchanges.filter(({ method }) => method === undefined)).toEqual([]);
});

test('C-HTT-5 no session, no GET, no DELETE and no Last-Event-ID, whatever the server offers', async () => {
  const { peer, session } = await start(
    (exchange) => {
      const stream = exchange.stream();
      stream.write('retry: 1\n');
      stream.send({ method: 'notifications/message', params: { level: 'info', data: 1 } }, 'e-1');
      stream.end();
    },
    { openingHeaders: { 'Mcp-Session-Id': 'kept' } },
  );
  await session.call('plain', {}).catch(never);
  await session.call('plain', {}).catch(never);
  await session.close();
  expect(new Set(peer.exchanges.map(({ verb }) => verb))).toEqual(new Set(['POST']));
  for (const { headers } of peer.exchanges) {
    expect(headers).not.toHaveProperty('mcp-session-id');
    expect(headers).not.toHaveProperty('last-event-id');
  }
});

describe('C-MRT-22 a leg whose stream is lost is lost at once, and nothing is sent again by itself', () => {
  test.each([
    [
      'ended',
      (stream: EventStream) => {
        stream.end();
      },
    ],
    [
      'cut',
      (stream: EventStream) => {
        stream.cut();
      },
    ],
  ])('C-MRT-22 the stream is %s', async (_how, breakOff) => {
    const { peer, session } = await start((exchange) => {
      if (exchange.method !== 'tools/call') {
        exchange.status(404);
        return;
      }
      if (calls(peer).length > 1) {
        exchange.json({ id: exchange.id, result: done });
        return;
      }
      const stream = exchange.stream();
      stream.send({ method: 'notifications/message', params: { level: 'info', data: 1 } }, 'e-1');
      setImmediate(() => {
        breakOff(stream);
      });
    });
    const startedAtMs = performance.now();
    await expect(session.call('plain', {})).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
    expect(calls(peer)).toHaveLength(1);
    // By the person's click: the same call under a new id.
    await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
    const [first, second] = calls(peer);
    expect(second?.id).not.toBe(first?.id);
  });

  test('C-MRT-22 a JSON body that breaks off', async () => {
    const { session } = await start((exchange) => {
      exchange.cutAfter('{"jsonrpc":"2.0","id":');
    });
    await expect(session.call('plain', {})).rejects.toMatchObject({ code: 'SEND_FAILED' });
  });
});

describe('C-MRT-18 C-MRT-19 stopping', () => {
  test('C-MRT-18 in flight: the stream is closed and nothing is sent; what comes after is ignored', async () => {
    const streams: EventStream[] = [];
    const { peer, session } = await start((exchange) => {
      streams.push(exchange.stream());
    });
    const over = new AbortController();
    const call = session.call('plain', {}, { over: over.signal });
    await expect.poll(() => streams.length).toBe(1);
    over.abort('action-stopped');
    await expect(call).rejects.toBeDefined();
    await expect.poll(() => calls(peer)[0]?.isClosed()).toBe(true);
    streams[0]?.send({ id: calls(peer)[0]?.id, result: done });
    expect(peer.exchanges.map(({ method }) => method)).toEqual(['server/discover', 'tools/call']);
  });

  test('C-MRT-18 a dialog alone is open: nothing is sent', async () => {
    const { peer, session } = await start((exchange) => {
      exchange.json({ id: exchange.id, result: round });
    });
    const over = new AbortController();
    const call = session.call('plain', {}, { over: over.signal });
    await expect.poll(() => session.questions().length).toBe(1);
    over.abort('action-stopped');
    await expect(call).resolves.toEqual({ kind: 'withdrawn' });
    expect(session.questions().map(({ state }) => state)).toEqual([
      { kind: 'withdrawn', reason: 'action-stopped' },
    ]);
    expect(peer.exchanges).toHaveLength(2);
  });
});

test('C-HTT-9 lists are followed on a stream of their own, by its id, and again after it broke', async () => {
  const clock = createManualClock();
  const streams: EventStream[] = [];
  const { peer, session } = await start(
    (exchange) => {
      const stream = exchange.stream();
      streams.push(stream);
      const _meta = { 'io.modelcontextprotocol/subscriptionId': exchange.id };
      const { notifications } = paramsOf(exchange);
      const method = 'notifications/subscriptions/acknowledged';
      stream.send({ method, params: { _meta, notifications } });
    },
    { clock, capabilities: { tools: { listChanged: true } } },
  );
  const changed = (id: unknown): Record<string, unknown> => ({
    method: 'notifications/tools/list_changed',
    params: { _meta: { 'io.modelcontextprotocol/subscriptionId': id } },
  });
  const listens = (): readonly HttpExchange[] => peer.posts('subscriptions/listen');
  await expect.poll(() => listens().length).toBe(1);
  streams[0]?.send(changed(listens()[0]?.id));
  await expect.poll(() => session.changedLists).toEqual(['tools']);
  streams[0]?.end();
  await expect
    .poll(() => {
      clock.advance(5_000);
      return listens().length;
    })
    .toBe(2);
  // It may have changed meanwhile.
  await expect.poll(() => session.changedLists).toEqual(['tools', 'tools']);
  streams[1]?.send(changed(listens()[1]?.id));
  await expect.poll(() => session.changedLists).toEqual(['tools', 'tools', 'tools']);
  expect(listens()[1]?.id).not.toBe(listens()[0]?.id);
});

function paramsOf({ message }: HttpExchange): Record<string, unknown> {
  const { params } = message;
  return typeof params === 'object' && params !== null ? { ...params } : {};
}
