import { createServer, request as httpRequest } from 'node:http';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { afterEach, describe, expect, test } from 'vitest';
import { legacyHandler, listen, modernHandler, type RunningHttpDesk } from './httpDesk.ts';
import { createModernDesk } from './modernDesk.ts';
import { createPremises } from './premises.ts';
import { createRequestStateSeal } from './requestState.ts';
import { Browser, signIn } from './testing/browser.ts';
import { modernMeta } from './testing/portClient.ts';

const newSeal = () => createRequestStateSeal({ now: Date.now, lifetimeMs: 60_000 });
const newPremises = () => createPremises({ now: Date.now, visitLifetimeMs: 60_000 });
const accept = 'application/json, text/event-stream';

let desk: RunningHttpDesk | undefined;

afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

async function open(era: 'legacy' | 'modern'): Promise<string> {
  const handler =
    era === 'legacy'
      ? legacyHandler({ answerTimeoutMs: 60_000, premises: newPremises() })
      : modernHandler({ seal: newSeal(), premises: newPremises() });
  desk = await listen(handler, 0);
  return desk.url;
}

interface Call {
  method?: string;
  params?: object;
  headers?: Record<string, string>;
}

function modernInit({ method = 'tools/list', params, headers }: Call = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: accept,
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...headers,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: params ?? { _meta: modernMeta({}) },
    }),
  };
}

const noodles = { name: 'order_noodles', arguments: {} };
const noodlesHeader = { 'Mcp-Name': 'order_noodles' };

