// What accepts cannot be won by accident: real mouse and keys against a dialog, with the first moment of the window moved by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf } from '../fixtures/desk.ts';
import { runTool } from '../fixtures/runTool.ts';
import { scripted } from '../fixtures/servers.ts';

const params = {
  message: 'Who comes to dinner?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};

let app: RunningApp;
let transcript: string;
test.beforeAll(async () => {
  transcript = join(test.info().project.outputDir, `mechanics-${String(process.pid)}.jsonl`);
  const legacy = (...more: string[]) => scripted('--era', 'legacy', ...more);
  app = await launch({
    servers: { Bistro: legacy('--transcript', transcript), Calendar: legacy() },
  });
  await connect(app.page, 'Calendar');
  await connect(app.page, 'Bistro');
  // From here on the window's time stands still until a scenario moves it.
  await app.page.clock.install();
  await app.page.clock.pauseAt(Date.now() + 60_000);
});
test.afterAll(async () => {
  await app.quit();
});

/** Has a server ask, by itself as far as the window can see. */
async function ask(page: Page, server = 'Bistro'): Promise<Locator> {
  await runTool(page, server, 'ask', { requests: [{ params }] });
  return questionOf(page, server);
}

/** A question in front, whose first moment is over in main: what the window still refuses is its own doing. */
async function asked(page: Page): Promise<{ dialog: Locator; send: Locator }> {
  const dialog = await ask(page);
  await expect(dialog).toBeVisible();
  await settle(page);
  return { dialog, send: dialog.getByRole('button', { name: 'Send to Bistro' }) };
}

async function centreOf(button: Locator): Promise<readonly [x: number, y: number]> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('not in view');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Answers that have left for Bistro so far. */
function accepted(): number {
  return readFileSync(transcript, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"in"') && line.includes('accept')).length;
}

/** One whole press of a key on the button. */
async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press('Enter');
}

test('C-IDN-9 C-ACT-7: clicks, a double click and keys before the moment is over do nothing; one press after it does', async () => {
  const { page } = app;
  const before = accepted();
  const { dialog, send } = await asked(page);
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
  const [x, y] = await centreOf(send);
  await page.mouse.click(x, y);
  await page.mouse.dblclick(x, y);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await pressEnterOn(send);
  await page.clock.runFor(499);
  await pressEnterOn(send);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await app.screenshot('mechanics-not-armed');
  await page.clock.runFor(1_000);
  await expect(send).toBeEnabled();
  await app.screenshot('mechanics-armed');
  expect(accepted()).toBe(before);
  await pressEnterOn(send);
  await expect(dialog).toBeHidden();
  await expect.poll(accepted).toBe(before + 1);
});

test('C-IDN-9: a press that begins before the moment is over counts for nothing, however long it is held', async () => {
  const { page } = app;
  const before = accepted();
  const { dialog, send } = await asked(page);
  const [x, y] = await centreOf(send);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await expect(send).toBeEnabled();
  await page.mouse.up();
  // The same by key: it went down elsewhere and repeats on the button.
  await dialog.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.down('Enter');
  await send.focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  expect(accepted()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('C-IDN-9 C-ACT-7: clicks and keys that a script makes do nothing', async () => {
  const { page } = app;
  const before = accepted();
  const { dialog, send } = await asked(page);
  await page.clock.runFor(1_000);
  await expect(send).toBeEnabled();
  await send.evaluate((button: HTMLElement) => {
    button.click();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      button.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 }));
    }
    for (const type of ['keydown', 'keyup']) {
      button.dispatchEvent(new KeyboardEvent(type, { bubbles: true, key: 'Enter' }));
    }
  });
  await expect(dialog).toBeVisible();
  expect(accepted()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('C-ACT-4 C-ACT-5 C-ACT-6: a click outside answers nothing; Decline works in the first moment', async () => {
  const { page } = app;
  const { dialog } = await asked(page);
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.mouse.click(size.width - 8, size.height - 8);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
});

test('C-IDN-9: a question that pops up while somebody types takes no keystroke', async () => {
  const { page } = app;
  const before = accepted();
  await page.getByRole('navigation').getByRole('button', { name: 'Add a server' }).click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await field.click();
  await page.keyboard.type('Kit');
  const dialog = await ask(page);
  await expect(dialog).toBeVisible();
  await settle(page);
  await page.clock.runFor(2_000);
  await page.keyboard.type('chen two');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Kitchen two');
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Bistro asks you. Press F6 to go to the question.')).toBeAttached();
  await app.screenshot('mechanics-typing');
  expect(accepted()).toBe(before);
  await page.keyboard.press('F6');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('Kitchen two');
});

test('C-IDN-9: the next question of the queue takes no click of the same rhythm, and is another to look at', async () => {
  const { page } = app;
  const { dialog, send } = await asked(page);
  const next = await ask(page, 'Calendar');
  await page.clock.runFor(2_000);
  await app.screenshot('mechanics-first-of-two');
  const bandOf = (panel: Locator) =>
    panel.evaluate((element) => getComputedStyle(element).borderTopColor);
  const band = await bandOf(dialog);
  const [x, y] = await centreOf(send);
  await expect(send).toBeEnabled();
  await page.mouse.click(x, y);
  await expect(next).toBeVisible();
  await expect(next.getByRole('heading', { level: 1 })).toBeFocused();
  await settle(page);
  for (let clicks = 0; clicks < 4; clicks += 1) await page.mouse.click(x, y);
  await page.keyboard.press('Enter');
  await expect(next).toBeVisible();
  expect(await bandOf(next)).not.toBe(band);
  await app.screenshot('mechanics-second-of-two');
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
});
