import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createManualClock } from '../platform/testing/manualClock.ts';
import type { Disturbance } from '../windows/disturbances.ts';
import { createArming } from './arming.ts';
import { watchWindow } from './watchWindow.ts';

function watched() {
  const clock = createManualClock(10_000);
  const arming = createArming(clock);
  const window = new EventEmitter();
  const stop = watchWindow(window, arming);
  const isArmedAfter = (disturbance: Disturbance, waitMs: number): boolean => {
    window.emit(disturbance);
    clock.advance(waitMs);
    return arming.isArmed(0);
  };
  return { window, stop, isArmedAfter };
}

test('C-IDN-9: focus, move, resize, show and restore start the moment anew', () => {
  const { isArmedAfter } = watched();
  for (const disturbance of ['focus', 'move', 'resize', 'show', 'restore'] as const) {
    expect(isArmedAfter(disturbance, 499), disturbance).toBe(false);
    expect(isArmedAfter(disturbance, 500), disturbance).toBe(true);
  }
});

test('C-IDN-9: nothing is accepted without focus, nor while the window is out of sight', () => {
  const { isArmedAfter } = watched();
  expect(isArmedAfter('blur', 60_000)).toBe(false);
  expect(isArmedAfter('move', 60_000)).toBe(false);
  expect(isArmedAfter('focus', 500)).toBe(true);
  expect(isArmedAfter('minimize', 60_000)).toBe(false);
  expect(isArmedAfter('focus', 60_000)).toBe(false);
  expect(isArmedAfter('restore', 500)).toBe(true);
});

test('watching ends', () => {
  const { window, stop } = watched();
  stop();
  expect(window.eventNames().flatMap((name) => window.listeners(name))).toEqual([]);
});
