// Streamable HTTP around scripted peers. Legacy: one peer per session, questions on the stream of the
// call or on the GET stream. Modern: POST only, no session.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpOptions } from './options.ts';
import { ScriptedPeer, type Channel } from './peer.ts';
import type { Recorder } from './transcript.ts';
import { readMessage, type Message } from './wire.ts';

interface Session {
  peer: ScriptedPeer;
  getStream?: ServerResponse;
}

/** One HTTP request with its answer still to be given. */
interface Exchange {
  method: string;
  sessionId: string | undefined;
  message: Message | undefined;
  response: ServerResponse;
  reply: (status: number, text?: string, head?: Readonly<NodeJS.Dict<string>>) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function createScriptedHttp(options: HttpOptions, record: Recorder): Handler {
  const serve =
    options.era === 'modern' ? modernFront(options, record) : legacyFront(options, record);
  return (request, response) => {
    void openExchange(request, response, record).then(serve);
  };
}

function modernFront(options: HttpOptions, record: Recorder) {
  const session = openSession(options, record);
  return (exchange: Exchange) => {
    if (exchange.method !== 'POST') exchange.reply(405);
    else take(exchange, session, { streams: options.sse, record });
  };
}

function legacyFront(options: HttpOptions, record: Recorder) {
  const sessions = new Map<string, Session>();
  // Without a session only `initialize` and the probe of a newer client arrive.
  const sessionless = openSession(options, record);

  return (exchange: Exchange) => {
    const { method, sessionId, message, response, reply } = exchange;
    const session = sessionId === undefined ? sessionless : sessions.get(sessionId);
    if (session === undefined) reply(404);
    else if (method === 'DELETE') {
      sessions.delete(sessionId ?? '');
      session.getStream?.end();
      reply(200);
    } else if (method === 'GET') session.getStream = openStream(response);
    else if (message?.method === 'initialize') {
      const id = randomUUID();
      const opened = openSession(options, record);
      sessions.set(id, opened);
      take(exchange, opened, { streams: false, record, head: { 'Mcp-Session-Id': id } });
    } else take(exchange, session, { streams: message?.method === 'tools/call', record });
  };
}

function take(
  { message, response, reply }: Exchange,
  { peer }: Session,
  how: { streams: boolean; record: Recorder; head?: Readonly<NodeJS.Dict<string>> },
): void {
  if (message === undefined) {
    reply(400);
    return;
  }
  if (message.method === undefined || message.id === undefined) {
    reply(202);
    peer.receive(message, { send: () => undefined, respond: () => undefined });
    return;
  }
  const single: Channel = {
    send: () => undefined, // a JSON body has room for the answer alone
    respond: (text) => {
      reply(200, text, { 'Content-Type': 'application/json', ...how.head });
    },
  };
  peer.receive(message, how.streams ? streamChannel(response, how.record) : single);
}

async function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  record: Recorder,
): Promise<Exchange> {
  const { method = 'GET', headers } = request;
  const line = await readBody(request);
  record({ dir: 'in', line, method, headers });
  // What was held may come for a stream that the client has closed.
  response.on('error', () => undefined);
  response.on('close', () => {
    if (!response.writableFinished) record({ dir: 'in', line: '', method, closed: true });
  });
  const sessionId = headers['mcp-session-id'];
  return {
    method,
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
    message: readMessage(line),
    response,
    reply: (status, text = '', head = {}) => {
      record({ dir: 'out', line: text, status, headers: head });
      response.writeHead(status, head).end(text);
    },
  };
}

function openSession(options: HttpOptions, record: Recorder): Session {
  const session: Session = {
    peer: new ScriptedPeer(options, {
      sendUnrelated: (text) => {
        if (session.getStream !== undefined) writeEvent(session.getStream, text, record);
      },
      exit: (code) => process.exit(code),
      after: (delayMs, act) => void setTimeout(act, delayMs),
      environment: () => ({ pid: process.pid, env: process.env }),
    }),
  };
  return session;
}

function streamChannel(response: ServerResponse, record: Recorder): Channel {
  openStream(response);
  return {
    send: (text) => {
      writeEvent(response, text, record);
    },
    respond: (text) => {
      writeEvent(response, text, record);
      response.end();
    },
  };
}

function openStream(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  return response;
}

function writeEvent(response: ServerResponse, text: string, record: Recorder): void {
  record({ dir: 'out', line: text, status: 200 });
  response.write(`event: message\ndata: ${text}\n\n`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
