import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { disturbances, onDisturbed } from './disturbances.ts';

test.each(disturbances)('C-IDN-9: %s is a disturbance, until nobody listens', (disturbance) => {
  const window = new EventEmitter();
  const listener = vi.fn();
  const stop = onDisturbed(window, listener);
  window.emit(disturbance);
  window.emit('page-title-updated');
  expect(listener.mock.calls).toEqual([[disturbance]]);
  stop();
  window.emit(disturbance);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(window.eventNames()).toEqual([]);
});
