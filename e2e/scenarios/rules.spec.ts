// The person's rules for a server: set on its page, kept in servers.json, in force from the next question on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, pick, questionOf, result, serverItem } from '../fixtures/desk.ts';
import { scripted } from '../fixtures/servers.ts';

const params = {
  message: 'Sign in to go on',
  requestedSchema: { type: 'object', properties: { password: { type: 'string' } } },
};
const asks = {
  legacy: { requests: [{ params }] },
  modern: {
    flow: 'secret',
    rounds: [{ inputRequests: { a: { method: 'elicitation/create', params } } }],
  },
};

async function ask(page: Page, server: string, args: unknown): Promise<void> {
  await serverItem(page, server).click();
  await openTool(page, 'ask');
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await page.getByRole('textbox', { name: 'Arguments as JSON' }).fill(JSON.stringify(args));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

let app: RunningApp;
test.afterEach(async () => {
  await app.quit();
});

test('C-REV-3 the rule for secrets: warned at first, refused once the person says so, in both generations', async () => {
  app = await launch({
    servers: {
      Older: scripted('--era', 'legacy'),
      Newer: scripted('--era', 'modern'),
    },
  });
  const { page } = app;
  await connect(page, 'Older');
  await ask(page, 'Older', asks.legacy);
  const dialog = questionOf(page, 'Older');
  await expect(dialog).toContainText('This form seems to ask for a secret');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(result(page)).toContainText('decline');

  await serverItem(page, 'Older').click();
  await pick(page.getByRole('radio', { name: 'Refuse' }));
  await expect(page.getByText('is not shown. Frontdesk says no in your place')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await page.getByRole('heading', { name: 'Rules' }).scrollIntoViewIfNeeded();
  await app.screenshot('rules');
  const file = JSON.parse(readFileSync(join(app.profile, 'servers.json'), 'utf8')) as {
    mcpServers: Record<string, unknown>;
  };
  expect(file.mcpServers['Older']).toMatchObject({ frontdesk: { secretFields: 'refuse' } });

  await ask(page, 'Older', asks.legacy);
  await expect(page.getByText('Frontdesk declined by your rule for this server')).toBeVisible();
  await expect(result(page)).toContainText('decline');
  await expect(dialog).toBeHidden();
  await app.screenshot('rules-declined');

  // The other server has rules of its own.
  await connect(page, 'Newer');
  await pick(page.getByRole('radio', { name: 'Refuse' }));
  await expect(page.getByText('is not shown. Frontdesk says no in your place')).toBeVisible();
  await ask(page, 'Newer', asks.modern);
  await expect(result(page)).toContainText('Your rule for this server stopped the action');
  await expect(questionOf(page, 'Newer')).toBeHidden();
  await app.screenshot('rules-stopped');
});
