// Error -32042 of 2025-11-25 on the wire: pages that come before a call can go on. Nothing is sent for their consents.
import { afterEach, describe, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { legsOf, reportComplete, urlParams } from './testing/urlQuestions.ts';

const accept: ElicitationResult = { action: 'accept', content: null };
const opens: Person = () => accept;
const nobody: Person = () => null;

let open: ScriptedSession | null = null;

async function start(person: Person, flags: readonly string[] = ['--era', 'legacy']) {
  open = await openScripted(flags, person);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = null;
});

const page = (name: string): Record<string, unknown> =>
  urlParams({ url: `https://pages.example/${name}`, elicitationId: name, message: name });
const required = (...elicitations: unknown[]): Record<string, unknown> => ({
  code: -32042,
  message: 'Pages come first',
  data: { elicitations },
});
const script = (...errors: unknown[]): Record<string, unknown> => ({ flow: 'f', errors });

const hrefOf = (name: string): string => `https://pages.example/${name}`;
const states = (session: ScriptedSession): readonly string[] =>
  session.waitingRoom.views().map(({ state }) => state);
/** Whatever is no call, no list and no handshake. */
const answers = (session: ScriptedSession): readonly unknown[] =>
  session.received().filter(({ method }) => method === undefined);

test('C-U42-1 C-U42-2 C-U42-3 every page is consented to, one by one; nothing is sent for them; the retry waits for a click', async () => {
  const session = await start(nobody);
  const call = session.call('ask', script(required(page('one'), page('two'))));
  await expect.poll(() => session.asked.length).toBe(1);
  expect(session.asked).toMatchObject([{ mode: 'url', message: 'one', position: 1, total: 2 }]);
  await session.openUrl();
  await expect.poll(() => session.asked.length).toBe(2);
  expect(session.opened).toEqual([hrefOf('one')]);
  await session.openUrl();
  await expect.poll(() => states(session)).toEqual(['waiting', 'waiting']);
  expect(session.opened).toEqual([hrefOf('one'), hrefOf('two')]);
  await session.call('plain', {});
  expect(legsOf(session)).toHaveLength(1);
  expect(session.waitingRoom.views().map(({ canTryAgain }) => canTryAgain)).toEqual([true, true]);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(answers(session)).toEqual([]);
  expect(session.received('notifications/cancelled')).toEqual([]);
  const [first, second] = legsOf(session);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.params['name']).toBe('ask');
  expect(second?.params['arguments']).toEqual(first?.params['arguments']);
  expect(second?.params).not.toHaveProperty('inputResponses');
  expect(session.waitingRoom.views()).toEqual([]);
});

test('C-U42-3 C-CMP-3 when all pages are reported complete the call goes out again by itself, once', async () => {
  const session = await start(opens);
  const error = required(page('one'), page('two'));
  const call = session.call('ask', script(error, error));
  await expect.poll(() => states(session)).toEqual(['waiting', 'waiting']);
  await reportComplete(session, 'one', 'unknown', 'one');
  expect(states(session)).toEqual(['reported-complete', 'waiting']);
  expect(legsOf(session)).toHaveLength(1);
  await reportComplete(session, 'two');
  await expect.poll(() => legsOf(session).length).toBe(2);
  // Still required: said, not opened again, and from now on only by the person's click.
  await expect.poll(() => states(session)).toEqual(['not-finished', 'not-finished']);
  await reportComplete(session, 'one', 'two');
  expect(legsOf(session)).toHaveLength(2);
  expect(session.opened).toHaveLength(2);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(session.told.filter((line) => line.startsWith('retried'))).toEqual([
    'retried by itself',
    'retried by person',
  ]);
});

test('C-CMP-5 a page reported complete before the consent is opened by the person all the same, then the call goes on', async () => {
  const session = await start(nobody);
  const call = session.call('ask', script(required(page('one'))));
  await expect.poll(() => session.asked.length).toBe(1);
  await reportComplete(session, 'one');
  expect(session.questions()).toMatchObject([{ opening: { isReportedComplete: true } }]);
  expect(session.opened).toEqual([]);
  expect(legsOf(session)).toHaveLength(1);
  await session.openUrl();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(legsOf(session)).toHaveLength(2);
});

