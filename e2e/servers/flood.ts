// A server over stdio, older generation, that says too much: one tool for each kind of flood (see lib/floods.ts). No SDK.
//   --seconds N   how long a flood lasts (default 20)
//   --rate N      questions a second (default 2000)
//   --tools N     so many tools are listed (default: those of the floods)
// It ends when its stdin closes.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createFloodPeer, floodOptions } from './lib/floodPeer.ts';
import type { Outlet } from './lib/floods.ts';
import { readMessage } from './lib/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '2000' },
    tools: { type: 'string', default: '0' },
  },
});

const lines = (stream: Writable): Outlet => ({
  write: (text) => stream.write(`${text}\n`),
  drained: async () => {
    if (stream.writableNeedDrain) await once(stream, 'drain');
  },
});
// A client that ends the link is no failure of ours.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(0));

const out = lines(process.stdout);
const peer = createFloodPeer(floodOptions(values), lines(process.stderr), (_outlet, text) => {
  process.stdout.write(text);
});

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = readMessage(line);
    if (message !== undefined) peer.receive(message, out, (text) => void out.write(text));
  })
  .on('close', () => process.exit(0));
