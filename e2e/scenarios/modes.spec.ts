// Form mode and URL mode are switched for one server: what it is told, from when on, and what becomes of a question that comes all
// the same (C-CAP-5).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, pick, result, serverItem } from '../fixtures/desk.ts';
import { runScript } from '../fixtures/forms.ts';
import { scripted } from '../fixtures/servers.ts';
import { receivedBy } from '../fixtures/wire.ts';

const pageParams = {
  mode: 'url',
  message: 'Please open this page',
  elicitationId: 'e-1',
  url: 'https://pages.example/',
};

/** A command can be approved in it without scrolling. */
const windowSize = { width: 1180, height: 1000 };

let app: RunningApp;
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-modes-'));
});
test.afterEach(async () => {
  await app.quit();
  rmSync(folder, { recursive: true, force: true });
});

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });

async function runTool(page: Page, tool: string): Promise<void> {
  await openTool(page, tool);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

const modernCapability = 'io.modelcontextprotocol/clientCapabilities';

function declaredIn(transcript: string): unknown {
  const call = receivedBy(transcript).findLast(({ method }) => method === 'tools/call');
  const meta = call?.params?.['_meta'] as Record<string, { elicitation?: unknown }> | undefined;
  return meta?.[modernCapability]?.elicitation;
}

test('C-CAP-5 the newer generation is told with the next request; what comes all the same is refused and counted', async () => {
  const transcript = join(folder, 'newer.jsonl');
  app = await launch({ servers: { Newer: scripted('--transcript', transcript) }, windowSize });
  const { page } = app;
  await connect(page, 'Newer');
  await expect(page.getByText('Newer was told: forms and pages.')).toBeVisible();
  await runTool(page, 'plain');
  await expect(result(page)).toContainText('plain from');
  expect(declaredIn(transcript)).toEqual({ form: {}, url: {} });

  await serverItem(page, 'Newer').click();
  await pick(switchOf(page, 'May ask you to open a page'));
  await expect(page.getByText('The change counts from the next request.')).toBeVisible();
  await runTool(page, 'plain');
  await expect(result(page)).toContainText('plain from');
  expect(declaredIn(transcript)).toEqual({ form: {} });

  await serverItem(page, 'Newer').click();
  await expect(page.getByText('Newer was told: forms, no pages.')).toBeVisible();
  const inputRequests = { page: { method: 'elicitation/create', params: pageParams } };
  await runScript(page, { flow: 'undeclared', rounds: [{ inputRequests }] });
  await expect(result(page)).toContainText('in a way that Frontdesk did not offer');
  await serverItem(page, 'Newer').click();
  await expect(page.getByText('1 of a kind that is switched off')).toBeVisible();

  await pick(switchOf(page, 'May ask you to fill in a form'));
  await runTool(page, 'plain');
  await expect(result(page)).toContainText('plain from');
  expect(declaredIn(transcript)).toBeUndefined();
});

test('C-CAP-5 the older generation is told by reconnecting: at once, or when the person says so while an action is open', async () => {
  const transcript = join(folder, 'older.jsonl');
  app = await launch({
    servers: { Older: scripted('--era', 'legacy', '--transcript', transcript) },
    windowSize,
  });
  const { page } = app;
  await connect(page, 'Older');
  const declared = (): unknown[] =>
    receivedBy(transcript)
      .filter(({ method }) => method === 'initialize')
      .map(({ params }) => (params?.['capabilities'] as { elicitation?: unknown }).elicitation);
  expect(declared()).toEqual([{ form: {}, url: {} }]);

  // Nothing is open: it reconnects by itself.
  await pick(switchOf(page, 'May ask you to open a page'));
  await expect(page.getByText('Older was told: forms, no pages.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  expect(declared()).toEqual([{ form: {}, url: {} }, { form: {} }]);

  // What comes all the same is judged by what was declared.
  await runScript(page, { requests: [{ params: pageParams }] });
  await expect(result(page)).toContainText('-32602');
  await serverItem(page, 'Older').click();
  await expect(page.getByText('1 of a kind that is switched off')).toBeVisible();

  await runTool(page, 'hang');
  await serverItem(page, 'Older').click();
  await pick(switchOf(page, 'May ask you to fill in a form'));
  await expect(page.getByText('The change counts after reconnecting')).toBeVisible();
  await expect(page.getByText('Older was told: forms, no pages.')).toBeVisible();
  await page.getByRole('heading', { name: 'Rules' }).scrollIntoViewIfNeeded();
  await app.screenshot('modes-reconnect');
  await page.getByRole('button', { name: 'Reconnect now' }).click();
  await expect(page.getByText('Older was told: neither forms nor pages.')).toBeVisible();
  expect(declared()).toEqual([{ form: {}, url: {} }, { form: {} }, undefined]);
});
