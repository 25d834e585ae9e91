// Nothing is answered by accident, and nothing by anybody but the person.
import { expect, test, type Page } from '@playwright/test';
import { settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import {
  connect,
  openTool,
  pick,
  questionOf,
  result,
  run,
  send,
  serverItem,
} from '../fixtures/desk.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch();
  await connect(app.page, 'Table desk (2025)');
  await connect(app.page, 'Table desk');
});
test.afterAll(async () => {
  await app.quit();
});
test.beforeEach(async () => {
  await serverItem(app.page, 'Table desk').click();
});

test('C-ACT-5 a click outside does nothing, Enter on the heading does nothing, Escape cancels', async () => {
  const { page } = app;
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Table desk');
  await expect(dialog).toBeVisible();
  const { width, height } = page.viewportSize() ?? (await windowSize(page));
  await page.mouse.click(width - 8, height - 8);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(result(page)).toContainText('"outcome": "cancelled"');
});

test('C-IDN-9 C-ACT-7 the accepting button is inert at first, and a double click counts once', async () => {
  const { page } = app;
  await run(page, 'Cancel a booking');
  const dialog = questionOf(page, 'Table desk');
  const accept = dialog.getByRole('button', { name: 'Send to Table desk' });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await pick(dialog.getByRole('checkbox'));
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await settle(page);
  await accept.dblclick();
  await expect(result(page)).toContainText('"outcome": "booking-cancelled"');
  await expect(
    page.getByRole('region', { name: 'What happened' }).getByText('You sent an answer'),
  ).toHaveCount(1);
});

test('C-REV-1 one yes-or-no question shows what will be sent beside it, without a further step', async () => {
  const { page } = app;
  await run(page, 'Cancel a booking');
  const dialog = questionOf(page, 'Table desk');
  const review = dialog.getByRole('region', { name: 'Will be sent to Table desk:' });
  await expect(review).toContainText('false');
  await pick(dialog.getByRole('checkbox'));
  await expect(review).toContainText('true');
  await app.screenshot('yes-or-no');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(result(page)).toContainText('"outcome": "declined"');
});

test('C-ACT-6 several questions wait in a queue; each can be declined there, and typed text comes back', async () => {
  const { page } = app;
  await run(page, 'Seat a party');
  const first = questionOf(page, 'Table desk');
  await first.getByRole('textbox', { name: 'Name' }).fill('Grace');
  // Elsewhere in the app: the question is set aside, not answered.
  await serverItem(page, 'Table desk (2025)').click();
  await run(page, 'Order noodles');
  const second = questionOf(page, 'Table desk (2025)');
  await expect(second).toBeVisible();
  await app.screenshot('second-question');
  await page.getByTitle('Questions').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'asks you' })).toHaveCount(2);
  await app.screenshot('questions');
  await page.getByRole('button', { name: 'Decline the question of Table desk (2025)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'asks you' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Open the question of Table desk' }).click();
  await expect(first.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace');
  await first.getByRole('textbox', { name: /guests/i }).fill('2');
  await send(first);
  await first.getByRole('button', { name: 'Close (cancel)' }).click();
  await expect(first).toBeHidden();
});

test('a reload of the window loses neither the question nor what was typed', async () => {
  const { page } = app;
  await run(page, 'Seat a party');
  const dialog = questionOf(page, 'Table desk');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('typed before the reload');
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
    'typed before the reload',
  );
  await dialog.getByRole('button', { name: 'Decline' }).click();
  // The second question of the round is still asked (C-MRT-9).
  await expect(dialog).toContainText('2 of 2');
  await dialog.getByRole('button', { name: 'Close (cancel)' }).click();
  await expect(dialog).toBeHidden();
});

test('C-ACT-11 stopping the action closes its dialog with the reason', async () => {
  const { page } = app;
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Table desk');
  await expect(dialog).toBeVisible();
  // The list of runs stops it, as somebody would who was elsewhere when it asked.
  await stopNewestRun(page);
  await expect(dialog).toContainText('The action was stopped. Nothing was sent.');
  await app.screenshot('stopped-question');
  await dialog.getByRole('button', { name: 'Dismiss' }).last().click();
  await expect(dialog).toBeHidden();
});

test('a tool takes nested arguments by form, and the same as raw JSON', async () => {
  const { page } = app;
  await openTool(page, 'Draw a floor plan');
  await app.screenshot('nested-arguments');
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await app.screenshot('raw-arguments');
});

async function stopNewestRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    const open = snapshot.value.actions.find(({ endedAtMs }) => endedAtMs === null);
    if (open !== undefined) await window.api.actions.stop({ actionId: open.id });
  });
}

function windowSize(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
}
