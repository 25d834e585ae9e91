import { describe, expect, it } from 'vitest';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import type { QuestionOutcome } from '../elicitation/broker.ts';
import { createHold } from '../guard/hold.ts';
import { openGuard } from '../guard/testing/openGuard.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import type { ActiveCall } from './activeCalls.ts';
import { createAsking } from './asking.ts';
import { createRecordedHistory } from '../history/testing/recordedHistory.ts';
import { createCompletions } from './completions.ts';
import { createRetryRequests } from './retryRequests.ts';
import { runRounds, type RoundInputs } from './roundLoop.ts';
import { silentObserver } from './testing/silentObserver.ts';

const entry = {
  method: 'elicitation/create',
  params: {
    message: 'Seat?',
    requestedSchema: { type: 'object', properties: { seat: { type: 'string' } } },
  },
};
const asks = (more: object) => ({ resultType: 'input_required', ...more });
const done = { resultType: 'complete', content: [] };
const declined: QuestionOutcome = { kind: 'answered', result: { action: 'decline' } };

/** Runs a call against results given beforehand; the last one comes again and again. */
function run(
  results: readonly object[],
  answer: (request: ElicitationRequest) => QuestionOutcome = () => declined,
) {
  const clock = createManualClock();
  const over = new AbortController();
  const sent: RoundInputs[] = [];
  const story: string[] = [];
  let id = 0;
  const call: ActiveCall = {
    action: { actionId: 'a1', tool: 'book_table', argumentsText: '{}' },
    over: over.signal,
    timer: {
      pause: () => story.push('pause'),
      resume: () => story.push('resume'),
      progress: () => undefined,
      dispose: () => undefined,
    },
    observer: {
      ...silentObserver,
      asked: ({ questionId, round, position, total }) =>
        story.push(`asked ${questionId} ${round} ${position}/${total}`),
      questionEnded: (questionId, end) => story.push(`${end.kind} ${questionId}`),
      retried: (round) => story.push(`round ${round}`),
      held: (count, rounds) => story.push(`held ${count} after ${rounds ?? 'none'}`),
      letThrough: () => story.push('goes on'),
    },
    retries: createRetryRequests(() => undefined),
    hold: createHold(),
  };
  const asking = createAsking({
    serverId: 's1',
    readOptions: () => ({ revision: '2026-07-28', modes: ['form'], urlContext: {} }),
    rules: () => defaultRules,
    guard: openGuard(() => ({ ...defaultRules, burst: 100, perMinute: 600 })),
    history: createRecordedHistory().server,
    newId: () => `q${(id += 1)}`,
    completions: createCompletions(),
    linkLost: new AbortController().signal,
    askPerson: (request) => Promise.resolve(answer(request)),
    reportComplete: () => undefined,
    startWait: () => {
      throw new Error('no page is opened here');
    },
    endWaits: () => undefined,
  });
  const end = runRounds(call, {
    asking,
    clock,
    send: (inputs) => {
      sent.push(inputs);
      return Promise.resolve(results[Math.min(sent.length, results.length) - 1]);
    },
  });
  /** Until the loop waits for its clock. */
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { clock, over, sent, story, end, settled, hold: call.hold };
}

