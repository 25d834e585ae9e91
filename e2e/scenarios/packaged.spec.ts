// The packaged binary with its fuses set, driven over the debugging port, since fused binaries take no inspector.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, test } from '@playwright/test';
import { connect, fillBooking, questionOf, result, run } from '../fixtures/desk.ts';
import { listProcessTree, livingOf } from '../fixtures/processes.ts';

const unpacked = resolve('release/linux-unpacked');

/** Root runs it as nobody, from a folder of nobody's: so the packaged app is tried with its full sandbox. */
function commandFor(folder: string, args: readonly string[]): readonly [string, readonly string[]] {
  const binary = join(folder, 'app', 'frontdesk');
  if (process.getuid?.() !== 0) return [binary, args];
  execFileSync('chown', ['-R', '65534:65534', folder]);
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'];
  return ['setpriv', [...nobody, binary, ...args]];
}

test('the booking in the packaged and sandboxed app, with a demo server in a process of its own', async () => {
  test.setTimeout(90_000);
  expect(existsSync(unpacked), 'npm run package has made the unpacked folder').toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-packaged-'));
  cpSync(unpacked, join(folder, 'app'), { recursive: true });
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const [command, args] = commandFor(folder, [
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--lang=en-US',
    '--disable-gpu',
  ]);
  const child = spawn(command, args, {
    env: { ...process.env, HOME: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
  rmSync(folder, { recursive: true, force: true });
});
