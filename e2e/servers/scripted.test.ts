import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readTranscript, ServerProcess } from './testing/serverProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-scripted-'));
const running: ServerProcess[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function start(...argv: string[]): ServerProcess {
  const server = new ServerProcess('scripted', argv);
  running.push(server);
  return server;
}

const tool = (id: unknown, name: string, args: object = {}, more: object = {}) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
});

describe('the scripted server, older generation', () => {
  test('opens with the revision it was told, and answers the probe with the code it was told', async () => {
    const server = start(
      '--era',
      'legacy',
      '--revision',
      '2025-06-18',
      '--discover-error',
      '-32000',
    );
    server.write({ id: 0, method: 'server/discover', params: {} });
    expect(await server.message()).toMatchObject({ id: 0, error: { code: -32000 } });
    server.write({ id: 1, method: 'initialize', params: {} });
    expect(await server.message()).toMatchObject({ result: { protocolVersion: '2025-06-18' } });
  });

  test('asks with exactly these ids and parameters, and returns the answers in order', async () => {
    const server = start('--era', 'legacy');
    const requests = [
      { id: 0, params: { message: 'a', odd: [null] } },
      { id: '0', params: null },
    ];
    server.write(tool(7, 'ask', { requests }));
    expect(await server.line()).toBe(
      '{"jsonrpc":"2.0","id":0,"method":"elicitation/create","params":{"message":"a","odd":[null]}}',
    );
    expect(await server.message()).toMatchObject({ id: '0', params: null });
    server.write({ id: '0', error: { code: -32602, message: 'no' } });
    server.write({ id: 0, result: { action: 'decline' } });
    expect(await server.message()).toMatchObject({
      id: 7,
      result: {
        structuredContent: {
          value: [
            { id: 0, result: { action: 'decline' } },
            { id: '0', error: { code: -32602 } },
          ],
        },
      },
    });
  });

  test('puts text on the wire as it is', async () => {
    const server = start('--era', 'legacy');
    const paramsText = '{"requestedSchema":{"properties":{"b":{},"10":{},"__proto__":{}}}}';
    server.write(tool(1, 'ask', { requestsText: [paramsText], ids: ['x'] }));
    expect(await server.line()).toContain(
      `"id":"x","method":"elicitation/create","params":${paramsText}`,
    );
  });

  test('asks one after another when told to', async () => {
    const server = start('--era', 'legacy');
    server.write(
      tool(1, 'ask', {
        requests: [
          { id: 1, params: 1 },
          { id: 2, params: 2 },
        ],
        sequential: true,
      }),
    );
    expect(await server.message()).toMatchObject({ id: 1 });
    server.write(tool(2, 'plain'));
    expect(await server.message()).toMatchObject({ id: 2, result: {} });
    server.write({ id: 1, result: { action: 'cancel' } });
    expect(await server.message()).toMatchObject({ id: 2, method: 'elicitation/create' });
  });

  test('withdraws what is unanswered', async () => {
    const server = start('--era', 'legacy');
    server.write(tool(1, 'ask', { requests: [{ id: 'q', params: {} }], withdrawAfterMs: 1 }));
    expect(await server.message()).toMatchObject({ id: 'q' });
    expect(await server.message()).toMatchObject({
      method: 'notifications/cancelled',
      params: { requestId: 'q' },
    });
    expect(await server.message()).toMatchObject({
      result: { structuredContent: { value: [{ id: 'q', withdrawn: true }] } },
    });
  });

  test('dies after asking when told to, and the transcript still holds the question', async () => {
    const transcript = path.join(mkdtempSync(path.join(folder, 'run-')), 'wire.jsonl');
    const server = start('--era', 'legacy', '--transcript', transcript);
    server.write(tool(1, 'ask', { requests: [{ id: 'q', params: {} }], thenExit: true }));
    expect(await server.message()).toMatchObject({ id: 'q' });
    expect(await server.exit()).toEqual([1, null]);
    expect(readTranscript(transcript)).toMatchObject([
      { dir: 'in', atMs: expect.any(Number), line: expect.stringContaining('"ask"') },
      { dir: 'out', line: expect.stringContaining('"id":"q"') },
    ]);
  });

  test('ends the n-th call of a flow in the n-th error, then follows the script', async () => {
    const server = start('--era', 'legacy');
    const error = { code: -32042, message: 'Page first', data: { elicitations: [] } };
    const args = { flow: 'f', errors: [error] };
    server.write(tool(1, 'ask', args));
    expect(await server.message()).toMatchObject({ id: 1, error });
    server.write(tool(2, 'ask', args));
    expect(await server.message()).toMatchObject({ id: 2, result: {} });
  });

  test('notifies and holds back its result on command', async () => {
    const server = start('--era', 'legacy');
    server.write(tool(1, 'ask', { hold: 'page' }));
    const notice = { method: 'notifications/elicitation/complete', params: { elicitationId: 'e' } };
    server.write(tool(2, 'notify', { notices: [notice] }));
    expect(await server.message()).toEqual({ jsonrpc: '2.0', ...notice });
    expect(await server.message()).toMatchObject({ id: 2 });
    server.write(tool(3, 'release', { key: 'page' }));
    expect(await server.message()).toMatchObject({ id: 1 });
    expect(await server.message()).toMatchObject({ id: 3 });
    server.write(tool(4, 'ask', { hold: 'page' }));
    expect(await server.message()).toMatchObject({ id: 4 });
  });

  test('asks by itself once it is initialized, when told to', async () => {
    const server = start('--era', 'legacy', '--ask-on-initialized');
    server.write({ method: 'notifications/initialized' });
    expect(await server.message()).toMatchObject({
      id: 'on-initialized',
      method: 'elicitation/create',
    });
  });
});

