// Servers without an SDK that answer each method by a list: as a program of its own, or over HTTP. Every message is kept.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { ConnectionTarget } from '../transports.ts';

type Body = Readonly<Record<string, unknown>>;
/** `hang`: nothing comes back. `exit`: the program ends. `afterMs`: it takes that long. */
type Answer =
  | 'hang'
  | 'exit'
  | { readonly exitAfterMs: number }
  | {
      readonly result?: unknown;
      readonly error?: Body;
      readonly afterMs?: number;
      /** HTTP alone; 200 when left out. */
      readonly status?: number;
      /** HTTP alone: in place of JSON. */
      readonly text?: string;
      /** A program's own request or notice, right after the answer. */
      readonly then?: Body;
    };
/** One after the other; the last one is given again. A method that is not named is unknown. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

export interface AnsweringServer {
  readonly target: ConnectionTarget;
  /** Messages as they came. */
  received(): readonly Body[];
  methods(): readonly unknown[];
  /** HTTP: the headers of each POST. */
  headers(): readonly Body[];
  /** How often the program was started. */
  starts(): number;
  stop(): Promise<void>;
}

const serverInfo = { name: 'answering', version: '1' };
export const discovered = (...supportedVersions: string[]): Answer => ({
  result: {
    resultType: 'complete',
    supportedVersions,
    capabilities: { tools: {} },
    ttlMs: 0,
    cacheScope: 'private',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  },
});
export const initialized = (protocolVersion: string): Answer => ({
  result: { protocolVersion, capabilities: { tools: {} }, serverInfo },
});
export const rpcError = (code: number, data?: unknown, status = 200): Answer => ({
  error: { code, message: `error ${String(code)}`, ...(data === undefined ? {} : { data }) },
  status,
});

const script = `
  const { appendFileSync } = require('node:fs');
  const [answersText, transcript] = process.argv.slice(1);
  const answers = JSON.parse(answersText);
  const given = {};
  const note = (line) => appendFileSync(transcript, line + '\\n');
  const write = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));
  note('{"started":true}');
  require('node:readline').createInterface(process.stdin).on('line', (line) => {
    note(line);
    const { id, method } = JSON.parse(line);
    if (method === undefined || id === undefined) return;
    const list = answers[method] ?? [{ error: { code: -32601, message: 'No such method' } }];
    const nth = given[method] ?? 0;
    given[method] = nth + 1;
    const answer = list[Math.min(nth, list.length - 1)];
    if (answer === 'exit') process.exit(3);
    if (answer === 'hang') return;
    if (answer.exitAfterMs !== undefined) return void setTimeout(() => process.exit(3), answer.exitAfterMs);
    const { result, error, then } = answer;
    setTimeout(() => {
      write({ id, ...(error === undefined ? { result } : { error }) });
      if (then !== undefined) write(then);
    }, answer.afterMs ?? 0);
  }).on('close', () => process.exit(0));
`;

const bodySchema = z.record(z.string(), z.unknown());

export function startProgram(answers: Answers): AnsweringServer {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-answering-'));
  const transcript = join(folder, 'received.jsonl');
  const lines = (): readonly Body[] =>
    existsSync(transcript)
      ? readFileSync(transcript, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => bodySchema.parse(JSON.parse(line)))
      : [];
  const received = (): readonly Body[] => lines().filter((line) => !('started' in line));
  return {
    target: {
      kind: 'stdio',
      program: {
        command: process.execPath,
        args: ['-e', script, JSON.stringify(answers), transcript],
        env: {},
        cwd: undefined,
      },
    },
    received,
    methods: () => received().map(({ method }) => method),
    headers: () => [],
    starts: () => lines().filter((line) => 'started' in line).length,
    stop: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

export async function startHttp(answers: Answers): Promise<AnsweringServer> {
  const received: Body[] = [];
  const headers: Body[] = [];
  const given = new Map<string, number>();
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      received.push(message);
      headers.push(request.headers);
      const { id, method } = message;
      if (typeof method !== 'string' || id === undefined) {
        response.writeHead(202).end();
        return;
      }
      const nth = given.get(method) ?? 0;
      given.set(method, nth + 1);
      const list = answers[method] ?? [rpcError(-32601)];
      const answer = list[Math.min(nth, list.length - 1)];
      if (typeof answer !== 'object' || 'exitAfterMs' in answer) return;
      const { result, error, status = 200, text, afterMs = 0 } = answer;
      const body = { jsonrpc: '2.0', id, ...(error === undefined ? { result } : { error }) };
      setTimeout(() => {
        response
          .writeHead(status, {
            'Content-Type': text === undefined ? 'application/json' : 'text/html',
          })
          .end(text ?? JSON.stringify(body));
      }, afterMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    target: { kind: 'http', url: `http://127.0.0.1:${String(port)}/mcp`, headers: {} },
    received: () => received,
    methods: () => received.map(({ method }) => method),
    headers: () => headers,
    starts: () => 1,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) =>
        server.close(() => {
          resolve();
        }),
      );
    },
  };
}
