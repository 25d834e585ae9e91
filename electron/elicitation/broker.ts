// Where questions wait: one is presented at a time, each ends exactly once, and nothing is answered without the person (design.md, invariant 6).
import { assertNever } from '../../shared/assertNever.ts';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import { isOver, transition, type LifecycleState } from '../../shared/elicitation/lifecycle.ts';
import type {
  AnswerOutcome,
  OpeningView,
  OpenOutcome,
  QuestionView,
} from '../../shared/elicitation/questionView.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { grantFor } from '../opening/openGrant.ts';
import { handOver, type UrlOpener } from '../opening/urlOpener.ts';
import type { Arming } from '../consent/arming.ts';
import type { Clock } from '../platform/clock.ts';
import { createAnswerCheck, type AnswerCheck } from './validateAnswer.ts';

/** Who asks and for what, as the dialog names it: from the person's configuration and our own records (C-IDN-1, C-IDN-2). */
export type Attribution = Pick<
  QuestionView,
  | 'serverName'
  | 'transport'
  | 'endpoint'
  | 'selfReportedName'
  | 'selfReportedFlags'
  | 'standing'
  | 'actions'
>;

export type QuestionOutcome =
  | {
      readonly kind: 'answered';
      readonly result: ElicitationResult;
      /** URL mode, on accept: who handed the address over. */
      readonly how?: 'by-app' | 'by-person';
    }
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawReason };

/** Questions of one server that were taken back before their turn and are kept for the person to read. */
const mostUnseen = 5;

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
  /** The person consents to the address of a question: it is opened once, and accepted (C-URL-11, C-URL-12). */
  openUrl(questionId: string): Promise<OpenOutcome>;
  /** The person opened it themselves, where the system could not (C-URL-13). */
  confirmOpened(questionId: string): AnswerOutcome;
  /** The server says that the page of a question is done already: told, nothing else (C-CMP-5). */
  reportComplete(questionId: string): void;
  /** Questions of a server that wait behind the one in front (C-RAT-2). */
  queued(serverId: string): number;
  /** Answers each open question of a server with cancel, for the person. */
  cancelAll(serverId: string): void;
  /** Takes back each open question of a server that the person has paused (C-RAT-3). */
  withdrawAll(serverId: string, reason: WithdrawReason): void;
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
  /** Null in URL mode. */
  readonly check: AnswerCheck | null;
  /** Null in form mode. */
  opening: OpeningView | null;
  /** Aborted with its end: nobody listens for it any more. */
  readonly over: AbortController;
  /** Whether the system has a program for it, asked when the question is presented. */
  program: Promise<boolean>;
  /** Between the consent and what the system says. */
  isBeingOpened: boolean;
  /** Milliseconds of the clock: in front, and unchanged, since then. */
  inFrontSinceMs: number;
  /** Withdrawn before its turn came. */
  isUnseen: boolean;
  state: LifecycleState;
  draft: QuestionView['draft'];
}

