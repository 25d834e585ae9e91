// The tool calls of one session that are under way: who may have caused a question, and whose clock stands while it is open.
import type { AttributedAction } from '../../shared/elicitation/questionView.ts';
import type { QuestionEnd } from '../../shared/actions/actionView.ts';
import type { WaitState } from '../../shared/waits/waitView.ts';
import type { CallTimer } from '../actions/callTimer.ts';
import type { Hold } from '../guard/hold.ts';
import type { RetryRequests } from './retryRequests.ts';

/** What a call tells its record as it goes on. */
export interface CallObserver {
  progress(progress: { progress: number; total?: number; message?: string }): void;
  asked(question: {
    questionId: string;
    message: string;
    round: number;
    position: number;
    total: number;
  }): void;
  questionEnded(questionId: string, end: QuestionEnd): void;
  /** A question that was never shown: it broke a rule of the protocol, or a rule of the person stands against it. */
  questionRefused(message: string, end: QuestionEnd, round?: number): void;
  /** Questions that were not shown (C-RAT-2, C-RAT-3). */
  heldBack(reason: 'over-limit' | 'paused', count: number): void;
  /** The call stands until the person lets its questions come, or after so many `rounds` lets it go on (C-MRT-15). */
  held(count: number, rounds?: number): void;
  letThrough(): void;
  retried(round: number, by?: 'person'): void;
  /** An address was handed over: from now on the call waits for a page, until `waitEnded`. */
  pageOpened(page: {
    waitId: string;
    questionId: string;
    domain: string;
    how: 'by-app' | 'by-person' | 'again';
  }): void;
  pageReported(state: Exclude<WaitState, 'waiting'>, domain: string): void;
  waitEnded(waitId: string): void;
}

export interface ActiveCall {
  readonly action: AttributedAction;
  readonly observer: CallObserver;
  readonly timer: CallTimer;
  /** The person's "try again". */
  readonly retries: RetryRequests;
  /** Where the call waits when its server asks too much (C-RAT-2). */
  readonly hold: Hold;
  /** Aborted when the call is over, whatever the way; the reason is what its open questions are told. */
  readonly over: AbortSignal;
}

/**
 * A signal that aborts once every one of the calls is over: a question that may belong to any of them stays open until then.
 * Without calls it never does. `done`: nobody waits for it any more.
 */
export function whenAllOver(calls: readonly ActiveCall[], done: AbortSignal): AbortSignal {
  const all = new AbortController();
  let left = calls.length;
  for (const call of calls) {
    const onOver = (): void => {
      left -= 1;
      if (left === 0) all.abort(call.over.reason);
    };
    if (call.over.aborted) onOver();
    else call.over.addEventListener('abort', onOver, { once: true, signal: done });
  }
  return all.signal;
}
