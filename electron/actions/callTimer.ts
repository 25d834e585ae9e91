// The time a server has for one call: it stands still while a person thinks (C-NEG-10), and progress grants it anew up to a maximum.
import type { CallLimits } from '../../shared/actions/callLimits.ts';
import type { Clock } from '../platform/clock.ts';

export interface CallTimer {
  /** Nested: the clock runs again when every pause has been resumed. */
  pause(): void;
  resume(): void;
  progress(): void;
  dispose(): void;
}

export function startCallTimer(
  clock: Clock,
  limits: CallLimits,
  onExpired: (limitMs: number) => void,
): CallTimer {
  let pauses = 0;
  let runningSinceMs = clock.now();
  let usedMs = 0;
  let usedInAllMs = 0;
  let cancelTimer: (() => void) | null = null;

  const stop = (): void => {
    if (cancelTimer === null) return;
    cancelTimer();
    cancelTimer = null;
    const ranMs = clock.now() - runningSinceMs;
    usedMs += ranMs;
    usedInAllMs += ranMs;
  };
  const start = (): void => {
    runningSinceMs = clock.now();
    const leftMs = Math.max(0, Math.min(limits.limitMs - usedMs, limits.maximumMs - usedInAllMs));
    cancelTimer = clock.setTimer(leftMs, () => {
      stop();
      onExpired(usedInAllMs >= limits.maximumMs ? limits.maximumMs : limits.limitMs);
    });
  };
  start();

  return {
    pause: () => {
      pauses += 1;
      stop();
    },
    resume: () => {
      pauses -= 1;
      if (pauses === 0) start();
    },
    progress: () => {
      if (pauses > 0 || cancelTimer === null) {
        usedMs = 0;
        return;
      }
      stop();
      usedMs = 0;
      start();
    },
    dispose: () => {
      // A pause without end: a late resume must not start it again.
      pauses = Number.POSITIVE_INFINITY;
      stop();
    },
  };
}
