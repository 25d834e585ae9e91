// A person who is elsewhere, on a desktop with a window manager and a notification service: they are called, never interrupted.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { startDesktop, type Desktop } from '../fixtures/desktop.ts';
import { connect, questionOf } from '../fixtures/desk.ts';
import { startNotificationService, type NotificationService } from '../fixtures/notifications.ts';
import { livingOf } from '../fixtures/processes.ts';
import { runTool } from '../fixtures/runTool.ts';
import { scripted } from '../fixtures/servers.ts';

const params = {
  message: 'Your password, please',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};

// One after another: each goes on where the last one left the desktop.
test.describe.configure({ mode: 'serial' });

let desktop: Desktop;
let bus: NotificationService;
let profile: string;
let child: ChildProcess;
let other: ChildProcess;
let browser: Browser;
let page: Page;
let windowId: string;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  desktop = await startDesktop();
  bus = await startNotificationService();
  profile = mkdtempSync(join(tmpdir(), 'frontdesk-attention-'));
  const mcpServers = { Bistro: scripted('--era', 'legacy'), Calendar: scripted('--era', 'legacy') };
  writeFileSync(join(profile, 'servers.json'), JSON.stringify({ mcpServers }));
  writeFileSync(join(profile, 'settings.json'), JSON.stringify({ locale: 'en' }));
  const electronPath = String(createRequire(import.meta.url)('electron'));
  other = startOther(electronPath);
  // By itself: the test's own launcher tells every page that it has the focus.
  child = spawn(
    electronPath,
    [
      'dist/main.cjs',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    {
      env: { ...process.env, DISPLAY: desktop.display, DBUS_SESSION_BUS_ADDRESS: bus.address },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  browser = await chromium.connectOverCDP(await endpointOf(child), { noDefaults: true });
  const [context] = browser.contexts();
  const shown = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (shown === undefined) throw new Error('the app has no window');
  page = shown;
  await expect.poll(() => windowOf('Elsewhere'), { timeout: 15_000 }).not.toBe('');
  await page.waitForFunction(() => performance.getEntriesByName('app:usable').length > 0);
  await expect.poll(() => windowOf('Frontdesk')).not.toBe('');
  windowId = windowOf('Frontdesk');
  desktop.xdo('windowactivate', windowId);
  await inFront(true);
  await connect(page, 'Calendar');
  await connect(page, 'Bistro');
});
test.afterAll(async () => {
  other.kill('SIGKILL');
  child.kill('SIGTERM');
  await expect.poll(() => livingOf([child.pid ?? 0]), { timeout: 15_000 }).toEqual([]);
  await browser.close();
  bus.stop();
  desktop.stop();
  rmSync(profile, { recursive: true, force: true });
});

async function endpointOf(program: ChildProcess): Promise<string> {
  if (program.stderr === null) throw new Error('no output to read');
  for await (const line of createInterface(program.stderr)) {
    const endpoint = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (endpoint === undefined) continue;
    program.stderr.resume();
    return endpoint;
  }
  throw new Error('the app ended before it was there');
}

const ask = (server: string) => runTool(page, server, 'ask', { requests: [{ params }] });
const hasFocus = () => page.evaluate(() => document.hasFocus());
const inFront = (expected: boolean) => expect.poll(hasFocus).toBe(expected);

async function goElsewhere(): Promise<void> {
  desktop.xdo('windowactivate', windowOf('Elsewhere'));
  await inFront(false);
}

function windowOf(title: string): string {
  return desktop.xdo('search', '--onlyvisible', '--name', `^${title}$`).split('\n')[0] ?? '';
}

/** Another program, in a corner of the screen. */
function startOther(electronPath: string): ChildProcess {
  const script = join(profile, 'elsewhere.cjs');
  const options = '{ width: 160, height: 120, x: 0, y: 0, title: "Elsewhere" }';
  writeFileSync(
    script,
    `const { app, BrowserWindow } = require('electron'); app.whenReady().then(() => new BrowserWindow(${options}));`,
  );
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const switches = [`--user-data-dir=${join(profile, 'elsewhere')}`, '--disable-gpu', ...sandbox];
  return spawn(electronPath, [script, ...switches], {
    env: { ...process.env, DISPLAY: desktop.display },
    stdio: 'ignore',
  });
}

/** Where the button stands on the screen. */
function pointOf(name: string): Promise<readonly [string, string]> {
  const button = page.getByRole('button', { name });
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = window.screenX + (outerWidth - innerWidth) / 2 + left + width / 2;
    const y = window.screenY + (outerHeight - innerHeight) + top + height / 2;
    return [String(Math.round(x)), String(Math.round(y))] as const;
  });
}

test('C-IDN-1 C-IDN-9: in the background one notification names the server alone, and nothing takes the focus', async () => {
  await goElsewhere();
  await ask('Bistro');
  await ask('Bistro');
  await ask('Calendar');
  await expect
    .poll(() => bus.shown.map(({ title, body }) => `${title}: ${body}`))
    .toEqual(['Frontdesk: Bistro asks you something', 'Frontdesk: Calendar asks you something']);
  await expect(questionOf(page, 'Bistro')).toBeVisible();
  expect(await hasFocus()).toBe(false);
});

test('C-IDN-9: the click that brings the window to the front answers nothing; one more does', async () => {
  const send = page.getByRole('button', { name: 'Send to Bistro' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const [x, y] = await pointOf('Send to Bistro');
  desktop.xdo('mousemove', x, y, 'click', '1');
  await inFront(true);
  await expect(send).toBeEnabled();
  await expect(questionOf(page, 'Bistro')).toBeVisible();
  // It is in front now: what called is taken away.
  await expect.poll(() => [...bus.closed].sort()).toEqual([1, 2]);
  desktop.xdo('click', '1');
  // The turn of the other server.
  await expect(questionOf(page, 'Calendar')).toBeVisible();
});

test('C-IDN-9: a window that is dragged takes no press for a moment', async () => {
  const send = page.getByRole('button', { name: 'Send to Calendar' });
  await expect(send).toBeEnabled();
  await send.evaluate((button) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(button.getAttribute('aria-disabled') ?? '')).observe(
      button,
      { attributeFilter: ['aria-disabled'] },
    );
    Object.assign(window, { seen });
  });
  desktop.xdo('windowmove', windowId, '40', '40');
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(window, 'seen')))
    .toEqual(['true', 'false']);
});

test('the notification of a minimised window leads to its question', async () => {
  desktop.xdo('windowminimize', windowId);
  await inFront(false);
  const before = bus.shown.length;
  await ask('Bistro');
  await expect.poll(() => bus.shown.length).toBe(before + 1);
  bus.click(bus.shown.at(-1)?.id ?? 0);
  await inFront(true);
  await expect(questionOf(page, 'Bistro')).toBeVisible();
  await page.screenshot({ path: join('test-results', 'screens', 'attention-followed.png') });
});
