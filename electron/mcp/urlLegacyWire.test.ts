// URL mode of 2025-11-25 on the wire, recorded by a scripted server: the question, its answer, and the notice of completion.
import { afterEach, describe, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import {
  askUrl,
  legsOf,
  pageUrl,
  reportComplete,
  responseTo,
  urlParams,
} from './testing/urlQuestions.ts';

const accept: ElicitationResult = { action: 'accept', content: null };
const opens: Person = () => accept;
const nobody: Person = () => null;

const open: ScriptedSession[] = [];

async function start(
  person: Person,
  flags: readonly string[] = [],
  allowHttp = false,
): Promise<ScriptedSession> {
  const rules = { ...defaultRules, allowHttp };
  const session = await openScripted(['--era', 'legacy', ...flags], person, undefined, rules);
  open.push(session);
  return session;
}

afterEach(async () => {
  for (const session of open.splice(0)) await session.close();
});

const stateOf = (session: ScriptedSession): unknown => session.waitingRoom.views()[0]?.state;

test('C-CAP-1 initialize declares both modes, and nothing that is not handled', async () => {
  const session = await start(nobody);
  const [initialize] = session.received('initialize');
  const { capabilities } = Object(initialize?.['params']);
  expect(capabilities).toEqual({ elicitation: { form: {}, url: {} } });
});

describe('what is refused: -32602, no question, nothing opened', () => {
  test.each([
    ['C-REQ-3 no message', { message: undefined }],
    ['C-REQ-4 no url', { url: undefined }],
    ['C-REQ-4 a url that is no text', { url: 7 }],
    ['C-REQ-5 no elicitationId', { elicitationId: undefined }],
    ['C-REQ-5 an elicitationId that is no text', { elicitationId: 1 }],
    ['C-REQ-7 C-URL-9 a relative address', { url: '/connect?handle=marker' }],
    ['C-REQ-7 C-URL-9 what cannot be parsed', { url: 'https://[::marker' }],
    ['C-REQ-7 an empty address', { url: '' }],
    ['C-URL-9 a script', { url: 'javascript:alert("marker")' }],
    ['C-URL-9 a file', { url: 'file:///etc/marker' }],
    ['C-URL-9 data', { url: 'data:text/html,marker' }],
    ['C-URL-9 an old script', { url: 'vbscript:marker' }],
    ['C-URL-9 another program', { url: 'marker-app://open' }],
    ['C-URL-9 an unencrypted address', { url: 'http://pages.example/marker' }],
  ])('%s', async (_name, more) => {
    const session = await start(opens);
    await session.call('ask', askUrl('q', more));
    expect(responseTo(session, 'q')?.['error']).toMatchObject({ code: -32602 });
    // C-ERR-3: an error quotes nothing of what was sent.
    expect(JSON.stringify(responseTo(session, 'q'))).not.toContain('marker');
    expect(session.asked).toEqual([]);
    expect(session.opened).toEqual([]);
    expect(session.refused).toMatchObject([{ kind: 'refused' }]);
  });

  test('C-REQ-8 C-ERR-1 URL mode does not exist in 2025-06-18, whatever was offered', async () => {
    const session = await start(opens, ['--revision', '2025-06-18']);
    await session.call('ask', askUrl('q'));
    expect(responseTo(session, 'q')?.['error']).toMatchObject({ code: -32602 });
    expect(session.asked).toEqual([]);
    expect(session.opened).toEqual([]);
  });
});

test.each(['an id with  blanks ', '🔑 clé/тест?#&', 'x'.repeat(4_096), ''])(
  'C-REQ-5 C-CMP-3 the elicitation id %# is opaque: its notice is matched by exact text',
  async (elicitationId) => {
    const session = await start(opens);
    const call = session.call('ask', askUrl('q', { elicitationId }, { hold: 'done' }));
    await expect.poll(() => stateOf(session)).toBe('waiting');
    await reportComplete(session, `${elicitationId} `, elicitationId.toUpperCase() + '_');
    expect(stateOf(session)).toBe('waiting');
    await reportComplete(session, elicitationId);
    expect(stateOf(session)).toBe('reported-complete');
    await session.call('release', { key: 'done' });
    await call;
  },
);

test('C-URL-9 loopback may be unencrypted, and others where the switch of that server is on', async () => {
  const session = await start(opens);
  await session.call('ask', askUrl('q', { url: 'http://127.0.0.1:4711/x' }));
  expect(responseTo(session, 'q')?.['result']).toEqual({ action: 'accept' });
  const lenient = await start(opens, [], true);
  await lenient.call('ask', askUrl('q', { url: 'http://pages.example/x' }));
  expect(responseTo(lenient, 'q')?.['result']).toEqual({ action: 'accept' });
  expect(lenient.opened).toEqual(['http://pages.example/x']);
});

test('C-URL-9 what is blocked otherwise is asked, cannot be accepted, and can be declined', async () => {
  const session = await start(nobody);
  const call = session.call('ask', askUrl('q', { url: 'https://bank.example@evil.example/' }));
  await expect.poll(() => session.asked.length).toBe(1);
  await expect(session.openUrl()).resolves.toEqual({ kind: 'not-open' });
  session.answerOpen(accept);
  expect(session.questions()).toHaveLength(1);
  expect(responseTo(session, 'q')).toBeUndefined();
  session.answerOpen({ action: 'decline' });
  await call;
  expect(responseTo(session, 'q')?.['result']).toEqual({ action: 'decline' });
  expect(session.opened).toEqual([]);
});

test('C-URL-11 C-URL-12 C-ACT-8 accept leaves at once, without content, and is not the end of the call', async () => {
  const session = await start(opens);
  const call = session.call('ask', askUrl('q-7', {}, { hold: 'page' }));
  await expect.poll(() => responseTo(session, 'q-7')).toBeDefined();
  expect(responseTo(session, 'q-7')).toEqual({
    jsonrpc: '2.0',
    id: 'q-7',
    result: { action: 'accept' },
  });
  expect(session.opened).toEqual([pageUrl]);
  // C-URL-14: it waits, although everything was answered.
  expect(session.waitingRoom.views()).toMatchObject([
    { state: 'waiting', domain: 'pages.example', actionIds: ['action-1'], canTryAgain: true },
  ]);
  await session.call('release', { key: 'page' });
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(session.waitingRoom.views()).toEqual([]);
});

test.each(['decline', 'cancel'] as const)(
  'C-ACT-1 C-ACT-3 C-ACT-4 C-ERR-3 %s is a result with the action alone, and nothing opens',
  async (action) => {
    const session = await start(() => ({ action }));
    await session.call('ask', askUrl(0));
    expect(responseTo(session, 0)).toEqual({ jsonrpc: '2.0', id: 0, result: { action } });
    expect(session.opened).toEqual([]);
    expect(session.waitingRoom.views()).toEqual([]);
  },
);

test('C-ACT-2 an accept that did not open the page is none', async () => {
  const session = await start(nobody);
  const call = session.call('ask', askUrl('q'));
  await expect.poll(() => session.asked.length).toBe(1);
  session.answerOpen({ action: 'accept', content: [] });
  await session.call('plain', {});
  expect(responseTo(session, 'q')).toBeUndefined();
  session.answerOpen({ action: 'cancel' });
  await call;
});

describe('waiting', () => {
  test('C-URL-15 C-CMP-4 without any notice the person can try again: the call is called off and sent anew', async () => {
    const session = await start(opens);
    const call = session.call('ask', askUrl('q', {}, { hold: 'page' }));
    await expect.poll(() => stateOf(session)).toBe('waiting');
    session.tryAgain();
    await expect.poll(() => legsOf(session).length).toBe(2);
    await session.call('release', { key: 'page' });
    await expect(call).resolves.toMatchObject({ kind: 'complete' });
    const [first, second] = legsOf(session);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.params['arguments']).toEqual(first?.params['arguments']);
    expect(session.received('notifications/cancelled')).toMatchObject([
      { params: { requestId: first?.id } },
    ]);
    expect(session.told).toContain('retried by person');
  });

  test('C-URL-15 C-URL-14 the person stops it: the server is told, the wait is over', async () => {
    const session = await start(opens);
    const stop = new AbortController();
    const call = session.call('ask', askUrl('q', {}, { hold: 'page' }), { over: stop.signal });
    await expect.poll(() => stateOf(session)).toBe('waiting');
    stop.abort('action-stopped');
    await expect(call).rejects.toThrow();
    expect(session.waitingRoom.views()).toEqual([]);
    const [leg] = legsOf(session);
    await expect
      .poll(() => session.received('notifications/cancelled'))
      .toMatchObject([{ params: { requestId: leg?.id } }]);
    await reportComplete(session, 'e-1');
    expect(legsOf(session)).toHaveLength(1);
  });

  test('C-URL-11 opening again is the same address by a new click, and answers nothing', async () => {
    const session = await start(opens);
    const call = session.call('ask', askUrl('q', {}, { hold: 'page' }));
    await expect.poll(() => stateOf(session)).toBe('waiting');
    const [wait] = session.waitingRoom.views();
    await expect(session.waitingRoom.openAgain(wait?.id ?? '')).resolves.toEqual({
      kind: 'opened',
    });
    expect(session.opened).toEqual([pageUrl, pageUrl]);
    await session.call('release', { key: 'page' });
    await call;
    expect(session.received().filter(({ id, method }) => id === 'q' && !method)).toHaveLength(1);
  });
});