describe('the desk over HTTP', () => {
  test.each(['legacy', 'modern'] as const)(
    'S-TRN-3: %s listens on 127.0.0.1 and refuses foreign origins and hosts',
    async (era) => {
      const url = await open(era);
      expect(new URL(url).hostname).toBe('127.0.0.1');
      // Another address of this machine: only a listener on all of them would be heard there.
      await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
      const foreign = { Origin: 'https://evil.example' };
      expect((await fetch(url, modernInit({ headers: foreign }))).status).toBe(403);
      expect(await statusWithHost(url, 'evil.example')).toBe(403);
    },
  );

  test('S-TRN-3: a page on loopback is no stranger', async () => {
    const url = await open('modern');
    const headers = { Origin: 'http://localhost:3000' };
    expect((await fetch(url, modernInit({ headers }))).status).toBe(200);
  });

  test.each<[string, Call, number, object]>([
    ['missing _meta fields', { params: { _meta: {} } }, 400, { code: -32602 }],
    [
      'a header that differs from the body',
      { headers: { 'Mcp-Method': 'tools/call' } },
      400,
      { code: -32020 },
    ],
    [
      'a version it does not speak',
      {
        headers: { 'MCP-Protocol-Version': '2099-01-01' },
        params: {
          _meta: { ...modernMeta({}), 'io.modelcontextprotocol/protocolVersion': '2099-01-01' },
        },
      },
      400,
      { code: -32022, data: { supported: ['2026-07-28'], requested: '2099-01-01' } },
    ],
    ['an unknown method', { method: 'tools/juggle' }, 404, { code: -32601 }],
  ])('S-TRN-2: refuses %s', async (_case, call, status, error) => {
    const response = await fetch(await open('modern'), modernInit(call));
    expect(await response.json()).toMatchObject({ error });
    expect(response.status).toBe(status);
  });

  test.each([
    ['order_noodles', { form: {} }],
    ['connect_calendar', { url: {} }],
  ])('S-ASK-2: %s undeclared is 400 with the missing capability', async (name, missing) => {
    const params = { name, arguments: {}, _meta: modernMeta() };
    const call = { method: 'tools/call', params, headers: { 'Mcp-Name': name } };
    const response = await fetch(await open('modern'), modernInit(call));
    expect(await response.json()).toMatchObject({
      error: { code: -32021, data: { requiredCapabilities: { elicitation: missing } } },
    });
    expect(response.status).toBe(400);
  });

  test('S-STA-1, S-STA-5: another person cannot go on with a conversation', async () => {
    const seal = newSeal();
    const options = { seal, premises: newPremises() };
    const handler = createMcpHandler(() => createModernDesk(options));
    const as = async (sub: string, more: object) => {
      const params = { ...noodles, ...more, _meta: modernMeta({}) };
      const call = modernInit({ method: 'tools/call', params, headers: noodlesHeader });
      const authInfo = { token: 't', clientId: 'c', scopes: [], extra: { sub } };
      const response = await handler.fetch(new Request('http://127.0.0.1/mcp', call), { authInfo });
      return (await response.json()) as { result?: { requestState: string } };
    };
    const requestState = (await as('alice', {})).result?.requestState;
    const retry = {
      requestState,
      inputResponses: { size: { action: 'accept', content: { size: 'small' } } },
    };
    expect(await as('bob', retry)).toMatchObject({ error: { code: -32602 } });
    expect(await as('alice', retry)).toMatchObject({ result: { resultType: 'complete' } });
  });

  test('S-STA-3, S-URL-5: a verified subject is the account, and its page is nobody else’s', async () => {
    const premises = newPremises();
    const options = { seal: newSeal(), premises };
    const handler = createMcpHandler(() => createModernDesk(options));
    const name = 'connect_calendar';
    const params = { name, arguments: {}, _meta: modernMeta({ url: {} }) };
    const headers = { 'Mcp-Name': name, Authorization: 'Bearer of-alice', 'X-User': 'alice' };
    const call = modernInit({ method: 'tools/call', params, headers });
    const authInfo = { token: 't', clientId: 'c', scopes: [], extra: { sub: 'bob' } };
    const response = await handler.fetch(new Request('http://127.0.0.1/mcp', call), { authInfo });
    const { result } = (await response.json()) as {
      result: { inputRequests: { page: { params: { url: string } } } };
    };
    const { url } = result.inputRequests.page.params;
    const alice = await signIn(await new Browser().open(url), 'Alice');
    expect(alice.heading).toBe('This page is not for you');
    const bob = await signIn(await new Browser().open(url), 'Bob');
    expect(bob.heading).toBe('Connect your calendar');
    await premises.close();
  });

  test('the older generation asks on the stream of the call, in a session of its own', async () => {
    const url = await open('legacy');
    const post = (message: object, session?: string) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: accept,
          ...(session !== undefined && { 'Mcp-Session-Id': session }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', ...message }),
      });
    const opening = await post({
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: { elicitation: {} },
        clientInfo: { name: 'test', version: '1' },
      },
    });
    const session = opening.headers.get('mcp-session-id') ?? '';
    expect(session).toMatch(/^[0-9a-f-]{36}$/); // S-STA-7
    await opening.text();
    await post({ method: 'notifications/initialized' }, session);

    const call = await post({ id: 2, method: 'tools/call', params: noodles }, session);
    const events = readEvents(call);
    const question = (await events.next()).value as { id: unknown; method: string };
    expect(question.method).toBe('elicitation/create');
    const answer = { action: 'accept', content: { size: 'small' } };
    expect((await post({ id: question.id, result: answer }, session)).status).toBe(202);
    expect((await events.next()).value).toMatchObject({
      id: 2,
      result: { structuredContent: { size: 'small' } },
    });
    expect((await post({ id: 3, method: 'ping' }, 'no-such-session')).status).toBe(404);
  });

  test('a taken port is an error, not a silence', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const handler = modernHandler({ seal: newSeal(), premises: newPremises() });
    await expect(listen(handler, port ?? 0)).rejects.toThrow('EADDRINUSE');
    other.close();
  });
});

/** `fetch` does not let anyone set the Host header. */
function statusWithHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method: 'POST', headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

async function* readEvents(response: Response): AsyncGenerator<unknown, void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const line = /^data: (.+)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (line !== undefined) yield JSON.parse(line) as unknown;
    }
  }
}
