// The stories of the demo desk that need a page, in both generations: a real browser does the page's part.
import {
  expect,
  test,
  type Browser as PersonsBrowser,
  type Locator,
  type Page,
} from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import { connect, pick, questionOf, result, run, send, serverItem } from '../fixtures/desk.ts';
import { consent, wholeAddress } from '../fixtures/pages.ts';
import {
  connectCalendar,
  madeUpCard,
  openProfile,
  payDeposit,
  signIn,
  startBrowser,
} from '../fixtures/person.ts';
import { roomyDesks } from '../fixtures/servers.ts';

test.describe.configure({ timeout: 60_000 });

let app: RunningApp;
let browser: Browser;
let persons: PersonsBrowser;

test.beforeAll(async () => {
  browser = createBrowser();
  [persons, app] = await Promise.all([startBrowser(), launch({ browser, servers: roomyDesks })]);
});
test.afterAll(async () => {
  await app.quit();
  await persons.close();
  browser.remove();
});

const waiting = (): Locator => app.page.getByRole('region', { name: 'Waiting' });

/** Runs the tool and consents to its page; returns the address that was handed over. */
async function openPageOf(server: string, tool: string): Promise<string> {
  const { page } = app;
  await toServer(server);
  await run(page, tool);
  return openAsked(server);
}

async function openAsked(server: string): Promise<string> {
  const dialog = questionOf(app.page, server);
  await expect(dialog).toBeVisible();
  const address = await wholeAddress(dialog).innerText();
  const before = browser.opened().length;
  await consent(app.page, server);
  await expect.poll(() => browser.opened().slice(before), { timeout: 10_000 }).toEqual([[address]]);
  return address;
}

async function toServer(server: string): Promise<void> {
  const { page } = app;
  await serverItem(page, server).click();
  await expect(page.getByRole('heading', { name: server, level: 1, exact: true })).toBeVisible();
}

async function deleteAccount(server: string): Promise<void> {
  const { page } = app;
  await toServer(server);
  await run(page, 'Delete the account');
  const dialog = questionOf(page, server);
  await pick(dialog.getByRole('checkbox'));
  await send(dialog);
  await expect(result(page)).toContainText('"outcome": "account-deleted"');
}

async function visit(address: string): Promise<Page> {
  const page = await openProfile(persons);
  await page.goto(address);
  return page;
}

