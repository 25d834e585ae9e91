// Streamable HTTP for both generations: loopback only, with Host and Origin checked (S-TRN-3).
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createLegacyDesk, type LegacyDeskOptions } from './legacyDesk.ts';
import { createModernDesk, type ModernDeskOptions } from './modernDesk.ts';

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RunningHttpDesk {
  url: string;
  close(): Promise<void>;
}

const path = '/mcp';
const loopback = '127.0.0.1';

export async function listen(handle: HttpHandler, port: number): Promise<RunningHttpDesk> {
  const validateHost = localhostHostValidation();
  const validateOrigin = localhostOriginValidation();
  const server = createServer((request, response) => {
    if (!validateHost(request, response) || !validateOrigin(request, response)) return;
    if (new URL(request.url ?? '/', `http://${loopback}`).pathname !== path) {
      response.writeHead(404).end();
      return;
    }
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, loopback, resolve);
  });
  return { url: `http://${loopback}:${String(portOf(server))}${path}`, close: () => close(server) };
}

export function modernHandler(options: ModernDeskOptions): HttpHandler {
  const handle = toNodeHandler(
    createMcpHandler(() => createModernDesk(options), { legacy: 'reject' }),
  );
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const chunks = () => request[Symbol.asyncIterator]();
    return handle({ method, url, headers, [Symbol.asyncIterator]: chunks }, response);
  };
}

/** One desk per session; the session id is random and is no proof of identity (S-STA-7). */
export function legacyHandler(options: LegacyDeskOptions): HttpHandler {
  const sessions = new Map<string, StreamableHTTPServerTransport>();

  async function open(): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
      onsessionclosed: (id) => {
        sessions.delete(id);
      },
    });
    await createLegacyDesk(options).connect(transport);
    return transport;
  }

  return async (request, response) => {
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (id !== undefined && known === undefined) {
      response.writeHead(404).end(); // C-HTT-6: tells the client to open a new session
      return;
    }
    await (known ?? (await open())).handleRequest(request, response);
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port is bound.');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
