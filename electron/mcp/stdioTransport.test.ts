import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxMessageBytes, MessageTooLargeError } from './limits/messageLines.ts';
import { createNoticeGate } from './limits/noticeGate.ts';
import { createStderrBuffer } from './stderrBuffer.ts';
import { StdioTransport } from './stdioTransport.ts';
import { isRunning } from './testing/isRunning.ts';

const seen: number[] = [];
const open: StdioTransport[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((transport) => transport.close()));
  for (const pid of seen.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** What every program below may use; `say` writes a line of the protocol. */
const prelude = `
  const { spawn } = require('node:child_process');
  const say = (params) =>
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'said', params }) + '\\n');
  const stay = 'setInterval(() => undefined, 1_000_000);';
  const child = (env, stdio = 'ignore') =>
    spawn(process.execPath, ['-e', stay], { detached: true, stdio, env }).pid;
`;

async function start(program: string, env: Record<string, string> = {}) {
  const stderr = createStderrBuffer(() => undefined);
  const transport = new StdioTransport(
    { command: process.execPath, args: ['-e', prelude + program], env, cwd: undefined },
    stderr,
    createNoticeGate(() => undefined),
  );
  open.push(transport);
  const closed = vi.fn();
  const errors: Error[] = [];
  const said: Record<string, unknown>[] = [];
  transport.onclose = closed;
  transport.onerror = (error) => errors.push(error);
  transport.onmessage = (message) => {
    if ('params' in message && message.params !== undefined) said.push(message.params);
  };
  await transport.start();
  const pid = transport.pid ?? 0;
  seen.push(pid);
  const firstWords = () =>
    vi.waitFor(
      () => {
        expect(said).not.toEqual([]);
        return said[0]!;
      },
      { timeout: 10_000 },
    );
  return { transport, stderr, closed, errors, pid, firstWords };
}

/** The process that the program says it has started. */
async function startedBy(words: Promise<Record<string, unknown>>): Promise<number> {
  const { pid } = await words;
  const child = Number(pid);
  expect(isRunning(child)).toBe(true);
  seen.push(child);
  return child;
}

const gone = (pid: number) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });

describe('how a local program ends by itself', { timeout: 20_000 }, () => {
  it.each([
    ['process.exit(7)', { code: 7, signal: null }],
    ['undefined', { code: 0, signal: null }],
    ["process.kill(process.pid, 'SIGKILL')", { code: null, signal: 'SIGKILL' }],
  ])('%s is told', async (program, exit) => {
    const { transport, closed } = await start(program);
    expect(transport.exit).toBeNull();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await transport.settled();
    expect(transport.exit).toEqual(exit);
  });

  it('takes what it started along, also when it crashes', async () => {
    const { pid, firstWords } = await start(
      `say({ pid: child(process.env) }); process.stdin.resume();`,
    );
    const child = await startedBy(firstWords());
    process.kill(pid, 'SIGKILL');
    await gone(child);
  });

  it.each([
    ['it closes its stdout and lives on', `require('node:fs').closeSync(1); eval(stay);`],
    [
      'it ends, and what it started without a trace holds on to its pipes',
      `say({ pid: child({}, 'inherit') }); setTimeout(() => process.exit(3), 300);`,
    ],
  ])('the link is over when %s', async (_case, program) => {
    const { pid, closed } = await start(program);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await gone(pid);
  });

  it('rejects when there is no such program', async () => {
    const program = { command: 'frontdesk-no-such-program', args: [], env: {}, cwd: undefined };
    const transport = new StdioTransport(
      program,
      createStderrBuffer(() => undefined),
      createNoticeGate(() => undefined),
    );
    await expect(transport.start()).rejects.toMatchObject({ code: 'ENOENT' });
    await transport.close();
    expect(transport.exit).toBeNull();
  });
});

describe('how a local program is ended (C-STD-2)', { timeout: 20_000 }, () => {
  it('by closing its stdin, when it listens', async () => {
    const { transport, pid, firstWords } = await start(
      `process.stdin.on('end', () => process.exit(5)).resume(); say({ ready: true });`,
    );
    await firstWords();
    await transport.close();
    expect(transport.exit).toEqual({ code: 5, signal: null });
    expect(isRunning(pid)).toBe(false);
  });

  it.each([
    ['its stdin closing', ''],
    ['its stdin closing and being asked to end', `process.on('SIGTERM', () => undefined);`],
  ])('by force, when it ignores %s', async (_case, deafness) => {
    const { transport, pid, firstWords } = await start(
      `${deafness} setInterval(() => undefined, 1_000_000); say({ ready: true });`,
    );
    await firstWords();
    await transport.close();
    await gone(pid);
  });

  it.each([
    ['in a group of its own', 'child(process.env)'],
    ['without a trace of its origin', 'child({})'],
    ['holding on to its pipes', "child(process.env, 'inherit')"],
  ])('with what it started: a process %s', async (_case, spawned) => {
    const { transport, pid, firstWords } = await start(
      `say({ pid: ${spawned} }); process.stdin.on('end', () => process.exit(0)).resume();`,
    );
    const child = await startedBy(firstWords());
    await transport.close();
    await gone(child);
    expect(isRunning(pid)).toBe(false);
  });

  it('once, however often it is closed; also before it was started', async () => {
    const { transport } = await start('process.stdin.resume();');
    const first = transport.close();
    expect(transport.close()).toBe(first);
    await first;
    const program = { command: process.execPath, args: [], env: {}, cwd: undefined };
    await new StdioTransport(
      program,
      createStderrBuffer(() => undefined),
      createNoticeGate(() => undefined),
    ).close();
  });
});

describe('what passes between a program and us', { timeout: 20_000 }, () => {
  it('stderr is kept as text and is no error (C-PRV-3)', async () => {
    const { stderr, errors, firstWords } = await start(
      `console.error('warming up ä'); say({ ready: true }); process.stdin.resume();`,
    );
    await firstWords();
    await vi.waitFor(() => expect(stderr.read().text).toBe('warming up ä\n'));
    expect(errors).toEqual([]);
  });

  it('of our environment only what every program gets, beside what is configured', async () => {
    vi.stubEnv('FRONTDESK_TEST_SECRET', 'marker-secret');
    try {
      const { firstWords } = await start(`say(process.env); process.stdin.resume();`, { A: '1' });
      const env = await firstWords();
      expect(env).toMatchObject({ A: '1', PATH: process.env['PATH'] });
      expect(JSON.stringify(env)).not.toContain('marker-secret');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each([
    ['a message over the limit', `say({ text: 'x'.repeat(${maxMessageBytes}) });`],
    ['a line without an end', `process.stdout.write('x'.repeat(${maxMessageBytes + 1}));`],
  ])('%s closes the link and ends the program', async (_case, program) => {
    const { pid, closed, errors } = await start(`${program} process.stdin.resume();`);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(errors).toEqual([expect.any(MessageTooLargeError)]);
    await gone(pid);
  });

  it('a message just within the limit arrives whole', async () => {
    const length = maxMessageBytes - 100;
    const { firstWords } = await start(
      `say({ text: 'ä' + 'x'.repeat(${length}) }); process.stdin.resume();`,
    );
    expect(await firstWords()).toEqual({ text: `ä${'x'.repeat(length)}` });
  });

  it('lines that are no messages are passed over', async () => {
    const { errors, firstWords } = await start(
      `console.log('Welcome'); say({ ready: true }); process.stdin.resume();`,
    );
    expect(await firstWords()).toEqual({ ready: true });
    expect(errors).toEqual([]);
  });
});