for (const [server, era] of [
  ['Table desk (2025)', 'legacy'],
  ['Table desk', 'modern'],
] as const) {
  test.describe(server, () => {
    test.beforeAll(async () => {
      await connect(app.page, server);
    });

    test('C-ACT-4 declined and closed are two results, and nothing opens', async () => {
      const { page } = app;
      const before = browser.opened().length;
      await toServer(server);
      await run(page, 'Connect a calendar');
      await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
      // -32042 has no way to say so; the calendar is asked for by a question of its own.
      await expect(result(page)).toContainText('"outcome": "declined"');
      await page.getByRole('button', { name: 'Run again' }).click();
      await expect(questionOf(page, server)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(result(page)).toContainText('"outcome": "cancelled"');
      expect(browser.opened()).toHaveLength(before);
    });

    test('C-URL-14 C-URL-15 opened and never finished: it waits, says so, and can be stopped', async () => {
      const { page } = app;
      await openPageOf(server, 'Connect a calendar');
      await expect(waiting()).toContainText('Handed to your browser');
      await expect(waiting()).toContainText(`Waiting for ${server}`);
      await expect(result(page)).toBeHidden();
      await expect(page.getByTitle('Waiting')).toBeVisible();
      await app.screenshot(`waiting-${era}`);
      if (era === 'modern') await expect(waiting()).toContainText('Not finished yet');
      await page.getByRole('button', { name: 'Stop this action' }).click();
      await expect(result(page)).toContainText('You stopped this action');
      await expect(waiting()).toBeHidden();
    });

    test('C-MRT-16 C-MRT-17 C-URL-11 tried again too early: asked anew or not finished yet, never opened by itself', async () => {
      const { page } = app;
      await openPageOf(server, 'Connect a calendar');
      const before = browser.opened().length;
      await waiting().getByRole('button', { name: 'Try again' }).click();
      if (era === 'legacy') {
        await expect(questionOf(page, server)).toBeVisible();
        await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
        await expect(result(page)).toContainText('"outcome": "declined"');
      } else {
        await expect(waiting()).toContainText('Not finished yet');
        await app.screenshot('not-finished');
        await page.getByRole('button', { name: 'Stop this action' }).click();
      }
      expect(browser.opened()).toHaveLength(before);
    });

    test('S-URL-5 S-URL-6 the address in another person’s profile is refused, and nothing is stored', async () => {
      const { page } = app;
      const address = await openPageOf(server, 'Connect a calendar');
      const bob = await visit(address);
      await signIn(bob, 'Bob');
      await expect(bob.getByRole('heading', { name: 'This page is not for you' })).toBeVisible();
      // An address that says otherwise changes nothing.
      await bob.goto(`${address}?account=alice&user=alice`);
      await expect(bob.getByRole('heading', { name: 'This page is not for you' })).toBeVisible();
      const stranger = await visit(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      await expect(stranger.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
      await bob.context().close();
      await stranger.context().close();
      if (era === 'modern') {
        await waiting().getByRole('button', { name: 'Try again' }).click();
        await expect(waiting()).toContainText('Not finished yet');
      }
      await expect(result(page)).toBeHidden();
      await page.getByRole('button', { name: 'Stop this action' }).click();
      await toServer(server);
      await run(page, 'Delete the account');
      await expect(questionOf(page, server)).toContainText('no calendar connected');
      await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
      await expect(result(page)).toContainText('"outcome": "declined"');
    });

    test('C-CMP-3 C-MRT-17 C-URL-14 finished at the page: the result comes, and not before', async () => {
      const { page } = app;
      const address = await openPageOf(server, 'Connect a calendar');
      const alice = await visit(address);
      await signIn(alice, 'Alice');
      await connectCalendar(alice);
      await alice.context().close();
      if (era === 'modern') await waiting().getByRole('button', { name: 'Try again' }).click();
      await expect(result(page)).toContainText('"outcome": "connected"');
      await expect(waiting()).toBeHidden();
      await app.screenshot(`calendar-connected-${era}`);
      await deleteAccount(server);
    });

    test('C-CMP-5 finished before the consent: nothing opens by itself, and then it goes on', async () => {
      const { page } = app;
      await toServer(server);
      await run(page, 'Connect a calendar');
      const dialog = questionOf(page, server);
      const alice = await visit(await wholeAddress(dialog).innerText());
      await signIn(alice, 'Alice');
      const before = browser.opened().length;
      await connectCalendar(alice);
      await alice.context().close();
      if (era === 'legacy') {
        await expect(dialog).toContainText('reports that this page is already done');
        await app.screenshot('done-before-consent');
      }
      await expect(dialog).toBeVisible();
      expect(browser.opened()).toHaveLength(before);
      await openAsked(server);
      await expect(result(page)).toContainText('"outcome": "connected"');
      await deleteAccount(server);
    });

    test('C-U42-1 C-U42-3 S-URL-3 S-URL-7 C-PRV-3 a deposit: paid at the page, confirmed here by its code, the card nowhere', async () => {
      const { page } = app;
      const address = await openPageOf(server, 'Pay a deposit');
      await waiting().getByRole('button', { name: 'Try again' }).click();
      await expect(waiting()).toContainText('Not finished yet');
      const alice = await visit(address);
      const code = await payDeposit(alice);
      // The same address in another browser, by the time it was paid.
      const other = await visit(address);
      await expect(other.getByRole('heading', { name: 'Already open elsewhere' })).toBeVisible();
      await other.context().close();
      const dialog = questionOf(page, server);
      if (era === 'modern') await waiting().getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Code on the page' })).toBeVisible();
      await expect(dialog).not.toContainText('://');
      await dialog.getByRole('textbox', { name: 'Code on the page' }).fill(code);
      await send(dialog);
      await expect(result(page)).toContainText('"outcome": "paid"');
      await alice.reload();
      await expect(alice.getByRole('heading', { name: 'The deposit is paid' })).toBeVisible();
      await alice.context().close();
      for (const text of [madeUpCard, madeUpCard.replaceAll(' ', '')]) {
        expect(await page.content()).not.toContain(text);
      }
    });

    test('C-ACT-11 the server goes away while its page is open: the wait ends with the reason, and it starts anew', async () => {
      const { page } = app;
      await openPageOf(server, 'Connect a calendar');
      await toServer(server);
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByTitle('Waiting').click();
      await expect(page.getByText('Nothing is waiting for a page')).toBeVisible();
      await connect(page, server);
      await run(page, 'Connect a calendar');
      await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
      await expect(result(page)).toContainText('"outcome": "declined"');
    });
  });
}
