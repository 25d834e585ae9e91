// Ids, tokens, cancelling and missing capabilities of requests, on the wire of both generations.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { failureOfError } from '../actions/actionFailure.ts';
import { systemClock } from '../platform/clock.ts';
import { createRawPeer } from './testing/rawPeer.ts';
import { openScripted, type ScriptedSession } from './testing/scriptedSession.ts';

let session: ScriptedSession | null = null;
afterEach(async () => {
  await session?.close();
  session = null;
});

const withToken = z.object({
  _meta: z.object({ progressToken: z.union([z.string(), z.number().int()]) }),
});

const links = [
  ['modern', 'stdio'],
  ['modern', 'http'],
  ['legacy', 'stdio'],
  ['legacy', 'http'],
] as const;

async function open(era: string, transport: 'stdio' | 'http'): Promise<ScriptedSession> {
  session = await openScripted(
    ['--era', era],
    () => null,
    systemClock,
    undefined,
    transport === 'http' ? { headers: {} } : undefined,
  );
  return session;
}

const requestsOf = (opened: ScriptedSession): readonly Readonly<Record<string, unknown>>[] =>
  opened.received().filter(({ method, id }) => method !== undefined && id !== undefined);

describe.each(links)('%s over %s', (era, transport) => {
  test('C-NEG-9: ids are texts or whole numbers and never twice, nor are progress tokens', async () => {
    const opened = await open(era, transport);
    await Promise.all([1, 2, 3].map((nth) => opened.call('plain', { nth })));
    const requests = requestsOf(opened);
    const ids = requests.map(({ id }) => id);
    for (const id of ids) {
      expect(typeof id === 'string' || Number.isInteger(id)).toBe(true);
    }
    expect(new Set(ids).size).toBe(ids.length);
    const tokens = opened
      .received('tools/call')
      .map(({ params }) => withToken.parse(params)._meta.progressToken);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(3);
  });
});

describe.each(['stdio', 'http'] as const)('legacy over %s', (transport) => {
  test('C-NEG-11: stopping a call sends notifications/cancelled with its id', async () => {
    const opened = await open('legacy', transport);
    const over = new AbortController();
    const call = opened.call('hang', {}, { over: over.signal });
    await vi.waitFor(() => {
      expect(opened.received('tools/call')).toHaveLength(1);
    });
    over.abort('action-stopped');
    await call.catch(() => undefined);
    await vi.waitFor(() => {
      expect(opened.received('notifications/cancelled')).toHaveLength(1);
    });
    const [hanging] = opened.received('tools/call');
    expect(opened.received('notifications/cancelled')[0]).toMatchObject({
      params: { requestId: hanging?.['id'] },
    });
  });
});

test('C-CAP-7: a missing capability is told in plain words; nothing is declared beyond the rules, and nothing is sent again', async () => {
  const peer = createRawPeer('modern', { tools: {} }, ({ method }) =>
    method === 'tools/call'
      ? {
          error: {
            code: -32021,
            message: 'Pages are needed',
            data: { requiredCapabilities: { elicitation: { url: {} } } },
          },
        }
      : { result: { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'private' } },
  );
  session = await openScripted([], () => null, systemClock, undefined, undefined, peer.target);
  session.setRules({ urlMode: false });
  const failure = await session.call('plain', {}).then(
    () => null,
    (error: unknown) => failureOfError(error),
  );
  expect(failure).toMatchObject({ code: 'capability-required', required: ['url'] });
  const calls = peer.requests('tools/call');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.params['_meta']).toMatchObject({
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  });
  expect(JSON.stringify(calls[0]?.params)).not.toContain('"url"');
});
