// The main job without a mouse: from the start to the result, by keys alone.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { questionOf, result, runButton } from '../fixtures/desk.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch();
});
test.afterAll(async () => {
  await app.quit();
});

/** Tab until the control has the focus: everything must be reachable. */
async function tabTo(page: Page, control: Locator, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${String(limit)} tabs: ${String(control)}`);
}

test('connect, approve, run, fill every field, review, send', async () => {
  const { page } = app;
  const { keyboard } = page;
  await tabTo(page, page.getByTitle('Table desk', { exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Connect', exact: true }));
  await keyboard.press('Enter');
  const approve = page.getByRole('button', { name: 'Run this command' });
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeFocused();
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, approve);
  await settle(page);
  await keyboard.press('Enter');
  const runTool = runButton(page, 'Book a table');
  await runTool.waitFor();
  await tabTo(page, runTool);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Run', exact: true }));
  await keyboard.press('Enter');

  const dialog = questionOf(page, 'Table desk');
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }));
  await keyboard.type('Ada Lovelace');
  await tabTo(page, dialog.getByRole('textbox', { name: 'E-mail' }));
  await keyboard.type('ada@example.com');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Phone' }));
  await keyboard.type('+44 20 7946 0000');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Company website' }));
  await keyboard.type('https://example.com');
  await tabTo(page, dialog.getByRole('group', { name: 'Day' }).getByRole('spinbutton').first());
  await keyboard.type('12242026');
  await tabTo(
    page,
    dialog.getByRole('group', { name: 'Taxi home' }).getByRole('spinbutton').first(),
  );
  await keyboard.type('122420261130p');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Children in the party' }));
  await keyboard.type('1');
  await tabTo(
    page,
    dialog
      .getByRole('radiogroup', { name: 'Terrace heater' })
      .getByRole('radio', { checked: true }),
  );
  await keyboard.press('ArrowUp');
  await tabTo(
    page,
    dialog.getByRole('radiogroup', { name: 'Seating' }).getByRole('radio', { checked: true }),
  );
  await keyboard.press('ArrowDown');
  await tabTo(
    page,
    dialog.getByRole('radiogroup', { name: 'Menu' }).getByRole('radio', { checked: true }),
  );
  await keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'vegan' }));
  await keyboard.press('Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Fresh flowers' }));
  await keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Review' }));
  await keyboard.press('Enter');
  const review = dialog.getByRole('region', { name: 'Will be sent to Table desk:' });
  for (const text of [
    '"Ada Lovelace"',
    '"2026-12-24"',
    'T23:30:00',
    'true',
    '"terrace"',
    '"seven"',
    '"vegan"',
    '"flowers"',
  ]) {
    await expect(review).toContainText(text);
  }
  const sendButton = dialog.getByRole('button', { name: 'Send to Table desk' });
  await tabTo(page, sendButton);
  await expect(sendButton).toBeEnabled();
  await settle(page);
  await keyboard.press('Enter');
  await expect(result(page)).toContainText('"outcome": "booked"');
  await app.screenshot('keyboard-only');
});

test('F6 moves between the list and the content', async () => {
  const { page } = app;
  const inNavigation = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('nav') !== null);
  await page.keyboard.press('F6');
  const first = await inNavigation();
  await page.keyboard.press('F6');
  expect(await inNavigation()).not.toBe(first);
});
