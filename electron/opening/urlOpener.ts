// The one place that hands an address to the system (C-URL-4): no shell, no window of ours, one argument.
import { patiently } from '../platform/patience.ts';
import type { OpenGrant } from './openGrant.ts';

/** What Electron offers; a program's name is empty when the system knows none for the scheme. */
export interface SystemBrowser {
  readonly applicationFor: (url: string) => string;
  readonly openExternal: (url: string) => Promise<void>;
}

export interface UrlOpener {
  /** Asked beforehand: on Linux the opening call resolves also when nothing opened (C-URL-13). */
  hasProgram(): boolean;
  /** `failed` when the system says so; that it says nothing proves nothing. `used`: the grant was spent, nothing happened. */
  open(grant: OpenGrant): Promise<'handed-over' | 'failed' | 'used'>;
}

/** An opener that waits for the browser to close must not hold up the answer. */
const handOverPatienceMs = 1_000;

export function createUrlOpener(system: SystemBrowser): UrlOpener {
  return {
    // A browser that takes https takes http as well; the answer ends in a line break on Linux.
    hasProgram: () => system.applicationFor('https://').trim() !== '',
    open: async (grant) => {
      const href = grant.take();
      if (href === null) return 'used';
      const failures: unknown[] = [];
      const handedOver = system.openExternal(href).catch((error: unknown) => failures.push(error));
      await patiently(handedOver, handOverPatienceMs);
      return failures.length > 0 ? 'failed' : 'handed-over';
    },
  };
}
