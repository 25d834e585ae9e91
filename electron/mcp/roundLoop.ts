// Modern revision: a call may end in `input_required`; we ask, and send the same call again with the answers (multi round-trip requests).
import { isInputRequiredResult, ProtocolError } from '@modelcontextprotocol/client';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import { ruleAgainst, type RuleId } from '../../shared/elicitation/rules.ts';
import { readInputRequired, type InputRequest } from '../../shared/protocol/inputRequired.ts';
import { defineOwn, toWireAnswer, type WireAnswer } from '../../shared/protocol/wireAnswer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Wait } from '../waits/waitingRoom.ts';
import type { ActiveCall } from './activeCalls.ts';
import { admitRound } from './admitRound.ts';
import type { Asking } from './asking.ts';
import { askToGoOn } from './askToGoOn.ts';
import { endOfWithdrawn, type CallEnd } from './callEnd.ts';
import { sendLeg, whenToRetry, type LegEnd } from './leg.ts';

/** Rounds of one action until the person is asked whether it goes on, and again after as many (C-MRT-15). */
const roundsAtOnce = 10;
/** Wait before a retry that nobody was asked for: from the first to the second, growing (C-MRT-11). */
const stateOnlyWaitMs = { first: 250, longest: 5_000 };

/** What a retry adds to the original params; nothing of an earlier round (C-MRT-4, C-MRT-7). */
export interface RoundInputs {
  readonly inputResponses?: Readonly<Record<string, WireAnswer>>;
  readonly requestState?: string;
}

export interface RoundLoopContext {
  readonly asking: Asking;
  readonly clock: Clock;
  /** One leg: the original request with these additions, under a new id (C-MRT-6). */
  readonly send: (inputs: RoundInputs, calledOff: AbortSignal) => Promise<unknown>;
}

/** Pages that the person has opened for this call, by address. */
type OpenedPages = Map<string, Wait>;

export async function runRounds(call: ActiveCall, context: RoundLoopContext): Promise<CallEnd> {
  const { asking } = context;
  const pages: OpenedPages = new Map();
  let inputs: RoundInputs = {};
  let roundsGranted = roundsAtOnce;
  for (let round = 1; ;) {
    const leg = await sendRound(call, inputs, context);
    if (leg.kind === 'state-refused') return leg;
    if (leg.kind === 'again') {
      // The last leg once more, as it was (C-MRT-17).
      call.observer.retried(round, 'person');
      continue;
    }
    const { result } = leg;
    if (!isInputRequiredResult(result)) return { kind: 'complete', result };

    const reading = readInputRequired(result, asking.readOptions());
    if ('invalid' in reading) return { kind: 'invalid-result', detail: reading.invalid };
    if (!reading.ok) {
      if (reading.reason === 'undeclared-mode') asking.guard.heldBack('undeclared');
      else asking.history.refused(reading.reason, [call]);
      return { kind: 'refused-question', ...reading };
    }
    // A round without questions says nothing about a page.
    if (reading.requests.length > 0) forgetFinished(pages, reading.requests);
    const isUnfinished =
      reading.requests.length > 0 && reading.requests.every((request) => isOpened(request, pages));
    if (!isUnfinished && round > roundsGranted) {
      const decision = await askToGoOn(call, roundsGranted, asking);
      if (decision !== 'go-on') return { kind: decision };
      roundsGranted += roundsAtOnce;
    }

    const rule = ruledOut(call, reading.requests, round, asking);
    if (rule !== null) return { kind: 'ruled-out', rule };
    const shown = reading.requests.filter((request) => !isOpened(request, pages));
    const admission = await admitRound(call, shown.length, asking);
    if (admission !== 'admitted') return { kind: admission };
    // It may have been held for long, and the person may have set a rule meanwhile.
    const laterRule = ruledOut(call, reading.requests, round, asking);
    if (laterRule !== null) return { kind: 'ruled-out', rule: laterRule };
    call.timer.pause();
    try {
      const gathered = await gather(call, reading.requests, pages, round, asking);
      if ('withdrawn' in gathered) return endOfWithdrawn(gathered.withdrawn);
      if (reading.requests.length === 0) await waitBeforeRetry(round, call.over, context.clock);
      inputs = {
        ...(reading.requests.length === 0 ? {} : { inputResponses: gathered.responses }),
        ...(reading.requestState === undefined ? {} : { requestState: reading.requestState }),
      };
      // Nothing new to answer: the same page is asked for still, and only the person sends the call again (C-MRT-16).
      if (isUnfinished && (await whenToRetry(call, asking.linkLost)) === 'over') {
        return { kind: 'withdrawn' };
      }
    } finally {
      call.timer.resume();
    }
    if (call.over.aborted) return { kind: 'withdrawn' };
    if (!isUnfinished) round += 1;
    call.observer.retried(round, isUnfinished ? 'person' : undefined);
  }
}

