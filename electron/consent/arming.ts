// Main's own watch over the first moment of a question: whatever the window says, nothing is accepted within half a second
// of when it came to the front, or of the last change of the window's place, size or focus (C-IDN-9, C-URL-2).
import type { Clock } from '../platform/clock.ts';

const armAfterMs = 500;

export interface Arming {
  /** Whether what is in front, unchanged since `sinceMs`, may be accepted now. Milliseconds of the injected clock. */
  isArmed(sinceMs: number): boolean;
  /** The window was moved, laid out anew, shown or brought to the front: the moment starts again. */
  disturb(): void;
  /** False while the person cannot see or reach the window: nothing is accepted then. */
  setWatched(isWatched: boolean): void;
}

export function createArming(clock: Clock): Arming {
  let disturbedAtMs = Number.NEGATIVE_INFINITY;
  // Where no window manager tells of focus there is nothing to wait for.
  let isWatched = true;
  return {
    isArmed: (sinceMs) => {
      const now = clock.now();
      const isOver = (startMs: number): boolean =>
        // A clock that was set back must not lock the person out.
        now < startMs || now - startMs >= armAfterMs;
      return isWatched && isOver(sinceMs) && isOver(disturbedAtMs);
    },
    disturb: () => {
      disturbedAtMs = clock.now();
    },
    setWatched: (next) => {
      if (isWatched === next) return;
      isWatched = next;
      disturbedAtMs = clock.now();
    },
  };
}

/** For tests of what comes after the first moment. */
export const alwaysArmed: Arming = {
  isArmed: () => true,
  disturb: () => undefined,
  setWatched: () => undefined,
};
