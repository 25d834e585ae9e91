// The messages of a server, as they went over the wire, with the person's answers masked unless they look at them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, fillBooking, questionOf, result, run, send } from '../fixtures/desk.ts';
import { inAllLooks } from '../fixtures/looks.ts';
import { savesTo } from '../fixtures/saveDialog.ts';

const server = 'Table desk';
let app: RunningApp;
let exportFolder = '';
test.beforeAll(async () => {
  exportFolder = mkdtempSync(join(tmpdir(), 'frontdesk-export-'));
  app = await launch();
});
test.afterAll(async () => {
  await app.quit();
  rmSync(exportFolder, { recursive: true, force: true });
});

const lines = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const answered = (page: Page): Locator =>
  lines(page)
    .filter({ has: page.locator('[data-direction="sent"]') })
    .filter({ hasText: 'tools/call' })
    .last();
const json = (line: Locator): Locator => line.locator('pre');

test('C-PRV-2 C-MRT-5 lists every message, with answers and requestState masked', async () => {
  const { page } = app;
  await connect(page, server);
  await run(page, 'Book a table');
  await fillBooking(questionOf(page, server));
  await send(questionOf(page, server));
  await expect(result(page)).toContainText('"outcome": "booked"');
  await page.getByRole('button', { name: `Back to ${server}` }).click();
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await expect(lines(page).filter({ hasText: 'server/discover' })).toHaveCount(2);
  await answered(page).getByRole('button', { name: 'The message' }).press('Enter');
  await expect(json(answered(page))).toContainText('"inputResponses"');
  await expect(json(answered(page))).toContainText('••• string, ');
  await expect(json(answered(page))).toContainText('••• requestState, ');
  await app.screenshot('wire-masked');
});

test('C-PRV-2 C-MRT-5 shows the values for this view, never requestState', async () => {
  const { page } = app;
  const values = page.getByRole('switch', { name: 'Show the values of answers, for this view' });
  await values.press('Space');
  await expect(json(answered(page))).toContainText('"Ada');
  await expect(json(answered(page))).toContainText('••• requestState, ');
  await app.screenshot('wire-shown');
  await values.press('Space');
  await expect(json(answered(page))).not.toContainText('"Ada');
});

test('is found by words, direction and kind', async () => {
  const { page } = app;
  await page.getByRole('textbox', { name: 'Search' }).fill('server/discover');
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^.*Direction/ }).click();
  await page.getByRole('option', { name: 'Received', exact: true }).click();
  await expect(lines(page)).toHaveCount(1);
  await app.screenshot('wire-filtered');
  await page.getByRole('textbox', { name: 'Search' }).fill('');
  await page.getByRole('button', { name: /^.*Direction/ }).click();
  await page.getByRole('option', { name: 'Both directions' }).click();
});

test('reads well in every language, light and dark, wide and narrow', async () => {
  // Seven looks, each searched for what keeps somebody out.
  test.setTimeout(120_000);
  await inAllLooks(app, 'wire');
});

test('C-PRV-2 C-MRT-5 is exported masked, whatever the view shows, and forgets values at the end', async () => {
  const { page } = app;
  const file = join(exportFolder, 'messages.jsonl');
  await savesTo(app, file);
  await page.getByRole('switch').press('Space');
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByText('messages.jsonl')).toBeVisible();
  const sent = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"direction":"sent"'));
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.join('\n')).toContain('••• requestState, ');
  expect(sent.join('\n')).not.toContain('"Ada');

  await page.getByRole('button', { name: `Back to ${server}` }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