export function createBroker(deps: {
  readonly clock: Clock;
  readonly opener: UrlOpener;
  /** What accepts is refused in the first moment, whatever the window says (C-IDN-9). */
  readonly arming: Arming;
  readonly publish: () => void;
}): ElicitationBroker {
  // In the order of the queue; a withdrawn one stays until it is dismissed, so that the person learns why it closed.
  let entries: Entry[] = [];

  /** Servers by when their last question came to the front, the latest last. */
  let served: readonly string[] = [];

  const presentNext = (): void => {
    if (entries.some((entry) => entry.state.kind === 'presented')) return;
    const queued = entries.filter((entry) => entry.state.kind === 'queued');
    // The server that has waited longest first, so that the queues of others delay none (C-RAT-4).
    const turnOf = ({ request }: Entry): number => served.indexOf(request.serverId);
    const [next] = queued.sort((a, b) => turnOf(a) - turnOf(b));
    if (next !== undefined) present(next);
  };
  const present = (entry: Entry): void => {
    if (!move(entry, { kind: 'present' })) return;
    const { serverId } = entry.request;
    served = [...served.filter((other) => other !== serverId), serverId];
    entry.inFrontSinceMs = deps.clock.now();
    if (entry.opening === null) return;
    // Of the one question that is in front: asking takes the system a while (C-URL-13).
    entry.program = deps.opener.hasProgram();
    void entry.program.then((hasProgram) => {
      if (entry.opening?.hasProgram === hasProgram) return;
      setOpening(entry, { hasProgram });
      deps.publish();
    });
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
  const isTooEarly = (entry: Entry): boolean => !deps.arming.isArmed(entry.inFrontSinceMs);
  const openOf = (serverId: string): Entry[] =>
    entries.filter(({ request, state }) => request.serverId === serverId && !isOver(state));
  /** What is told of the opening stands beside the buttons and moves them. */
  const setOpening = (entry: Entry, change: Partial<OpeningView>): void => {
    if (entry.opening === null) return;
    entry.opening = { ...entry.opening, ...change };
    entry.inFrontSinceMs = deps.clock.now();
  };
  const withdraw = (entry: Entry, reason: WithdrawReason): void => {
    const wasInFront = entry.state.kind === 'presented';
    if (!move(entry, { kind: 'withdraw', reason })) return;
    entry.isUnseen = !wasInFront;
    entry.settle({ kind: 'withdrawn', reason });
    const unseen = entries.filter(
      ({ request, isUnseen }) => isUnseen && request.serverId === entry.request.serverId,
    );
    // What was never in front is told in the list; not all of what a server asks and takes back again.
    for (const old of unseen.slice(0, -mostUnseen)) remove(old);
    changed();
  };
  const answerWith = (
    entry: Entry,
    result: ElicitationResult,
    how?: 'by-app' | 'by-person',
  ): AnswerOutcome => {
    if (!move(entry, { kind: 'answer', action: result.action })) return { kind: 'not-open' };
    remove(entry);
    entry.settle({ kind: 'answered', result, ...(how === undefined ? {} : { how }) });
    changed();
    return { kind: 'sent' };
  };

  return {
    ask: (request, attribution, signal) =>
      new Promise((settle) => {
        const entry: Entry = {
          request,
          attribution,
          receivedAtMs: deps.clock.now(),
          settle,
          check:
            request.mode === 'form'
              ? createAnswerCheck(request.form, { revision: request.revision })
              : null,
          opening:
            request.mode === 'url'
              ? {
                  hasProgram: true,
                  hasFailed: false,
                  isReportedComplete: false,
                }
              : null,
          over: new AbortController(),
          program: Promise.resolve(false),
          isBeingOpened: false,
          inFrontSinceMs: deps.clock.now(),
          isUnseen: false,
          state: { kind: 'received' },
          draft: [],
        };
        move(entry, { kind: 'queue' });
        entries.push(entry);
        const onAbort = (): void => {
          withdraw(entry, withdrawReasonOf(signal));
        };
        if (signal.aborted) onAbort();
        else signal.addEventListener('abort', onAbort, { once: true, signal: entry.over.signal });
        changed();
        // While the person reads: the window has been told, and nobody waits for main.
        deps.clock.setTimer(prepareAfterMs, () => {
          if (!isOver(entry.state)) entry.check?.prepare();
        });
      }),

    answer: (questionId, answer) => {
      const entry = find(questionId);
      // While the system opens the address, consent has been given.
      if (entry === undefined || entry.isBeingOpened) return { kind: 'not-open' };
      if (answer.action === 'accept') {
        // A question that cannot be answered has no errors to mend; an address is accepted by opening it.
        if (entry.state.kind !== 'presented' || entry.check === null) return { kind: 'not-open' };
        if (isTooEarly(entry)) return tooEarly;
        // The window has checked already; what counts is checked here (C-VAL-2).
        const errors = entry.check.errorsOf(answer.content ?? []);
        if (errors !== null) return { kind: 'invalid', errors };
      }
      return answerWith(entry, answer);
    },

    openUrl: async (questionId) => {
      const entry = find(questionId);
      if (entry?.request.mode !== 'url' || entry.state.kind !== 'presented') return notOpen;
      const grant = grantFor(entry.request.address);
      if (grant === null || entry.isBeingOpened) return notOpen;
      if (isTooEarly(entry)) return tooEarly;
      entry.isBeingOpened = true;
      const outcome = await handOver(deps.opener, grant, entry.program, () => !isOver(entry.state));
      entry.isBeingOpened = false;
      if (outcome === 'unwanted') return notOpen;
      if (outcome === 'no-program') {
        setOpening(entry, { hasProgram: false });
        deps.publish();
        return { kind: 'no-program' };
      }
      if (outcome !== 'handed-over') {
        setOpening(entry, { hasProgram: true, hasFailed: true });
        deps.publish();
        return { kind: 'failed' };
      }
      // Withdrawn meanwhile: it was opened all the same.
      answerWith(entry, { action: 'accept', content: null }, 'by-app');
      return { kind: 'opened' };
    },

    confirmOpened: (questionId) => {
      const entry = find(questionId);
      if (entry === undefined || entry.opening === null) return notOpen;
      // Where the app can open it, only opening it counts; a blocked one cannot be accepted at all.
      const couldOpen = entry.opening.hasProgram && !entry.opening.hasFailed;
      const isBlocked = entry.request.mode === 'url' && entry.request.address.hrefToOpen === null;
      if (couldOpen || isBlocked || entry.isBeingOpened) return notOpen;
      if (entry.state.kind !== 'presented') return notOpen;
      if (isTooEarly(entry)) return tooEarly;
      return answerWith(entry, { action: 'accept', content: null }, 'by-person');
    },

    reportComplete: (questionId) => {
      const entry = find(questionId);
      if (entry === undefined || isOver(entry.state)) return;
      setOpening(entry, { isReportedComplete: true });
      deps.publish();
    },

    queued: (serverId) => openOf(serverId).filter(({ state }) => state.kind === 'queued').length,

    cancelAll: (serverId) => {
      for (const entry of openOf(serverId)) {
        if (!entry.isBeingOpened) answerWith(entry, { action: 'cancel' });
      }
    },

    withdrawAll: (serverId, reason) => {
      for (const entry of openOf(serverId)) withdraw(entry, reason);
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
      if (current?.isBeingOpened === true) return;
      if (current !== undefined) move(current, { kind: 'queue' });
      present(entry);
      changed();
    },

    dismiss: (questionId) => {
      const entry = find(questionId);
      if (entry?.state.kind !== 'withdrawn') return;
      remove(entry);
      // It stood before the one whose turn it is.
      const inFront = entries.find(({ state }) => state.kind === 'presented');
      if (inFront !== undefined && !entry.isUnseen) inFront.inFrontSinceMs = deps.clock.now();
      changed();
    },

    views: () => entries.map(viewOf),
  };
}

const notOpen = { kind: 'not-open' } as const;
const tooEarly = { kind: 'too-early' } as const;

/** False when the life cycle does not allow it: whoever came first has decided. */
function move(entry: Entry, event: Parameters<typeof transition>[1]): boolean {
  const step = transition(entry.state, event);
  if (!step.ok) return false;
  entry.state = step.state;
  if (isOver(step.state)) entry.over.abort();
  return true;
}

function viewOf(entry: Entry): QuestionView {
  return {
    request: entry.request,
    ...entry.attribution,
    receivedAtMs: entry.receivedAtMs,
    state: viewStateOf(entry),
    draft: entry.draft,
    ...(entry.opening === null ? {} : { opening: entry.opening }),
  };
}

function viewStateOf({ state, isUnseen }: Entry): QuestionView['state'] {
  switch (state.kind) {
    case 'queued':
    case 'presented':
      return { kind: state.kind };
    case 'withdrawn':
      return { kind: 'withdrawn', reason: state.reason, ...(isUnseen ? { isUnseen } : {}) };
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
  'paused',
  'quit',
];

function withdrawReasonOf(signal: AbortSignal): WithdrawReason {
  // Anything else comes from the SDK: the server took its question back (C-ACT-10).
  return withdrawReasons.find((reason) => reason === signal.reason) ?? 'by-server';
}
