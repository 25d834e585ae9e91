// Where questions wait: one is presented at a time, each ends exactly once, and nothing is answered without the person (design.md, invariant 6).
import { assertNever } from '../../shared/assertNever.ts';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import { isOver, transition, type LifecycleState } from '../../shared/elicitation/lifecycle.ts';
import type { AnswerOutcome, QuestionView } from '../../shared/elicitation/questionView.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import type { Clock } from '../platform/clock.ts';
import { createAnswerCheck, type AnswerCheck } from './validateAnswer.ts';

/** Who asks and for what, as the dialog names it: from the person's configuration and our own records (C-IDN-1, C-IDN-2). */
export type Attribution = Pick<
  QuestionView,
  'serverName' | 'transport' | 'endpoint' | 'selfReportedName' | 'actions'
>;

export type QuestionOutcome =
  | { readonly kind: 'answered'; readonly result: ElicitationResult }
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawReason };

/** Long enough for the question to be painted first. */
const prepareAfterMs = 200;

export interface ElicitationBroker {
  /** Resolves when the person has answered, or when `signal` aborts: its reason is the WithdrawReason. Never rejects. */
  ask(
    request: ElicitationRequest,
    attribution: Attribution,
    signal: AbortSignal,
  ): Promise<QuestionOutcome>;
  answer(questionId: string, answer: ElicitationResult): AnswerOutcome;
  saveDraft(questionId: string, draft: QuestionView['draft']): void;
  /** Shows a queued question before the others. */
  present(questionId: string): void;
  /** Takes a withdrawn question out of sight. */
  dismiss(questionId: string): void;
  views(): readonly QuestionView[];
}

interface Entry {
  readonly request: ElicitationRequest;
  readonly attribution: Attribution;
  readonly receivedAtMs: number;
  readonly settle: (outcome: QuestionOutcome) => void;
  readonly check: AnswerCheck;
  state: LifecycleState;
  draft: QuestionView['draft'];
}

export function createBroker(deps: {
  readonly clock: Clock;
  readonly publish: () => void;
}): ElicitationBroker {
  // In the order of the queue; a withdrawn one stays until it is dismissed, so that the person learns why it closed.
  let entries: Entry[] = [];

  const presentNext = (): void => {
    if (entries.some((entry) => entry.state.kind === 'presented')) return;
    const next = entries.find((entry) => entry.state.kind === 'queued');
    if (next !== undefined) move(next, { kind: 'present' });
  };
  const changed = (): void => {
    presentNext();
    deps.publish();
  };
  const find = (questionId: string): Entry | undefined =>
    entries.find((entry) => entry.request.id === questionId);
  const remove = (entry: Entry): void => {
    entries = entries.filter((other) => other !== entry);
  };

  return {
    ask: (request, attribution, signal) =>
      new Promise((settle) => {
        const entry: Entry = {
          request,
          attribution,
          receivedAtMs: deps.clock.now(),
          settle,
          check: createAnswerCheck(request.form, { revision: request.revision }),
          state: { kind: 'received' },
          draft: [],
        };
        move(entry, { kind: 'queue' });
        entries.push(entry);
        const withdraw = (): void => {
          const reason = withdrawReasonOf(signal);
          if (!move(entry, { kind: 'withdraw', reason })) return;
          settle({ kind: 'withdrawn', reason });
          changed();
        };
        if (signal.aborted) withdraw();
        else signal.addEventListener('abort', withdraw, { once: true });
        changed();
        // While the person reads: the window has been told, and nobody waits for main.
        deps.clock.setTimer(prepareAfterMs, () => {
          if (!isOver(entry.state)) entry.check.prepare();
        });
      }),

    answer: (questionId, answer) => {
      const entry = find(questionId);
      if (entry === undefined) return { kind: 'not-open' };
      if (answer.action === 'accept') {
        // A question that cannot be answered has no errors to mend.
        if (entry.state.kind !== 'presented') return { kind: 'not-open' };
        // The window has checked already; what counts is checked here (C-VAL-2).
        const errors = entry.check.errorsOf(answer.content);
        if (errors !== null) return { kind: 'invalid', errors };
      }
      if (!move(entry, { kind: 'answer', action: answer.action })) return { kind: 'not-open' };
      remove(entry);
      entry.settle({ kind: 'answered', result: answer });
      changed();
      return { kind: 'sent' };
    },

    saveDraft: (questionId, draft) => {
      const entry = find(questionId);
      // Not published: the window that typed it has it, and a window that loads anew reads it then.
      if (entry !== undefined) entry.draft = draft;
    },

    present: (questionId) => {
      const entry = find(questionId);
      if (entry?.state.kind !== 'queued') return;
      const current = entries.find((other) => other.state.kind === 'presented');
      if (current !== undefined) move(current, { kind: 'queue' });
      move(entry, { kind: 'present' });
      changed();
    },

    dismiss: (questionId) => {
      const entry = find(questionId);
      if (entry?.state.kind !== 'withdrawn') return;
      remove(entry);
      changed();
    },

    views: () => entries.map(viewOf),
  };
}

/** False when the life cycle does not allow it: whoever came first has decided. */
function move(entry: Entry, event: Parameters<typeof transition>[1]): boolean {
  const step = transition(entry.state, event);
  if (!step.ok) return false;
  entry.state = step.state;
  return true;
}

function viewOf(entry: Entry): QuestionView {
  return {
    request: entry.request,
    ...entry.attribution,
    receivedAtMs: entry.receivedAtMs,
    state: viewStateOf(entry.state),
    draft: entry.draft,
  };
}

function viewStateOf(state: LifecycleState): QuestionView['state'] {
  switch (state.kind) {
    case 'queued':
    case 'presented':
      return { kind: state.kind };
    case 'withdrawn':
      return { kind: 'withdrawn', reason: state.reason };
    case 'received':
    case 'refused':
    case 'answered':
    case 'expired':
      throw new Error(`A question that is ${state.kind} is not listed`);
    default:
      return assertNever(state);
  }
}

const withdrawReasons: readonly WithdrawReason[] = [
  'by-server',
  'link-lost',
  'action-stopped',
  'action-ended',
  'quit',
];

function withdrawReasonOf(signal: AbortSignal): WithdrawReason {
  // Anything else comes from the SDK: the server took its question back (C-ACT-10).
  return withdrawReasons.find((reason) => reason === signal.reason) ?? 'by-server';
}
