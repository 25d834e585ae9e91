// Pages that were handed to the person's browser, and what waits for them. Accept is never done: a wait ends with the action
// it holds up, or with the link where no action does (C-URL-14).
import type { OpenOutcome } from '../../shared/elicitation/questionView.ts';
import type { UrlRequest } from '../../shared/elicitation/request.ts';
import { AppError } from '../../shared/errors.ts';
import type { WaitState, WaitView } from '../../shared/waits/waitView.ts';
import type { Arming } from '../consent/arming.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import { grantFor } from '../opening/openGrant.ts';
import { handOver, type UrlOpener } from '../opening/urlOpener.ts';
import type { Clock } from '../platform/clock.ts';

export interface NewWait {
  readonly request: UrlRequest;
  readonly serverName: string;
  readonly calls: readonly ActiveCall[];
  readonly how: 'by-app' | 'by-person';
  /** Aborts with the link: what nobody can report any more is waited for no longer. */
  readonly linkLost: AbortSignal;
  readonly onEnd: () => void;
}

export interface Wait {
  /** Resolves when the server has reported the page completed. */
  readonly reported: Promise<void>;
  report(state: Exclude<WaitState, 'waiting'>): void;
  /** Out of sight; later reports do nothing. */
  end(): void;
}

export interface WaitingRoom {
  add(wait: NewWait): Wait;
  /** Hands the same frozen address over once more: a new click, a new grant (C-URL-11). */
  openAgain(waitId: string): Promise<OpenOutcome>;
  tryAgain(waitId: string): void;
  /** The action is sent anew from its start: what it waited for is asked for again. */
  endOf(actionId: string): void;
  /** Takes a wait out of sight that holds up nothing. */
  dismiss(waitId: string): void;
  views(): readonly WaitView[];
  /** Something that a view shows has changed. */
  changed(): void;
}

interface Entry extends Omit<NewWait, 'calls'> {
  readonly id: string;
  readonly openedAtMs: number;
  /** Those that may wait for the page still. */
  calls: readonly ActiveCall[];
  /** Known from the start which one it is, or that none is. */
  readonly isShared: boolean;
  readonly leave: (call: ActiveCall) => void;
  readonly close: () => void;
  isBeingOpened: boolean;
  state: WaitState;
}

export function createWaitingRoom(deps: {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly opener: UrlOpener;
  readonly arming: Arming;
  readonly publish: () => void;
}): WaitingRoom {
  const entries = new Map<string, Entry>();

  return {
    add: (wait) => {
      const id = deps.newId();
      const { request, ...rest } = wait;
      const domain = domainOf(request);
      const ended = new AbortController();
      let isPersonBusy = true;
      let settleReported = (): void => undefined;
      const reported = new Promise<void>((resolve) => {
        settleReported = resolve;
      });
      const resumeCalls = (): void => {
        if (!isPersonBusy) return;
        isPersonBusy = false;
        for (const call of entry.calls) call.timer.resume();
      };
      const close = (): void => {
        if (!entries.delete(id)) return;
        ended.abort();
        wait.onEnd();
        resumeCalls();
        for (const call of entry.calls) call.observer.waitEnded(id);
        deps.publish();
      };
      const leave = (call: ActiveCall): void => {
        if (entry.calls.length <= 1) {
          close();
          return;
        }
        entry.calls = entry.calls.filter((other) => other !== call);
        if (isPersonBusy) call.timer.resume();
        call.observer.waitEnded(id);
        deps.publish();
      };
      const entry: Entry = {
        ...rest,
        request,
        id,
        openedAtMs: deps.clock.now(),
        isShared: wait.calls.length > 1,
        leave,
        close,
        isBeingOpened: false,
        state: 'waiting',
      };
      entries.set(id, entry);
      for (const call of wait.calls) {
        // The person is at the page: a server's time does not run meanwhile (C-NEG-10).
        call.timer.pause();
        call.observer.pageOpened({ waitId: id, questionId: request.id, domain, how: wait.how });
      }
      const when = (signal: AbortSignal, listener: () => void): void => {
        if (signal.aborted) listener();
        else signal.addEventListener('abort', listener, { once: true, signal: ended.signal });
      };
      when(wait.linkLost, close);
      for (const call of wait.calls) {
        when(call.over, () => {
          leave(call);
          // It may have been the one that asked: no other server's time is held up for its page.
          resumeCalls();
        });
      }
      deps.publish();
      return {
        reported,
        report: (state) => {
          if (!entries.has(id) || entry.state === state) return;
          entry.state = state;
          for (const call of entry.calls) call.observer.pageReported(state, domain);
          if (state === 'reported-complete') {
            resumeCalls();
            settleReported();
          }
          deps.publish();
        },
        end: close,
      };
    },

    openAgain: async (waitId) => {
      const entry = entries.get(waitId);
      const grant = entry === undefined ? null : grantFor(entry.request.address);
      if (entry === undefined || grant === null || entry.isBeingOpened) return { kind: 'not-open' };
      if (!deps.arming.isArmed(entry.openedAtMs)) return { kind: 'too-early' };
      entry.isBeingOpened = true;
      const isWanted = (): boolean => entries.get(waitId) === entry;
      const outcome = await handOver(deps.opener, grant, deps.opener.hasProgram(), isWanted);
      entry.isBeingOpened = false;
      if (outcome === 'unwanted') return { kind: 'not-open' };
      if (outcome !== 'handed-over') {
        return { kind: outcome === 'no-program' ? 'no-program' : 'failed' };
      }
      // Its calls may have ended meanwhile.
      if (!isWanted()) return { kind: 'opened' };
      const { id: questionId } = entry.request;
      const domain = domainOf(entry.request);
      for (const call of entry.calls) {
        call.observer.pageOpened({ waitId, questionId, domain, how: 'again' });
      }
      return { kind: 'opened' };
    },

    tryAgain: (waitId) => {
      const entry = entries.get(waitId);
      if (entry === undefined || !canTryAgain(entry)) throw new AppError('not-waiting');
      entry.calls[0]?.retries.request();
    },

    endOf: (actionId) => {
      for (const { calls, leave } of [...entries.values()]) {
        const call = calls.find(({ action }) => action.actionId === actionId);
        if (call !== undefined) leave(call);
      }
    },

    dismiss: (waitId) => {
      const entry = entries.get(waitId);
      if (entry?.calls.length === 0) entry.close();
    },

    views: () => [...entries.values()].map(viewOf),
    changed: deps.publish,
  };
}

/** Where the traffic does not tell which of several calls asked, none is sent again for it. */
function canTryAgain({ calls, isShared }: Entry): boolean {
  return !isShared && calls[0]?.retries.isHeard === true;
}

function viewOf(entry: Entry): WaitView {
  return {
    id: entry.id,
    serverId: entry.request.serverId,
    serverName: entry.serverName,
    actionIds: entry.calls.map((call) => call.action.actionId),
    domain: domainOf(entry.request),
    openedAtMs: entry.openedAtMs,
    state: entry.state,
    canTryAgain: canTryAgain(entry),
  };
}

/** The domain alone: the whole address stands in no record (C-URL-18). */
function domainOf({ address }: UrlRequest): string {
  return address.registrableDomain ?? address.asciiHost ?? '';
}
