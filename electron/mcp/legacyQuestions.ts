// Legacy revisions: the server sends `elicitation/create` as a request of its own, nested in a call of ours or not (C-REQ-10).
// Registered as the SDK's fallback handler, because its typed path drops keywords and refuses formats we tolerate (C-FRM-3, C-FRM-12).
import {
  ProtocolError,
  ProtocolErrorCode,
  type JSONRPCRequest,
} from '@modelcontextprotocol/client';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { ElicitationRequest, ProtocolRevision } from '../../shared/elicitation/request.ts';
import { ruleAgainst } from '../../shared/elicitation/rules.ts';
import type { ServerRules } from '../../shared/servers/serverRules.ts';
import { toWireAnswer, type WireAnswer } from '../../shared/protocol/wireAnswer.ts';
import { checkFormRequest } from '../../shared/schema/checkRequestParams.ts';
import type { QuestionOutcome } from '../elicitation/broker.ts';
import { whenAllOver, type ActiveCall } from './activeCalls.ts';

export interface LegacyQuestionContext {
  readonly serverId: string;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  /** The person's, as they stand when a question comes. */
  readonly rules: () => ServerRules;
  readonly activeCalls: ReadonlySet<ActiveCall>;
  readonly newId: () => string;
  readonly ask: (
    request: ElicitationRequest,
    calls: readonly ActiveCall[],
    signal: AbortSignal,
  ) => Promise<QuestionOutcome>;
}

export async function answerLegacyRequest(
  request: JSONRPCRequest,
  takenBack: AbortSignal,
  deps: LegacyQuestionContext,
): Promise<Record<string, unknown>> {
  if (request.method !== 'elicitation/create') {
    throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
  }
  const calls = [...deps.activeCalls];
  const { revision } = deps;
  const check = checkFormRequest(request.params, { revision });
  if (!check.ok) return refuse(calls, request.params, check.reason, check.field);
  if (check.mode === 'url' || !deps.modes.includes(check.mode)) {
    return refuse(calls, request.params, 'undeclared-mode');
  }

  const rule = ruleAgainst(check.form, deps.rules());
  if (rule !== null) {
    for (const call of calls) {
      call.observer.questionRefused(check.message, { kind: 'by-rule', rule, action: 'decline' });
    }
    return { ...toWireAnswer({ action: 'decline' }) };
  }

  const question: ElicitationRequest = {
    id: deps.newId(),
    serverId: deps.serverId,
    revision,
    mode: 'form',
    message: check.message,
    form: check.form,
    actionIds: calls.map((call) => call.action.actionId),
    position: 1,
    total: 1,
  };
  for (const call of calls) {
    // Where the traffic does not tell which call asked, the clocks of all of them stand (C-NEG-10).
    call.timer.pause();
    call.observer.asked({
      questionId: question.id,
      message: check.message,
      round: 1,
      position: 1,
      total: 1,
    });
  }
  const signal = AbortSignal.any([takenBack, whenAllOver(calls)]);
  const outcome = await deps.ask(question, calls, signal);
  for (const call of calls) {
    call.timer.resume();
    call.observer.questionEnded(question.id, endOf(outcome));
  }
  // Withdrawn by our side while the link is up: no decision was made (C-ACT-11). Withdrawn by the server: the SDK sends nothing (C-ACT-10).
  const answer: WireAnswer = toWireAnswer(
    outcome.kind === 'answered' ? outcome.result : { action: 'cancel' },
  );
  return { ...answer };
}

/** Never quotes what the server sent, nor what a person typed (C-ERR-1, C-ERR-3). */
function refuse(
  calls: readonly ActiveCall[],
  params: unknown,
  reason: string,
  field?: string,
): never {
  for (const call of calls) {
    call.observer.questionRefused(messageOf(params), {
      kind: 'refused',
      reason,
      ...(field === undefined ? {} : { field }),
    });
  }
  const where = field === undefined ? '' : ` (field ${JSON.stringify(field)})`;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Refused: ${reason}${where}`);
}

function messageOf(params: unknown): string {
  const message: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'message') : undefined;
  return typeof message === 'string' ? message.slice(0, 2_000) : '';
}

export function endOf(
  outcome: QuestionOutcome,
): Parameters<ActiveCall['observer']['questionEnded']>[1] {
  return outcome.kind === 'answered'
    ? { kind: 'answered', action: outcome.result.action }
    : { kind: 'withdrawn', reason: outcome.reason };
}
