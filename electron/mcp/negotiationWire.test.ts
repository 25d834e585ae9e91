// What goes over the wire until a generation is agreed on, over both transports, against servers without an SDK.
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  discovered,
  initialized,
  rpcError,
  startHttp,
  startProgram,
  type AnsweringServer,
  type Answers,
} from './testing/answeringServer.ts';
import { negotiate, type Negotiated, type Negotiating } from './testing/negotiating.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const transports = ['stdio', 'http'] as const;
type TransportName = (typeof transports)[number];

async function start(transport: TransportName, answers: Answers): Promise<AnsweringServer> {
  const server = transport === 'stdio' ? startProgram(answers) : await startHttp(answers);
  cleanUps.push(() => server.stop());
  return server;
}

async function connect(server: AnsweringServer, options?: Negotiating): Promise<Negotiated> {
  const negotiated = await negotiate(server.target, options);
  cleanUps.push(() => negotiated.close());
  return negotiated;
}

const modern = discovered('2026-07-28');
const legacy = initialized('2025-11-25');
const metaKey = (name: string): string => `io.modelcontextprotocol/${name}`;
const paramsOf = (server: AnsweringServer, method: string): unknown[] =>
  server
    .received()
    .filter((message) => message['method'] === method)
    .map(({ params }) => params);

describe.each(transports)('over %s', (transport) => {
  test('C-NEG-1, C-NEG-4, C-NEG-8: server/discover comes first, in the newest revision', async () => {
    const server = await start(transport, { 'server/discover': [modern], initialize: [legacy] });
    expect((await connect(server)).end).toBe('2026-07-28');
    expect(server.methods()[0]).toBe('server/discover');
    expect(server.methods()).not.toContain('initialize');
    expect(paramsOf(server, 'server/discover')[0]).toMatchObject({
      _meta: {
        [metaKey('protocolVersion')]: '2026-07-28',
        [metaKey('clientInfo')]: { name: 'frontdesk' },
        [metaKey('clientCapabilities')]: { elicitation: { form: {}, url: {} } },
      },
    });
    if (transport === 'http') {
      expect(server.headers()[0]).toMatchObject({
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'server/discover',
      });
    }
  });

  test('C-CAP-6: no sampling, roots or tasks, in either generation', async () => {
    const server = await start(transport, { initialize: [legacy] });
    await connect(server);
    const [discover] = paramsOf(server, 'server/discover');
    const [initialize] = paramsOf(server, 'initialize');
    expect(discover).toHaveProperty(['_meta', metaKey('clientCapabilities')], {
      elicitation: { form: {}, url: {} },
    });
    expect(initialize).toHaveProperty('capabilities', { elicitation: { form: {}, url: {} } });
  });

  test('C-NEG-2: our revision is listed in the error: asked once more, and modern', async () => {
    const refusal = rpcError(-32022, { supported: ['2026-07-28'], requested: '2026-07-28' }, 400);
    const server = await start(transport, {
      'server/discover': [refusal, modern],
      initialize: [legacy],
    });
    expect((await connect(server)).end).toBe('2026-07-28');
    expect(server.methods().filter((method) => method === 'server/discover')).toHaveLength(2);
    expect(server.methods()).not.toContain('initialize');
  });

  test('C-NEG-2: a list of older revisions alone opens with one of them', async () => {
    const refusal = rpcError(-32022, { supported: ['2025-06-18', '2024-11-05'] }, 400);
    const server = await start(transport, {
      'server/discover': [refusal],
      initialize: [initialized('2025-06-18')],
    });
    expect((await connect(server)).end).toBe('2025-06-18');
    expect(paramsOf(server, 'initialize')).toMatchObject([{ protocolVersion: '2025-06-18' }]);
  });

  test.each([
    [
      '-32022 with revisions of tomorrow',
      -32022,
      { supported: ['2099-01-01'] },
      'unsupported-revision',
    ],
    ['-32021', -32021, { requiredCapabilities: { sampling: {} } }, 'capability-required'],
    ['-32020', -32020, undefined, 'failed'],
  ])('C-NEG-2: %s proves a modern server: no initialize', async (_name, code, data, end) => {
    const server = await start(transport, {
      'server/discover': [rpcError(code, data, 400)],
      initialize: [legacy],
    });
    expect((await connect(server)).end).toBe(end);
    expect(server.methods()).not.toContain('initialize');
  });

  test.each([-32601, -32602, -32000, -32603, -32001, 1])(
    'C-NEG-3, C-NEG-4: error %d means legacy',
    async (code) => {
      const server = await start(transport, {
        'server/discover': [rpcError(code, undefined, 400)],
        initialize: [legacy],
      });
      expect((await connect(server)).end).toBe('2025-11-25');
      expect(server.starts()).toBe(1);
    },
  );

  test('C-NEG-7: the newest older revision is offered, the choice is taken, then comes initialized', async () => {
    const server = await start(transport, { initialize: [initialized('2025-06-18')] });
    expect((await connect(server)).end).toBe('2025-06-18');
    expect(paramsOf(server, 'initialize')).toMatchObject([{ protocolVersion: '2025-11-25' }]);
    await vi.waitFor(() => {
      expect(server.methods()).toEqual([
        'server/discover',
        'initialize',
        'notifications/initialized',
      ]);
    });
  });

  test('C-NEG-7: a choice that we do not know ends the connection', async () => {
    const server = await start(transport, { initialize: [initialized('2024-11-05')] });
    expect((await connect(server)).end).toBe('unsupported-revision');
    expect(server.methods()).not.toContain('notifications/initialized');
  });

  test('C-NEG-7: initialize is never cancelled, whether it takes too long or is called off', async () => {
    const server = await start(transport, { initialize: ['hang'] });
    expect((await connect(server, { probeTimeoutMs: 300, handshakeTimeoutMs: 500 })).end).toBe(
      'no-answer',
    );
    const calledOff = new AbortController();
    const second = negotiate(server.target, {}, calledOff.signal);
    await vi.waitFor(() => {
      expect(paramsOf(server, 'initialize')).toHaveLength(2);
    });
    calledOff.abort();
    await second;
    expect(server.methods()).not.toContain('notifications/cancelled');
  });
});

