// The record of one action as it goes on: its steps in order, its status, its end. Values of answers never enter it (C-PRV-2).
import type {
  ActionFailure,
  ActionStatus,
  ActionStep,
  ActionView,
  StopReason,
} from '../../shared/actions/actionView.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import { shownName } from '../../shared/text/shownName.ts';
import type { CallObserver } from '../mcp/activeCalls.ts';
import type { Clock } from '../platform/clock.ts';
import type { ToolOutcome } from './resultBlocks.ts';

/** A chatty server's progress replaces its last one; other steps are few. */
const maxSteps = 500;

export interface ActionRecord extends CallObserver {
  view(): ActionView;
  stopping(): void;
  finish(outcome: ToolOutcome): void;
  fail(failure: ActionFailure): void;
  stop(reason: StopReason): void;
}

type Heading = Pick<
  ActionView,
  | 'id'
  | 'serverId'
  | 'serverName'
  | 'tool'
  | 'toolTitle'
  | 'source'
  | 'definition'
  | 'argumentsText'
>;

export function createActionRecord(
  heading: Heading,
  clock: Clock,
  publish: (view: ActionView) => void,
): ActionRecord {
  const startedAtMs = clock.now();
  let steps: readonly ActionStep[] = [{ kind: 'started', atMs: startedAtMs }];
  let status: ActionStatus = { kind: 'running' };
  let endedAtMs: number | null = null;
  const openWaits = new Set<string>();
  const openQuestions = new Map<string, { position: number; total: number }>();

  const view = (): ActionView => ({ ...heading, startedAtMs, endedAtMs, status, steps });
  const add = (step: ActionStep): void => {
    if (endedAtMs !== null) return;
    const last = steps.at(-1);
    const isSuperseded =
      (step.kind === 'progress' && last?.kind === 'progress') ||
      (step.kind === 'held-back' && last?.kind === 'held-back' && last.reason === step.reason);
    if (steps.length < maxSteps || isSuperseded) {
      steps = [...(isSuperseded ? steps.slice(0, -1) : steps), step];
    }
    publish(view());
  };
  const setRunning = (): void => {
    if (!['running', 'asking', 'waiting'].includes(status.kind)) return;
    const [open] = openQuestions.values();
    if (open !== undefined) status = { kind: 'asking', ...open };
    else status = { kind: openWaits.size > 0 ? 'waiting' : 'running' };
  };
  const end = (endStatus: ActionStatus): void => {
    // The first end counts: a result that arrives after Stop is ignored (C-MRT-19).
    if (endedAtMs !== null) return;
    status = endStatus;
    endedAtMs = clock.now();
    // Beyond the bound too: a record always tells its end.
    steps = [...steps, { kind: 'ended', atMs: endedAtMs }];
    publish(view());
  };

  return {
    view,
    progress: ({ message = '', ...progress }) => {
      const { visible } = cleanText(message, 'message');
      const said = visible === '' ? {} : { message: visible };
      add({ kind: 'progress', atMs: clock.now(), ...progress, ...said });
    },
    asked: ({ questionId, message, round, position, total }) => {
      openQuestions.set(questionId, { position, total });
      setRunning();
      add({ kind: 'asked', atMs: clock.now(), questionId, message, round });
    },
    questionEnded: (questionId, questionEnd) => {
      openQuestions.delete(questionId);
      setRunning();
      add({ kind: 'question-ended', atMs: clock.now(), questionId, end: questionEnd });
    },
    questionRefused: (message, questionEnd, round = 1) => {
      add({ kind: 'asked', atMs: clock.now(), message, round });
      const end =
        questionEnd.kind === 'refused' && questionEnd.field !== undefined
          ? { ...questionEnd, field: shownName(questionEnd.field, 'fieldTitle') }
          : questionEnd;
      add({ kind: 'question-ended', atMs: clock.now(), end });
    },
    heldBack: (reason, count) => {
      const last = steps.at(-1);
      const before = last?.kind === 'held-back' && last.reason === reason ? last.count : 0;
      add({ kind: 'held-back', atMs: clock.now(), count: before + count, reason });
    },
    held: (count, rounds) => {
      const sinceMs = clock.now();
      if (rounds === undefined) {
        status = { kind: 'held', count, sinceMs };
        publish(view());
      } else {
        status = { kind: 'held', count, sinceMs, rounds };
        add({ kind: 'rounds-reached', atMs: sinceMs, rounds });
      }
    },
    letThrough: () => {
      const afterRounds = status.kind === 'held' && status.rounds !== undefined;
      status = { kind: 'running' };
      add({ kind: afterRounds ? 'let-go-on' : 'let-through', atMs: clock.now() });
    },
    retried: (round, by) => {
      const byPerson = by === undefined ? {} : { byPerson: true as const };
      add({ kind: 'retried', atMs: clock.now(), round, ...byPerson });
    },
    pageOpened: ({ waitId, ...opened }) => {
      openWaits.add(waitId);
      setRunning();
      add({ kind: 'opened', atMs: clock.now(), ...opened });
    },
    pageReported: (state, domain) => {
      add({ kind: state, atMs: clock.now(), domain });
    },
    waitEnded: (waitId) => {
      openWaits.delete(waitId);
      setRunning();
      if (endedAtMs === null) publish(view());
    },
    stopping: () => {
      if (endedAtMs !== null) return;
      status = { kind: 'stopping' };
      publish(view());
    },
    finish: (outcome) => {
      end({ kind: 'finished', ...outcome });
    },
    fail: (failure) => {
      end({ kind: 'failed', failure });
    },
    stop: (reason) => {
      end({ kind: 'stopped', reason });
    },
  };
}
