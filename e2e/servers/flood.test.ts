import { afterEach, describe, expect, test } from 'vitest';
import { ServerProcess, type Wire } from './testing/serverProcess.ts';

const running: ServerProcess[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

function call(name: string, ...flags: string[]): ServerProcess {
  const server = new ServerProcess('flood', flags);
  running.push(server);
  const params = { name, arguments: {}, _meta: { progressToken: 1 } };
  server.write({ id: 1, method: 'tools/call', params });
  return server;
}

/** What is said before the result of the call, and the result. */
async function untilResult(
  server: ServerProcess,
  onMessage: (message: Wire) => void = () => undefined,
): Promise<unknown> {
  for (;;) {
    const message = await server.message();
    if (message['id'] === 1) return message['result'];
    onMessage(message);
  }
}

const told = (value: unknown) => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});

describe('the flooding server', () => {
  test('asks at its pace and counts what became of each question', async () => {
    const server = call('questions', '--seconds', '1', '--rate', '100');
    let asked = 0;
    const result = await untilResult(server, ({ id }) => {
      asked += 1;
      server.write({ id, result: { action: 'cancel' } });
      if (asked === 1) server.write({ id, result: { action: 'accept' } });
    });
    expect(asked).toBe(100);
    expect(result).toEqual(told({ asked: 100, unanswered: 0, answeredTwice: 1, cancel: 100 }));
  });

  test.each(['progress', 'log', 'list_changed', 'completions', 'responses'])(
    'says %s as fast as it is taken, and ends',
    async (flood) => {
      let heard = 0;
      const result = await untilResult(call(flood, '--seconds', '1'), () => {
        heard += 1;
      });
      expect(heard).toBeGreaterThan(1_000);
      expect(result).toEqual(told({ said: heard }));
    },
  );

  test('lists as many tools as it was told', async () => {
    const server = new ServerProcess('flood', ['--tools', '10000']);
    running.push(server);
    server.write({ id: 1, method: 'tools/list' });
    expect(await server.message()).toMatchObject({ result: { tools: { length: 10_000 } } });
  });
});
