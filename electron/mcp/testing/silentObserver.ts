// A record of a call that keeps nothing: tests replace the parts that they look at.
import type { CallObserver } from '../activeCalls.ts';

const nothing = (): void => undefined;

export const silentObserver: CallObserver = {
  progress: nothing,
  asked: nothing,
  questionEnded: nothing,
  questionRefused: nothing,
  heldBack: nothing,
  held: nothing,
  letThrough: nothing,
  retried: nothing,
  pageOpened: nothing,
  pageReported: nothing,
  waitEnded: nothing,
};
