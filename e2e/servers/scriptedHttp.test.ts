import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readTranscript, ServerProcess } from './testing/serverProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-scripted-http-'));
const running: ServerProcess[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, ...argv: string[]): Promise<string> {
  const server = new ServerProcess(name, argv);
  running.push(server);
  return `http://127.0.0.1:${await server.line()}/mcp`;
}

function post(url: string, message: object, session?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: session === undefined ? {} : { 'Mcp-Session-Id': session },
    body: JSON.stringify({ jsonrpc: '2.0', ...message }),
  });
}

/** Reads events until the given number has arrived, or the stream ends. */
async function events(response: Response, count: number): Promise<unknown[]> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const read = await reader.read();
    text += read.value ?? '';
    const found = [...text.matchAll(/^data: (.+)\n\n/gm)].map(
      ([, data]) => JSON.parse(data ?? '') as unknown,
    );
    if (found.length >= count || read.done) {
      reader.releaseLock();
      return found;
    }
  }
}

test('legacy: session, questions on the stream of the call, 202 for answers', async () => {
  const transcript = path.join(mkdtempSync(path.join(folder, 'run-')), 'wire.jsonl');
  const url = await start('scriptedHttp', '--era', 'legacy', '--transcript', transcript);
  expect(await (await post(url, { id: 0, method: 'server/discover' })).json()).toMatchObject({
    error: { code: -32601 },
  });
  const opening = await post(url, { id: 1, method: 'initialize', params: {} });
  const session = opening.headers.get('mcp-session-id') ?? '';
  expect(await opening.json()).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  expect((await post(url, { method: 'notifications/initialized' }, session)).status).toBe(202);

  const params = { name: 'ask', arguments: { requests: [{ id: 0, params: { message: 'm' } }] } };
  const call = await post(url, { id: 2, method: 'tools/call', params }, session);
  expect(call.headers.get('content-type')).toBe('text/event-stream');
  const reading = events(call, 2);
  expect((await post(url, { id: 0, result: { action: 'accept' } }, session)).status).toBe(202);
  expect(await reading).toMatchObject([
    { id: 0, method: 'elicitation/create' },
    { id: 2, result: { structuredContent: { value: [{ id: 0, result: { action: 'accept' } }] } } },
  ]);

  expect((await post(url, { id: 3, method: 'ping' }, 'unknown')).status).toBe(404);
  const ended = await fetch(url, { method: 'DELETE', headers: { 'Mcp-Session-Id': session } });
  expect(ended.status).toBe(200);
  expect((await post(url, { id: 4, method: 'ping' }, session)).status).toBe(404);
  expect(readTranscript(transcript)).toContainEqual(
    expect.objectContaining({
      dir: 'in',
      method: 'POST',
      line: expect.stringContaining('"id":2'),
      headers: expect.objectContaining({ 'mcp-session-id': session }),
    }),
  );
});

test('legacy: asks on the GET stream when told to', async () => {
  const url = await start('scriptedHttp', '--era', 'legacy');
  const opening = await post(url, { id: 1, method: 'initialize', params: {} });
  const session = opening.headers.get('mcp-session-id') ?? '';
  const stream = await fetch(url, { headers: { 'Mcp-Session-Id': session } });
  const args = { requests: [{ id: 5, params: {} }], viaGet: true };
  const params = { name: 'ask', arguments: args };
  await post(url, { id: 2, method: 'tools/call', params }, session);
  expect(await events(stream, 1)).toMatchObject([{ id: 5, method: 'elicitation/create' }]);
});

test('modern: POST only, a JSON body or an event stream', async () => {
  const params = { name: 'ask', arguments: { flow: 'f', rounds: [{ requestState: 's' }] } };
  const plain = await start('scriptedHttp', '--era', 'modern');
  expect((await fetch(plain)).status).toBe(405);
  const body = await post(plain, { id: 1, method: 'tools/call', params });
  expect(await body.json()).toMatchObject({ result: { resultType: 'input_required' } });

  const streaming = await start('scriptedHttp', '--era', 'modern', '--sse');
  const stream = await post(streaming, { id: 1, method: 'tools/call', params });
  expect(await events(stream, 1)).toMatchObject([{ result: { requestState: 's' } }]);
});

test('modern: a client that closes its stream is recorded', async () => {
  const transcript = path.join(mkdtempSync(path.join(folder, 'run-')), 'wire.jsonl');
  const url = await start('scriptedHttp', '--era', 'modern', '--sse', '--transcript', transcript);
  const leave = new AbortController();
  const body = JSON.stringify({ id: 1, method: 'tools/call', params: { name: 'hang' } });
  await fetch(url, { method: 'POST', body, signal: leave.signal });
  leave.abort();
  const closed = expect.objectContaining({ dir: 'in', closed: true });
  await expect.poll(() => readTranscript(transcript)).toContainEqual(closed);
});

test('httpStatus answers everything with its status', async () => {
  const refusing = await fetch(await start('httpStatus', '--status', '401'));
  expect(refusing.status).toBe(401);
  expect(refusing.headers.get('www-authenticate')).toContain('Bearer');
  expect((await fetch(await start('httpStatus', '--status', '403'))).status).toBe(403);
});
