// Modes, limits and pause of a server on the wire of both generations, recorded by a scripted server (C-CAP-3 to -5, C-RAT).
import { afterEach, describe, expect, test } from 'vitest';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { askUrl, legsOf, responseTo, urlParams } from './testing/urlQuestions.ts';

const nobody: Person = () => null;
const declines: Person = () => ({ action: 'decline' });
const form = { message: 'A question', requestedSchema: { type: 'object', properties: {} } };
const clientCapabilities = 'io.modelcontextprotocol/clientCapabilities';

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function start(
  flags: readonly string[],
  person: Person,
  change: Partial<ServerRules> = {},
  clock = createManualClock(1_000_000),
): Promise<ScriptedSession> {
  open = await openScripted(flags, person, clock, { ...defaultRules, ...change });
  return open;
}

const legacy = (revision = '2025-11-25'): string[] => ['--era', 'legacy', '--revision', revision];
const modern = ['--era', 'modern'];
const questions = (count: number, first = 0): unknown[] =>
  Array.from({ length: count }, (_, index) => ({ id: `q${String(first + index)}`, params: form }));
const entries = (count: number, name = 'limits'): Record<string, unknown> => ({
  flow: name,
  rounds: [
    {
      inputRequests: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `k${String(index)}`,
          { method: 'elicitation/create', params: form },
        ]),
      ),
      requestState: 's-1',
    },
  ],
});
const declaredIn = (message: Readonly<Record<string, unknown>> | undefined): unknown => {
  const { _meta } = Object(message?.['params']) as { _meta?: Record<string, unknown> };
  return _meta?.[clientCapabilities];
};

describe('what is declared', () => {
  test.each([
    [{ formMode: true, urlMode: true }, { elicitation: { form: {}, url: {} } }],
    [{ formMode: true, urlMode: false }, { elicitation: { form: {} } }],
    [{ formMode: false, urlMode: true }, { elicitation: { url: {} } }],
    [{ formMode: false, urlMode: false }, {}],
  ])('C-CAP-1 C-CAP-3 C-CAP-5 %j, legacy and modern', async (rules, expected) => {
    const old = await start(legacy(), declines, rules);
    const [initialize] = old.received('initialize');
    expect(Object(initialize?.['params'])).toMatchObject({ capabilities: expected });
    expect(JSON.stringify(initialize)).toContain(`"capabilities":${JSON.stringify(expected)}`);
    await old.close();

    const session = await start(modern, declines, rules);
    await session.call('env', {});
    const calls = session.received('tools/call');
    expect(calls.map(declaredIn)).toEqual([expected]);
    expect(session.received('server/discover').map(declaredIn)).toEqual([expected]);
  });

  test('C-CAP-5 modern: a change counts from the next request, and what comes is judged by what was declared then', async () => {
    const session = await start(modern, declines);
    session.setRules({ urlMode: false });
    expect(session.session.declaredModes).toEqual(['form', 'url']);
    const end = await session.call('ask', {
      flow: 'late',
      rounds: [{ inputRequests: { p: { method: 'elicitation/create', params: urlParams() } } }],
    });
    expect(session.received('tools/call').map(declaredIn)).toEqual([{ elicitation: { form: {} } }]);
    expect(end).toMatchObject({ kind: 'refused-question', reason: 'undeclared-mode' });
    expect(session.session.declaredModes).toEqual(['form']);
    expect(session.asked).toEqual([]);
    expect(session.guard.view().heldBack.undeclared).toBe(1);
  });

  test('C-CAP-5 legacy: what was declared at the handshake counts until the connection ends', async () => {
    const session = await start(legacy(), declines);
    session.setRules({ formMode: false });
    await session.call('ask', { requests: questions(1) });
    expect(responseTo(session, 'q0')?.['result']).toEqual({ action: 'decline' });
    expect(session.session.declaredModes).toEqual(['form', 'url']);
  });

  test.each([
    ['2025-11-25', { urlMode: false }, urlParams(), -32_602],
    ['2025-11-25', { formMode: false }, form, -32_602],
    ['2025-11-25', { formMode: false, urlMode: false }, form, -32_602],
    ['2025-06-18', { formMode: false }, form, -32_602],
    ['2025-06-18', { formMode: false, urlMode: false }, form, -32_601],
  ])(
    'C-CAP-4 C-ERR-1 C-ERR-2 %s %j: undeclared, counted and not shown',
    async (revision, rules, params, code) => {
      const session = await start(legacy(revision), declines, rules);
      await session.call('ask', { requests: [{ id: 'u', params }] });
      expect(responseTo(session, 'u')?.['error']).toMatchObject({ code });
      expect(session.asked).toEqual([]);
      expect(session.guard.view().heldBack.undeclared).toBe(1);
    },
  );
});

