import { ProtocolError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import type { ActionView, StopReason } from '../../shared/actions/actionView.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import type { CallEnd } from '../mcp/callEnd.ts';
import type { Session } from '../mcp/session.ts';
import { createRecordedHistory } from '../history/testing/recordedHistory.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createActionRunner, type RunnableServer } from './actionRunner.ts';
import { defaultCallLimits } from '../../shared/actions/callLimits.ts';

const notAskedFor = (): Promise<never> => Promise.reject(new Error('not asked for'));
const minute = 60_000;
const booked = { content: [{ type: 'text', text: 'booked' }] };

/** One call as the fake session sees it; `deaf` calls go on when they are stopped. */
interface FakeCall {
  readonly args: Record<string, unknown>;
  readonly call: ActiveCall;
  readonly end: (end: CallEnd) => void;
  readonly fail: (error: unknown) => void;
}

function open({ deaf = false } = {}) {
  const clock = createManualClock();
  const history = createRecordedHistory(clock);
  const published: ActionView[] = [];
  const removed: string[] = [];
  const calls: FakeCall[] = [];
  const session: Session = {
    revision: '2026-07-28',
    selfReportedName: null,
    declaredModes: [],
    listTools: notAskedFor,
    offers: {
      declares: { prompts: false, resources: false, suggestions: false },
      prompts: notAskedFor,
      resources: notAskedFor,
      templates: notAskedFor,
      suggest: notAskedFor,
    },
    getPrompt: notAskedFor,
    readResource: notAskedFor,
    close: () => Promise.resolve(),
    callTool: (_tool, args, call) =>
      new Promise((end, fail) => {
        calls.push({ args, call, end, fail });
        const stop = (): void => fail(new SdkError(SdkErrorCode.RequestTimeout, 'aborted'));
        if (!deaf) call.over.addEventListener('abort', stop);
      }),
  };
  let id = 0;
  const runner = createActionRunner({
    clock,
    limits: defaultCallLimits,
    newId: () => `a${(id += 1)}`,
    publish: (view) => published.push(view),
    publishRemoved: (actionId) => removed.push(actionId),
    onRetriesChanged: () => undefined,
    history: history.recorder,
  });
  const server = (serverId = 's1'): RunnableServer => ({
    id: serverId,
    name: `Desk ${serverId}`,
    transport: 'stdio',
    endpoint: 'desk --token abc',
    session,
    tool: { name: 'book_table', title: 'Book a table', inputSchema: {}, definition: 'd' },
  });
  const view = (actionId: string): ActionView | undefined =>
    runner.views().find((one) => one.id === actionId);
  const statusOf = (actionId: string) => view(actionId)?.status;
  /** Until the runner has taken in what its calls did. */
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { clock, history, runner, server, calls, published, removed, view, statusOf, settled };
}

describe('a tool that is run', () => {
  it('C-PRV-2: leaves its tool, end and who decided in the history, not its arguments or result', async () => {
    const { clock, history, runner, server, calls, settled } = open();
    runner.run(server(), '{"party":"marker"}');
    clock.advance(1_500);
    calls[0]?.end({ kind: 'complete', result: booked });
    const stopped = runner.run(server('s2'), '{}');
    runner.stop(stopped);
    await settled();
    expect(history.entries).toMatchObject([
      {
        kind: 'action',
        serverName: 'Desk s1',
        endpoint: 'desk --token \u2026',
        tools: ['book_table'],
        outcome: 'finished',
        decidedBy: 'server',
        startedAtMs: 0,
        endedAtMs: 1_500,
      },
      { serverName: 'Desk s2', outcome: 'stopped', reason: 'person', decidedBy: 'person' },
    ]);
    expect(JSON.stringify(history.entries)).not.toMatch(/marker|Booked/);
  });

  it('is called with the arguments and ends with its result', async () => {
    const { clock, runner, server, calls, published, view, settled } = open();
    const id = runner.run(server(), '{"party":4}');
    expect(calls[0]?.args).toEqual({ party: 4 });
    expect(published.at(-1)).toMatchObject({ id, status: { kind: 'running' }, endedAtMs: null });
    clock.advance(1_500);
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    expect(view(id)).toEqual({
      id,
      serverId: 's1',
      serverName: 'Desk s1',
      tool: 'book_table',
      toolTitle: 'Book a table',
      definition: 'd',
      argumentsText: '{\n  "party": 4\n}',
      startedAtMs: 0,
      endedAtMs: 1_500,
      status: { kind: 'finished', isError: false, blocks: [{ type: 'text', text: 'booked' }] },
      steps: [
        { kind: 'started', atMs: 0 },
        { kind: 'ended', atMs: 1_500 },
      ],
    });
    expect(published.at(-1)).toEqual(view(id));
  });

  it.each([
    ['', 'not-json'],
    ['{"party":', 'not-json'],
    ['[]', 'not-an-object'],
    ['null', 'not-an-object'],
    ['"party"', 'not-an-object'],
  ])('is not called with %j for arguments', (text, code) => {
    const { runner, server, calls, published } = open();
    expect(() => runner.run(server(), text)).toThrow(expect.objectContaining({ code }));
    expect(calls).toEqual([]);
    expect(published).toEqual([]);
  });

  it.each<[string, CallEnd, object]>([
    ['no result at all', { kind: 'complete', result: {} }, { code: 'invalid-result' }],
    [
      'a question that is not shown (C-MRT-14)',
      { kind: 'refused-question', key: 'k', reason: 'undeclared-mode', field: 'f' },
      { code: 'refused-question', reason: 'undeclared-mode', field: 'f' },
    ],
    [
      'too many rounds (C-MRT-15)',
      { kind: 'too-many-rounds', rounds: 10 },
      { code: 'too-many-rounds' },
    ],
    [
      'a round that asks for nothing (C-MRT-12)',
      { kind: 'invalid-result', detail: 'nothing asked' },
      { code: 'invalid-result', detail: 'nothing asked' },
    ],
    ['a question withdrawn', { kind: 'withdrawn' }, { code: 'link-lost' }],
  ])('fails with %s', async (_case, end, failure) => {
    const { runner, server, calls, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    calls[0]?.end(end);
    await settled();
    expect(statusOf(id)).toMatchObject({ kind: 'failed', failure });
  });

  it.each<[unknown, object]>([
    [new ProtocolError(-32602, 'no such seat'), { code: 'protocol-error', rpcCode: -32602 }],
    [new SdkError(SdkErrorCode.ConnectionClosed, 'closed'), { code: 'link-lost' }],
    [new SdkError(SdkErrorCode.NotConnected, 'closed'), { code: 'link-lost' }],
    [new SdkError(SdkErrorCode.SendFailed, 'closed'), { code: 'link-lost' }],
    [new SdkError(SdkErrorCode.InvalidResult, 'odd'), { code: 'invalid-result' }],
    [new SdkError(SdkErrorCode.UnsupportedResultType, 'odd'), { code: 'invalid-result' }],
    [new Error('odd'), { code: 'failed', detail: 'odd' }],
    ['odd', { code: 'failed', detail: 'odd' }],
  ])('fails when the call throws %o', async (error, failure) => {
    const { runner, server, calls, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    calls[0]?.fail(error);
    await settled();
    expect(statusOf(id)).toMatchObject({ kind: 'failed', failure });
  });

  it('closes what is still open for it when it ends', async () => {
    const { runner, server, calls, settled } = open();
    runner.run(server(), '{}');
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    expect(calls[0]?.call.over).toMatchObject({ aborted: true, reason: 'action-ended' });
  });

  it('C-MRT-22 C-ACT-10: its questions close with the loss when its stream is lost', async () => {
    const { runner, server, calls, settled } = open();
    runner.run(server(), '{}');
    calls[0]?.fail(new SdkError(SdkErrorCode.ConnectionClosed, 'closed'));
    await settled();
    expect(calls[0]?.call.over).toMatchObject({ aborted: true, reason: 'link-lost' });
  });
});

describe('the time of a call (C-NEG-10)', () => {
  it('is up after 60 seconds of the server', async () => {
    const { clock, runner, server, calls, view, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    clock.advance(minute - 1);
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'running' });
    clock.advance(1);
    await settled();
    expect(statusOf(id)).toEqual({
      kind: 'failed',
      failure: { code: 'time-out', limitMs: minute },
    });
    expect(view(id)?.endedAtMs).toBe(minute);
    expect(calls[0]?.call.over).toMatchObject({ aborted: true, reason: 'action-stopped' });
  });

  it('does not count while a person thinks: an answer after six minutes works', async () => {
    const { clock, runner, server, calls, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    clock.advance(minute - 1);
    calls[0]?.call.timer.pause();
    clock.advance(6 * minute);
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'running' });
    calls[0]?.call.timer.resume();
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    expect(statusOf(id)).toMatchObject({ kind: 'finished' });
  });

  it('starts anew with progress, ten minutes in all', async () => {
    const { clock, runner, server, calls, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    for (let step = 0; step < 19; step += 1) {
      clock.advance(minute / 2);
      calls[0]?.call.timer.progress();
    }
    clock.advance(minute / 2 - 1);
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'running' });
    clock.advance(1);
    await settled();
    expect(statusOf(id)).toEqual({
      kind: 'failed',
      failure: { code: 'time-out', limitMs: 10 * minute },
    });
  });

  it('runs for each of several calls by itself', async () => {
    const { clock, runner, server, calls, statusOf, settled } = open();
    const first = runner.run(server(), '{}');
    clock.advance(30_000);
    const second = runner.run(server(), '{}');
    calls[1]?.call.timer.pause();
    clock.advance(30_000);
    await settled();
    expect(statusOf(first)).toMatchObject({ kind: 'failed' });
    clock.advance(6 * minute);
    await settled();
    expect(statusOf(second)).toEqual({ kind: 'running' });
  });

  it('is no longer measured once the call has ended', async () => {
    const { clock, runner, server, calls, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    clock.advance(60 * minute);
    await settled();
    expect(statusOf(id)).toMatchObject({ kind: 'finished' });
  });
});

describe('a call that is stopped', () => {
  it('shows that stopping was asked for, and ends as stopped by the person', async () => {
    const { runner, server, calls, published, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    runner.stop(id);
    expect(published.at(-1)?.status).toEqual({ kind: 'stopping' });
    expect(calls[0]?.call.over).toMatchObject({ aborted: true, reason: 'action-stopped' });
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'stopped', reason: 'person' });
  });

  it.each<[string, (call: FakeCall) => void]>([
    ['a result', ({ end }) => end({ kind: 'complete', result: booked })],
    ['an error', ({ fail }) => fail(new ProtocolError(-32603, 'late'))],
  ])('ignores %s that comes afterwards (C-MRT-19)', async (_case, comeLate) => {
    const { runner, server, calls, statusOf, settled } = open({ deaf: true });
    const id = runner.run(server(), '{}');
    runner.stop(id);
    await settled();
    comeLate(calls[0]!);
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'stopped', reason: 'person' });
  });

  it('keeps the first reason when it is stopped twice', async () => {
    const { runner, server, statusOf, settled } = open();
    const id = runner.run(server(), '{}');
    runner.stop(id);
    await runner.stopAll('quit');
    await settled();
    expect(statusOf(id)).toEqual({ kind: 'stopped', reason: 'person' });
  });

  it('has ended already: stopping changes nothing', async () => {
    const { runner, server, calls, view, settled } = open();
    const id = runner.run(server(), '{}');
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    const ended = view(id);
    runner.stop(id);
    await runner.stopAll('quit');
    expect(view(id)).toEqual(ended);
  });

  it.each<[StopReason, string]>([
    ['quit', 'quit'],
    ['link-lost', 'link-lost'],
    ['server-removed', 'action-stopped'],
  ])(
    'with all others for %s: each has ended then, its questions know why',
    async (reason, told) => {
      const { runner, server, calls, statusOf } = open();
      const ids = [runner.run(server('s1'), '{}'), runner.run(server('s2'), '{}')];
      await runner.stopAll(reason);
      expect(ids.map(statusOf)).toEqual([
        { kind: 'stopped', reason },
        { kind: 'stopped', reason },
      ]);
      expect(calls.map(({ call }) => call.over.reason as unknown)).toEqual([told, told]);
    },
  );
});

