import { expect, test } from 'vitest';
import { createReloading } from './reloading.ts';

function createWindow() {
  let now = 0;
  const log: string[] = [];
  const failed = createReloading({
    now: () => now,
    reload: () => log.push('reload'),
    giveUp: () => log.push('give up'),
  });
  return {
    log,
    failAt: (ms: number) => {
      now = ms;
      failed();
    },
  };
}

test('a page that crashes three times within a minute is given up, once', () => {
  const { log, failAt } = createWindow();
  for (const ms of [0, 30_000, 59_999, 60_000]) failAt(ms);
  expect(log).toEqual(['reload', 'reload', 'give up']);
});

test('crashes that lie apart are loaded anew each time', () => {
  const { log, failAt } = createWindow();
  for (const ms of [0, 30_000, 60_000, 90_000]) failAt(ms);
  expect(log).toEqual(['reload', 'reload', 'reload', 'reload']);
});
