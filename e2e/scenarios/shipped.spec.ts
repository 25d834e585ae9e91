// The shipped entry with the real clock, run as anybody would: once from source.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { launch } from '../fixtures/app.ts';
import { connect, pick, questionOf, result, run, send } from '../fixtures/desk.ts';

test('the shipped entry starts, asks, and ends without a trace', async () => {
  const app = await launch({ shippedEntry: true });
  const { page } = app;
  await connect(page, 'Table desk');
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Table desk');
  await pick(dialog.getByRole('radio', { name: 'large' }));
  await send(dialog);
  await expect(result(page)).toContainText('"outcome": "ordered"');
  expect(await page.evaluate(() => performance.getEntriesByName('app:usable').length)).toBe(1);
  expect(await app.electron.evaluate(() => 'testClock' in globalThis)).toBe(false);
  expect(app.policyReports).toEqual([]);
  await app.quit();
});

test('a second start of the same profile shows the first window instead', async () => {
  const app = await launch({ shippedEntry: true });
  // By itself: a process that ends at once is nothing to attach to.
  const electronPath: unknown = createRequire(import.meta.url)('electron');
  const second = spawn(
    String(electronPath),
    ['dist/main.cjs', `--user-data-dir=${app.profile}`, '--no-sandbox', '--disable-gpu'],
    { stdio: 'ignore' },
  );
  await expect.poll(() => second.exitCode, { timeout: 15_000 }).toBe(0);
  expect(await app.page.title()).toBe('Frontdesk');
  await app.quit();
});