/** An error in answer to a state is that server's word on the state, as far as anybody can tell (C-MRT-23). */
async function sendRound(
  call: ActiveCall,
  inputs: RoundInputs,
  context: RoundLoopContext,
): Promise<LegEnd | Extract<CallEnd, { kind: 'state-refused' }>> {
  try {
    return await sendLeg(call, (calledOff) => context.send(inputs, calledOff));
  } catch (error) {
    if (inputs.requestState === undefined || !(error instanceof ProtocolError)) throw error;
    return { kind: 'state-refused', error };
  }
}

function isOpened(request: InputRequest, pages: OpenedPages): boolean {
  return pageOf(request, pages) !== undefined;
}

function pageOf(request: InputRequest, pages: OpenedPages): Wait | undefined {
  if (request.mode === 'form') return undefined;
  return pages.get(request.address.hrefToOpen ?? '');
}

/** A page that the server does not ask for any more is waited for no longer. */
function forgetFinished(pages: OpenedPages, requests: readonly InputRequest[]): void {
  const wanted = new Set(
    requests.map((request) => (request.mode === 'url' ? request.address.hrefToOpen : null)),
  );
  for (const [href, page] of pages) {
    if (wanted.has(href)) continue;
    pages.delete(href);
    page.end();
  }
}

/** Before the first dialog: nobody fills in a form of a round that will not be answered. */
function ruledOut(
  call: ActiveCall,
  requests: readonly InputRequest[],
  round: number,
  asking: Asking,
): RuleId | null {
  for (const request of requests) {
    const rule = request.mode === 'form' ? ruleAgainst(request.form, asking.rules()) : null;
    if (rule === null) continue;
    asking.guard.heldBack('by-rule');
    asking.history.ruledOut(request, [call], 'refused');
    call.observer.questionRefused(request.message, { kind: 'by-rule', rule, action: null }, round);
    return rule;
  }
  return null;
}

/** One after another (C-MRT-9); every key gets an answer, a declined one too. When a question was withdrawn nothing is sent. */
async function gather(
  call: ActiveCall,
  requests: readonly InputRequest[],
  pages: OpenedPages,
  round: number,
  asking: Asking,
): Promise<
  { readonly responses: Record<string, WireAnswer> } | { readonly withdrawn: WithdrawReason }
> {
  const responses: Record<string, WireAnswer> = {};
  // Of earlier rounds alone: what stands twice in this one has a message of its own each time.
  const before = new Map(pages);
  for (const [index, request] of requests.entries()) {
    const opened = pageOf(request, before);
    if (opened !== undefined) {
      // Consented to before, and asked for again: told, never opened again by itself.
      opened.report('not-finished');
      defineOwn(responses, request.key, toWireAnswer({ action: 'accept', content: null }));
      continue;
    }
    const question = asking.toRequest(request, [call], {
      position: index + 1,
      total: requests.length,
    });
    const signal = AbortSignal.any([call.over, asking.linkLost]);
    const outcome = await asking.ask(question, [call], round, signal);
    if (outcome.kind === 'withdrawn') return { withdrawn: outcome.reason };
    if (request.mode === 'url' && outcome.page !== null && request.address.hrefToOpen !== null) {
      pages.get(request.address.hrefToOpen)?.end();
      pages.set(request.address.hrefToOpen, outcome.page);
    }
    defineOwn(responses, request.key, toWireAnswer(outcome.result));
  }
  return { responses };
}

function waitBeforeRetry(round: number, over: AbortSignal, clock: Clock): Promise<void> {
  const waitMs = Math.min(stateOnlyWaitMs.first * 2 ** (round - 1), stateOnlyWaitMs.longest);
  return new Promise((resolve) => {
    const cancel = clock.setTimer(waitMs, resolve);
    over.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}
