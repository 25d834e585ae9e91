// The built program as a person or a client starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Browser, signIn } from './testing/browser.ts';
import { modernMeta } from './testing/portClient.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function start(...argv: string[]) {
  const file = path.join(root, 'dist/demo/demoServer.cjs');
  return spawn(process.execPath, [file, ...argv], { stdio: 'pipe' });
}

function linesOf(input: Readable): AsyncIterator<string, undefined> {
  return createInterface({ input })[Symbol.asyncIterator]();
}

test.each([
  ['modern', 'server/discover', { _meta: modernMeta({}) }],
  [
    'legacy',
    'initialize',
    { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } },
  ],
])('%s: speaks JSON on stdout only, and ends when stdin closes', async (era, method, params) => {
  const child = start('--stdio', '--era', era);
  const lines = linesOf(child.stdout);
  const send = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  send({ jsonrpc: '2.0', id: 1, method, params });
  expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ id: 1, result: {} });

  // A tool at work does not keep it alive.
  const slow = { name: 'slow_kitchen', arguments: { steps: 100, stepMs: 60_000 } };
  send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { ...slow, ...params } });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await lines.next()).toMatchObject({ done: true });
});

test('an open page ends with the program and does not keep it alive', async () => {
  const child = start('--stdio', '--era', 'modern', '--user', 'bob');
  const _meta = modernMeta({ url: {} });
  const params = { name: 'connect_calendar', arguments: {}, _meta };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
  const told = (await linesOf(child.stdout).next()).value ?? '';
  const url = /http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]+/.exec(told)?.[0] ?? '';
  const bob = await signIn(await new Browser().open(url), 'Bob');
  expect(bob.heading).toBe('Connect your calendar');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('over HTTP it tells its address on stderr', async () => {
  const child = start('--http', '--era', 'modern');
  const told = (await linesOf(child.stderr).next()).value ?? '';
  const url = /http:\/\/127\.0\.0\.1:\d+\/mcp/.exec(told)?.[0];
  expect((await fetch(url ?? '', { method: 'GET' })).status).toBe(405);
  child.kill();
  await once(child, 'exit');
});

test('a port that is taken is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = z.object({ port: z.number() }).parse(other.address());
  const child = start('--http', '--port', String(port));
  expect(await linesOf(child.stderr).next()).toEqual({
    done: false,
    value: `Port ${String(port)} is taken. Choose another with --port, or leave --port out.`,
  });
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test('--help is the usage', async () => {
  const child = start('--help');
  expect((await linesOf(child.stderr).next()).value).toContain('Usage:');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
});

test('a wrong flag ends it with the usage', async () => {
  const child = start('--era', 'ancient');
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(told).toContain('Usage:');
});
