// Quitting with questions open.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf } from '../fixtures/desk.ts';
import { inAllLooks } from '../fixtures/looks.ts';
import { livingOf } from '../fixtures/processes.ts';
import { runTool } from '../fixtures/runTool.ts';
import { scripted } from '../fixtures/servers.ts';

const params = {
  message: 'Who comes to dinner?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};

let app: RunningApp;
let transcript: string;
let pid: number;
test.beforeEach(async () => {
  transcript = test.info().outputPath('wire.jsonl');
  app = await launch({
    servers: { Bistro: scripted('--era', 'legacy', '--transcript', transcript) },
  });
  pid = app.electron.process().pid ?? 0;
  await connect(app.page, 'Bistro');
  await ask(app.page);
  await expect(questionOf(app.page, 'Bistro')).toBeVisible();
});
test.afterEach(async () => {
  await app.quit();
});

function ask(page: Page): Promise<void> {
  return runTool(page, 'Bistro', 'ask', { requests: [{ params }] });
}

function wishToQuit(): Promise<void> {
  return app.electron.evaluate(({ app: electronApp }) => {
    electronApp.quit();
  });
}

async function expectEnded(): Promise<void> {
  await expect.poll(() => livingOf([pid]), { timeout: 15_000 }).toEqual([]);
}

/** What the server got for an answer, as it stands on the wire. */
function answers(): readonly string[] {
  const text = existsSync(transcript) ? readFileSync(transcript, 'utf8') : '';
  return text.split('\n').filter((line) => line.includes('"in"') && line.includes('result'));
}

function expectCancelled(): void {
  expect(answers()).toHaveLength(1);
  expect(answers()[0]).toContain('cancel');
}

test('C-ACT-5: quitting with a question open asks once; keeping it open answers nothing, Quit answers cancel', async () => {
  test.setTimeout(90_000);
  const { page } = app;
  const quitDialog = page.getByRole('alertdialog', { name: 'Quit Frontdesk?' });
  await wishToQuit();
  await expect(quitDialog).toContainText('1 question is open.');
  await expect(quitDialog).toContainText('1 action is running.');
  await inAllLooks(app, 'quit');
  await quitDialog.getByRole('button', { name: 'Keep open' }).click();
  await expect(quitDialog).toBeHidden();
  await expect(questionOf(page, 'Bistro')).toBeVisible();
  expect(answers()).toHaveLength(0);
  // Closing the window is the same wish.
  await app.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
  });
  await expect(quitDialog).toBeVisible();
  await quitDialog.getByRole('button', { name: 'Quit', exact: true }).click();
  await expectEnded();
  expectCancelled();
});

test('C-ACT-5: a second wish to quit goes through', async () => {
  await wishToQuit();
  await expect(app.page.getByRole('alertdialog')).toBeVisible();
  // A moment later; sooner it would be the same wish.
  await expect
    .poll(
      () => {
        const living = livingOf([pid]);
        if (living.length > 0) wishToQuit().catch(() => undefined);
        return living;
      },
      { timeout: 15_000, intervals: [300] },
    )
    .toEqual([]);
  expectCancelled();
});

test('C-ACT-5: a window that hangs cannot ask, and keeps nobody from quitting', async () => {
  await app.electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return window?.webContents.executeJavaScript('setTimeout(() => { for (;;); }, 0); null');
  });
  await wishToQuit();
  await expectEnded();
  expectCancelled();
});

test('C-ACT-5: a system that ends the program is not asked back', async () => {
  app.electron.process().kill('SIGTERM');
  await expectEnded();
  expectCancelled();
});
