import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBoundedFetch } from './boundedFetch.ts';
import { maxMessageBytes, MessageTooLargeError } from './messageLines.ts';
import { createNoticeGate, noticesPerSecond } from './noticeGate.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** What comes of a body as the server sends it. */
async function fetched(type: string, answer: (response: ServerResponse) => void, status = 200) {
  const server = createServer((_request, response) => {
    response.on('error', () => undefined);
    response.writeHead(status, { 'Content-Type': type, 'Mcp-Session-Id': 's' });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const gate = createNoticeGate(() => undefined);
  gate.sent({ id: 1, method: 'tools/call' });
  cleanUps.push(gate.dispose);
  const onTooLarge = vi.fn();
  const response = await createBoundedFetch(gate, onTooLarge)(`http://127.0.0.1:${port}/`);
  return { response, onTooLarge };
}

const stream = 'text/event-stream; charset=utf-8';
const event = (message: unknown): string => `event: message\ndata: ${JSON.stringify(message)}\n\n`;

describe('a body over HTTP', () => {
  it('is passed on with its status and headers', async () => {
    const { response } = await fetched('application/json', (to) => to.end('{"a":"ä"}'), 400);
    expect([response.status, response.headers.get('mcp-session-id')]).toEqual([400, 's']);
    expect(await response.json()).toEqual({ a: 'ä' });
  });

  it.each([
    ['JSON', 'application/json', 'x'],
    ['an error in words', 'text/plain', 'x'],
    ['one event', stream, 'data: x'],
    ['one event of many lines', stream, 'data: x\n'],
  ])('too large as %s errors, and that is told', async (_case, type, part) => {
    const { response, onTooLarge } = await fetched(type, (to) => {
      const chunk = part.repeat(Math.ceil(500_000 / part.length));
      for (let sent = 0; sent <= maxMessageBytes; sent += 500_000) to.write(chunk);
      // It does not end, as a hostile one would not.
      to.write(part);
    });
    await expect(response.text()).rejects.toThrow(MessageTooLargeError);
    expect(onTooLarge).toHaveBeenCalled();
  });

  it('may be larger in all when it is a stream of events', async () => {
    const large = event({ id: 'q', method: 'ping', params: { text: 'x'.repeat(1_500_000) } });
    const { response } = await fetched(stream, (to) => {
      for (let count = 0; count < 4; count += 1) to.write(large);
      to.end();
    });
    expect(await response.text()).toBe(large.repeat(4));
  });
});

describe('events of a stream', () => {
  it('come whole, in order, whatever ends their lines', async () => {
    const { response } = await fetched(stream, (to) => {
      to.write(': hello\n\nid: 7\r\nevent: message\r\nda');
      to.end('ta: {"id":1,"result":{}}\r\n\r\n');
    });
    expect(await response.text()).toBe(
      ': hello\n\nid: 7\r\nevent: message\r\ndata: {"id":1,"result":{}}\r\n\n',
    );
  });

  it('that the gate does not admit go no further', async () => {
    const notice = event({ method: 'notifications/message', params: {} });
    const result = event({ id: 1, result: {} });
    const { response } = await fetched(stream, (to) => {
      to.write(notice.repeat(5_000));
      to.end(result + event({ id: 2, result: {} }));
    });
    const text = await response.text();
    expect(text.split(notice).length - 1).toBeGreaterThanOrEqual(noticesPerSecond);
    expect(text.split(notice).length - 1).toBeLessThan(1_000);
    expect(text.endsWith(`${notice}${result}`)).toBe(true);
  });
});
