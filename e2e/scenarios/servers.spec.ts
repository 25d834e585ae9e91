// The person's own servers: added by form and by pasting, edited, refused with a reason, approved anew after a change, removed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { openTool, result, serverItem } from '../fixtures/desk.ts';
import { scripted, startStatusServer, type HttpServer } from '../fixtures/servers.ts';

let app: RunningApp;
let locked: HttpServer;
test.beforeAll(async () => {
  locked = await startStatusServer(401);
  app = await launch();
});
test.afterAll(async () => {
  await app.quit();
  locked.stop();
});

async function addServer(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Add a server' }).click();
}

async function kind(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).locator('xpath=ancestor::label').click();
}

test('a program is added by form, approved in full, and its output can be read', async () => {
  const { page } = app;
  const { command, args } = scripted('--era', 'legacy', '--stderr-lines', '3', '--noise');
  await addServer(page);
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('My server');
  await page.getByRole('textbox', { name: /^Command/ }).fill(command);
  await page.getByRole('textbox', { name: /^Arguments/ }).fill(args.join('\n'));
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('GREETING');
  await page.getByRole('textbox', { name: 'Value' }).last().fill('hello');
  await app.screenshot('add-by-form');
  await page.getByRole('button', { name: 'Add and connect' }).click();
  const approval = page.getByRole('alertdialog');
  for (const text of [command, ...args, 'GREETING']) await expect(approval).toContainText(text);
  await expect(approval).not.toContainText('hello');
  await accept(approval.getByRole('button', { name: 'Run this command' }));
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  await page.getByRole('button', { name: 'Program output' }).click();
  await expect(page.getByText('stderr line 3')).toBeVisible();
  await openTool(page, 'env');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('GREETING');
});

test('C-STD-3 a changed command is shown and approved again', async () => {
  const { page } = app;
  await serverItem(page, 'My server').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const args = page.getByRole('textbox', { name: /^Arguments/ });
  await args.fill(`${await args.inputValue()}\n--name\nother`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const approval = page.getByRole('alertdialog');
  await expect(approval).toContainText('The command has changed');
  await expect(approval).toContainText('other');
  await app.screenshot('changed-command');
  await accept(approval.getByRole('button', { name: 'Run this command' }));
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});

test('servers are added by pasting the JSON of another client; what does not fit is left out with a reason', async () => {
  const { page } = app;
  await addServer(page);
  await kind(page, 'Paste JSON');
  const json = page.getByRole('textbox', { name: 'JSON' });
  await json.fill('{ "mcpServers": ');
  await page.getByRole('button', { name: 'Add these servers' }).click();
  await expect(page.getByText('This is not valid JSON.')).toBeVisible();
  await expect(json).toHaveValue('{ "mcpServers": ');
  await json.fill(
    JSON.stringify({
      mcpServers: {
        Locked: { url: locked.url, headers: { 'X-Team': 'desk' } },
        'My server': { command: 'other' },
        Broken: { args: ['no command'] },
      },
    }),
  );
  await page.getByRole('button', { name: 'Add these servers' }).click();
  await expect(page.getByText('1 server was added')).toBeVisible();
  await expect(
    page.getByText('another server has this name or one that looks like it'),
  ).toBeVisible();
  await app.screenshot('pasted');
  await expect(serverItem(page, 'Locked')).toBeVisible();
});

test('a server that wants a sign-in: it says so and offers a header', async () => {
  const { page } = app;
  await serverItem(page, 'Locked').click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Signing in is not supported yet.')).toBeVisible();
  await app.screenshot('unauthorized');
  await page.getByRole('button', { name: 'Add a header' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' }).last()).toHaveValue('Authorization');
  await expect(page.getByRole('textbox', { name: 'Name' }).nth(1)).toHaveValue('X-Team');
});

test('a program that ends at once shows its own words and can be tried again', async () => {
  const { page } = app;
  await page.evaluate(
    (config) => window.api.servers.add({ name: 'Short', config }),
    scripted('--exit-at-once', '9'),
  );
  await serverItem(page, 'Short').click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await accept(page.getByRole('button', { name: 'Run this command' }));
  await expect(page.getByText('The program ended at once')).toBeVisible();
  await page.getByRole('button', { name: 'Technical detail' }).click();
  await expect(page.getByText('Exit code 9')).toBeVisible();
  await expect(page.getByText('told to exit at once')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await app.screenshot('ended-at-once');
});

test('a server is removed after a question, and is gone from the file', async () => {
  const { page } = app;
  await serverItem(page, 'Short').click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(serverItem(page, 'Short')).toBeHidden();
  const file = readFileSync(join(app.profile, 'servers.json'), 'utf8');
  const names = [...file.matchAll(/^ {4}"(.+)": \{/gm)].map(([, name]) => name);
  expect(names).toEqual(['Table desk', 'Table desk (2025)', 'My server', 'Locked']);
});

test('a damaged server list is set aside with a notice, never written over', async () => {
  await app.quit({ keepProfile: true });
  const path = join(app.profile, 'servers.json');
  writeFileSync(path, '{ "mcpServers": { "half a file');
  app = await launch({ profile: app.profile });
  const { page } = app;
  await expect(
    page.getByText('The list of servers could not be read and starts afresh.'),
  ).toBeVisible();
  const kept = (await page.getByText('servers.json.damaged').textContent()) ?? '';
  expect(readFileSync(kept.trim(), 'utf8')).toBe('{ "mcpServers": { "half a file');
  await app.screenshot('damaged-file');
});
