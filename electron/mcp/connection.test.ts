// Connecting against real programs and real ports: what stands, and what is said when it does not.
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import { openConnection } from './connection.ts';
import type { ConnectionTarget } from './transports.ts';
import { createStderrBuffer } from './stderrBuffer.ts';
import { startRawHttpPeer } from './testing/rawHttpPeer.ts';
import { scriptedServer } from './testing/scriptedSession.ts';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const stderr = createStderrBuffer(() => undefined);

async function connect(
  target: ConnectionTarget,
  handshakeTimeoutMs?: number,
  losses: ConnectionProblem[] = [],
): Promise<ConnectionProblem | string> {
  const outcome = await openConnection(
    {
      target,
      version: '0.0.0',
      modes: () => ['form'],
      stderr,
      prepare: () => undefined,
      onLost: (problem) => losses.push(problem),
      ...(handshakeTimeoutMs === undefined ? {} : { handshakeTimeoutMs, probeTimeoutMs: 300 }),
    },
    new AbortController().signal,
  );
  if (!outcome.ok) return outcome.problem;
  cleanUps.push(() => outcome.connection.close());
  return outcome.connection.revision;
}

function program(command: string, args: readonly string[] = [], cwd?: string): ConnectionTarget {
  return { kind: 'stdio', program: { command, args, env: {}, cwd } };
}

const scripted = (...flags: string[]): ConnectionTarget =>
  program(process.execPath, [scriptedServer, ...flags]);

/** Starts one of the HTTP servers; its first line names the port. */
async function listen(name: string, flags: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join('dist', 'e2e', 'servers', `${name}.cjs`), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cleanUps.push(() => {
    child.kill('SIGKILL');
  });
  for await (const line of createInterface(child.stdout)) return Number(line);
  throw new Error('the server named no port');
}

const http = (port: number, headers: Record<string, string> = {}): ConnectionTarget => ({
  kind: 'http',
  url: `http://127.0.0.1:${String(port)}/mcp`,
  headers,
});

describe('both generations over both transports', () => {
  test.each([
    ['modern', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ])('%s', async (era, revision) => {
    expect(await connect(scripted('--era', era))).toBe(revision);
    expect(await connect(http(await listen('scriptedHttp', ['--era', era])))).toBe(revision);
  });

  test('a legacy server that ends at the probe gets a plain handshake in a fresh process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'frontdesk-fragile-'));
    const script = join(folder, 'fragile.cjs');
    writeFileSync(
      script,
      `require('node:readline').createInterface(process.stdin).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        if (method === 'server/discover') process.exit(3);
        if (method !== 'initialize') return;
        const result = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'fragile', version: '1' } };
        console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
      });`,
    );
    expect(await connect(program(process.execPath, [script]))).toBe('2025-06-18');
  });
});

