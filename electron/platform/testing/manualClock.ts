// A clock that stands still until a test moves it.
import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Moves time on and fires, in order, every timer that falls due. */
  advance(byMs: number): void;
}

export function createManualClock(startMs = 0): ManualClock {
  let nowMs = startMs;
  let nextId = 0;
  const timers = new Map<number, { dueMs: number; callback: () => void }>();
  return {
    now: () => nowMs,
    setTimer: (delayMs, callback) => {
      const id = nextId++;
      timers.set(id, { dueMs: nowMs + delayMs, callback });
      return () => {
        timers.delete(id);
      };
    },
    advance: (byMs) => {
      const targetMs = nowMs + byMs;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.dueMs <= targetMs);
        due.sort(([, a], [, b]) => a.dueMs - b.dueMs);
        const next = due[0];
        if (next === undefined) break;
        timers.delete(next[0]);
        nowMs = Math.max(nowMs, next[1].dueMs);
        next[1].callback();
      }
      nowMs = targetMs;
    },
  };
}