test('C-NEG-3: silence until the probe times out means legacy, in the same process', async () => {
  const server = await start('stdio', { 'server/discover': ['hang'], initialize: [legacy] });
  expect((await connect(server)).end).toBe('2025-11-25');
  expect(server.starts()).toBe(1);
});

test('C-NEG-7: a ping of the server is answered', async () => {
  const server = await start('stdio', {
    initialize: [{ ...base(legacy), then: { id: 'ping-1', method: 'ping' } }],
  });
  await connect(server);
  await vi.waitFor(() => {
    expect(server.received()).toContainEqual({ jsonrpc: '2.0', id: 'ping-1', result: {} });
  });
});

describe('over HTTP the body of a refusal decides', () => {
  const page = '<html>Not found</html>';
  test.each([
    ['400 without a body', { status: 400, text: '' }],
    ['400 with a text', { status: 400, text: 'Bad Request: no session' }],
    ['404 with a page', { status: 404, text: page }],
    ['405', { status: 405, text: '' }],
    ['400 with an error of the older generation', rpcError(-32000, undefined, 400)],
    ['400 with -32601', rpcError(-32601, undefined, 400)],
  ])('C-NEG-4: %s: initialize', async (_name, answer) => {
    const server = await start('http', { 'server/discover': [answer], initialize: [legacy] });
    expect((await connect(server)).end).toBe('2025-11-25');
  });

  test('C-NEG-4: 404 with -32601 is modern', async () => {
    const server = await start('http', {
      'server/discover': [rpcError(-32601, undefined, 404)],
      'tools/list': [
        { result: { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'private' } },
      ],
      initialize: [legacy],
    });
    const { end, connection } = await connect(server);
    expect(end).toBe('2026-07-28');
    await connection?.client.listAllTools();
    expect(server.methods()).toEqual(['server/discover', 'tools/list']);
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('C-NEG-4: %d is about authorization first', async (status, end) => {
    const server = await start('http', {
      'server/discover': [rpcError(-32601, undefined, status)],
      initialize: [legacy],
    });
    expect((await connect(server)).end).toBe(end);
    expect(server.methods()).toEqual(['server/discover']);
  });

  test.each([500, 502, 503])('C-NEG-5: %d is an outage, never legacy', async (status) => {
    const server = await start('http', {
      'server/discover': [rpcError(-32601, undefined, status)],
      initialize: [legacy],
    });
    const { problem } = await connect(server);
    expect(problem).toMatchObject({ code: 'http-status', status });
    expect(server.methods()).toEqual(['server/discover']);
  });

  test('C-NEG-5: silence is an outage, never legacy', async () => {
    const server = await start('http', { 'server/discover': ['hang'], initialize: [legacy] });
    expect((await connect(server, { handshakeTimeoutMs: 600 })).end).toBe('no-answer');
    expect(server.methods()).toEqual(['server/discover']);
  });

  test('C-NEG-5: a refused connection is an outage', async () => {
    const server = await startHttp({});
    await server.stop();
    expect((await connect(server)).end).toBe('refused');
  });
});

function base(answer: typeof legacy): object {
  if (typeof answer === 'string' || 'exitAfterMs' in answer) throw new Error('not an answer');
  return answer;
}
