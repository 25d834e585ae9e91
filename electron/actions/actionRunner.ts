// Runs tools, prompts and resources for the person: one action per Run, several at once, each with its own clock, record and way to stop.
import { setMaxListeners } from 'node:events';
import type { ActionView, StopReason, WithdrawReason } from '../../shared/actions/actionView.ts';
import { AppError } from '../../shared/errors.ts';
import { endOfAction } from '../../shared/history/outcomes.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import { createHold, type Hold } from '../guard/hold.ts';
import type { HistoryRecorder, HistoryServer } from '../history/historyRecorder.ts';
import { createRetryRequests } from '../mcp/retryRequests.ts';
import type { Session } from '../mcp/session.ts';
import type { Clock } from '../platform/clock.ts';
import { failureOfEnd, failureOfError } from './actionFailure.ts';
import { createActionRecord, type ActionRecord } from './actionRecord.ts';
import type { CallLimits } from '../../shared/actions/callLimits.ts';
import { startCallTimer } from './callTimer.ts';
import { actionsToForget } from './keptActions.ts';
import { workOf, type RunTarget, type RunWork } from './runWork.ts';

/** What the runner needs of a server. */
export type RunnableServer = {
  readonly id: string;
  readonly name: string;
  readonly transport: HistoryServer['transport'];
  readonly endpoint: string;
  readonly session: Session;
} & RunTarget;

export interface ActionRunner {
  run(server: RunnableServer, argumentsText: string): string;
  stop(actionId: string): void;
  /** Lets the questions of a held action come. Throws AppError `not-held`. C-RAT-2. */
  letThrough(actionId: string): void;
  /** Ends what is held of a server that the person has paused (C-RAT-3). */
  endHeld(serverId: string): void;
  /** Whether anything runs on the server. */
  isBusy(serverId: string): boolean;
  /** Every action still running, or those of one server. Resolves when each has ended. */
  stopAll(reason: StopReason, serverId?: string): Promise<void>;
  dismiss(actionId: string): void;
  views(): readonly ActionView[];
}

interface RunningAction {
  readonly record: ActionRecord;
  readonly hold: Hold;
  readonly stop: (reason: StopReason) => void;
  readonly ended: Promise<void>;
}

/** More than any limit lets a server have open. */
const maxOpenQuestions = 200;

