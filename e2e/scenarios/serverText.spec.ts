// Every string of a server is marked and full of what deceives; a walk through the app finds it inert wherever it is shown.
import { expect, test, type Locator } from '@playwright/test';
import { join } from 'node:path';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import { connect, questionOf, result, serverItem } from '../fixtures/desk.ts';
import { startCountedSite, type CountedSite } from '../fixtures/network.ts';
import { consent } from '../fixtures/pages.ts';
import { expectInert } from '../fixtures/serverWords.ts';

test.describe.configure({ timeout: 120_000 });

const eras = ['legacy', 'modern'] as const;
let app: RunningApp;
let browser: Browser;
let site: CountedSite;

test.beforeAll(async () => {
  browser = createBrowser();
  site = await startCountedSite();
  const marked = (...flags: string[]) => ({
    command: process.execPath,
    args: [
      join(process.cwd(), 'dist/e2e/servers/marked.cjs'),
      '--icon',
      `${site.origin}/icon.png`,
      ...flags,
    ],
  });
  app = await launch({
    browser,
    servers: {
      legacy: marked('--era', 'legacy'),
      modern: marked('--era', 'modern'),
      refusing: marked('--fail'),
    },
  });
});
test.afterAll(async () => {
  await app.quit();
  await site.close();
  browser.remove();
});

/** The page of the server, connected. */
async function openServer(server: string): Promise<void> {
  const { page } = app;
  await serverItem(page, server).click();
  const isDown = await page.getByRole('button', { name: 'Connect', exact: true }).isVisible();
  if (isDown) await connect(page, server);
}

