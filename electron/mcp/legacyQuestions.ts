// Legacy revisions: the server sends `elicitation/create` as a request of its own, nested in a call of ours or not (C-REQ-10).
// Registered as the SDK's fallback handler, because its typed path drops keywords and refuses formats we tolerate (C-FRM-3, C-FRM-12).
import {
  ProtocolError,
  ProtocolErrorCode,
  type JSONRPCRequest,
} from '@modelcontextprotocol/client';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import { readElicitation } from '../../shared/elicitation/readRequest.ts';
import { ruleAgainst } from '../../shared/elicitation/rules.ts';
import { isRecord, own } from '../../shared/schema/json.ts';
import { toWireAnswer, type WireAnswer } from '../../shared/protocol/wireAnswer.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import { whenAllOver, type ActiveCall } from './activeCalls.ts';
import type { Asking } from './asking.ts';

export interface LegacyQuestionContext extends Asking {
  readonly activeCalls: ReadonlySet<ActiveCall>;
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
  const { modes, revision } = deps.readOptions();
  const mode = requestedMode(request.params);
  // Before anything of it is read: what is not declared, or too much, costs next to nothing (C-CAP-5, C-RAT-2).
  if (mode !== null && !modes.includes(mode)) {
    deps.guard.heldBack('undeclared');
    if (modes.length === 0 && revision === '2025-06-18') {
      // That revision knows no modes: the method is what was not declared (C-ERR-2).
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Elicitation is not declared');
    }
    return refuse(calls, request.params, 'undeclared-mode');
  }
  const admission = deps.guard.admit(1);
  if (admission !== 'admitted') {
    deps.guard.heldBack(admission);
    for (const call of calls) call.observer.heldBack(admission, 1);
    return { ...toWireAnswer({ action: 'cancel' }) };
  }
  const reading = readElicitation(request.params, deps.readOptions());
  if (!reading.ok) {
    deps.history.refused(reading.reason, calls);
    return refuse(calls, request.params, reading.reason, reading.field);
  }

  const rule = reading.mode === 'form' ? ruleAgainst(reading.form, deps.rules()) : null;
  if (rule !== null) {
    deps.guard.heldBack('by-rule');
    deps.history.ruledOut(reading, calls, 'decline');
    for (const call of calls) {
      call.observer.questionRefused(reading.message, { kind: 'by-rule', rule, action: 'decline' });
    }
    return { ...toWireAnswer({ action: 'decline' }) };
  }

  const question = deps.toRequest(reading, calls, { position: 1, total: 1 });
  // Where the traffic does not tell which call asked, the clocks of all of them stand (C-NEG-10).
  for (const call of calls) call.timer.pause();
  const done = new AbortController();
  const withdrawn = AbortSignal.any([takenBack, whenAllOver(calls, done.signal)]);
  const outcome = await deps.ask(question, calls, 1, withdrawn);
  done.abort();
  for (const call of calls) call.timer.resume();
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

/** Null for what is no mode at all: reading it says why. A request without a mode is one for a form (C-REQ-1). */
function requestedMode(params: unknown): ElicitationMode | null {
  const record = isRecord(params) ? params : {};
  const mode = Object.hasOwn(record, 'mode') ? own(record, 'mode') : 'form';
  return mode === 'form' || mode === 'url' ? mode : null;
}

function messageOf(params: unknown): string {
  const message: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'message') : undefined;
  return typeof message === 'string' ? cleanText(message, 'message').visible : '';
}