describe('what a person is told', () => {
  test('a program that is not there, with the folders that were searched', async () => {
    const problem = await connect(program('frontdesk-no-such-program'));
    expect(problem).toMatchObject({ code: 'program-not-found' });
    expect(problem).toHaveProperty('searched', process.env['PATH']?.split(':').filter(Boolean));
  });

  test('a working folder that is not there', async () => {
    expect(await connect(program(process.execPath, [], '/no/such/folder'))).toMatchObject({
      code: 'working-folder-missing',
    });
  });

  test('a file that may not be run', async () => {
    expect(await connect(program(join(process.cwd(), 'package.json')))).toMatchObject({
      code: 'program-not-executable',
    });
  });

  test('a program that exits at once, with its exit code and its own words', async () => {
    expect(await connect(scripted('--exit-at-once', '7'))).toEqual({
      code: 'exited-early',
      exitCode: 7,
      signal: null,
    });
    expect(stderr.read().text).toContain('told to exit at once');
  });

  test('a program that only talks: it does not speak MCP', async () => {
    const talker = `console.log('Ready on port 8080'); process.stdin.on('data', () => console.log('GET /'))`;
    expect(await connect(program(process.execPath, ['-e', talker]), 300)).toMatchObject({
      code: 'not-mcp',
    });
  });

  test('a program that says nothing', async () => {
    const silent = await connect(program(process.execPath, ['-e', 'process.stdin.resume()']), 300);
    expect(silent).toMatchObject({ code: 'no-answer' });
  });

  test('a message over 4 MB ends the link, with the reason', async () => {
    const losses: ConnectionProblem[] = [];
    const loud = `
      const answers = { initialize: { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'loud', version: '1' } } };
      require('node:readline').createInterface(process.stdin).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        if (method === 'server/discover') console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }));
        if (method === 'initialize') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answers.initialize }));
        if (method === 'notifications/initialized') process.stdout.write('x'.repeat(5_000_000));
      });`;
    await connect(program(process.execPath, ['-e', loud]), 5_000, losses);
    await expect.poll(() => losses).toMatchObject([{ code: 'message-too-large' }]);
  });

  test('a port where nobody listens', async () => {
    const port = await freePort();
    expect(await connect(http(port))).toMatchObject({ code: 'refused' });
  });

  test.each([
    ['401', { code: 'unauthorized' }],
    ['403', { code: 'forbidden', status: 403 }],
    ['500', { code: 'http-status', status: 500 }],
    ['404', { code: 'http-status', status: 404 }],
  ])('an address that answers %s', async (status, problem) => {
    expect(await connect(http(await listen('httpStatus', ['--status', status])))).toMatchObject(
      problem,
    );
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

test('an address with a web page is no MCP server', async () => {
  const site = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => void site.close());
  const address = site.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const target = { kind: 'http', url: `http://127.0.0.1:${port}/`, headers: {} } as const;
  expect(await connect(target)).toMatchObject({ code: 'not-mcp' });
});

describe('C-HTT-8 a server of the transport before this one', () => {
  const start = async (
    verbs: string[],
    first: string,
    status: number,
  ): Promise<ConnectionTarget> => {
    const peer = await startRawHttpPeer((exchange) => {
      verbs.push(exchange.verb);
      if (exchange.verb === 'GET') exchange.stream().write(first);
      else exchange.status(status);
    });
    cleanUps.push(peer.close);
    return peer.target;
  };

  test.each([404, 405])(
    'C-HTT-8 %i to a POST, and `endpoint` to a GET: told by its name',
    async (status) => {
      const verbs: string[] = [];
      const target = await start(verbs, 'event: endpoint\r\ndata: /messages?id=1\r\n\r\n', status);
      expect(await connect(target)).toEqual({ code: 'legacy-sse-transport' });
      // Looked at once, and not used.
      expect(verbs.filter((verb) => verb === 'GET')).toHaveLength(1);
    },
  );

  test('C-HTT-8 any other stream is none', async () => {
    const target = await start([], 'data: hello\n\n', 404);
    expect(await connect(target)).toMatchObject({ code: 'http-status', status: 404 });
  });
});

test('C-HTT-6 a server that never answers the goodbye does not keep the link from ending', async () => {
  const site = createHttpServer((request, response) => {
    if (request.method === 'DELETE') return;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const id = /"id":("[^"]*"|\d+)/.exec(body)?.[1];
      const isOpening = body.includes('"initialize"');
      if (request.method !== 'POST') response.writeHead(405).end();
      else if (id === undefined) response.writeHead(202).end();
      else {
        response
          .writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': 's' })
          .end(`{"jsonrpc":"2.0","id":${id},${isOpening ? initialized : unknownMethod}}`);
      }
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    site.closeAllConnections();
    site.close();
  });
  const address = site.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await connect({ kind: 'http', url: `http://127.0.0.1:${port}/`, headers: {} })).toBe(
    '2025-11-25',
  );
  const startedAtMs = performance.now();
  await cleanUps.pop()?.();
  expect(performance.now() - startedAtMs).toBeLessThan(4_000);
});

const initialized = `"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"x","version":"1"}}`;
const unknownMethod = `"error":{"code":-32601,"message":"no"}`;
