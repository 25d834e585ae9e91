// The buttons of a dialog stay under the press, whatever the field that is left then shows.
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, questionOf, result } from '../fixtures/desk.ts';
import { scripted } from '../fixtures/servers.ts';

const params = {
  message: 'Which code?',
  requestedSchema: {
    type: 'object',
    properties: { code: { type: 'string', title: 'Code', pattern: '^[0-9]+$' } },
  },
};

let app: RunningApp;
test.afterEach(async () => {
  await app.quit();
});

test('C-ACT-6 one press declines from a field that holds an error not yet shown', async () => {
  app = await launch({ servers: { Coded: scripted('--era', 'legacy') } });
  const { page } = app;
  await connect(page, 'Coded');
  await openTool(page, 'ask');
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await page
    .getByRole('textbox', { name: 'Arguments as JSON' })
    .fill(JSON.stringify({ requests: [{ params }] }));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = questionOf(page, 'Coded');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('no digits');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect(result(page)).toContainText('decline');
});
