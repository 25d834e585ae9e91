// The history as one server's adapters write it: what they have read of a question, and what became of it.
import type { QuestionOutcome } from '../elicitation/broker.ts';
import type { FormReading, UrlReading } from '../../shared/elicitation/readRequest.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import type { HeldBackReason } from '../../shared/guard/guardView.ts';
import { withdrawn } from '../../shared/history/outcomes.ts';
import { redactedUrl } from '../../shared/url/redactedUrl.ts';
import type { Clock } from '../platform/clock.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import type { EndedQuestion, HistoryRecorder, HistoryServer } from './historyRecorder.ts';

export interface ServerHistory {
  /** A question comes before the person now; the returned function is called once, with what became of it. */
  asked(
    request: ElicitationRequest,
    calls: readonly ActiveCall[],
  ): (outcome: QuestionOutcome) => void;
  /** Never shown, for a rule of the person; `decline` went out where the revision has an answer for that. */
  ruledOut(
    reading: FormReading | UrlReading,
    calls: readonly ActiveCall[],
    outcome: 'decline' | 'refused',
  ): void;
  /** Never shown: it cannot be. `reason`: a code of ours. */
  refused(reason: string, calls: readonly ActiveCall[]): void;
  readonly heldBack: (reason: HeldBackReason, count: number) => void;
}

export function createServerHistory(
  recorder: HistoryRecorder,
  clock: Clock,
  server: () => HistoryServer,
): ServerHistory {
  const atOnce = (question: Omit<EndedQuestion, 'startedAtMs'>): void => {
    recorder.question(server(), { startedAtMs: clock.now(), ...question });
  };
  return {
    asked: (request, calls) => {
      const startedAtMs = clock.now();
      return (outcome) => {
        const facts = factsOf(request, calls);
        recorder.question(server(), { startedAtMs, ...facts, ...endOf(outcome) });
      };
    },
    ruledOut: (reading, calls, outcome) => {
      atOnce({ ...factsOf(reading, calls), outcome, reason: 'by-rule', decidedBy: 'rule' });
    },
    refused: (reason, calls) => {
      const nothingRead = { mode: null, fields: [], site: null };
      atOnce({
        ...nothingRead,
        ...toolsOf(calls),
        outcome: 'refused',
        reason,
        decidedBy: 'app',
      });
    },
    heldBack: (reason, count) => {
      // What a rule stands against is an entry of its own, with its fields.
      if (reason !== 'by-rule') recorder.heldBack(server(), reason, count);
    },
  };
}

function factsOf(
  question: ElicitationRequest | FormReading | UrlReading,
  calls: readonly ActiveCall[],
): Pick<EndedQuestion, 'mode' | 'tools' | 'of' | 'fields' | 'site'> {
  return question.mode === 'form'
    ? {
        mode: 'form',
        ...toolsOf(calls),
        fields: question.form.fields.map(({ key }) => key),
        site: null,
      }
    : { mode: 'url', ...toolsOf(calls), fields: [], site: redactedUrl(question.address) };
}

/** "one of these", where the protocol cannot tell. */
function toolsOf(calls: readonly ActiveCall[]): Pick<EndedQuestion, 'tools' | 'of'> {
  const [kind, ...others] = new Set(calls.map(({ action }) => action.kind));
  return {
    tools: [...new Set(calls.map(({ action }) => action.tool))],
    ...(kind === undefined || others.length > 0 ? {} : { of: kind }),
  };
}

function endOf(
  outcome: QuestionOutcome,
): Pick<EndedQuestion, 'outcome' | 'reason' | 'decidedBy' | 'opened'> {
  if (outcome.kind === 'withdrawn') return withdrawn(outcome.reason);
  const opened = outcome.how === undefined ? {} : { opened: outcome.how };
  return { outcome: outcome.result.action, decidedBy: 'person', ...opened };
}
