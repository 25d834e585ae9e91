// The shipped entry with the real clock, run as anybody would: once from source.
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
  const second = await import('@playwright/test').then(({ _electron }) =>
    _electron
      .launch({
        args: ['dist/main.cjs', `--user-data-dir=${app.profile}`, '--no-sandbox', '--disable-gpu'],
      })
      .then(
        (electron) => electron,
        () => null,
      ),
  );
  if (second !== null) await expect.poll(() => second.process().exitCode !== null).toBe(true);
  expect(await app.page.title()).toBe('Frontdesk');
  await app.quit();
});
