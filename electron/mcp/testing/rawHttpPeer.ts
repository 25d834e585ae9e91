// A server over HTTP without an SDK, in the test's own process: the test writes each answer byte by byte, and every request is kept
// with its headers and whether the client closed it.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { ConnectionTarget } from '../transports.ts';

type Body = Readonly<Record<string, unknown>>;

export interface HttpExchange {
  readonly verb: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came, and parsed; empty for a request without body. */
  readonly text: string;
  readonly message: Body;
  readonly method: string | undefined;
  readonly id: string | number | undefined;
  /** The client, or the network, ended it before it was answered. */
  isClosed(): boolean;
  isAnswered(): boolean;
  status(status: number, text?: string, headers?: Readonly<Record<string, string>>): void;
  /** A JSON-RPC answer as a JSON body. */
  json(answer: Body, headers?: Readonly<Record<string, string>>): void;
  /** A part of a JSON body; then the connection breaks off. */
  cutAfter(text: string): void;
  /** Begins an event stream. */
  stream(): EventStream;
}

export interface EventStream {
  write(text: string): void;
  send(message: Body, eventId?: string): void;
  end(): void;
  /** The connection breaks off without an end. */
  cut(): void;
}

export interface RawHttpPeer {
  readonly target: Extract<ConnectionTarget, { kind: 'http' }>;
  readonly exchanges: readonly HttpExchange[];
  /** POSTs of one method, in order. */
  posts(method: string): readonly HttpExchange[];
  verbs(verb: string): readonly HttpExchange[];
  close(): Promise<void>;
}

const bodySchema = z.record(z.string(), z.unknown());
const idSchema = z.union([z.string(), z.number()]).optional();

export async function startRawHttpPeer(
  answer: (exchange: HttpExchange) => void,
): Promise<RawHttpPeer> {
  const exchanges: HttpExchange[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const exchange = exchangeOf(request.method ?? '', request.headers, text, response);
      exchanges.push(exchange);
      answer(exchange);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    target: { kind: 'http', url: `http://127.0.0.1:${String(port)}/mcp`, headers: {} },
    exchanges,
    posts: (method) => exchanges.filter((exchange) => exchange.method === method),
    verbs: (verb) => exchanges.filter((exchange) => exchange.verb === verb),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** What opens a connection; null where it is something else. `capabilities` are the server's. */
export function openingAnswer(
  era: 'modern' | 'legacy',
  { method, id }: HttpExchange,
  capabilities: Body = { tools: {} },
): Body | null {
  const serverInfo = { name: 'raw', version: '1' };
  if (method === 'initialize' && era === 'legacy') {
    return { id, result: { protocolVersion: '2025-11-25', capabilities, serverInfo } };
  }
  if (method === 'server/discover' && era === 'modern') {
    const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo };
    const supportedVersions = ['2026-07-28'];
    const cache = { ttlMs: 0, cacheScope: 'private' };
    return {
      id,
      result: { resultType: 'complete', supportedVersions, capabilities, ...cache, _meta },
    };
  }
  return method === 'server/discover'
    ? { id, error: { code: -32601, message: 'No such method' } }
    : null;
}

function exchangeOf(
  verb: string,
  headers: IncomingHttpHeaders,
  text: string,
  response: ServerResponse,
): HttpExchange {
  const message: Body = text === '' ? {} : bodySchema.parse(JSON.parse(text));
  const { method, id } = message;
  let isClosed = false;
  response.on('close', () => {
    isClosed = !response.writableFinished;
  });
  response.on('error', () => undefined);
  const status: HttpExchange['status'] = (code, body = '', head = {}) => {
    response.writeHead(code, { ...head }).end(body);
  };
  return {
    verb,
    headers,
    text,
    message,
    method: typeof method === 'string' ? method : undefined,
    id: idSchema.parse(id ?? undefined),
    isClosed: () => isClosed,
    isAnswered: () => response.writableEnded,
    status,
    cutAfter: (part) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write(part);
      setImmediate(() => response.destroy());
    },
    json: (answer, head = {}) => {
      const body = JSON.stringify({ jsonrpc: '2.0', ...answer });
      status(200, body, { 'Content-Type': 'application/json', ...head });
    },
    stream: () => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      return {
        write: (bytes) => response.write(bytes),
        send: (sent, eventId) => {
          const data = JSON.stringify({ jsonrpc: '2.0', ...sent });
          response.write(`${eventId === undefined ? '' : `id: ${eventId}\n`}data: ${data}\n\n`);
        },
        end: () => response.end(),
        cut: () => response.destroy(),
      };
    },
  };
}
