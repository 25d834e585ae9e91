import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresh } from './createRefresh.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a server that says "changed" after every list gets one at once and then one per pause', async () => {
  const work = vi.fn(() => {
    queueMicrotask(() => {
      refresh();
    });
    return Promise.resolve();
  });
  const refresh = createRefresh(work, 500);
  refresh();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(work).toHaveBeenCalledTimes(5);
});

it('many wishes during one refresh are one refresh more', async () => {
  const work = vi.fn(() => Promise.resolve());
  const refresh = createRefresh(work, 500);
  for (let wish = 0; wish < 1_000; wish += 1) refresh();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});
