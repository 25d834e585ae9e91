// The main job: a demo server asks for a booking by form, and the person answers, declines, closes.
import { expect, test, type Locator } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, fillBooking, pick, questionOf, result, run, send } from '../fixtures/desk.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch();
});
test.afterAll(async () => {
  await app.quit();
});

for (const [server, slug] of [
  ['Table desk', 'modern'],
  ['Table desk (2025)', 'legacy'],
] as const) {
  test.describe(server, () => {
    test('C-STD-3 nothing runs before the whole command was approved', async () => {
      const { page } = app;
      await page.getByRole('navigation').getByTitle(server, { exact: true }).click();
      const before = app.processes().length;
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      const approval = page.getByRole('alertdialog');
      await expect(approval).toContainText('demoServer.cjs');
      await expect(approval).toContainText('--era');
      await expect(approval).toContainText(slug);
      expect(app.processes()).toHaveLength(before);
      await app.screenshot(`approval-${slug}`);
      await approval.getByRole('button', { name: 'Do not run' }).click();
      await expect(approval).toBeHidden();
      expect(app.processes()).toHaveLength(before);
      await connect(page, server);
      await app.screenshot(`server-${slug}`);
    });

    test('C-REV-1 C-REV-2 a booking: all kinds of fields filled, reviewed, sent, and the result shown', async () => {
      const { page } = app;
      await run(page, 'Book a table');
      const dialog = questionOf(page, server);
      await expect(dialog.getByRole('heading', { name: `${server} asks you` })).toBeFocused();
      await app.screenshot(`booking-${slug}-empty`);
      await fillBooking(dialog);
      await app.screenshot(`booking-${slug}-filled`);
      await dialog.getByRole('button', { name: 'Review' }).click();
      const review = dialog.getByRole('region', { name: `Will be sent to ${server}:` });
      await expect(review).toBeVisible();
      await app.screenshot(`booking-${slug}-review`);
      await expectReview(review);
      await accept(dialog.getByRole('button', { name: `Send to ${server}` }));
      await expect(dialog).toBeHidden();
      await expect(result(page)).toContainText('"outcome": "booked"');
      await expect(result(page)).toContainText('Ada Lovelace');
      await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
        'You sent an answer',
      );
      await app.screenshot(`booking-${slug}-result`);
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });

    test('C-ACT-4 declining and closing have different results', async () => {
      const { page } = app;
      await run(page, 'Order noodles');
      await questionOf(page, server).getByRole('button', { name: 'Decline' }).click();
      await expect(result(page)).toContainText('"outcome": "declined"');
      await page.getByRole('button', { name: 'Run again' }).click();
      await expect(questionOf(page, server)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(result(page)).toContainText('"outcome": "cancelled"');
      await page.getByRole('button', { name: 'Run again' }).click();
      await questionOf(page, server).getByRole('button', { name: 'Close (cancel)' }).click();
      await expect(result(page)).toContainText('"outcome": "cancelled"');
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });

    test('C-VAL-1 while an answer is missing nothing leaves, and the field says why', async () => {
      const { page } = app;
      await run(page, 'Order noodles');
      const dialog = questionOf(page, server);
      await dialog.getByRole('button', { name: `Send to ${server}` }).click();
      await expect(dialog.getByText('This needs an answer.').first()).toBeVisible();
      await expect(dialog).toBeVisible();
      await app.screenshot(`missing-answer-${slug}`);
      await pick(dialog.getByRole('radio', { name: 'Large' }));
      await send(dialog);
      await expect(result(page)).toContainText('"outcome": "ordered"');
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });

    test('several questions come one after another, in two rounds', async () => {
      const { page } = app;
      await run(page, 'Seat a party');
      const dialog = questionOf(page, server);
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace');
      const guests = dialog.getByRole('textbox', { name: /guests/i });
      await guests.fill('3');
      await app.screenshot(`round-${slug}`);
      await send(dialog);
      await pick(dialog.getByRole('radio').first());
      await send(dialog);
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await pick(dialog.getByRole('radio').first());
      await send(dialog);
      await expect(result(page)).toContainText('"outcome": "seated"');
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });

    test('C-NEG-10 an answer after six minutes works', async () => {
      const { page } = app;
      await run(page, 'Order noodles');
      const dialog = questionOf(page, server);
      await expect(dialog).toBeVisible();
      await app.advance(6 * 60_000);
      await pick(dialog.getByRole('radio', { name: 'Small' }));
      await send(dialog);
      await expect(result(page)).toContainText('"outcome": "ordered"');
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });

    test('progress, stopping, a picture, an error, nested arguments', async () => {
      const { page } = app;
      await run(page, 'Cook slowly');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await app.screenshot(`progress-${slug}`);
      await page.getByRole('button', { name: 'Stop this action' }).click();
      await expect(result(page)).toContainText('You stopped this action');
      await page.getByRole('button', { name: `Back to ${server}` }).click();

      await run(page, 'Show the menu');
      await expect(result(page).getByRole('img')).toBeVisible();
      expect(await result(page).getByRole('link').count()).toBe(0);
      await app.screenshot(`menu-${slug}`);
      await page.getByRole('button', { name: `Back to ${server}` }).click();

      await run(page, 'Burn the toast');
      await expect(result(page)).toContainText('The tool reports an error');
      await page.getByRole('button', { name: `Back to ${server}` }).click();
    });
  });
}

async function expectReview(review: Locator): Promise<void> {
  for (const text of [
    '"Ada Lovelace"',
    '"ada@example.com"',
    '"+44 20 7946 0000"',
    '"https://example.com/ada"',
    '"2026-12-24"',
    '42.5',
    'true',
    '"terrace"',
    '"seven"',
    '"vegetarian"',
    '"water", "cake"',
  ]) {
    await expect(review).toContainText(text);
  }
}
