import { expect, test } from 'vitest';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createArming } from './arming.ts';

test('C-IDN-9: nothing is accepted within half a second of when it came to the front', () => {
  const clock = createManualClock(10_000);
  const arming = createArming(clock);
  const since = clock.now();
  clock.advance(499);
  expect(arming.isArmed(since)).toBe(false);
  clock.advance(1);
  expect(arming.isArmed(since)).toBe(true);
});

test('C-IDN-9: a window that moves, is laid out anew or gets the focus starts the moment again', () => {
  const clock = createManualClock(10_000);
  const arming = createArming(clock);
  clock.advance(5_000);
  arming.disturb();
  clock.advance(499);
  expect(arming.isArmed(10_000)).toBe(false);
  arming.disturb();
  clock.advance(499);
  expect(arming.isArmed(10_000)).toBe(false);
  clock.advance(1);
  expect(arming.isArmed(10_000)).toBe(true);
});

test('C-IDN-9: a window that nobody sees accepts nothing, however long', () => {
  const clock = createManualClock(10_000);
  const arming = createArming(clock);
  arming.setWatched(false);
  clock.advance(60_000);
  expect(arming.isArmed(10_000)).toBe(false);
  arming.setWatched(true);
  expect(arming.isArmed(10_000)).toBe(false);
  clock.advance(500);
  expect(arming.isArmed(10_000)).toBe(true);
});

test('a clock that was set back locks nobody out', () => {
  let now = 10_000;
  const arming = createArming({ now: () => now, setTimer: () => () => undefined });
  arming.disturb();
  now = 1_000;
  expect(arming.isArmed(10_000)).toBe(true);
});
