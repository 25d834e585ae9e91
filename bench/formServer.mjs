// A server over stdio, older generation, with one tool per hostile form; calling it asks that form. No SDK, so that
// nothing is measured but the client. `node formServer.mjs`
import { createInterface } from 'node:readline';
import { hostileForms } from './lib/hostileForms.mjs';

const send = (/** @type {object} */ message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** @type {Map<unknown, unknown>} id of our question to the id of the call that it belongs to */
const calls = new Map();
let asked = 0;

/**
 * @typedef {{ id?: unknown, method?: string, params?: { name?: string }, result?: unknown, error?: unknown }} Message
 * @type {Readonly<Record<string, (message: Message) => void>>}
 */
const answers = {
  initialize: ({ id }) =>
    send({
      id,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'forms', version: '1' },
      },
    }),
  ping: ({ id }) => send({ id, result: {} }),
  'tools/list': ({ id }) => {
    const tools = Object.keys(hostileForms).map((name) => ({
      name,
      inputSchema: { type: 'object' },
    }));
    send({ id, result: { tools } });
  },
  'tools/call': ({ id, params }) => {
    asked += 1;
    calls.set(`q${asked}`, id);
    send({
      id: `q${asked}`,
      method: 'elicitation/create',
      params: hostileForms[params?.name ?? ''],
    });
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = /** @type {Message} */ (JSON.parse(line));
  const { id, method } = message;
  if (typeof method !== 'string') {
    const text = JSON.stringify(message.result ?? message.error);
    send({ id: calls.get(id), result: { content: [{ type: 'text', text: text.slice(0, 200) }] } });
  } else if (id !== undefined) {
    const answer = answers[method];
    if (answer) answer(message);
    else send({ id, error: { code: -32601, message: 'Method not found' } });
  }
});
