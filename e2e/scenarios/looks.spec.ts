// How each screen looks and reads: three languages, light and dark, narrow; axe finds nothing serious in any.
import { test } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import {
  connect,
  fillBooking,
  openTool,
  questionOf,
  result,
  run,
  serverItem,
} from '../fixtures/desk.ts';
import { inAllLooks } from '../fixtures/looks.ts';
import { scripted } from '../fixtures/servers.ts';

test.describe.configure({ timeout: 120_000 });

const long = 'A rather long sentence that a server might well send, with a word that never ends: ';
const longForm = {
  message: `${long.repeat(4)}${'pneumonoultramicroscopic'.repeat(12)}\n\nAnd a second paragraph <b>with markup</b> and https://example.com/a-link`,
  requestedSchema: {
    type: 'object',
    properties: {
      words: { type: 'string', title: 'x'.repeat(200), description: long.repeat(6) },
      choice: {
        type: 'string',
        title: '席次とテーブル',
        enum: Array.from(
          { length: 40 },
          (_, index) => `選擇 ${String(index + 1)} ${'長'.repeat(index)}`,
        ),
      },
    },
    required: ['words'],
  },
};

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch({
    servers: {
      'Table desk': { frontdesk: { demo: 'modern' } },
      'A server with a name that is as long as names may be, 60 ch': scripted('--era', 'legacy'),
      Missing: { command: 'no-such-program-anywhere', args: ['--flag', 'an argument with blanks'] },
    },
  });
});
test.afterAll(async () => {
  await app.quit();
});

test('start, add a server, settings, no questions', async () => {
  const { page } = app;
  await inAllLooks(app, 'home');
  await page.getByRole('navigation').getByRole('button', { name: 'Add a server' }).click();
  await inAllLooks(app, 'add-server');
  await page.getByTitle('Questions').click();
  await inAllLooks(app, 'questions-empty');
  await page.getByTitle('Settings').click();
  await inAllLooks(app, 'settings');
});

test('approval of a command, a program that is missing, a server page', async () => {
  const { page } = app;
  await serverItem(page, 'Missing').click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await inAllLooks(app, 'approval');
  await accept(page.getByRole('button', { name: 'Run this command' }));
  await page.getByText('The program was not found').waitFor();
  await inAllLooks(app, 'problem');
  await connect(page, 'Table desk');
  await inAllLooks(app, 'server');
  await openTool(page, 'Draw a floor plan');
  await inAllLooks(app, 'arguments');
});

test('the booking: dialog, errors, review, result', async () => {
  const { page } = app;
  await serverItem(page, 'Table desk').click();
  await run(page, 'Book a table');
  const dialog = questionOf(page, 'Table desk');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByText('This needs an answer.').first().waitFor();
  await inAllLooks(app, 'booking-errors');
  await fillBooking(dialog);
  await inAllLooks(app, 'booking-filled');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await inAllLooks(app, 'booking-review');
  await accept(dialog.getByRole('button', { name: 'Send to Table desk' }));
  await result(page).waitFor();
  await inAllLooks(app, 'booking-result');
});

test('a short question with its review beside it', async () => {
  const { page } = app;
  await serverItem(page, 'Table desk').click();
  await run(page, 'Order noodles');
  await questionOf(page, 'Table desk').waitFor();
  await inAllLooks(app, 'short-question');
  await page.getByTitle('Questions').click();
  await inAllLooks(app, 'questions');
});

test('long texts, a long name, a long list', async () => {
  const { page } = app;
  const name = 'A server with a name that is as long as names may be, 60 ch';
  await connect(page, name);
  await openTool(page, 'ask');
  await page.getByRole('radio', { name: 'Raw JSON' }).locator('xpath=ancestor::label').click();
  await page
    .getByRole('textbox', { name: 'Arguments as JSON' })
    .fill(JSON.stringify({ requests: [{ params: longForm }] }));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await questionOf(page, name).waitFor();
  await inAllLooks(app, 'long-texts');
});
