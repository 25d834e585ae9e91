// How often a server may ask, what becomes of the rest, and what the person can do about a server that asks too much (C-RAT).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf, result, run, serverItem } from '../fixtures/desk.ts';
import { runScript } from '../fixtures/forms.ts';
import { inAllLooks, sharedScreenLooks } from '../fixtures/looks.ts';
import { scripted } from '../fixtures/servers.ts';
import { actionsIn, receivedBy } from '../fixtures/wire.ts';

const params = {
  message: 'One more thing',
  requestedSchema: { type: 'object', properties: { note: { type: 'string', title: 'Note' } } },
};
const questions = (count: number) => ({
  requests: Array.from({ length: count }, () => ({ params })),
});
const round = (flow: string, count: number) => ({
  flow,
  rounds: [
    {
      inputRequests: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `q${String(index)}`,
          { method: 'elicitation/create', params },
        ]),
      ),
    },
  ],
});

test.describe.configure({ timeout: 180_000 });

let app: RunningApp;
let folder: string;
let older: string;
let newer: string;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-limits-'));
  older = join(folder, 'older.jsonl');
  newer = join(folder, 'newer.jsonl');
  app = await launch({
    servers: {
      Older: scripted('--era', 'legacy', '--transcript', older),
      Newer: {
        ...scripted('--era', 'modern', '--transcript', newer),
        frontdesk: { burst: 3 },
      },
      Quiet: { frontdesk: { demo: 'modern' } },
    },
  });
});
test.afterEach(async () => {
  await app.quit();
  rmSync(folder, { recursive: true, force: true });
});

const questionsPage = (page: Page) => page.getByRole('navigation').getByTitle('Questions').click();
const legsOf = (transcript: string) =>
  receivedBy(transcript).filter(({ method }) => method === 'tools/call').length;

