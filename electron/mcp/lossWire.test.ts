// A local server killed in each state of a call, with a child of its own, deaf to every polite request: within two seconds no process
// is left, no call runs, and no question waits for an answer.
import { afterEach, describe, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { isRunning } from './testing/isRunning.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { legsOf, urlParams } from './testing/urlQuestions.ts';

const accept: ElicitationResult = { action: 'accept', content: null };
const opens: Person = () => accept;
const nobody: Person = () => null;
const deaf = ['--grandchild', '--ignore-stdin-close', '--ignore-sigterm'];
const withinMs = 2_000;

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function start(era: string, person: Person, rules: Partial<ServerRules> = {}) {
  const roomy = { ...defaultRules, burst: 100, perMinute: 600, queued: 50 };
  const clock = createManualClock(1_000_000);
  open = await openScripted(['--era', era, ...deaf], person, clock, { ...roomy, ...rules });
  const text = JSON.stringify(await open.call('env', {})).replaceAll('\\', '');
  const pids = ['pid', 'grandchildPid'].map((key) =>
    Number(new RegExp(`"${key}":(\\d+)`).exec(text)?.[1]),
  );
  expect(pids.map(isRunning)).toEqual([true, true]);
  return { session: open, pids };
}

const form = { message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
const entry = (params: unknown): unknown => ({ method: 'elicitation/create', params });
const pageRound = (state: string): unknown => ({
  inputRequests: { page: entry(urlParams({ elicitationId: undefined })) },
  requestState: state,
});
const flow = (...rounds: unknown[]): Record<string, unknown> => ({ flow: 'f', rounds });
const pagesRequired = (...ids: string[]): Record<string, unknown> => {
  const elicitations = ids.map((elicitationId) =>
    urlParams({ elicitationId, url: `https://pages.example/${elicitationId}` }),
  );
  return { flow: 'f', errors: [{ code: -32_042, message: 'pages', data: { elicitations } }] };
};
const calls = (session: ScriptedSession): number => session.received('tools/call').length;

interface State {
  readonly era: 'modern' | 'legacy';
  readonly name: string;
  readonly tool?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly person?: Person;
  readonly rules?: Partial<ServerRules>;
  readonly isReached: (session: ScriptedSession) => boolean;
}

const isRunningCall = (session: ScriptedSession): boolean => calls(session) === 2;
const isAsking = (session: ScriptedSession): boolean => session.questions().length === 1;
const isHeld = (session: ScriptedSession): boolean =>
  session.told.some((line) => line.startsWith('held:'));
const isWaiting = (session: ScriptedSession): boolean =>
  session.waitingRoom.views()[0]?.canTryAgain === true;

const states: readonly State[] = [
  { era: 'legacy', name: 'running', tool: 'hang', isReached: isRunningCall },
  { era: 'modern', name: 'running', tool: 'hang', isReached: isRunningCall },
  {
    era: 'legacy',
    name: 'a question open',
    args: { requests: [{ id: 0, params: form }] },
    isReached: isAsking,
  },
  {
    era: 'modern',
    name: 'a question open',
    args: flow({ inputRequests: { who: entry(form) } }),
    isReached: isAsking,
  },
  {
    era: 'legacy',
    name: 'a page waited for',
    args: pagesRequired('e-1'),
    person: opens,
    isReached: isWaiting,
  },
  {
    era: 'modern',
    name: 'a page waited for',
    args: flow(pageRound('s-1'), pageRound('s-2')),
    person: opens,
    // Not while the answer is still on its way.
    isReached: (session) =>
      isWaiting(session) && session.waitingRoom.views()[0]?.state === 'not-finished',
  },
  {
    era: 'legacy',
    name: 'held by limits',
    args: pagesRequired('e-1', 'e-2'),
    rules: { burst: 1 },
    isReached: isHeld,
  },
  {
    era: 'modern',
    name: 'held by limits',
    args: flow({ inputRequests: { one: entry(form), two: entry(form) } }),
    rules: { burst: 1 },
    isReached: isHeld,
  },
  {
    era: 'modern',
    name: 'between rounds',
    args: flow({ requestState: 's-1' }, { requestState: 's-2' }),
    isReached: (session) =>
      legsOf(session).length === 1 &&
      session.wire().some(({ dir, line }) => dir === 'out' && line.includes('s-1')),
  },
];

describe('C-STD-2 C-MRT-22 a server killed', { timeout: 20_000 }, () => {
  test.each(states)('$name ($era)', async (state) => {
    const { era, tool = 'ask', args = {}, person = nobody, rules = {}, isReached } = state;
    const { session, pids } = await start(era, person, rules);
    const over = new AbortController();
    let hasEnded = false;
    const ended = session.call(tool, args, { over: over.signal }).then(
      (end) => end.kind,
      () => 'rejected',
    );
    void ended.then(() => (hasEnded = true));
    await expect.poll(() => isReached(session), { timeout: 5_000 }).toBe(true);
    expect(hasEnded).toBe(false);
    const legs = calls(session);

    process.kill(pids[0] ?? 0, 'SIGKILL');
    const killedAtMs = performance.now();
    await expect.poll(() => session.losses, { timeout: withinMs }).toEqual(['link-lost']);
    // As the app does for every call of a server whose link is lost.
    over.abort('link-lost');
    expect(['withdrawn', 'rejected']).toContain(await ended);
    await expect.poll(() => pids.filter(isRunning), { timeout: withinMs }).toEqual([]);
    expect(performance.now() - killedAtMs).toBeLessThan(withinMs);
    for (const { state: question } of session.questions()) {
      expect(question).toEqual({ kind: 'withdrawn', reason: 'link-lost' });
    }
    expect(session.waitingRoom.views().filter(({ canTryAgain }) => canTryAgain)).toEqual([]);
    // Nothing was sent again by itself.
    expect(calls(session)).toBe(legs);
  });
});

describe('C-STD-2 closing a server that is deaf to it', { timeout: 20_000 }, () => {
  test.each(['legacy', 'modern'])('%s: it and what it started are ended', async (era) => {
    const { session, pids } = await start(era, nobody);
    const startedAtMs = performance.now();
    await session.close();
    open = null;
    expect(performance.now() - startedAtMs).toBeLessThan(withinMs);
    expect(pids.filter(isRunning)).toEqual([]);
  });
});

test('C-STD-1 modern: on stdin requests and notices alone, one a line, in UTF-8', async () => {
  const { session } = await start('modern', () => ({ action: 'accept', content: [] }));
  const name = 'Grüße\n世界';
  await session.call('plain', { name });
  await session.call('ask', flow({ inputRequests: { who: entry(form) } }));
  const lines = session.wire().filter(({ dir }) => dir === 'in');
  expect(lines.length).toBeGreaterThan(3);
  for (const { message } of lines) {
    expect(message).toMatchObject({ jsonrpc: '2.0' });
    expect(typeof message?.['method']).toBe('string');
  }
  const [, plain] = session.received('tools/call');
  expect(plain?.['params']).toMatchObject({ arguments: { name } });
});
