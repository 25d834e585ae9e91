import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stampOf, stampsOf } from './lib/relayLog.mjs';

/** A server that sends back what it reads. */
const echo = 'process.stdin.pipe(process.stdout)';

const asked = '{"id":1,"method":"elicitation/create","params":{"message":"Tschüß 予約"}}';
const roundAsked = '{"id":2,"result":{"inputRequests":{"a":{"method":"elicitation/create"}}}}';
const answered = '{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"name":"Ada"}}}';
const roundAnswered = '{"id":3,"method":"tools/call","params":{"inputResponses":{}}}';
const neither = '{"id":4,"result":{"tools":[]}}';

async function pass(chunks: readonly (string | Buffer)[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = path.join(folder, 'log');
  const relay = spawn(process.execPath, [
    path.join(import.meta.dirname, 'relay.mjs'),
    ...[log, process.execPath, '-e', echo],
  ]);
  const output: Buffer[] = [];
  relay.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  for (const chunk of chunks) relay.stdin.write(chunk);
  relay.stdin.end();
  const code = await new Promise((resolve) => relay.on('close', resolve));
  return { code, log, output: Buffer.concat(output) };
}

test('passes every byte through, complete line or not, and ends with its server', async () => {
  const bytes = Buffer.from([0, 10, 255, 13, 10, 128]);
  const { code, output } = await pass([`${asked}\n`, bytes]);
  expect(output.equals(Buffer.concat([Buffer.from(`${asked}\n`), bytes]))).toBe(true);
  expect(code).toBe(0);
});

test('notes questions on their way out and answers on their way in, in both generations', async () => {
  const lines = [asked, neither, roundAsked, answered, roundAnswered].map((line) => `${line}\n`);
  const startedAtMs = Date.now();
  const { log } = await pass(lines);
  for (const kind of ['question', 'answer'] as const) {
    const stamps = stampsOf(log, kind);
    expect(stamps).toHaveLength(2);
    expect(Math.min(...stamps)).toBeGreaterThanOrEqual(startedAtMs);
    expect(await stampOf(log, kind, 1)).toBe(stamps[1]);
  }
});

test('knows a line that comes in pieces', async () => {
  const line = Buffer.from(`${asked}\n`);
  const { log } = await pass([line.subarray(0, 25), line.subarray(25)]);
  expect(stampsOf(log, 'question')).toHaveLength(1);
});

test('has nothing to tell before the first stamp', () => {
  expect(stampsOf(path.join(os.tmpdir(), 'no-such-relay-log'), 'question')).toEqual([]);
});