test('C-RAT-1, C-RAT-2 a hundred questions at once: eleven are kept, the others cancelled and counted; another server is served', async () => {
  const { page } = app;
  await connect(page, 'Quiet');
  await connect(page, 'Older');
  await runScript(page, questions(100));
  await expect(questionOf(page, 'Older')).toBeVisible();
  await expect.poll(() => actionsIn(older).length).toBe(89);
  expect(new Set(actionsIn(older))).toEqual(new Set(['cancel']));

  // Another server's question does not wait for these to be answered.
  await serverItem(page, 'Quiet').click();
  await run(page, 'Order noodles');
  await expect(questionOf(page, 'Quiet')).toBeVisible();
  await questionsPage(page);
  const own = page.getByRole('region', { name: 'Older' });
  await expect(own.getByText('11 questions')).toBeVisible();
  await expect(
    own.getByText(/^89 questions were not shown since .*: 89 over the limit\.$/),
  ).toBeVisible();
  const other = page.getByRole('region', { name: 'Quiet' });
  await expect(other.getByText('1 question', { exact: true })).toBeVisible();
  await app.screenshot('limits-questions');

  await own.getByRole('button', { name: 'Cancel all questions of Older' }).click();
  await expect(own.getByText('11 questions')).toBeHidden();
  await expect.poll(() => actionsIn(older).length).toBe(100);
  expect(new Set(actionsIn(older))).toEqual(new Set(['cancel']));
  await expect(other.getByText('1 question', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Clear the count of Older' }).click();
  await expect(own.getByText('were not shown')).toBeHidden();
  // All of them were turned down in a row (C-RAT-4).
  await expect(own).toContainText('You have refused Older');
});

test('C-RAT-2 a round over the limit waits, whole, until the person lets it come or stops the action', async () => {
  const { page } = app;
  await connect(page, 'Newer');
  await expect(page.getByRole('textbox', { name: 'Questions at once' })).toHaveValue('3');
  await page.getByRole('group', { name: 'Limits' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Questions waiting in line' }).fill('many');
  await page.getByRole('textbox', { name: 'Questions a minute after that' }).fill('6');
  await page.getByRole('textbox', { name: 'Questions at once' }).focus();
  await expect(
    page.getByText('Enter a whole number from 1 to 50. Until then 10 counts.'),
  ).toBeVisible();
  await expect
    .poll(() => JSON.parse(readFileSync(join(app.profile, 'servers.json'), 'utf8')) as unknown)
    .toMatchObject({ mcpServers: { Newer: { frontdesk: { burst: 3, perMinute: 6 } } } });
  await inAllLooks(app, 'limits-rules', sharedScreenLooks);
  await runScript(page, round('first', 5));
  await expect(page.getByText('Held back: Newer asks too often')).toBeVisible();
  await expect(page.getByText(/^5 questions wait since /)).toBeVisible();
  await expect(questionOf(page, 'Newer')).toBeHidden();
  await inAllLooks(app, 'limits-held');
  await accept(page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(questionOf(page, 'Newer')).toContainText('1 of 5');
  await page.getByRole('navigation').getByTitle('Newer', { exact: true }).click();
  expect(legsOf(newer)).toBe(1);

  await runScript(page, round('second', 5));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(result(page)).toContainText('You stopped this action');
  expect(legsOf(newer)).toBe(2);
  await serverItem(page, 'Newer').click();
  await expect(
    page.getByText(/^10 questions were not shown since .*: 10 over the limit\.$/),
  ).toBeVisible();
});

test('C-RAT-3 a paused server is answered cancel, or its action stopped, until it is resumed', async () => {
  const { page } = app;
  await connect(page, 'Older');
  await runScript(page, questions(1));
  await expect(questionOf(page, 'Older')).toBeVisible();
  await serverItem(page, 'Older').click();
  await page.getByRole('button', { name: 'Pause questions of Older' }).click();
  await expect(page.getByText('Paused: Older cannot ask you anything')).toBeVisible();
  await expect.poll(() => actionsIn(older)).toEqual(['cancel']);
  await expect(serverItem(page, 'Older')).toContainText('Paused');

  await serverItem(page, 'Older').click();
  await runScript(page, questions(2));
  await expect(result(page)).toContainText('cancel');
  await expect(questionOf(page, 'Older')).toBeHidden();
  expect(actionsIn(older)).toEqual(['cancel', 'cancel', 'cancel']);
  await serverItem(page, 'Older').click();
  await expect(
    page.getByText(/^2 questions were not shown since .*: 2 while paused\.$/),
  ).toBeVisible();
  await inAllLooks(app, 'limits-paused');
  await page.getByRole('button', { name: 'Resume questions of Older' }).click();
  await expect(page.getByText('Paused: Older cannot ask you anything')).toBeHidden();
  await runScript(page, questions(1));
  await expect(questionOf(page, 'Older')).toBeVisible();

  await connect(page, 'Newer');
  await page.getByRole('button', { name: 'Pause questions of Newer' }).click();
  await runScript(page, round('paused', 2));
  await expect(result(page)).toContainText('This server is paused, so the action was stopped');
  expect(legsOf(newer)).toBe(1);
});

test('C-RAT-4 after three refusals in a row pausing is offered, in the dialog too', async () => {
  const { page } = app;
  await connect(page, 'Older');
  await runScript(page, { ...questions(4), sequential: true });
  const dialog = questionOf(page, 'Older');
  for (let refused = 1; refused <= 3; refused += 1) {
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('You have refused Older')).toBeHidden();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => actionsIn(older).length).toBe(refused);
  }
  await expect(dialog.getByText('You have refused Older several times in a row')).toBeVisible();
  await inAllLooks(app, 'limits-offer');
  await questionsPage(page);
  await expect(page.getByRole('region', { name: 'Older' })).toContainText('You can pause it');
  await serverItem(page, 'Older').click();
  await expect(page.getByText('You have refused Older several times in a row')).toBeVisible();

  await questionsPage(page);
  await page.getByRole('button', { name: 'Open the question of Older' }).click();
  await dialog.getByRole('button', { name: 'Pause questions of Older' }).click();
  await expect(dialog).toContainText('You paused this server. Nothing was sent.');
  await expect.poll(() => actionsIn(older)).toEqual(['decline', 'decline', 'decline', 'cancel']);
});
