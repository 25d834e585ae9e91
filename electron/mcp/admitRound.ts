// Questions that stand in a result or an error: nothing can be answered for them alone, so what is over the limit waits for
// the person, whole (C-RAT-2). A paused server's action ends (C-RAT-3).
import type { ActiveCall } from './activeCalls.ts';
import type { Asking } from './asking.ts';

/** `count`: questions that would be shown. The call's clock stands meanwhile. Never rejects. */
export async function admitRound(
  call: ActiveCall,
  count: number,
  { guard, linkLost }: Asking,
): Promise<'admitted' | 'paused' | 'withdrawn'> {
  if (count === 0) return 'admitted';
  const admission = guard.admit(count);
  if (admission === 'admitted') return 'admitted';
  guard.heldBack(admission, count);
  call.observer.heldBack(admission, count);
  if (admission === 'paused') return 'paused';
  call.observer.held(count);
  call.timer.pause();
  try {
    const end = await call.hold.wait(AbortSignal.any([call.over, linkLost]));
    if (end === 'over') return 'withdrawn';
    if (end === 'paused' || guard.letThrough() === 'paused') return 'paused';
    call.observer.letThrough();
    return 'admitted';
  } finally {
    call.timer.resume();
  }
}