describe('notifications/elicitation/complete', () => {
  test('C-CMP-1 unknown ids and repeats change nothing and are answered by nothing', async () => {
    const session = await start(opens);
    const call = session.call('ask', askUrl('q', {}, { hold: 'page' }));
    await expect.poll(() => stateOf(session)).toBe('waiting');
    await reportComplete(session, 'unknown', 'E-1', '__proto__');
    expect(stateOf(session)).toBe('waiting');
    await reportComplete(session, 'e-1', 'e-1');
    await reportComplete(session, 'e-1');
    expect(session.told.filter((line) => line === 'reported-complete')).toHaveLength(1);
    await session.call('release', { key: 'page' });
    await call;
    expect(session.opened).toHaveLength(1);
    expect(legsOf(session)).toHaveLength(1);
    // The answer, and nothing else beside the calls.
    const sent = session.received().filter((message) => !('method' in message));
    expect(sent).toHaveLength(1);
  });

  test('C-CMP-2 the same id on another connection stays open', async () => {
    const [one, two] = [await start(opens), await start(opens)];
    const calls = [one, two].map((session) =>
      session.call('ask', askUrl('q', {}, { hold: 'page' })),
    );
    await expect.poll(() => [one, two].map(stateOf)).toEqual(['waiting', 'waiting']);
    await reportComplete(two, 'e-1');
    expect([one, two].map(stateOf)).toEqual(['waiting', 'reported-complete']);
    for (const session of [one, two]) await session.call('release', { key: 'page' });
    await Promise.all(calls);
  });

  test('C-CMP-5 before the consent it opens nothing and answers nothing; the question says so', async () => {
    const session = await start(nobody);
    const call = session.call('ask', askUrl('q', {}, { hold: 'page' }));
    await expect.poll(() => session.asked.length).toBe(1);
    await reportComplete(session, 'e-1');
    expect(session.questions()).toMatchObject([
      { state: { kind: 'presented' }, opening: { isReportedComplete: true } },
    ]);
    expect(session.opened).toEqual([]);
    expect(responseTo(session, 'q')).toBeUndefined();
    await expect(session.openUrl()).resolves.toEqual({ kind: 'opened' });
    expect(stateOf(session)).toBe('reported-complete');
    await session.call('release', { key: 'page' });
    await call;
    expect(responseTo(session, 'q')?.['result']).toEqual({ action: 'accept' });
  });

  test('C-CMP-1 a notice for a page that was declined is for nobody', async () => {
    const session = await start(() => ({ action: 'decline' }));
    await session.call('ask', askUrl('q'));
    await reportComplete(session, 'e-1');
    expect(session.told).toEqual([]);
  });

  test('C-CMP-6 it is not defined in 2025-06-18: ignored, and nothing is answered', async () => {
    const session = await start(opens, ['--revision', '2025-06-18']);
    await reportComplete(session, 'e-1');
    await expect(session.call('plain', {})).resolves.toMatchObject({ kind: 'complete' });
    expect(session.received().filter((message) => !('method' in message))).toEqual([]);
    expect(session.told).toEqual([]);
  });
});

test.each(['legacy', 'modern'])(
  'C-URL-17 the login to a server (%s) is the same before and after a page',
  async (era) => {
    const headers = { Authorization: 'Bearer the-token-as-configured' };
    const session = await openScripted(['--era', era], opens, undefined, defaultRules, { headers });
    open.push(session);
    const entry = { method: 'elicitation/create', params: urlParams() };
    const script =
      era === 'legacy' ? askUrl('q') : { flow: 'f', rounds: [{ inputRequests: { page: entry } }] };
    await session.call('ask', script);
    await session.call('plain', {});
    expect(session.opened).toEqual([pageUrl]);
    const authorizations = session
      .wire()
      .filter(({ dir, headers: sent }) => dir === 'in' && sent !== undefined)
      .map(({ headers: sent }) => sent?.['authorization']);
    expect(authorizations.length).toBeGreaterThan(3);
    expect(new Set(authorizations)).toEqual(new Set([headers.Authorization]));
  },
);
