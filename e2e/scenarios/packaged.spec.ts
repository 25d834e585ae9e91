// The packaged binary with its fuses set, driven over the debugging port, since fused binaries take no inspector.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, test } from '@playwright/test';
import { connect, fillBooking, questionOf, result, run } from '../fixtures/desk.ts';
import { listProcessTree, livingOf } from '../fixtures/processes.ts';

const binary = resolve('release/linux-unpacked/frontdesk');

test('the booking in the packaged app, with a demo server in a process of its own', async () => {
  test.setTimeout(90_000);
  expect(existsSync(binary), 'npm run package has made the unpacked folder').toBe(true);
  const profile = mkdtempSync(join(tmpdir(), 'frontdesk-packaged-'));
  const child = spawn(
    binary,
    [
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--lang=en-US',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let endpoint = '';
  for await (const line of createInterface(child.stderr)) {
    const match = /DevTools listening on (ws:\S+)/.exec(line);
    if (match?.[1] === undefined) continue;
    endpoint = match[1];
    break;
  }
  child.stderr.resume();
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (page === undefined) throw new Error('the packaged app has no window');
  await page.waitForFunction(() => performance.getEntriesByName('app:usable').length > 0);

  for (const server of ['Table desk', 'Table desk (2025)']) {
    await connect(page, server);
    await run(page, 'Book a table');
    const dialog = questionOf(page, server);
    await expect(dialog).toContainText('comes with Frontdesk');
    await fillBooking(dialog);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await dialog.getByRole('button', { name: `Send to ${server}` }).click();
    await expect(result(page)).toContainText('"outcome": "booked"');
  }
  const tree = listProcessTree(child.pid ?? 0);
  expect(tree.length).toBeGreaterThan(3);
  child.kill('SIGTERM');
  await expect.poll(() => livingOf(tree), { timeout: 15_000 }).toEqual([]);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});