describe('several calls at once', () => {
  it('end each by itself', async () => {
    const { runner, server, calls, statusOf, settled } = open();
    const [first = '', second = '', third = ''] = ['{"n":1}', '{"n":2}', '{"n":3}'].map((text) =>
      runner.run(server(), text),
    );
    calls[1]?.end({ kind: 'complete', result: booked });
    runner.stop(third);
    await settled();
    expect([first, second, third].map((id) => statusOf(id)?.kind)).toEqual([
      'running',
      'finished',
      'stopped',
    ]);
    expect(calls[0]?.call.over.aborted).toBe(false);
  });

  it('are stopped for one server alone', async () => {
    const { runner, server, statusOf } = open();
    const first = runner.run(server('s1'), '{}');
    const second = runner.run(server('s2'), '{}');
    await runner.stopAll('link-lost', 's1');
    expect(statusOf(first)).toEqual({ kind: 'stopped', reason: 'link-lost' });
    expect(statusOf(second)).toEqual({ kind: 'running' });
  });
});

describe('the list of calls', () => {
  it('lets go of an ended call, not of a running one', async () => {
    const { runner, server, calls, removed, view, settled } = open();
    const id = runner.run(server(), '{}');
    runner.dismiss(id);
    expect(removed).toEqual([]);
    calls[0]?.end({ kind: 'complete', result: booked });
    await settled();
    runner.dismiss(id);
    expect(removed).toEqual([id]);
    expect(view(id)).toBeUndefined();
    for (const act of [() => runner.stop(id), () => runner.dismiss(id)]) {
      expect(act).toThrow(expect.objectContaining({ code: 'unknown-action' }));
    }
  });

  it('keeps the last hundred, and every one that still runs', async () => {
    const { runner, server, calls, removed, view, settled } = open();
    const running = runner.run(server(), '{}');
    for (let index = 1; index <= 120; index += 1) {
      runner.run(server(), '{}');
      calls[index]?.end({ kind: 'complete', result: booked });
      await settled();
    }
    expect(runner.views()).toHaveLength(100);
    expect(view(running)?.status).toEqual({ kind: 'running' });
    expect(removed).toHaveLength(21);
    expect(removed[0]).toBe('a2');
  });
});
