// Servers that die, refuse to die or take a question back: the window stays usable, says why, and no process is left.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, questionOf, result, serverItem } from '../fixtures/desk.ts';
import { listProcessTree, livingOf } from '../fixtures/processes.ts';
import { scripted, startDemoHttp } from '../fixtures/servers.ts';

const form = {
  message: 'Who comes to dinner?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};
const legacyAsk = JSON.stringify({ requests: [{ params: form }] });
const modernAsk = JSON.stringify({
  flow: 'one',
  rounds: [{ inputRequests: { who: { method: 'elicitation/create', params: form } } }],
});

async function runWithJson(page: Page, tool: string, json: string): Promise<void> {
  await openTool(page, tool);
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await page.getByRole('textbox', { name: 'Arguments as JSON' }).fill(json);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

/** Pid of the scripted server that the app started under this name. */
function pidOf(app: RunningApp, marker: string): number {
  const pid = app.processes().find((candidate) => commandLine(candidate).includes(marker));
  if (pid === undefined) throw new Error(`no process with ${marker}`);
  return pid;
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
  } catch {
    // It ended between listing and reading.
    return '';
  }
}

let app: RunningApp;
test.afterEach(async () => {
  await app.quit();
});

for (const [era, json] of [
  ['legacy', legacyAsk],
  ['modern', modernAsk],
] as const) {
  test(`${era}: a server killed with its dialog open: the dialog says why and the text stays`, async () => {
    app = await launch({
      servers: {
        Fragile: scripted('--era', era, '--name', 'fragile-one'),
        Other: scripted('--era', era),
      },
    });
    const { page } = app;
    await connect(page, 'Other');
    await connect(page, 'Fragile');
    await runWithJson(page, 'ask', json);
    const dialog = questionOf(page, 'Fragile');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('typed before the end');
    process.kill(pidOf(app, 'fragile-one'), 'SIGKILL');
    await expect(dialog).toContainText('The connection to the server was lost. Nothing was sent.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('typed before the end');
    await expect(dialog.getByRole('button', { name: /^Send/ })).toBeHidden();
    await app.screenshot(`killed-${era}`);
    await dialog.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(result(page)).toContainText('connection was lost');
    await serverItem(page, 'Fragile').click();
    await expect(page.getByText('The connection was lost', { exact: true })).toBeVisible();
    await app.screenshot(`lost-server-${era}`);
    // The other server's session goes on, and this one comes back.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    await serverItem(page, 'Other').click();
    await runWithJson(page, 'plain', '{}');
    await expect(result(page)).toBeVisible();
  });
}

test('C-ACT-10 a question that the server withdraws closes with the reason', async () => {
  app = await launch({ servers: { Fickle: scripted('--era', 'legacy') } });
  const { page } = app;
  await connect(page, 'Fickle');
  await runWithJson(
    page,
    'ask',
    JSON.stringify({ requests: [{ id: 0, params: form }], withdrawAfterMs: 1500 }),
  );
  const dialog = questionOf(page, 'Fickle');
  await expect(dialog).toContainText('The server withdrew its question. Nothing was sent.');
  await app.screenshot('withdrawn');
});

test('C-STD-2 a server that ignores stdin closing and SIGTERM, and its grandchild, are gone after Disconnect', async () => {
  app = await launch({
    servers: {
      Stubborn: scripted(
        '--era',
        'modern',
        '--ignore-stdin-close',
        '--ignore-sigterm',
        '--grandchild',
        '--name',
        'stubborn-one',
      ),
    },
  });
  const { page } = app;
  await connect(page, 'Stubborn');
  const tree = listProcessTree(pidOf(app, 'stubborn-one'));
  expect(tree.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await expect.poll(() => livingOf(tree), { timeout: 10_000 }).toEqual([]);
});

test('C-ACT-5 quitting with a question open and a stubborn server leaves no process and answers cancel', async () => {
  const transcript = test.info().outputPath('wire.jsonl');
  app = await launch({
    servers: {
      Stubborn: scripted(
        '--era',
        'legacy',
        '--ignore-stdin-close',
        '--ignore-sigterm',
        '--grandchild',
        '--transcript',
        transcript,
      ),
    },
  });
  const { page } = app;
  await connect(page, 'Stubborn');
  await runWithJson(page, 'ask', JSON.stringify({ requests: [{ id: 'last', params: form }] }));
  await expect(questionOf(page, 'Stubborn')).toBeVisible();
  await app.quit();
  const answers = readFileSync(transcript, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"in"') && line.includes('result'));
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain('cancel');
});

test('a server over HTTP that is killed with its dialog open', async () => {
  const server = await startDemoHttp('legacy');
  app = await launch({ servers: { Remote: { url: server.url } } });
  const { page } = app;
  await connect(page, 'Remote');
  await openTool(page, 'Order noodles');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = questionOf(page, 'Remote');
  await expect(dialog).toBeVisible();
  server.stop();
  await expect(dialog).toContainText('The connection to the server was lost', { timeout: 15_000 });
  await app.screenshot('killed-http');
});

test('a window that hangs does not keep the app from quitting', async () => {
  app = await launch();
  await app.electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return window?.webContents.executeJavaScript('setTimeout(() => { for (;;); }, 0); null');
  });
  await app.quit();
});
