// One leg of a call: a request under its own id, which the person can call off to send it anew (C-URL-15, C-MRT-17).
import type { ActiveCall } from './activeCalls.ts';

export type LegEnd =
  { readonly kind: 'result'; readonly result: unknown } | { readonly kind: 'again' };

/** Rejects with whatever `send` rejects with, unless it was called off by "try again". */
export async function sendLeg(
  call: ActiveCall,
  send: (calledOff: AbortSignal) => Promise<unknown>,
): Promise<LegEnd> {
  const leg = new AbortController();
  const stopListening = call.retries.listen(() => {
    leg.abort();
  });
  try {
    return { kind: 'result', result: await send(leg.signal) };
  } catch (error) {
    if (leg.signal.aborted && !call.over.aborted) return { kind: 'again' };
    throw error;
  } finally {
    stopListening();
  }
}

/** Nothing is in flight: waits for the person's "try again", for `others`, or for the end of the call. */
export function whenToRetry(
  call: ActiveCall,
  linkLost: AbortSignal,
  others: Promise<void> = new Promise(() => undefined),
): Promise<'person' | 'others' | 'over'> {
  const over = AbortSignal.any([call.over, linkLost]);
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (by: 'person' | 'others' | 'over'): void => {
      settled.abort();
      stopListening();
      resolve(by);
    };
    const stopListening = call.retries.listen(() => {
      settle('person');
    });
    void others.then(() => {
      settle('others');
    });
    const onOver = (): void => {
      settle('over');
    };
    if (over.aborted) onOver();
    else over.addEventListener('abort', onOver, { once: true, signal: settled.signal });
  });
}
