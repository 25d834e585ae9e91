// What is remembered of a server's generation: what it saves, and how a wrong memory heals.
import { afterEach, describe, expect, test } from 'vitest';
import {
  discovered,
  initialized,
  rpcError,
  startHttp,
  startProgram,
  type AnsweringServer,
  type Answers,
} from './testing/answeringServer.ts';
import { createRecordedMemory, negotiate, type Negotiating } from './testing/negotiating.ts';

const servers: AnsweringServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(transport: 'stdio' | 'http', answers: Answers): Promise<AnsweringServer> {
  const server = transport === 'stdio' ? startProgram(answers) : await startHttp(answers);
  servers.push(server);
  return server;
}

async function endOf(server: AnsweringServer, options: Negotiating): Promise<string> {
  const negotiated = await negotiate(server.target, options);
  await negotiated.close();
  return negotiated.end;
}

const modern = discovered('2026-07-28');
const legacy = initialized('2025-11-25');
const onlyModern = rpcError(-32022, { supported: ['2026-07-28'] }, 400);
const count = (server: AnsweringServer, method: string): number =>
  server.methods().filter((other) => other === method).length;

describe.each(['stdio', 'http'] as const)('over %s', (transport) => {
  test('C-NEG-6: what was found out is remembered, and a legacy server is not probed again', async () => {
    const server = await start(transport, { initialize: [legacy] });
    const memory = createRecordedMemory();
    expect(await endOf(server, { memory })).toBe('2025-11-25');
    expect(memory.known).toBe('legacy');
    expect(await endOf(server, { memory })).toBe('2025-11-25');
    expect(count(server, 'server/discover')).toBe(1);
    expect(count(server, 'initialize')).toBe(2);
  });

  test('C-NEG-6: a modern server is asked once at each connection, and never to initialize', async () => {
    const server = await start(transport, { 'server/discover': [modern], initialize: [legacy] });
    const memory = createRecordedMemory();
    expect(await endOf(server, { memory })).toBe('2026-07-28');
    expect(memory.known).toBe('modern');
    expect(await endOf(server, { memory })).toBe('2026-07-28');
    expect(count(server, 'server/discover')).toBe(2);
    expect(count(server, 'initialize')).toBe(0);
  });

  test.each([
    ['-32022', onlyModern],
    ['-32601', rpcError(-32601, undefined, 404)],
    ['-32602', rpcError(-32602, undefined, 400)],
  ])(
    'C-NEG-6: remembered as legacy, and modern by now (%s): probed anew',
    async (_code, answer) => {
      const server = await start(transport, { 'server/discover': [modern], initialize: [answer] });
      const memory = createRecordedMemory('legacy');
      expect(await endOf(server, { memory })).toBe('2026-07-28');
      expect(memory.known).toBe('modern');
    },
  );

  test('C-NEG-6: remembered as modern, and legacy by now: the answer counts', async () => {
    const server = await start(transport, { initialize: [legacy] });
    const memory = createRecordedMemory('modern');
    expect(await endOf(server, { memory })).toBe('2025-11-25');
    expect(memory.known).toBe('legacy');
  });

  test('C-NEG-6: nothing comes of what is remembered: the next connection finds out anew', async () => {
    const server = await start(transport, {
      'server/discover': [modern],
      initialize: ['hang'],
    });
    const memory = createRecordedMemory('legacy');
    expect(await endOf(server, { memory, handshakeTimeoutMs: 500 })).toBe('no-answer');
    expect(memory.known).toBeNull();
    expect(await endOf(server, { memory })).toBe('2026-07-28');
  });

  test('C-NEG-6: a pin goes by the person alone', async () => {
    const server = await start(transport, { 'server/discover': [modern], initialize: [legacy] });
    expect(await endOf(server, { memory: createRecordedMemory('modern'), era: 'legacy' })).toBe(
      '2025-11-25',
    );
    expect(await endOf(server, { memory: createRecordedMemory('legacy'), era: 'modern' })).toBe(
      '2026-07-28',
    );
  });
});

test('C-NEG-6: a program that ends at the probe is started twice once, and then no more', async () => {
  const server = await start('stdio', { 'server/discover': ['exit'], initialize: [legacy] });
  const memory = createRecordedMemory();
  expect(await endOf(server, { memory })).toBe('2025-11-25');
  expect(server.starts()).toBe(2);
  expect(await endOf(server, { memory })).toBe('2025-11-25');
  expect(server.starts()).toBe(3);
});

test('C-NEG-2, C-NEG-3: a modern program that was too slow for the probe is no legacy one', async () => {
  const server = await start('stdio', {
    'server/discover': [{ ...Object(modern), afterMs: 900 }],
    initialize: [onlyModern],
  });
  const memory = createRecordedMemory();
  expect(await endOf(server, { memory, probeTimeoutMs: 300, handshakeTimeoutMs: 5_000 })).toBe(
    '2026-07-28',
  );
  expect(memory.known).toBe('modern');
  // Known to be modern it is waited for, in one process.
  const starts = server.starts();
  expect(await endOf(server, { memory, probeTimeoutMs: 300, handshakeTimeoutMs: 5_000 })).toBe(
    '2026-07-28',
  );
  expect(server.starts()).toBe(starts + 1);
});

test('C-NEG-6: a program of both generations that was too slow for the probe is spoken to as modern the next time', async () => {
  const server = await start('stdio', {
    'server/discover': [{ ...Object(modern), afterMs: 900 }],
    initialize: [{ ...Object(legacy), afterMs: 1_000 }],
  });
  const memory = createRecordedMemory();
  const slow = { memory, probeTimeoutMs: 300 };
  expect(await endOf(server, slow)).toBe('2025-11-25');
  expect(memory.known).toBe('modern');
  expect(await endOf(server, slow)).toBe('2026-07-28');
});

test('C-NEG-3: a program that ends at the probe after its time is up gets a fresh process too', async () => {
  const server = await start('stdio', {
    'server/discover': [{ exitAfterMs: 900 }],
    initialize: [{ ...Object(legacy), afterMs: 1_000 }],
  });
  expect(await endOf(server, { probeTimeoutMs: 300 })).toBe('2025-11-25');
  expect(server.starts()).toBe(2);
});

test('C-NEG-5, C-NEG-6: an outage makes nothing forgotten', async () => {
  const server = await start('http', { initialize: [rpcError(-32603, undefined, 503)] });
  const memory = createRecordedMemory('legacy');
  expect(await endOf(server, { memory })).toBe('http-status');
  expect(memory.known).toBe('legacy');
});
