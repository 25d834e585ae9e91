// A small web server on loopback whose every answer has the protections of elicitation pages: no
// framing, no keeping, no referrer, nothing from elsewhere (requirements S-URL-4, S-URL-8).
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { document, html, type Html, stylesheet, stylesheetPath } from './html.ts';

export interface WebRequest {
  method: 'GET' | 'POST';
  /** Parts of the path, decoded by nobody: our own paths need no decoding. */
  path: readonly string[];
  query: URLSearchParams;
  form: URLSearchParams;
  cookie: string;
  authorization: string;
}

export type WebReply = { cookie?: string } & (
  | {
      kind: 'page';
      status: number;
      title: string;
      body: Html;
      /** Other origins that a form of this page may lead to, by a redirect. */
      formTargets?: readonly string[];
    }
  | { kind: 'redirect'; location: string }
  | { kind: 'json'; status: number; body: object }
);

export type WebHandler = (request: WebRequest) => WebReply | Promise<WebReply>;

export interface RunningWeb {
  origin: string;
  close(): Promise<void>;
}

interface WebSite {
  /** Whose pages these are, for the person. */
  house: string;
  port: number;
  /** Made once the origin is known. */
  handler: (origin: string) => WebHandler;
}

const loopback = '127.0.0.1';
const maxBodyBytes = 8_192;

export async function startWeb({ house, port, handler }: WebSite): Promise<RunningWeb> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, loopback, resolve);
  });
  // An open page keeps nothing alive: the desk ends when its client goes.
  server.unref();
  const origin = `http://${loopback}:${portOf(server)}`;
  const handle = handler(origin);
  server.on('request', (request, response) => {
    answer(request, origin, handle)
      .catch((): WebReply => problemPage(500, 'Something went wrong', 'Nothing was stored.'))
      .then((reply) => send(response, house, reply))
      .catch(() => response.destroy());
  });
  return { origin, close: () => close(server) };
}

/** A page that says why nothing happens. */
export function problemPage(status: number, title: string, text: string): WebReply {
  return { kind: 'page', status, title, body: html`<p>${text}</p>` };
}

type Answer = WebReply | { kind: 'stylesheet' };

async function answer(
  request: IncomingMessage,
  origin: string,
  handle: WebHandler,
): Promise<Answer> {
  const { headers, method } = request;
  // A name of somebody else's that leads here is not us (DNS rebinding).
  if (headers.host !== new URL(origin).host) {
    return problemPage(403, 'Wrong address', 'These pages are not served under that name.');
  }
  if (method !== 'GET' && method !== 'POST') {
    return problemPage(405, 'Not possible', 'This page cannot be used that way.');
  }
  if (method === 'POST' && !comesFromOurPages(request, origin)) {
    return problemPage(403, 'Not from here', 'That form was not one of ours. Nothing was stored.');
  }
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname === stylesheetPath) return { kind: 'stylesheet' };
  const body = method === 'POST' ? await readBody(request) : '';
  if (body === undefined) return problemPage(413, 'Too much', 'That was more than fits.');
  return handle({
    method,
    path: url.pathname.split('/').slice(1),
    query: url.searchParams,
    form: new URLSearchParams(body),
    cookie: headers.cookie ?? '',
    authorization: headers.authorization ?? '',
  });
}

/** Pages without a referrer post with the origin "null"; what the browser adds by itself tells more. */
function comesFromOurPages({ headers }: IncomingMessage, origin: string): boolean {
  const from = headers.origin;
  const site = headers['sec-fetch-site'];
  return (
    (from === undefined || from === 'null' || from === origin) &&
    (site === undefined || site === 'same-origin' || site === 'none') &&
    headers['content-type']?.split(';')[0] === 'application/x-www-form-urlencoded'
  );
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: unknown = chunk;
    if (!Buffer.isBuffer(bytes)) return undefined;
    size += bytes.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, house: string, reply: Answer): void {
  const headers = {
    ...protections(reply.kind === 'page' ? (reply.formTargets ?? []) : []),
    ...('cookie' in reply && { 'Set-Cookie': reply.cookie }),
  };
  switch (reply.kind) {
    case 'page':
      response
        .writeHead(reply.status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
        .end(document(house, reply.title, reply.body));
      break;
    case 'redirect':
      response.writeHead(303, { ...headers, Location: reply.location }).end();
      break;
    case 'json':
      response
        .writeHead(reply.status, { ...headers, 'Content-Type': 'application/json' })
        .end(JSON.stringify(reply.body));
      break;
    case 'stylesheet':
      response
        .writeHead(200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' })
        .end(stylesheet);
      break;
  }
}

function protections(formTargets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function portOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port is bound.');
  return String(address.port);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