/** Runs the tool of this kind from the server's page. */
async function start(server: string, kind: string): Promise<void> {
  const { page } = app;
  await openServer(server);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`title of ${kind}`)) });
  await row.getByRole('button', { name: 'Run…', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Run a tool' })).toBeVisible();
}

async function runTool(server: string, kind: string): Promise<void> {
  await start(server, kind);
  await app.page.getByRole('button', { name: 'Run', exact: true }).click();
}

/** Folded parts are in the page only when they are open. */
async function unfold(within: Locator): Promise<void> {
  const folded = within.locator(
    'button[aria-expanded="false"]:not([role="combobox"]):not([aria-haspopup])',
  );
  for (let left = 20; left > 0 && (await folded.count()) > 0; left -= 1)
    await folded.first().click();
}

for (const era of eras) {
  test(`C-IDN-5, C-FRM-17, C-URL-8: its tools, output and name of its own (${era})`, async () => {
    const { page } = app;
    await connect(page, era);
    await expect(page.getByText(/title of form/)).toBeVisible();
    await unfold(page.getByRole('main'));
    await expect(page.getByText(/stderr/).last()).toBeVisible();
    await expectInert(page, 'the page of a server');
    await start(era, 'form');
    await expectInert(page, 'the arguments of a tool');
    await unfold(page.getByRole('main'));
    await app.screenshot(`server-text-tool-${era}`);
    await expectInert(page, 'the arguments of a tool, unfolded');
  });

  test(`C-IDN-1, C-IDN-2, C-IDN-5: a form with every control, queued, answered, and every block (${era})`, async () => {
    const { page } = app;
    await runTool(era, 'form');
    const dialog = questionOf(page, era);
    await expect(dialog).toBeVisible();
    await unfold(dialog);
    await app.screenshot(`server-text-form-${era}`);
    await expectInert(page, 'a form');
    await expect(dialog.locator('[data-standing="new"]')).toBeVisible();

    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Questions/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
    await unfold(page.getByRole('main'));
    await expectInert(page, 'the list of questions');
    await page.getByRole('button', { name: `Open the question of ${era}` }).click();

    const review = dialog.getByRole('button', { name: 'Review' });
    if (await review.isVisible()) {
      await review.click();
      await expectInert(page, 'the review');
    }
    await accept(dialog.getByRole('button', { name: /^Send/ }));
    await expect(dialog).toBeHidden();
    await serverItem(page, era).click();
    const lastRun = page.getByRole('button', { name: /^Open this run/ }).first();
    await expect(lastRun).toBeVisible();
    await expectInert(page, 'the runs of a server');
    await lastRun.click();
    // Its blocks, not why it was refused.
    await expect(result(page)).toContainText(/desk:\/\/MARK\d+_resource/);
    await unfold(page.getByRole('main'));
    await app.screenshot(`server-text-result-${era}`);
    await expectInert(page, 'a result');
  });

  test(`C-URL-8, C-IDN-5: a page that is asked for, waited for, and one that hides (${era})`, async () => {
    const { page } = app;
    await runTool(era, 'page');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await unfold(dialog);
    await expectInert(page, 'a page that is asked for');
    await expect(dialog.locator('[data-standing]')).toHaveCount(0);
    await consent(page, era);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Waiting/ })
      .click();
    await expect(
      page
        .getByRole('main')
        .getByText(/MARK\d+_page/)
        .first(),
    ).toBeVisible();
    await expectInert(page, 'what waits');
    await runTool(era, 'hidden');
    await expect(dialog).toBeVisible();
    await unfold(dialog);
    await app.screenshot(`server-text-blocked-${era}`);
    await expectInert(page, 'a page that is blocked');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog).toBeHidden();
  });

  test(`C-REQ-10, C-IDN-5: its prompt and its resources, each with a question that names it (${era})`, async () => {
    const { page } = app;
    const dialog = questionOf(page, era);
    const answer = async (): Promise<void> => {
      const review = dialog.getByRole('button', { name: 'Review' });
      if (await review.isVisible()) await review.click();
      await accept(dialog.getByRole('button', { name: /^Send/ }));
      await expect(dialog).toBeHidden();
    };
    const open = async (label: string, title: RegExp): Promise<void> => {
      await openServer(era);
      const row = page.getByRole('listitem').filter({ has: page.getByText(title) });
      await row.getByRole('button', { name: label, exact: true }).click();
    };

    await open('Use…', /title of prompt/);
    await expect(page.getByRole('heading', { name: 'Use a prompt' })).toBeVisible();
    await page.getByRole('textbox', { name: 'plain' }).fill('x');
    await expect(page.getByRole('button', { name: 'Use this value' })).toHaveCount(1);
    await app.screenshot(`server-text-prompt-${era}`);
    await expectInert(page, 'the page of a prompt');
    await page.getByRole('button', { name: 'Get the prompt' }).click();
    await expect(dialog).toContainText(/prompt MARK\d+_prompt/);
    await app.screenshot(`server-text-prompt-question-${era}`);
    await expectInert(page, 'a question of a prompt');
    await answer();
    await expect(result(page)).toContainText('Written as the assistant’s message');
    await unfold(page.getByRole('main'));
    await app.screenshot(`server-text-prompt-result-${era}`);
    await expectInert(page, 'the result of a prompt');

    await open('Read…', /title of template/);
    await page.getByRole('textbox', { name: 'season' }).fill('winter');
    await expectInert(page, 'the page of a template');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(dialog).toContainText(/resource MARK\d+_template/);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(result(page)).toContainText('Binary content');

    await open('Read…', /title of resource/);
    await expectInert(page, 'the page of a resource');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(dialog).toContainText(/resource MARK\d+_resource/);
    await answer();
    await expect(result(page)).toContainText('Sound (');
    await unfold(page.getByRole('main'));
    await app.screenshot(`server-text-resource-result-${era}`);
    await expectInert(page, 'the result of a resource');
  });

  test(`C-IDN-5, C-ERR-1: its errors and what is refused (${era})`, async () => {
    const { page } = app;
    for (const kind of ['error', 'bad']) {
      await runTool(era, kind);
      await expect(result(page)).toBeVisible();
      await unfold(page.getByRole('main'));
      await expectInert(page, `a run that ended in ${kind}`);
    }
  });
}

test('C-IDN-5: why a connection failed is told in inert words', async () => {
  const { page } = app;
  await serverItem(page, 'refusing').click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await accept(page.getByRole('button', { name: 'Run this command' }));
  await expect(page.getByText('The connection failed')).toBeVisible({ timeout: 30_000 });
  await unfold(page.getByRole('main'));
  await expectInert(page, 'a connection that failed');
});

test('C-IDN-6: no icon of a server is fetched or drawn', async () => {
  const { page } = app;
  for (const era of eras) {
    await start(era, 'form');
    await expect(page.locator('img')).toHaveCount(0);
    await serverItem(page, era).click();
    await expect(page.getByText(/title of form/)).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
  }
  expect(site.contacts).toEqual([]);
});