describe('the scripted server, newer generation', () => {
  test('gives the n-th call of a flow the n-th round, then all that came back', async () => {
    const server = start('--era', 'modern');
    const args = {
      flow: 'f',
      rounds: [{ inputRequests: { a: 1 }, requestState: '' }],
      roundsText: ['{"resultType":"input_required","inputRequests":{"10":{},"__proto__":{}}}'],
    };
    server.write(tool(1, 'ask', args));
    expect(await server.message()).toMatchObject({
      result: { resultType: 'input_required', inputRequests: { a: 1 }, requestState: '' },
    });
    server.write(
      tool(2, 'ask', args, { inputResponses: { a: { action: 'decline' } }, requestState: '' }),
    );
    expect(await server.line()).toBe(
      `{"jsonrpc":"2.0","id":2,"result":${args.roundsText[0] ?? ''}}`,
    );
    server.write(
      '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"ask","arguments":' +
        `${JSON.stringify(args)},"inputResponses":{"__proto__":{"action":"cancel"}}}}`,
    );
    const { result } = await server.message();
    expect(result).toMatchObject({
      resultType: 'complete',
      structuredContent: {
        legs: [
          { id: 1 },
          { id: 2, inputResponses: { a: { action: 'decline' } }, requestState: '' },
          { id: 3 },
        ],
      },
    });
    expect(JSON.stringify(result)).toContain('"inputResponses":{"__proto__":{"action":"cancel"}}');
  });

  test('leaves out resultType, answers an error, or asks where it must not, as told', async () => {
    const server = start('--era', 'modern');
    server.write(tool(1, 'ask', { flow: 'old', omitResultType: true }));
    expect((await server.message())['result']).not.toHaveProperty('resultType');
    server.write(
      tool(2, 'ask', { flow: 'bad', rounds: [{ error: { code: -32021, message: 'x' } }] }),
    );
    expect(await server.message()).toMatchObject({ id: 2, error: { code: -32021 } });
    server.write(tool(3, 'ask', { flow: 'rude', requests: [{ id: 'r', params: {} }] }));
    expect(await server.message()).toMatchObject({ id: 'r', method: 'elicitation/create' });
    expect(await server.message()).toMatchObject({ id: 3, result: {} });
  });
});

test('the scripted server, newer generation, holds back a round until it is released', async () => {
  const server = start('--era', 'modern');
  const args = { flow: 'f', rounds: [{ requestState: 's', hold: 'first' }], hold: 'last' };
  server.write(tool(1, 'ask', args));
  server.write(tool(2, 'release', { key: 'first' }));
  expect(await server.message()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { resultType: 'input_required', requestState: 's' },
  });
  expect(await server.message()).toMatchObject({ id: 2 });
  server.write(tool(3, 'ask', args));
  server.write(tool(4, 'plain'));
  expect(await server.message()).toMatchObject({ id: 4 });
  server.write(tool(5, 'release', { key: 'last' }));
  expect(await server.message()).toMatchObject({ id: 3, result: { resultType: 'complete' } });
});

describe('the scripted server as a process', () => {
  test('tells its environment, the _meta it got, and what was cancelled', async () => {
    const server = start('--name', 'Zed');
    server.write(tool(1, 'env'));
    expect(await server.message()).toMatchObject({
      result: {
        structuredContent: { value: { pid: server.child.pid, env: { PATH: process.env['PATH'] } } },
      },
    });
    server.write(tool(2, 'echo_meta', {}, { _meta: { a: 1 } }));
    expect(await server.message()).toMatchObject({
      result: { structuredContent: { value: { a: 1 } } },
    });
    server.write(tool(3, 'hang'));
    server.write({ method: 'notifications/cancelled', params: { requestId: 3 } });
    server.write(tool(4, 'cancellations'));
    expect(await server.message()).toMatchObject({
      id: 4,
      result: { structuredContent: { value: [3] } },
    });
  });

  test('ends with stdin, unless it is told to ignore that and SIGTERM', async () => {
    const polite = start();
    polite.child.stdin.end();
    expect(await polite.exit()).toEqual([0, null]);

    const stubborn = start('--ignore-stdin-close', '--ignore-sigterm');
    stubborn.write(tool(1, 'plain'));
    await stubborn.line();
    stubborn.child.stdin.end();
    stubborn.child.kill('SIGTERM');
    // A process that outlives the polite one from start to end ignores both.
    const later = start();
    later.child.stdin.end();
    await later.exit();
    expect(stubborn.child.exitCode).toBeNull();
    expect(stubborn.child.signalCode).toBeNull();
  });

  test('starts a grandchild that lives on its own', async () => {
    const server = start('--grandchild');
    server.write(tool(1, 'env'));
    const { result } = await server.message();
    const { value } = (result as { structuredContent: { value: { grandchildPid: number } } })
      .structuredContent;
    await server.stop();
    expect(process.kill(value.grandchildPid, 0)).toBe(true);
    process.kill(value.grandchildPid, 'SIGKILL');
  });

  test('prints noise and stderr lines, and exits at once, when told to', async () => {
    const noisy = start('--noise');
    noisy.write(tool(1, 'plain'));
    expect(await noisy.line()).toBe('Welcome to a server that talks too much');
    expect(await noisy.line()).toBe('DEBUG this line is no JSON');
    expect(await noisy.message()).toMatchObject({ id: 1 });

    const brief = start('--exit-at-once', '3', '--stderr-lines', '2');
    let told = '';
    brief.child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    expect(await brief.exit()).toEqual([3, null]);
    expect(told).toMatch(/^stderr line 1\nstderr line 2\nfatal: /);
  });
});
