// A page that a server asks for is the browser's alone: in a whole run no process of the app contacts its host or looks up its
// name, and nothing of the address is written down.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import { result, serverItem } from '../fixtures/desk.ts';
import { createDesks, openForm, runScript, type FormsDesks } from '../fixtures/forms.ts';
import {
  startCountedNames,
  startCountedSite,
  type CountedNames,
  type CountedSite,
} from '../fixtures/network.ts';
import { consent, Openings, openButton, pageParams } from '../fixtures/pages.ts';

const marker = 'marker7f3a91c5';
const namedHost = 'pages.frontdesk-contact.example';
const namedUrl = `https://${namedHost}/start?handle=${marker}#${marker}`;

let app: RunningApp;
let browser: Browser;
let openings: Openings;
let desks: FormsDesks;
let site: CountedSite;
let names: CountedNames | null;
let netLog: string;

test.beforeAll(async () => {
  browser = createBrowser();
  openings = new Openings(browser);
  desks = createDesks();
  site = await startCountedSite();
  names = await startCountedNames(electronPath());
  netLog = test.info().outputPath('net-log.json');
  app = await launch({
    servers: desks.servers,
    browser,
    switches: [`--log-net-log=${netLog}`],
    ...(names === null ? {} : { executablePath: names.wrapper }),
  });
});
test.afterAll(async () => {
  await app.quit();
  rmSync(app.profile, { recursive: true, force: true });
  await site.close();
  names?.close();
  browser.remove();
  desks.remove();
});

test('C-PRV-4 by itself the app looks nothing up and contacts nobody', () => {
  expect(names?.names ?? []).toEqual([]);
  expect(site.contacts).toEqual([]);
});

test('the counters see what the app does contact', async () => {
  await app.electron.evaluate(async ({ session }, origin) => {
    // A session of its own, which the app's guards do not know.
    const control = session.fromPartition('control');
    await control.fetch(`${origin}/control`);
    await control.fetch('http://control.frontdesk-contact.example/').catch(() => undefined);
  }, site.origin);
  expect(site.contacts).toContain('GET /control');
  if (names !== null) expect(names.names).toContain('control.frontdesk-contact.example');
});

test('C-URL-3 C-PRV-4 asked, shown, opened, opened again, declined: no contact and no look-up', async () => {
  const { page } = app;
  const before = site.contacts.length;
  const lookedUp = names?.names.length ?? 0;
  const hereUrl = `${site.origin}/page?handle=${marker}`;
  for (const desk of [desks.november, desks.modern]) {
    for (const url of [hereUrl, namedUrl]) {
      const dialog = await openForm(page, desk, pageParams(url, `Go to ${url}`));
      await openButton(dialog).hover();
      await consent(page, desk.name);
      await openings.expectNext(url);
      await expect(result(page)).toBeVisible();
    }
    const dialog = await openForm(page, desk, pageParams(namedUrl));
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await dialog.getByRole('button', { name: 'Decline' }).click();
  }
  // Waited for, and opened once more.
  await serverItem(page, desks.november.name).click();
  await runScript(page, {
    requests: [{ id: 'held', params: pageParams(namedUrl) }],
    hold: 'page',
  });
  await consent(page, desks.november.name);
  await openings.expectNext(namedUrl);
  const waiting = page.getByRole('region', { name: 'Waiting' });
  const again = waiting.getByRole('button', { name: 'Open again' });
  await accept(again);
  await expect(waiting).toContainText('Handed to your browser once more');
  await openings.expectNext(namedUrl);
  await page.getByRole('button', { name: 'Stop this action' }).first().click();
  await expect(result(page)).toContainText('You stopped this action');

  expect(site.contacts.slice(before)).toEqual([]);
  expect(names?.names.slice(lookedUp) ?? []).toEqual([]);
});

test('C-URL-18 C-PRV-3 nothing of the address is in a file of the profile, a log or the output', async () => {
  await app.quit({ keepProfile: true });
  const files = filesIn(app.profile);
  expect(files.some((file) => file.endsWith('servers.json'))).toBe(true);
  const holding = files.filter((file) => readFileSync(file, 'latin1').includes(marker));
  expect(holding).toEqual([]);
  expect(app.output()).not.toContain(marker);
  const log = readFileSync(netLog, 'latin1');
  expect(log).toContain('control.frontdesk-contact.example');
  expect(log).not.toContain(marker);
  expect(log).not.toContain(namedHost);
});

function electronPath(): string {
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? 'node_modules/electron/dist';
  return resolve(dist, 'electron');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}