describe('the rounds of a call', () => {
  it('ask one question after another, then send once, the clock standing meanwhile (C-MRT-9, C-NEG-10)', async () => {
    const { end, sent, story } = run([asks({ inputRequests: { b: entry, a: entry } }), done]);
    expect(await end).toEqual({ kind: 'complete', result: done });
    expect(story).toEqual([
      'pause',
      'asked q1 1 1/2',
      'answered q1',
      'asked q2 1 2/2',
      'answered q2',
      'resume',
      'round 2',
    ]);
    expect(sent).toStrictEqual([
      {},
      { inputResponses: { b: { action: 'decline' }, a: { action: 'decline' } } },
    ]);
  });

  it('bring along the state and the answers of the last round only (C-MRT-4, C-MRT-7)', async () => {
    const { end, sent } = run([
      asks({ inputRequests: { a: entry }, requestState: '' }),
      asks({ inputRequests: { b: entry } }),
      done,
    ]);
    await end;
    expect(sent.slice(1)).toStrictEqual([
      { inputResponses: { a: { action: 'decline' } }, requestState: '' },
      { inputResponses: { b: { action: 'decline' } } },
    ]);
  });

  it('stand after ten until the person lets them go on, for ten more (C-MRT-15)', async () => {
    const { end, hold, over, sent, story, settled } = run([asks({ inputRequests: { a: entry } })]);
    await settled();
    expect(sent).toHaveLength(11);
    expect(story.slice(-2)).toEqual(['held 0 after 10', 'pause']);
    expect(hold.settle('let-through')).toBe(true);
    await settled();
    expect(story).toContain('goes on');
    expect(sent).toHaveLength(21);
    expect(story.slice(-2)).toEqual(['held 0 after 20', 'pause']);
    over.abort('action-stopped');
    expect(await end).toEqual({ kind: 'withdrawn' });
    expect(sent).toHaveLength(21);
  });

  it('ask nothing of the eleventh round before the person has decided, and end when the server is paused (C-MRT-15)', async () => {
    const { end, hold, sent, story, settled } = run([asks({ inputRequests: { a: entry } })]);
    await settled();
    expect(story.filter((line) => line.startsWith('asked'))).toHaveLength(10);
    hold.settle('paused');
    expect(await end).toEqual({ kind: 'paused' });
    expect(sent).toHaveLength(11);
  });

  it('wait before a retry that nobody was asked for, longer each time, at most 5 s (C-MRT-11)', async () => {
    const { clock, end, over, sent, settled, story } = run([asks({ requestState: 's' })]);
    for (const waitMs of [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000, 5_000]) {
      await settled();
      const count = sent.length;
      clock.advance(waitMs - 1);
      await settled();
      expect(sent).toHaveLength(count);
      clock.advance(1);
      await settled();
      expect(sent).toHaveLength(count + 1);
    }
    // Counted as rounds: the person decides about the eleventh.
    clock.advance(60_000);
    await settled();
    expect(sent).toHaveLength(11);
    expect(story.at(-2)).toBe('held 0 after 10');
    expect(sent.at(-1)).toStrictEqual({ requestState: 's' });
    over.abort('action-stopped');
    expect(await end).toEqual({ kind: 'withdrawn' });
  });

  it('send nothing when they are stopped during that wait (C-MRT-11)', async () => {
    const { over, end, sent, settled } = run([asks({ requestState: 's' })]);
    await settled();
    over.abort('action-stopped');
    expect(await end).toEqual({ kind: 'withdrawn' });
    expect(sent).toHaveLength(1);
  });

  it('send nothing once a question was withdrawn, and ask no other (C-MRT-2, C-MRT-10)', async () => {
    const outcome: QuestionOutcome = { kind: 'withdrawn', reason: 'action-stopped' };
    const rounds = [asks({ inputRequests: { a: entry, b: entry } })];
    const { end, sent, story } = run(rounds, () => outcome);
    expect(await end).toEqual({ kind: 'withdrawn' });
    expect(sent).toHaveLength(1);
    expect(story).toEqual(['pause', 'asked q1 1 1/2', 'withdrawn q1', 'resume']);
  });

  it.each([
    [{}, 'invalid-result'],
    [{ inputRequests: {} }, 'invalid-result'],
    [{ inputRequests: { a: entry, b: { method: 'roots/list' } } }, 'refused-question'],
  ])('neither ask nor send again for %j (C-MRT-12, C-MRT-14)', async (more, kind) => {
    const { end, sent, story } = run([asks(more)]);
    expect(await end).toMatchObject({ kind });
    expect(sent).toHaveLength(1);
    expect(story).toEqual([]);
  });
});
