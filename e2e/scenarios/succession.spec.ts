// What follows one question in the same place, and what was taken back before its turn: neither takes a gesture meant for another.
import { existsSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf } from '../fixtures/desk.ts';
import { runTool } from '../fixtures/runTool.ts';
import { scripted } from '../fixtures/servers.ts';

const ask = (message: string): object => ({
  params: {
    message,
    requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
  },
});

let app: RunningApp;
test.beforeEach(async () => {
  app = await launch({
    servers: { Acme: scripted('--era', 'legacy'), Bistro: scripted('--era', 'legacy') },
  });
  await connect(app.page, 'Acme');
  await connect(app.page, 'Bistro');
});
test.afterEach(async () => {
  await app.quit();
});

/** One question of each, Acme's in front. */
async function askBoth(page: Page): Promise<{ acme: Locator; bistro: Locator }> {
  await runTool(page, 'Acme', 'ask', { requests: [ask('A1')] });
  const acme = questionOf(page, 'Acme');
  await expect(acme).toBeVisible();
  await runTool(page, 'Bistro', 'ask', { requests: [ask('B1')] });
  await expect(acme).toContainText('1 more from Bistro');
  return { acme, bistro: questionOf(page, 'Bistro') };
}

async function doubleClick(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('not in view');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 40 });
}

test('C-ACT-7 C-IDN-9 a double click on Decline, and Escape pressed twice, refuse one question', async () => {
  const { page } = app;
  const { acme, bistro } = await askBoth(page);
  await doubleClick(page, acme.getByRole('button', { name: 'Decline' }));
  await expect(bistro).toBeVisible();
  // A single press, once that moment is over, works.
  await bistro.getByRole('button', { name: 'Decline' }).click();
  await expect(bistro).toBeHidden();

  const next = await askBoth(page);
  await expect(next.acme).toHaveCSS('pointer-events', 'auto');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(next.acme).toBeHidden();
  await expect(next.bistro).toBeVisible();
});

test('C-ACT-7 a double click on Decline in the list refuses one question', async () => {
  const { page } = app;
  await runTool(page, 'Acme', 'ask', { requests: [ask('A1'), ask('A2'), ask('A3')] });
  await expect(questionOf(page, 'Acme')).toBeVisible();
  await page.getByTitle('Questions', { exact: true }).click();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'asks you' });
  await expect(cards).toHaveCount(3);
  await doubleClick(page, cards.first().getByRole('button', { name: /^Decline/ }));
  await expect(cards).toHaveCount(2);
  await expect(page.getByTitle('Questions', { exact: true })).toContainText('2');
});

test('C-RAT-4 C-IDN-9 a question that is taken back before its turn leaves the one in front alone', async () => {
  const { page } = app;
  await runTool(page, 'Acme', 'ask', { requests: [ask('A1'), ask('A2')], withdrawAfterMs: 3_000 });
  const acme = questionOf(page, 'Acme');
  await expect(acme).toBeVisible();
  await runTool(page, 'Bistro', 'ask', { requests: [ask('B1')] });
  await expect(acme).toContainText('more');
  await acme.getByRole('button', { name: 'Decline' }).click();
  const bistro = questionOf(page, 'Bistro');
  const field = bistro.getByRole('textbox', { name: 'Name' });
  await field.fill('typed ');
  await expect(page.getByTitle('Questions', { exact: true })).toContainText('1');
  await page.keyboard.type('on');
  await expect(field).toHaveValue('typed on');
  await expect(field).toBeFocused();
});

test('C-STD-3 C-IDN-9 a taken-over window cannot approve a command ahead of time', async () => {
  const { page } = app;
  const mark = test.info().outputPath('ran');
  const outcome = await page.evaluate(async (path) => {
    const args = ['-e', `require('node:fs').writeFileSync(${JSON.stringify(path)}, '')`];
    const added = await window.api.servers.add({
      name: 'Forged',
      config: { command: 'node', args },
    });
    if (!added.ok) throw new Error(added.error.code);
    const { serverId } = added.value;
    await window.api.servers.connect({ serverId });
    const loaded = await window.api.app.load();
    if (!loaded.ok) throw new Error('not loaded');
    const state = loaded.value.servers.find(({ id }) => id === serverId)?.state;
    if (state?.kind !== 'awaiting-approval') throw new Error(state?.kind);
    return window.api.servers.approveCommand({ serverId, fingerprint: state.approval.fingerprint });
  }, mark);
  expect(outcome).toEqual({ ok: false, error: { code: 'too-early' } });
  expect(existsSync(mark)).toBe(false);
});
