// Quitting while something is open asks once, in the window. Nothing else than a person's "keep open" keeps the app running:
// not a window that hangs, not a second wish, not the system that ends (C-ACT-5).
import type { OpenWork } from '../../shared/ipc/contract.ts';
import type { Clock } from '../platform/clock.ts';

export interface Quitting {
  /** A wish to quit: whether it goes through. When it does not, the person is asked. */
  readonly mayQuit: () => boolean;
  /** The window has the question in view. */
  readonly shown: () => void;
  readonly keepOpen: () => void;
  /** Quits without asking: the person said so, or nobody can be asked. */
  readonly quitNow: () => void;
}

/** A window that does not tell within it that it asks has nothing to say. */
const windowPatienceMs = 3_000;
/** The second click of a double click on the close box is no second wish. */
const sameWishMs = 500;

export function createQuitting(deps: {
  readonly clock: Clock;
  readonly openWork: () => OpenWork;
  readonly ask: (work: OpenWork) => void;
  /** Starts quitting anew; it is asked whether it may, and may. */
  readonly quit: () => void;
}): Quitting {
  let isAllowed = false;
  let isAsking = false;
  let askedAtMs = 0;
  let stopWaiting = (): void => undefined;

  const quitNow = (): void => {
    stopWaiting();
    isAllowed = true;
    deps.quit();
  };
  return {
    mayQuit: () => {
      const work = deps.openWork();
      if (!isAllowed && isAsking && deps.clock.now() - askedAtMs < sameWishMs) return false;
      if (isAsking || work.questions + work.actions === 0) isAllowed = true;
      if (isAllowed) {
        stopWaiting();
        return true;
      }
      isAsking = true;
      askedAtMs = deps.clock.now();
      stopWaiting = deps.clock.setTimer(windowPatienceMs, quitNow);
      deps.ask(work);
      return false;
    },
    shown: () => {
      stopWaiting();
    },
    keepOpen: () => {
      stopWaiting();
      isAsking = false;
    },
    quitNow,
  };
}
