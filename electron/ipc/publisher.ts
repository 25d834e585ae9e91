// Sends what has changed to the window, once per pause and subject, always as it is then. A server that changes things
// thousands of times a second costs the window one event for many changes (design.md, invariant 9).
import { describeError } from '../../shared/errors.ts';
import type { EventName } from '../../shared/ipc/channels.ts';
import type { EventPayloads } from '../../shared/ipc/contract.ts';

/** What is used of the window. */
export interface EventTarget {
  isDestroyed(): boolean;
  readonly webContents: { send(event: string, payload: unknown): void };
}

export interface Publisher {
  /** `read` is called when the event is sent, not now; a later call with the same key replaces an earlier one. */
  publish<E extends EventName>(event: E, read: () => EventPayloads[E], key?: string): void;
}

/** A change after a quiet moment goes out at once; the next one waits for about a frame. */
const shortestPauseMs = 16;
/** The window needs up to some 25 times as long to take in what main has sent: it has that time, or a key would wait for it. */
const pausePerSendingMs = 25;
const longestPauseMs = 250;
/** What is not sent within this time waits for the next turn: many lists that change at once are no stall. */
const longestTurnMs = 4;

/** A question that appears is drawn with what is known of its server by then: that goes first. */
const first = ['servers ', 'guards '];
const rankOf = (key: string): number => (first.includes(key) ? 0 : 1);

export function createPublisher(
  window: () => EventTarget | null,
  log: (line: string) => void,
): Publisher {
  const waiting = new Map<string, () => void>();
  let pauseEndsAtMs = 0;
  let isScheduled = false;

  const flush = (): void => {
    const startedAtMs = performance.now();
    let tookMs = 0;
    for (const [key, send] of [...waiting].sort(([a], [b]) => rankOf(a) - rankOf(b))) {
      waiting.delete(key);
      send();
      tookMs = performance.now() - startedAtMs;
      // The first ones are at most two, and let another pass each time, however often they change.
      if (tookMs > longestTurnMs && rankOf(key) > 0) break;
    }
    const pauseMs = Math.min(longestPauseMs, pausePerSendingMs * tookMs);
    pauseEndsAtMs = performance.now() + Math.max(shortestPauseMs, pauseMs);
    isScheduled = false;
    if (waiting.size > 0) schedule();
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    const leftMs = pauseEndsAtMs - performance.now();
    if (leftMs > 0) setTimeout(flush, leftMs);
    else setImmediate(flush);
  };

  return {
    publish: (event, read, key = '') => {
      schedule();
      waiting.set(`${event} ${key}`, () => {
        const target = window();
        if (target === null || target.isDestroyed()) return;
        try {
          target.webContents.send(event, read());
        } catch (error) {
          // One subject that cannot be sent keeps back no other.
          log(`event ${event} not sent: ${describeError(error)}`);
        }
      });
    },
  };
}