export function createActionRunner(deps: {
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly newId: () => string;
  readonly publish: (view: ActionView) => void;
  readonly publishRemoved: (actionId: string) => void;
  /** Whether a call can be sent again has changed. */
  readonly onRetriesChanged: () => void;
  readonly history: Pick<HistoryRecorder, 'action'>;
}): ActionRunner {
  const actions = new Map<string, RunningAction>();

  const remove = (actionId: string): void => {
    actions.delete(actionId);
    deps.publishRemoved(actionId);
  };
  const remember = (
    server: RunnableServer,
    { tool, kind: of }: RunWork['named'],
    { startedAtMs, status }: ActionView,
  ): void => {
    const end = endOfAction(status);
    if (end === null) return;
    const kind = of === undefined ? {} : { of };
    const { name: serverName, transport, endpoint, session } = server;
    deps.history.action(
      { serverName, transport, endpoint, revision: session.revision },
      { startedAtMs, tools: [tool], ...kind, ...end },
    );
  };
  const forgetOld = (): void => {
    const views = [...actions.values()].map(({ record }) => record.view());
    for (const id of actionsToForget(views)) remove(id);
  };
  const find = (actionId: string): RunningAction => {
    const action = actions.get(actionId);
    if (action === undefined) throw new AppError('unknown-action');
    return action;
  };

  return {
    run: (server, argumentsText) => {
      const args = parseArguments(argumentsText);
      const id = deps.newId();
      const text = JSON.stringify(args, null, 2);
      const work = workOf(server, server.session);
      const { kind: _kind, ...heading } = work.named;
      const record = createActionRecord(
        {
          id,
          serverId: server.id,
          serverName: server.name,
          ...heading,
          ...(work.source === undefined ? {} : { source: work.source }),
          definition: work.definition,
          argumentsText: text,
        },
        deps.clock,
        deps.publish,
      );
      const over = new AbortController();
      // As many listen as questions of it are open.
      setMaxListeners(maxOpenQuestions, over.signal);
      let stopReason: StopReason | null = null;
      const stop = (reason: StopReason): void => {
        if (stopReason !== null || over.signal.aborted) return;
        stopReason = reason;
        record.stopping();
        over.abort(withdrawReasonOf(reason));
      };
      const timer = startCallTimer(deps.clock, deps.limits, (limitMs) => {
        record.fail({ code: 'time-out', limitMs });
        stop('time-out');
      });
      const hold = createHold();
      const call: ActiveCall = {
        action: { actionId: id, ...work.named, argumentsText: text },
        observer: record,
        timer,
        retries: createRetryRequests(deps.onRetriesChanged),
        hold,
        over: over.signal,
      };
      const ended = runToEnd(work, args, call, record, () => stopReason).finally(() => {
        timer.dispose();
        over.abort(reasonAfter(record.view()));
        remember(server, work.named, record.view());
        forgetOld();
      });
      actions.set(id, { record, hold, stop, ended });
      deps.publish(record.view());
      forgetOld();
      return id;
    },

    stop: (actionId) => {
      find(actionId).stop('person');
    },
    letThrough: (actionId) => {
      if (!find(actionId).hold.settle('let-through')) throw new AppError('not-held');
    },
    endHeld: (serverId) => {
      for (const { record, hold } of actions.values()) {
        if (record.view().serverId === serverId) hold.settle('paused');
      }
    },
    isBusy: (serverId) =>
      [...actions.values()].some(({ record }) => {
        const view = record.view();
        return view.serverId === serverId && view.endedAtMs === null;
      }),
    stopAll: async (reason, serverId) => {
      const concerned = [...actions.values()].filter(
        ({ record }) => serverId === undefined || record.view().serverId === serverId,
      );
      for (const action of concerned) action.stop(reason);
      await Promise.all(concerned.map((action) => action.ended));
    },
    dismiss: (actionId) => {
      if (find(actionId).record.view().endedAtMs !== null) remove(actionId);
    },
    views: () => [...actions.values()].map(({ record }) => record.view()),
  };
}

/** What is told of its questions: the stream of a call may break while the rest of the link still seems to stand. */
function reasonAfter({ status }: ActionView): WithdrawReason {
  return status.kind === 'failed' && status.failure.code === 'link-lost'
    ? 'link-lost'
    : 'action-ended';
}

/** Never rejects: every way a call can go is an end of its record. */
async function runToEnd(
  work: RunWork,
  args: Record<string, unknown>,
  call: ActiveCall,
  record: ActionRecord,
  stopReason: () => StopReason | null,
): Promise<void> {
  try {
    const end = await work.run(args, call);
    const reason = stopReason();
    if (reason !== null) {
      record.stop(reason);
    } else if (end.kind === 'ruled-out') {
      record.stop('secret-rule');
    } else if (end.kind === 'paused') {
      record.stop('paused');
    } else if (end.kind === 'page-refused') {
      record.stop(end.action === 'decline' ? 'page-declined' : 'page-cancelled');
    } else if (end.kind === 'complete') {
      const outcome = work.read(end.result);
      if (outcome === null) record.fail({ code: 'invalid-result', detail: 'no content' });
      else record.finish(outcome);
    } else {
      record.fail(failureOfEnd(end, work.named.kind));
    }
  } catch (error) {
    const reason = stopReason();
    if (reason !== null) record.stop(reason);
    else record.fail(failureOfError(error, work.named.kind));
  }
}

/** The arguments as the person wrote or filled them: a JSON object. */
function parseArguments(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError('not-json', error instanceof Error ? error.message : undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('not-an-object');
  }
  return Object.fromEntries(Object.entries(value));
}

function withdrawReasonOf(reason: StopReason): WithdrawReason {
  if (reason === 'quit') return 'quit';
  return reason === 'link-lost' ? 'link-lost' : 'action-stopped';
}
