// What is left of a day at the desk: who asked, what was decided and by whom, and none of the values.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import {
  connect,
  fillBooking,
  questionOf,
  result,
  run,
  send,
  serverItem,
} from '../fixtures/desk.ts';
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

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('navigation').getByTitle('History', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
}
const lines = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const lineWith = (page: Page, words: string): Locator => lines(page).filter({ hasText: words });
const file = (): string => join(app.profile, 'history.jsonl');

test('C-IDN-1 C-RAT-3 each line tells which server, what, how it ended and who decided', async () => {
  const { page } = app;
  await openHistory(page);
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
  await app.screenshot('history-empty');
  await connect(page, server);
  await run(page, 'Book a table');
  await fillBooking(questionOf(page, server));
  await send(questionOf(page, server));
  await expect(result(page)).toContainText('"outcome": "booked"');
  await page.getByRole('button', { name: `Back to ${server}` }).click();
  await run(page, 'Order noodles');
  await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
  await expect(result(page)).toContainText('"outcome": "declined"');

  await openHistory(page);
  await expect(lines(page)).toHaveCount(4);
  for (const words of ['Answered by you', 'Declined by you']) {
    const line = lineWith(page, words);
    await expect(line).toContainText(server);
    await expect(line).toContainText('demoServer.cjs');
    await expect(line).toContainText('Form');
  }
  await expect(lineWith(page, 'Finished')).toHaveCount(2);
  await lineWith(page, 'Answered by you').getByRole('button', { name: 'Details' }).click();
  await expect(lineWith(page, 'Answered by you')).toContainText('2026-07-28');
  await expect(lineWith(page, 'Answered by you')).toContainText('Fields');
});

test('reads well in every language, light and dark, wide and narrow', async () => {
  // Seven looks, each searched for what keeps somebody out.
  test.setTimeout(120_000);
  await inAllLooks(app, 'history');
});

test('is found by words and by who decided', async () => {
  const { page } = app;
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('noodles');
  await expect(lines(page)).toHaveCount(2);
  await search.fill('');
  await expect(lines(page)).toHaveCount(4);
  await page.getByRole('button', { name: /Decided by/ }).click();
  await page.getByRole('option', { name: 'You', exact: true }).click();
  await expect(lines(page)).toHaveCount(2);
  await app.screenshot('history-filtered');
});

test('C-PRV-2 is exported where the person says, as it is filtered, without the answers', async () => {
  const { page } = app;
  const csv = join(exportFolder, 'history.csv');
  await savesTo(app, csv);
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByText(csv)).toBeVisible();
  const rows = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('"startedAt"');
  expect(rows.join('\n')).not.toContain('Lovelace');

  const json = join(exportFolder, 'history.json');
  await savesTo(app, json);
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  await expect(page.getByText(json)).toBeVisible();
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([
    { kind: 'question', outcome: 'accept', decidedBy: 'person' },
    { kind: 'question', outcome: 'decline', decidedBy: 'person' },
  ]);

  await savesTo(app, null);
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  await expect(page.getByText(json)).toBeHidden();
});

test('C-ACT-5 quitting is told as such in the next run, where the rest still is', async () => {
  await serverItem(app.page, server).click();
  await run(app.page, 'Order noodles');
  await expect(questionOf(app.page, server)).toBeVisible();
  await app.quit({ keepProfile: true });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readFileSync(file(), 'utf8')).not.toMatch(/Lovelace|ada@example/);

  app = await launch({ profile: app.profile });
  const { page } = app;
  await openHistory(page);
  await expect(lines(page)).toHaveCount(6);
  await expect(lineWith(page, 'Cancelled because the app was quit')).toContainText('Form');
  await expect(lineWith(page, 'Stopped because the app was quit')).toContainText('Tool');
  await app.screenshot('history-after-quitting');
});

test('one entry is deleted, then all of them after one question, from the file as well', async () => {
  const { page } = app;
  const line = lineWith(page, 'Declined by you');
  await line.getByRole('button', { name: 'Details' }).click();
  await line.getByRole('button', { name: 'Delete this entry' }).click();
  await expect(lines(page)).toHaveCount(5);
  expect(readFileSync(file(), 'utf8')).not.toContain('"decline"');
  await page.getByRole('button', { name: 'Delete all…' }).click();
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await app.screenshot('history-delete-all');
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
  expect(readFileSync(file(), 'utf8')).toBe('');
});

test('kept for this run only: nothing is written to disk', async () => {
  const { page } = app;
  await page.getByRole('navigation').getByTitle('Settings', { exact: true }).click();
  await page.getByRole('button', { name: /Keep the history/ }).click();
  await page.getByRole('option', { name: /For this run only/ }).click();
  await app.screenshot('history-setting');
  await connect(page, server);
  await run(page, 'Burn the toast');
  await expect(result(page)).toContainText('The tool reports an error');
  await openHistory(page);
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText(/kept for this run only/)).toBeVisible();
  await app.quit({ keepProfile: true });
  expect(readFileSync(file(), 'utf8')).toBe('');
  rmSync(app.profile, { recursive: true, force: true });
  expect(existsSync(app.profile)).toBe(false);
});
