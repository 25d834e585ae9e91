// Servers that say too much: every question has one outcome, the window stays usable, other servers are served, and the page
// tells what was kept back. How fast all that is, the benchmark says (docs/benchmarks.md).
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf, result, run, serverItem } from '../fixtures/desk.ts';
import { runTool } from '../fixtures/runTool.ts';

const flood = (...flags: string[]) => ({
  command: process.execPath,
  args: [join(process.cwd(), 'dist/e2e/servers/flood.cjs'), ...flags],
});

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch({
    servers: {
      Loud: flood('--seconds', '2', '--rate', '200'),
      Heavy: flood('--seconds', '1'),
      Big: flood('--seconds', '1'),
      Endless: flood('--seconds', '1'),
      Many: flood('--tools', '10000'),
      Quiet: { frontdesk: { demo: 'modern' } },
    },
  });
  await connect(app.page, 'Quiet');
});
test.afterAll(async () => {
  await app.quit();
});

/** The quiet server runs a tool and asks as if nothing were the matter. */
async function expectQuietServed(page: Page): Promise<void> {
  await serverItem(page, 'Quiet').click();
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Quiet');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(result(page)).toContainText('"outcome": "declined"');
}

test('C-RAT-1 C-RAT-2 C-RAT-4 of 400 questions each has one outcome; the page counts; another server is served', async () => {
  const { page } = app;
  await connect(page, 'Loud');
  await runTool(page, 'Loud', 'questions', {});
  await expect(questionOf(page, 'Loud')).toBeVisible();
  // Another server's question comes next, not behind the queue.
  await runTool(page, 'Quiet', 'order_noodles', {});
  await questionOf(page, 'Loud').getByRole('button', { name: 'Decline' }).click();
  const quiet = questionOf(page, 'Quiet');
  await expect(quiet).toBeVisible();
  await quiet.getByRole('button', { name: 'Decline' }).click();
  await expect(quiet).toBeHidden();

  await page.getByTitle('Questions', { exact: true }).click();
  await page.getByRole('button', { name: /^Cancel all/ }).click();
  await serverItem(page, 'Loud').click();
  await expect(page.getByText(/questions were not shown since/)).toBeVisible();
  await app.screenshot('flood-held-back');
  // Its own count of what came back: 400 asked, each answered once.
  await page.getByTitle('Questions', { exact: true }).click();
  const cancelAll = page.getByRole('button', { name: /^Cancel all/ });
  const tally = (): Promise<unknown> =>
    page.evaluate(async () => {
      const loaded = await window.api.app.load();
      if (!loaded.ok) throw new Error('not loaded');
      const action = loaded.value.actions.find(
        ({ serverName, tool }) => serverName === 'Loud' && tool === 'questions',
      );
      const block = action?.status.kind === 'finished' ? action.status.blocks[0] : undefined;
      return block?.type === 'text' ? (JSON.parse(block.text) as unknown) : action?.status.kind;
    });
  await expect
    .poll(
      async () => {
        if (await cancelAll.isVisible()) await cancelAll.click();
        const decline = page
          .getByRole('main')
          .getByRole('button', { name: /^Decline the question/ });
        if (await decline.first().isVisible()) await decline.first().click();
        return tally();
      },
      { timeout: 20_000, intervals: [700] },
    )
    .toMatchObject({ asked: 400, unanswered: 0, answeredTwice: 0 });
});

for (const kind of ['progress', 'log', 'list_changed', 'completions', 'responses', 'stderr']) {
  test(`C-RAT-4 ${kind} at full speed: the call ends and another server is served meanwhile`, async () => {
    const { page } = app;
    if (kind === 'progress') await connect(page, 'Heavy');
    await runTool(page, 'Heavy', kind, {});
    await expectQuietServed(page);
    await expect
      .poll(() =>
        page.evaluate(async (tool) => {
          const loaded = await window.api.app.load();
          return loaded.ok
            ? loaded.value.actions.find(
                (action) => action.serverName === 'Heavy' && action.tool === tool,
              )?.status.kind
            : 'not loaded';
        }, kind),
      )
      .toBe('finished');
  });
}

for (const [kind, server] of [
  ['big_message', 'Big'],
  ['endless_line', 'Endless'],
] as const) {
  test(`C-RAT-4 ${kind}: only that connection ends, in words; another server goes on`, async () => {
    const { page } = app;
    await connect(page, server);
    await runTool(page, server, kind, {});
    await serverItem(page, server).click();
    await expect(page.getByRole('main')).toContainText(
      'The server sent a message that is too large',
    );
    await app.screenshot(`flood-${kind}`);
    await expectQuietServed(page);
  });
}

test('C-RAT-4 ten thousand tools: a thousand are listed, and the page says how many are not', async () => {
  const { page } = app;
  await connect(page, 'Many');
  await expect(page.getByText('9,000 more are not listed.')).toBeVisible();
  await app.screenshot('flood-tools');
  await expectQuietServed(page);
});
