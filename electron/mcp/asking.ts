// How an adapter asks the person, whatever the generation: the domain request, the records of the calls concerned, and the wait
// that an opened page begins.
import type { ReadOptions, FormReading, UrlReading } from '../../shared/elicitation/readRequest.ts';
import type { ElicitationRequest, UrlRequest } from '../../shared/elicitation/request.ts';
import type { ServerRules } from '../../shared/servers/serverRules.ts';
import type { QuestionOutcome } from '../elicitation/broker.ts';
import type { ServerGuard } from '../guard/serverGuard.ts';
import type { ServerHistory } from '../history/serverHistory.ts';
import type { NewWait, Wait } from '../waits/waitingRoom.ts';
import type { ActiveCall } from './activeCalls.ts';
import type { Completions } from './completions.ts';

/** What a session gives its adapters to work with. */
export interface AskingContext {
  readonly serverId: string;
  /** Revision and modes as declared; the context of an address as it stands when a question comes. */
  readonly readOptions: () => ReadOptions;
  /** The person's, as they stand when a question comes. */
  readonly rules: () => ServerRules;
  readonly guard: ServerGuard;
  readonly history: ServerHistory;
  readonly newId: () => string;
  readonly completions: Completions;
  readonly linkLost: AbortSignal;
  readonly askPerson: (
    request: ElicitationRequest,
    calls: readonly ActiveCall[],
    signal: AbortSignal,
  ) => Promise<QuestionOutcome>;
  /** The server reports the page of an open question done (C-CMP-5). */
  readonly reportComplete: (questionId: string) => void;
  readonly startWait: (wait: Omit<NewWait, 'serverName'>) => Wait;
  readonly endWaits: (actionId: string) => void;
}

export type AskedOutcome =
  | Extract<QuestionOutcome, { kind: 'withdrawn' }>
  /** `page`: the wait for an address that was opened. */
  | (Extract<QuestionOutcome, { kind: 'answered' }> & { readonly page: Wait | null });

export interface Asking extends AskingContext {
  toRequest(
    reading: FormReading | UrlReading,
    calls: readonly ActiveCall[],
    place: { readonly position: number; readonly total: number },
  ): AskedRequest;
  /** Records question and end with every call; never rejects. */
  ask(
    asked: AskedRequest,
    calls: readonly ActiveCall[],
    round: number,
    signal: AbortSignal,
  ): Promise<AskedOutcome>;
}

export interface AskedRequest {
  readonly request: ElicitationRequest;
  /** Its page, where it has one: what the server reports of it counts from now on. */
  readonly page: FollowedPage;
}

export function createAsking(context: AskingContext): Asking {
  const followed = (
    request: ElicitationRequest,
    elicitationId: string | undefined,
  ): AskedRequest => ({
    request,
    page: followPage(request, elicitationId, context),
  });
  return {
    ...context,
    toRequest: (reading, calls, place) => {
      const base = {
        id: context.newId(),
        serverId: context.serverId,
        revision: context.readOptions().revision,
        message: reading.message,
        messageFlags: reading.messageFlags,
        actionIds: calls.map((call) => call.action.actionId),
        ...place,
      };
      if (reading.mode === 'form')
        return followed({ ...base, mode: 'form', form: reading.form }, undefined);
      const { address, rawUrl, elicitationId } = reading;
      return followed({ ...base, mode: 'url', address, rawUrl }, elicitationId);
    },

    ask: async ({ request, page }, calls, round, signal) => {
      const { id: questionId, message, position, total } = request;
      for (const call of calls) {
        call.observer.asked({ questionId, message, round, position, total });
      }
      // A call that is sent anew while its question is open would leave a question that nobody waits for.
      const releases = calls.map((call) => call.retries.hold());
      const remember = context.history.asked(request, calls);
      const answered = context.askPerson(request, calls, signal);
      page.shown();
      const outcome = await answered;
      remember(outcome);
      for (const release of releases) release();
      for (const call of calls) call.observer.questionEnded(questionId, endOf(outcome));
      if (outcome.kind === 'withdrawn') {
        page.forget();
        return outcome;
      }
      context.guard.answered(outcome.result.action);
      const { how } = outcome;
      if (request.mode === 'form' || how === undefined) {
        page.forget();
        return { ...outcome, page: null };
      }
      return { ...outcome, page: page.opened(request, calls, how) };
    },
  };
}

interface FollowedPage {
  /** The person sees the question now. */
  readonly shown: () => void;
  readonly opened: (request: UrlRequest, calls: readonly ActiveCall[], how: NewWait['how']) => Wait;
  readonly forget: () => void;
}

/** Completion notices from the moment of the question on (C-CMP-3, C-CMP-5). */
function followPage(
  { id }: ElicitationRequest,
  elicitationId: string | undefined,
  context: AskingContext,
): FollowedPage {
  let wait: Wait | null = null;
  let isComplete = false;
  const forget =
    elicitationId === undefined
      ? (): void => undefined
      : context.completions.follow(elicitationId, () => {
          isComplete = true;
          if (wait === null) context.reportComplete(id);
          else wait.report('reported-complete');
        });
  return {
    shown: () => {
      if (isComplete) context.reportComplete(id);
    },
    forget,
    opened: (request, calls, how) => {
      const { linkLost } = context;
      wait = context.startWait({ request, calls, how, linkLost, onEnd: forget });
      if (isComplete) wait.report('reported-complete');
      return wait;
    },
  };
}

function endOf(outcome: QuestionOutcome): Parameters<ActiveCall['observer']['questionEnded']>[1] {
  return outcome.kind === 'answered'
    ? { kind: 'answered', action: outcome.result.action }
    : { kind: 'withdrawn', reason: outcome.reason };
}
