// A server that is not done after many rounds: the action stands until the person lets it go on, or ends it (C-MRT-15).
import type { ActiveCall } from './activeCalls.ts';
import type { Asking } from './asking.ts';

/** `rounds`: how many there were. The call's clock stands meanwhile. Never rejects. */
export async function askToGoOn(
  call: ActiveCall,
  rounds: number,
  { linkLost, rules }: Pick<Asking, 'linkLost' | 'rules'>,
): Promise<'go-on' | 'paused' | 'withdrawn'> {
  call.observer.held(0, rounds);
  call.timer.pause();
  try {
    const end = await call.hold.wait(AbortSignal.any([call.over, linkLost]));
    if (end === 'over') return 'withdrawn';
    if (end === 'paused' || rules().paused) return 'paused';
    call.observer.letThrough();
    return 'go-on';
  } finally {
    call.timer.resume();
  }
}
