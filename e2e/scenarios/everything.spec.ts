// Servers that others wrote, and our modern one over HTTP: every field filled, declined, cancelled: three different results.
import { expect, test, type Locator } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import {
  connect,
  fillBooking,
  openTool,
  pick,
  questionOf,
  result,
  run,
  serverItem,
  typeInto,
} from '../fixtures/desk.ts';
import { consent, Openings, wholeAddress } from '../fixtures/pages.ts';
import {
  everythingStdio,
  startDemoHttp,
  startEverythingHttp,
  type HttpServer,
} from '../fixtures/servers.ts';

let app: RunningApp;
let browser: Browser;
let openings: Openings;
let http: readonly HttpServer[] = [];

test.beforeAll(async () => {
  http = await Promise.all([
    startEverythingHttp(),
    startDemoHttp('modern'),
    startDemoHttp('legacy'),
  ]);
  const [everything, modern, legacy] = http.map(({ url }) => ({ url }));
  browser = createBrowser();
  openings = new Openings(browser);
  app = await launch({
    browser,
    servers: {
      'Everything stdio': everythingStdio,
      'Everything HTTP': everything,
      'Desk over HTTP': modern,
      'Old desk over HTTP': legacy,
    },
  });
});
test.afterAll(async () => {
  await app.quit();
  browser.remove();
  for (const server of http) server.stop();
});

for (const [server, slug] of [
  ['Everything stdio', 'stdio'],
  ['Everything HTTP', 'http'],
] as const) {
  test(`${server}: accepted, declined and cancelled come back as three different results`, async () => {
    const { page } = app;
    await connect(page, server);
    await run(page, 'Trigger Elicitation Request Tool');
    const dialog = questionOf(page, server);
    await fillEverything(dialog);
    await app.screenshot(`everything-${slug}-filled`);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await app.screenshot(`everything-${slug}-review`);
    await accept(dialog.getByRole('button', { name: `Send to ${server}` }));
    const raw = result(page);
    await expect(raw).toContainText('"action": "accept"');
    const expected = {
      name: 'Ada Lovelace',
      check: true,
      firstLine: 'It was a dark and stormy night.',
      email: 'ada@example.com',
      homepage: 'https://example.com/ada',
      birthdate: '1815-12-10',
      integer: 7,
      number: 2.5,
      untitledSingleSelectEnum: 'Ross',
      untitledMultipleSelectEnum: ['Guitar', 'Piano'],
      titledSingleSelectEnum: 'hero-3',
      titledMultipleSelectEnum: ['fish-1', 'fish-2'],
      legacyTitledEnum: 'pet-2',
    };
    const text = (await raw.textContent()) ?? '';
    const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
    expect(JSON.parse(json)).toEqual({ action: 'accept', content: expected });
    await app.screenshot(`everything-${slug}-result`);

    await page.getByRole('button', { name: 'Run again' }).click();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(raw).toContainText('"action": "decline"');
    await page.getByRole('button', { name: 'Run again' }).click();
    await dialog.getByRole('button', { name: 'Close (cancel)' }).click();
    await expect(raw).toContainText('"action": "cancel"');
  });
}

for (const [server, revision] of [
  ['Desk over HTTP', '2026-07-28'],
  ['Old desk over HTTP', '2025-11-25'],
] as const) {
  test(`${server}: the booking over Streamable HTTP, revision ${revision}`, async () => {
    const { page } = app;
    await connect(page, server);
    await expect(page.getByText(revision).first()).toBeVisible();
    await run(page, 'Book a table');
    const dialog = questionOf(page, server);
    await expect(dialog).toContainText('127.0.0.1:');
    await fillBooking(dialog);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await accept(dialog.getByRole('button', { name: `Send to ${server}` }));
    await expect(result(page)).toContainText('"outcome": "booked"');
    await app.screenshot(`http-booking-${revision}`);
  });
}

const prerequisiteUrl = 'https://modelcontextprotocol.io/';

for (const server of ['Everything stdio', 'Everything HTTP']) {
  for (const errorPath of [false, true]) {
    test(`${server}: C-U42-3 C-URL-14 a page that it asks for ${errorPath ? 'by error -32042, then ' : ''}by a question, to its end`, async () => {
      const { page } = app;
      const url = `https://pages.example/${errorPath ? 'error' : 'question'}`;
      const dialog = questionOf(page, server);
      await serverItem(page, server).click();
      await openTool(page, 'Trigger URL Elicitation Tool');
      await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
      await page
        .getByRole('textbox', { name: 'Arguments as JSON' })
        .fill(JSON.stringify({ url, message: 'Please open it.', errorPath }));
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      if (errorPath) {
        // Another page comes first.
        await expect(wholeAddress(dialog)).toHaveText(prerequisiteUrl);
        await consent(page, server);
        await openings.expectNext(prerequisiteUrl);
        const waiting = page.getByRole('region', { name: 'Waiting' });
        await expect(waiting).toContainText(`Waiting for ${server}`);
        await expect(result(page)).toBeHidden();
        await waiting.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(wholeAddress(dialog)).toHaveText(url);
      await consent(page, server);
      await openings.expectNext(url);
      await expect(result(page)).toContainText('accept');
      await app.screenshot(
        `everything-url-${server.slice(11).toLowerCase()}${errorPath ? '-error' : ''}`,
      );
    });
  }
}

async function fillEverything(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'String', exact: true }).fill('Ada Lovelace');
  await pick(dialog.getByRole('radio', { name: 'Yes' }));
  await dialog.getByRole('textbox', { name: 'String with email format' }).fill('ada@example.com');
  await dialog
    .getByRole('textbox', { name: 'String with uri format' })
    .fill('https://example.com/ada');
  await typeInto(dialog.getByRole('group', { name: 'String with date format' }), [
    '12',
    '10',
    '1815',
  ]);
  await dialog.getByRole('textbox', { name: 'Integer' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Number in range 1-1000' }).fill('2.5');
  await pick(dialog.getByRole('radio', { name: 'Ross' }));
  await pick(dialog.getByRole('checkbox', { name: 'Piano' }));
  await pick(dialog.getByRole('radio', { name: 'Wonder Woman' }));
  await pick(dialog.getByRole('checkbox', { name: 'Salmon' }));
  await pick(dialog.getByRole('radio', { name: 'Dogs' }));
}