test('C-IDN-8 every request names the client and its version', async () => {
  const old = await start(legacy(), declines);
  const frontdesk = { name: 'frontdesk', version: '0.0.0' };
  expect(old.received('initialize')[0]?.['params']).toMatchObject({ clientInfo: frontdesk });
  await old.close();
  const session = await start(modern, declines);
  await session.call('ask', entries(1));
  const requests = session.received().filter((message) => 'method' in message && 'id' in message);
  expect(requests.length).toBeGreaterThan(2);
  for (const { params } of requests) {
    expect(params).toMatchObject({ _meta: { 'io.modelcontextprotocol/clientInfo': frontdesk } });
  }
});

describe('limits', () => {
  test('C-RAT-1 C-RAT-2 legacy: of a hundred at once, one is in front and ten wait; the rest is cancelled at once', async () => {
    const session = await start(legacy(), nobody);
    const call = session.call('ask', { requests: questions(100) });
    await expect.poll(() => session.guard.view().heldBack['over-limit']).toBe(89);
    expect(session.questions().map(({ state }) => state.kind)).toEqual([
      'presented',
      ...Array.from({ length: 10 }, () => 'queued'),
    ]);
    await expect.poll(() => responseTo(session, 'q99')).toBeDefined();
    for (let index = 11; index < 100; index += 1) {
      expect(responseTo(session, `q${String(index)}`)?.['result']).toEqual({ action: 'cancel' });
    }
    for (let index = 0; index < 11; index += 1) {
      expect(responseTo(session, `q${String(index)}`)).toBeUndefined();
    }
    while (session.questions().length > 0) session.answerOpen({ action: 'decline' });
    await call;
  });

  test('C-RAT-2 legacy: the bucket counts, whatever became of what it let through, and refills by twelve a minute', async () => {
    const clock = createManualClock(1_000_000);
    const session = await start(legacy(), declines, {}, clock);
    await session.call('ask', { requests: questions(14), sequential: true });
    const results = (from: number, to: number): unknown[] =>
      Array.from(
        { length: to - from },
        (_, index) => responseTo(session, `q${String(from + index)}`)?.['result'],
      );
    const [decline, cancel] = [{ action: 'decline' }, { action: 'cancel' }];
    expect(results(0, 12)).toEqual(Array.from({ length: 12 }, () => decline));
    expect(results(12, 14)).toEqual([cancel, cancel]);
    clock.advance(5_000);
    await session.call('ask', { requests: questions(2, 20), sequential: true });
    expect(results(20, 22)).toEqual([decline, cancel]);
  });

  test('C-RAT-2 malformed requests cost as much as others: over the limit nothing is read any more', async () => {
    const session = await start(legacy(), declines, { burst: 2 });
    const requests = Array.from({ length: 4 }, (_, index) => ({
      id: `m${String(index)}`,
      params: { mode: 'form' },
    }));
    await session.call('ask', { requests, sequential: true });
    expect(responseTo(session, 'm1')?.['error']).toMatchObject({ code: -32_602 });
    expect(responseTo(session, 'm2')?.['result']).toEqual({ action: 'cancel' });
  });

  test('C-RAT-2 modern: a round over the limit waits whole, unanswered, until the person lets it come', async () => {
    const session = await start(modern, declines, { burst: 2 });
    const call = session.call('ask', entries(3));
    await expect.poll(() => session.told).toEqual(['held back 3: over-limit', 'held: 3']);
    expect(session.asked).toEqual([]);
    expect(legsOf(session)).toHaveLength(1);
    expect(session.hold.settle('let-through')).toBe(true);
    expect((await call).kind).toBe('complete');
    expect(session.asked).toHaveLength(3);
    expect(legsOf(session)[1]?.params['inputResponses']).toEqual({
      k0: { action: 'decline' },
      k1: { action: 'decline' },
      k2: { action: 'decline' },
    });
  });

  test('C-RAT-2 modern: the time of a held call stands still, and stopping it sends nothing', async () => {
    const clock = createManualClock(1_000_000);
    const session = await start(modern, declines, { burst: 2 }, clock);
    const over = new AbortController();
    const call = session.call('ask', entries(3), { over: over.signal });
    await expect.poll(() => session.told).toContain('held: 3');
    clock.advance(3_600_000);
    expect(session.hold.settle('let-through')).toBe(true);
    await call;

    const second = session.call('ask', entries(3, 'second'), { over: over.signal });
    await expect.poll(() => session.told.filter((line) => line === 'held: 3')).toHaveLength(2);
    const legs = legsOf(session).length;
    over.abort('action-stopped');
    expect(await second).toEqual({ kind: 'withdrawn' });
    expect(legsOf(session)).toHaveLength(legs);
  });

  test('C-RAT-2 2025-11-25: the pages of a -32042 over the limit wait for the person as well', async () => {
    const session = await start(legacy(), () => ({ action: 'accept', content: null }), {
      burst: 1,
    });
    const elicitations = ['e-1', 'e-2'].map((elicitationId) =>
      urlParams({ elicitationId, url: `https://pages.example/${elicitationId}` }),
    );
    const call = session.call('ask', {
      flow: 'pages',
      errors: [{ code: -32_042, message: 'pages', data: { elicitations } }],
    });
    await expect.poll(() => session.told).toContain('held: 2');
    expect(session.opened).toEqual([]);
    session.hold.settle('let-through');
    await expect.poll(() => session.opened).toHaveLength(2);
    await expect
      .poll(() => session.waitingRoom.views().some(({ canTryAgain }) => canTryAgain))
      .toBe(true);
    session.tryAgain();
    expect((await call).kind).toBe('complete');
  });
});

