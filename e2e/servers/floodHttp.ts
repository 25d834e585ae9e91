// A server over Streamable HTTP, older generation, that says too much on the stream of a call (see lib/floods.ts). No SDK.
// Prints its port as first line. Flags as in flood.ts; --json answers calls with one JSON body instead of a stream.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createFloodPeer, floodOptions } from './lib/floodPeer.ts';
import type { Outlet } from './lib/floods.ts';
import { readMessage } from './lib/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '2000' },
    tools: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});

const peer = createFloodPeer(floodOptions(values));

const events = (response: ServerResponse): Outlet => ({
  write: (text) => response.destroyed || response.write(`event: message\ndata: ${text}\n\n`),
  drained: async () => {
    if (response.writableNeedDrain) await once(response, 'drain');
  },
});

const server = createServer((request, response) => {
  response.on('error', () => undefined);
  void readBody(request).then((body) => {
    const message = readMessage(body);
    if (request.method !== 'POST' || message === undefined) {
      response.writeHead(405).end();
    } else if (message.method === undefined || message.id === undefined) {
      peer.receive(message, events(response), () => undefined);
      response.writeHead(202).end();
    } else if (message.method === 'tools/call' && !values.json) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.flushHeaders();
      const stream = events(response);
      peer.receive(message, stream, (text) => {
        stream.write(text);
        response.end();
      });
    } else {
      const head = { 'Content-Type': 'application/json', 'Mcp-Session-Id': randomUUID() };
      peer.receive(message, events(response), (text) => response.writeHead(200, head).end(text));
    }
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(String(address.port));
});
process.stdin.resume().on('end', () => process.exit(0));
