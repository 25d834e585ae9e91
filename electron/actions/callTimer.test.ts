import { describe, expect, it } from 'vitest';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { startCallTimer } from './callTimer.ts';

const second = 1_000;
const minute = 60 * second;

function start(limits = { limitMs: minute, maximumMs: 3 * minute }) {
  const clock = createManualClock();
  const expired: number[] = [];
  const timer = startCallTimer(clock, limits, (limitMs) => expired.push(limitMs));
  return { clock, timer, expired };
}

describe('the clock of a call', () => {
  it('expires after its limit of server time, once, and tells the limit', () => {
    const { clock, expired } = start();
    clock.advance(minute - 1);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual([minute]);
    clock.advance(10 * minute);
    expect(expired).toEqual([minute]);
  });

  it('stands still while a person thinks, and goes on where it stood (C-NEG-10)', () => {
    const { clock, timer, expired } = start();
    clock.advance(20 * second);
    timer.pause();
    clock.advance(6 * minute);
    timer.resume();
    clock.advance(40 * second - 1);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual([minute]);
  });

  it('stands until the last of several open questions has ended (C-NEG-10)', () => {
    const { clock, timer, expired } = start();
    timer.pause();
    timer.pause();
    timer.resume();
    clock.advance(6 * minute);
    expect(expired).toEqual([]);
    timer.resume();
    clock.advance(minute);
    expect(expired).toEqual([minute]);
  });

  it('grants the limit anew on progress, up to the maximum (C-NEG-10)', () => {
    const { clock, timer, expired } = start();
    for (let step = 0; step < 5; step += 1) {
      clock.advance(30 * second);
      timer.progress();
    }
    clock.advance(30 * second - 1);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual([3 * minute]);
  });

  it('does not count a pause towards the maximum either (C-NEG-10)', () => {
    const { clock, timer, expired } = start({ limitMs: minute, maximumMs: minute });
    clock.advance(30 * second);
    timer.pause();
    clock.advance(6 * minute);
    timer.resume();
    clock.advance(30 * second - 1);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual([minute]);
  });

  it('does not run on because of progress during a pause', () => {
    const { clock, timer, expired } = start();
    clock.advance(50 * second);
    timer.pause();
    timer.progress();
    clock.advance(6 * minute);
    expect(expired).toEqual([]);
    timer.resume();
    clock.advance(minute - 1);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual([minute]);
  });

  it.each<[string, (timer: ReturnType<typeof startCallTimer>) => void]>([
    ['running', () => undefined],
    ['paused', (timer) => timer.pause()],
  ])('never expires once the call is over, whatever comes late (%s)', (_case, before) => {
    const { clock, timer, expired } = start();
    before(timer);
    timer.dispose();
    timer.resume();
    timer.progress();
    clock.advance(60 * minute);
    expect(expired).toEqual([]);
  });
});
