// Modern revision: a call may end in `input_required`; we ask, and send the same call again with the answers (multi round-trip requests).
import { isInputRequiredResult } from '@modelcontextprotocol/client';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import { ruleAgainst, type RuleId } from '../../shared/elicitation/rules.ts';
import type { ServerRules } from '../../shared/servers/serverRules.ts';
import { readInputRequired, type InputRequest } from '../../shared/protocol/inputRequired.ts';
import { defineOwn, toWireAnswer, type WireAnswer } from '../../shared/protocol/wireAnswer.ts';
import type { QuestionOutcome } from '../elicitation/broker.ts';
import type { Clock } from '../platform/clock.ts';
import type { ActiveCall } from './activeCalls.ts';
import type { CallEnd } from './callEnd.ts';
import { endOf } from './legacyQuestions.ts';

/** Rounds of one action before it is stopped (C-MRT-15). */
const maxRounds = 10;
/** Wait before a retry that nobody was asked for: from the first to the second, growing (C-MRT-11). */
const stateOnlyWaitMs = { first: 250, longest: 5_000 };

/** What a retry adds to the original params; nothing of an earlier round (C-MRT-4, C-MRT-7). */
export interface RoundInputs {
  readonly inputResponses?: Readonly<Record<string, WireAnswer>>;
  readonly requestState?: string;
}

export interface RoundLoopContext {
  readonly serverId: string;
  readonly modes: readonly ElicitationMode[];
  /** The person's, as they stand when a question comes. */
  readonly rules: () => ServerRules;
  readonly clock: Clock;
  readonly newId: () => string;
  /** One leg: the original request with these additions, under a new id (C-MRT-6). */
  readonly send: (inputs: RoundInputs) => Promise<unknown>;
  readonly ask: (request: ElicitationRequest) => Promise<QuestionOutcome>;
}

export async function runRounds(call: ActiveCall, context: RoundLoopContext): Promise<CallEnd> {
  let inputs: RoundInputs = {};
  for (let round = 1; ; round += 1) {
    const result = await context.send(inputs);
    if (!isInputRequiredResult(result)) return { kind: 'complete', result };
    if (round > maxRounds) return { kind: 'too-many-rounds', rounds: maxRounds };

    const reading = readInputRequired(result, context.modes);
    if ('invalid' in reading) return { kind: 'invalid-result', detail: reading.invalid };
    if (!reading.ok) return { kind: 'refused-question', ...reading };
    const rule = ruledOut(call, reading.requests, round, context.rules());
    if (rule !== null) return { kind: 'ruled-out', rule };
    call.timer.pause();
    try {
      const gathered = await gather(call, reading.requests, round, context);
      if (gathered === null) return { kind: 'withdrawn' };
      if (reading.requests.length === 0) await waitBeforeRetry(round, call.over, context.clock);
      inputs = {
        ...(reading.requests.length === 0 ? {} : { inputResponses: gathered }),
        ...(reading.requestState === undefined ? {} : { requestState: reading.requestState }),
      };
    } finally {
      call.timer.resume();
    }
    if (call.over.aborted) return { kind: 'withdrawn' };
    call.observer.retried(round + 1);
  }
}

/** Before the first dialog: nobody fills in a form of a round that will not be answered. */
function ruledOut(
  call: ActiveCall,
  requests: readonly InputRequest[],
  round: number,
  rules: ServerRules,
): RuleId | null {
  for (const { message, form } of requests) {
    const rule = ruleAgainst(form, rules);
    if (rule === null) continue;
    call.observer.questionRefused(message, { kind: 'by-rule', rule, action: null }, round);
    return rule;
  }
  return null;
}

/** One after another (C-MRT-9); every key gets an answer, a declined one too. Null when a question was withdrawn: nothing is sent. */
async function gather(
  call: ActiveCall,
  requests: readonly InputRequest[],
  round: number,
  context: RoundLoopContext,
): Promise<Record<string, WireAnswer> | null> {
  const responses: Record<string, WireAnswer> = {};
  for (const [index, { key, message, form }] of requests.entries()) {
    const question: ElicitationRequest = {
      id: context.newId(),
      serverId: context.serverId,
      revision: '2026-07-28',
      mode: 'form',
      message,
      form,
      actionIds: [call.action.actionId],
      position: index + 1,
      total: requests.length,
    };
    call.observer.asked({
      questionId: question.id,
      message,
      round,
      position: question.position,
      total: question.total,
    });
    const outcome = await context.ask(question);
    call.observer.questionEnded(question.id, endOf(outcome));
    if (outcome.kind === 'withdrawn') return null;
    defineOwn(responses, key, toWireAnswer(outcome.result));
  }
  return responses;
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
