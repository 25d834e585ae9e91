// The one place that hands an address to the system (C-URL-4): no shell, no window of ours, one argument.
import { patiently } from '../platform/patience.ts';
import type { OpenGrant } from './openGrant.ts';

/** What the system offers; a program's name is empty when it knows none for the scheme. May take a second. */
export interface SystemBrowser {
  readonly applicationFor: (url: string) => Promise<string>;
  readonly openExternal: (url: string) => Promise<void>;
}

export interface UrlOpener {
  /** Asked beforehand: on Linux the opening call resolves also when nothing opened (C-URL-13). */
  hasProgram(): Promise<boolean>;
  /** `failed` when the system says so; that it says nothing proves nothing. `used`: the grant was spent, nothing happened. */
  open(grant: OpenGrant): Promise<'handed-over' | 'failed' | 'used'>;
}

/** An opener that waits for the browser to close must not hold up the answer. */
const handOverPatienceMs = 1_000;

export function createUrlOpener(system: SystemBrowser): UrlOpener {
  // Many questions at once ask the system once.
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      // A browser that takes https takes http as well; the answer ends in a line break on Linux.
      return (await system.applicationFor('https://')).trim() !== '';
    } catch {
      return false;
    } finally {
      asking = null;
    }
  };
  return {
    hasProgram: () => {
      asking ??= ask();
      return asking;
    },
    open: async (grant) => {
      const href = grant.take();
      if (href === null) return 'used';
      const failures: unknown[] = [];
      const handedOver = hand(system, href).catch((error: unknown) => failures.push(error));
      await patiently(handedOver, handOverPatienceMs);
      return failures.length > 0 ? 'failed' : 'handed-over';
    },
  };
}

/**
 * Opens when the system has a program for it. `known`: what it said before; a no is asked anew, it may have got one meanwhile.
 * Asking takes time: `isWanted` is asked right before the opening. Never rejects.
 */
export async function handOver(
  opener: UrlOpener,
  grant: OpenGrant,
  known: Promise<boolean>,
  isWanted: () => boolean,
): Promise<'handed-over' | 'failed' | 'used' | 'no-program' | 'unwanted'> {
  const hasProgram = (await known) || (await opener.hasProgram());
  if (!isWanted()) return 'unwanted';
  return hasProgram ? opener.open(grant) : 'no-program';
}

/** A failure at once is a failure like a later one. */
async function hand(system: SystemBrowser, href: string): Promise<void> {
  await system.openExternal(href);
}
