// Servers of the registry that others wrote: each connects, lists its tools and runs one, and what it says and does is checked.
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, result, run } from '../fixtures/desk.ts';
import {
  everythingStdio,
  filesystemStdio,
  memoryStdio,
  startEverythingHttp,
  type HttpServer,
} from '../fixtures/servers.ts';

let app: RunningApp;
let http: HttpServer;
let folder: string;
let memoryFile: string;

test.beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontdesk-registry-')));
  memoryFile = join(folder, 'memory.jsonl');
  writeFileSync(join(folder, 'menu.txt'), 'Soup of the day: leek and potato.');
  http = await startEverythingHttp();
  app = await launch({
    servers: {
      Files: filesystemStdio(folder),
      Memory: memoryStdio(memoryFile),
      'Everything stdio': everythingStdio,
      'Everything HTTP': { url: http.url },
    },
  });
});
test.afterAll(async () => {
  await app.quit();
  http.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('server-filesystem: a file is read and another written, on the disk itself', async () => {
  const { page } = app;
  await connect(page, 'Files');
  await expect(page.getByText('Read Text File', { exact: true })).toBeVisible();
  await app.screenshot('registry-filesystem-tools');
  await openTool(page, 'Read Text File');
  await page.getByRole('textbox', { name: 'path' }).fill(join(folder, 'menu.txt'));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('Soup of the day: leek and potato.');
  await app.screenshot('registry-filesystem-result');

  await page.getByRole('button', { name: 'To Files' }).click();
  await openTool(page, 'Write File');
  await page.getByRole('textbox', { name: 'path' }).fill(join(folder, 'order.txt'));
  await page.getByRole('textbox', { name: 'content' }).fill('Two soups.');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('Successfully wrote to');
  expect(readFileSync(join(folder, 'order.txt'), 'utf8')).toBe('Two soups.');

  await page.getByRole('button', { name: 'To Files' }).click();
  await openTool(page, 'Read Text File');
  await page.getByRole('textbox', { name: 'path' }).fill(join(folder, '..', 'elsewhere.txt'));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('The tool reports an error');
  await expect(result(page)).toContainText('Access denied');
  await app.screenshot('registry-filesystem-refused');
});

test('server-memory: what is put in is in its file, and is read back', async () => {
  const { page } = app;
  await connect(page, 'Memory');
  await expect(page.getByText('Create Entities', { exact: true })).toBeVisible();
  await app.screenshot('registry-memory-tools');
  await openTool(page, 'Create Entities');
  const entities = [{ name: 'Ada', entityType: 'guest', observations: ['sits by the window'] }];
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await page.getByRole('textbox', { name: 'Arguments as JSON' }).fill(JSON.stringify({ entities }));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('sits by the window');
  expect(existsSync(memoryFile)).toBe(true);
  expect(readFileSync(memoryFile, 'utf8')).toContain('sits by the window');

  await page.getByRole('button', { name: 'To Memory' }).click();
  await run(page, 'Read Graph');
  await expect(result(page)).toContainText('sits by the window');
  await app.screenshot('registry-memory-result');
});

for (const [server, slug] of [
  ['Everything stdio', 'stdio'],
  ['Everything HTTP', 'http'],
] as const) {
  test(`server-everything over ${slug}: two numbers are added`, async () => {
    const { page } = app;
    await connect(page, server);
    await expect(page.getByText('Get Sum Tool', { exact: true })).toBeVisible();
    await openTool(page, 'Get Sum Tool');
    await page.getByRole('textbox', { name: 'a', exact: true }).fill('19');
    await page.getByRole('textbox', { name: 'b', exact: true }).fill('23');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(result(page)).toContainText('The sum of 19 and 23 is 42.');
    await app.screenshot(`registry-everything-${slug}-result`);
  });
}