test('C-CMP-3 a stopped call is not sent again by a notice', async () => {
  const session = await start(opens);
  const stop = new AbortController();
  const call = session.call('ask', script(required(page('one'))), { over: stop.signal });
  await expect.poll(() => states(session)).toEqual(['waiting']);
  stop.abort('action-stopped');
  await expect(call).resolves.toEqual({ kind: 'withdrawn' });
  await reportComplete(session, 'one');
  await session.call('plain', {});
  expect(legsOf(session)).toHaveLength(1);
  expect(session.waitingRoom.views()).toEqual([]);
});

test('C-CMP-4 C-U42-3 the same page required again and again says so, and counts as no new round', async () => {
  const session = await start(opens);
  const again = Array.from({ length: 5 }, () => required(page('one')));
  const call = session.call('ask', script(...again));
  for (let leg = 1; leg <= 5; leg += 1) {
    await expect
      .poll(() => [legsOf(session).length, ...states(session)])
      .toEqual([leg, leg === 1 ? 'waiting' : 'not-finished']);
    await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
    session.tryAgain();
  }
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
  expect(session.opened).toEqual([hrefOf('one')]);
  expect(session.asked).toHaveLength(1);
});

test('C-URL-2 C-U42-1 the same id with another address is asked for anew', async () => {
  const session = await start(opens);
  const moved = { ...page('one'), url: hrefOf('elsewhere') };
  const call = session.call('ask', script(required(page('one')), required(moved)));
  await expect.poll(() => states(session)).toEqual(['waiting']);
  session.tryAgain();
  await expect.poll(() => session.asked.length).toBe(2);
  await expect.poll(() => session.opened).toEqual([hrefOf('one'), hrefOf('elsewhere')]);
  await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test.each(['decline', 'cancel'] as const)(
  'C-U42-2 C-U42-4 %s of the first page ends the call as refused: the second is not asked, nothing is sent',
  async (action) => {
    const session = await start(() => ({ action }));
    const end = await session.call('ask', script(required(page('one'), page('two'))));
    expect(end).toEqual({ kind: 'page-refused', action });
    expect(session.asked).toHaveLength(1);
    expect(session.opened).toEqual([]);
    await session.call('plain', {});
    expect(legsOf(session)).toHaveLength(1);
    expect(answers(session)).toEqual([]);
  },
);

test('C-U42-4 a declined second page ends the call although the first was opened', async () => {
  const session = await start(({ message }) =>
    message === 'one' ? accept : { action: 'decline' },
  );
  const end = await session.call('ask', script(required(page('one'), page('two'))));
  expect(end).toEqual({ kind: 'page-refused', action: 'decline' });
  expect(session.waitingRoom.views()).toEqual([]);
  expect(legsOf(session)).toHaveLength(1);
});

test('C-U42-4 three rounds of new pages, not four', async () => {
  const session = await start(opens);
  const call = session.call(
    'ask',
    script(...['one', 'two', 'three', 'four'].map((name) => required(page(name)))),
  );
  for (const name of ['one', 'two', 'three']) {
    await expect.poll(() => session.opened.at(-1)).toBe(hrefOf(name));
    await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
    session.tryAgain();
  }
  await expect(call).resolves.toEqual({ kind: 'too-many-rounds', rounds: 3 });
  expect(session.opened).not.toContain(hrefOf('four'));
  expect(session.asked).toHaveLength(3);
});

describe('C-U42-5 a list that is none is a plain error: nothing asked, nothing opened, no retry', () => {
  const form = { mode: 'form', message: 'm', requestedSchema: { type: 'object', properties: {} } };
  test.each([
    ['empty', required(), 'invalid-result'],
    ['missing', { code: -32042, message: 'Pages come first' }, 'invalid-result'],
    [
      'no list',
      { code: -32042, message: 'm', data: { elicitations: page('one') } },
      'invalid-result',
    ],
    ['with a form', required(page('one'), form), 'refused-question'],
    [
      'with an entry without mode',
      required({ ...page('one'), mode: undefined }),
      'refused-question',
    ],
    [
      'without an id',
      required(page('one'), { ...page('two'), elicitationId: undefined }),
      'refused-question',
    ],
    [
      'with a script',
      required(page('one'), { ...page('two'), url: 'javascript:1' }),
      'refused-question',
    ],
    [
      'with an unencrypted address',
      required({ ...page('one'), url: 'http://pages.example/' }),
      'refused-question',
    ],
    ['with nonsense', required(page('one'), 7), 'refused-question'],
  ])('%s', async (_name, error, kind) => {
    const session = await start(opens);
    await expect(session.call('ask', script(error))).resolves.toMatchObject({ kind });
    expect(session.asked).toEqual([]);
    expect(session.opened).toEqual([]);
    await session.call('plain', {});
    expect(legsOf(session)).toHaveLength(1);
  });
});

test.each([
  ['2025-06-18', ['--era', 'legacy', '--revision', '2025-06-18']],
  ['2026-07-28', ['--era', 'modern']],
])('C-U42-6 in %s the code is an error like any other', async (_revision, flags) => {
  const session = await start(opens, flags);
  const error = required(page('one'));
  const args = { ...script(error), rounds: [{ error }] };
  await expect(session.call('ask', args)).rejects.toMatchObject({ code: -32042 });
  expect(session.asked).toEqual([]);
  expect(session.opened).toEqual([]);
  expect(legsOf(session)).toHaveLength(1);
});

test('C-U42-1 an address that is blocked is shown, cannot be opened, and declining it ends the call', async () => {
  const session = await start(nobody);
  const blocked = { ...page('one'), url: 'https://bank.example@evil.example/' };
  const call = session.call('ask', script(required(blocked)));
  await expect.poll(() => session.asked.length).toBe(1);
  await expect(session.openUrl()).resolves.toEqual({ kind: 'not-open' });
  session.answerOpen({ action: 'decline' });
  await expect(call).resolves.toEqual({ kind: 'page-refused', action: 'decline' });
  expect(session.opened).toEqual([]);
});

test('a server that dies while its page is open ends call and wait', async () => {
  const session = await start(opens);
  const call = session.call('ask', script(required(page('one'))));
  await expect.poll(() => states(session)).toEqual(['waiting']);
  process.kill(await session.serverPid(), 'SIGKILL');
  await expect(call).resolves.toEqual({ kind: 'withdrawn' });
  expect(session.waitingRoom.views()).toEqual([]);
});

test('C-CMP-3 C-CMP-5 a notice for a page that waits its turn counts: its dialog says so, and the call goes on by itself', async () => {
  const session = await start(nobody);
  const call = session.call('ask', script(required(page('one'), page('two'))));
  await expect.poll(() => session.asked.length).toBe(1);
  await reportComplete(session, 'two');
  await session.openUrl();
  await expect.poll(() => session.asked.length).toBe(2);
  expect(session.questions()).toMatchObject([{ opening: { isReportedComplete: true } }]);
  await session.openUrl();
  await reportComplete(session, 'one');
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test('C-URL-14 a page that is not required any more is waited for no longer', async () => {
  const session = await start(opens);
  const call = session.call('ask', script(required(page('one')), required(page('two'))));
  await expect.poll(() => states(session)).toEqual(['waiting']);
  await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
  session.tryAgain();
  await expect.poll(() => session.opened).toEqual([hrefOf('one'), hrefOf('two')]);
  expect(states(session)).toEqual(['waiting']);
  await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test('C-URL-11 the same page twice in a list is asked for and opened once', async () => {
  const session = await start(opens);
  const call = session.call('ask', script(required(page('one'), page('one'))));
  await expect.poll(() => states(session)).toEqual(['waiting']);
  await expect.poll(() => session.waitingRoom.views()[0]?.canTryAgain).toBe(true);
  expect(session.opened).toEqual([hrefOf('one')]);
  session.tryAgain();
  await expect(call).resolves.toMatchObject({ kind: 'complete' });
});

test('C-U42-5 C-RAT-2 a list of more than twenty is an error, nothing is shown or opened', async () => {
  const session = await start(opens);
  const pages = Array.from({ length: 21 }, (_, index) => page(`p${index}`));
  const end = await session.call('ask', script(required(...pages)));
  expect(end).toMatchObject({ kind: 'invalid-result' });
  expect([session.asked, session.opened]).toEqual([[], []]);
});