describe('a paused server', () => {
  test('C-RAT-3 legacy: each request is answered cancel and counted; resumed, it is asked again', async () => {
    const session = await start(legacy(), declines, { paused: true });
    await session.call('ask', { requests: questions(3) });
    for (const id of ['q0', 'q1', 'q2']) {
      expect(responseTo(session, id)?.['result']).toEqual({ action: 'cancel' });
    }
    expect(session.asked).toEqual([]);
    expect(session.guard.view().heldBack.paused).toBe(3);
    session.setRules({ paused: false });
    await session.call('ask', { requests: questions(1, 10) });
    expect(responseTo(session, 'q10')?.['result']).toEqual({ action: 'decline' });
  });

  test('C-RAT-3 modern: the action ends, nothing is sent', async () => {
    const session = await start(modern, declines, { paused: true });
    expect(await session.call('ask', entries(1))).toEqual({ kind: 'paused' });
    expect(legsOf(session)).toHaveLength(1);
    expect(session.guard.view().heldBack.paused).toBe(1);
  });

  test('C-RAT-3 pausing takes back what is open: cancel on the wire, a modern action ends without a word', async () => {
    const session = await start(legacy(), nobody);
    const call = session.call('ask', { requests: questions(2) });
    await expect.poll(() => session.questions()).toHaveLength(2);
    session.withdrawAll('paused');
    await call;
    expect(responseTo(session, 'q0')?.['result']).toEqual({ action: 'cancel' });
    expect(responseTo(session, 'q1')?.['result']).toEqual({ action: 'cancel' });
    await session.close();

    const now = await start(modern, nobody);
    const held = now.call('ask', entries(1));
    await expect.poll(() => now.questions()).toHaveLength(1);
    now.withdrawAll('paused');
    expect(await held).toEqual({ kind: 'paused' });
    expect(legsOf(now)).toHaveLength(1);
  });

  test('C-RAT-3 modern: letting a held action go on does not get past a pause', async () => {
    const session = await start(modern, declines, { burst: 1 });
    const call = session.call('ask', entries(2));
    await expect.poll(() => session.told).toContain('held: 2');
    session.setRules({ paused: true });
    session.hold.settle('let-through');
    expect(await call).toEqual({ kind: 'paused' });
  });
});

test('C-RAT-4 three refusals in a row bring the offer to pause; what the app ends itself does not count', async () => {
  const session = await start(legacy(), declines, { burst: 2 });
  await session.call('ask', askUrl('a'));
  await session.call('ask', { requests: questions(3), sequential: true });
  expect(session.guard.view()).toMatchObject({ offersPause: false, heldBack: { 'over-limit': 2 } });
  session.setRules({ burst: 12 });
  await session.close();
  const other = await start(legacy(), declines);
  await other.call('ask', { requests: questions(3), sequential: true });
  expect(other.guard.view().offersPause).toBe(true);
});
