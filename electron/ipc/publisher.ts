// Sends what has changed to the window, at most once per turn of the loop and subject, always as it is then.
import type { BrowserWindow } from 'electron';
import type { EventName } from '../../shared/ipc/channels.ts';
import type { EventPayloads } from '../../shared/ipc/contract.ts';

export interface Publisher {
  /** `read` is called when the event is sent, not now; a later call with the same key replaces an earlier one. */
  publish<E extends EventName>(event: E, read: () => EventPayloads[E], key?: string): void;
}

export function createPublisher(window: () => BrowserWindow | null): Publisher {
  const waiting = new Map<string, () => void>();

  const flush = (): void => {
    const sends = [...waiting.values()];
    waiting.clear();
    for (const send of sends) send();
  };

  return {
    publish: (event, read, key = '') => {
      if (waiting.size === 0) setImmediate(flush);
      waiting.set(`${event} ${key}`, () => {
        const target = window();
        if (target !== null && !target.isDestroyed()) target.webContents.send(event, read());
      });
    },
  };
}
