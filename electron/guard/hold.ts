// An action that asks more than its server's limits let through waits here for the person (C-RAT-2).

export type HoldEnd = 'let-through' | 'paused' | 'over';

export interface Hold {
  /** Resolves with the person's word, or `over` when the signal aborts first. One at a time. */
  wait(over: AbortSignal): Promise<HoldEnd>;
  /** False when nothing is held. */
  settle(end: Exclude<HoldEnd, 'over'>): boolean;
}

export function createHold(): Hold {
  let settleHeld: ((end: HoldEnd) => void) | null = null;
  return {
    wait: (over) =>
      new Promise((resolve) => {
        const settled = new AbortController();
        const settle = (end: HoldEnd): void => {
          settled.abort();
          settleHeld = null;
          resolve(end);
        };
        const onOver = (): void => {
          settle('over');
        };
        settleHeld = settle;
        if (over.aborted) onOver();
        else over.addEventListener('abort', onOver, { once: true, signal: settled.signal });
      }),
    settle: (end) => {
      if (settleHeld === null) return false;
      settleHeld(end);
      return true;
    },
  };
}
