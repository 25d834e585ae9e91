// A value that was typed into every kind of field, and sent, declined or closed, is looked for in all that the app leaves behind.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { pick, questionOf, result, send, typeInto } from '../fixtures/desk.ts';
import { answersOn, createDesks, formOf, openForm, type FormsDesk } from '../fixtures/forms.ts';
import { savesTo } from '../fixtures/saveDialog.ts';

const word = 'quokka7319';
const amount = '73195513171';
const day = '2031-07-19';
/** As text and as number, date and option. */
const markers = [word, amount, day];

const desks = createDesks();
let app: RunningApp;
let exportFolder = '';
test.beforeAll(async () => {
  exportFolder = mkdtempSync(join(tmpdir(), 'frontdesk-export-'));
  app = await launch({ servers: desks.servers });
});
test.afterAll(async () => {
  await app.quit();
  desks.remove();
  rmSync(exportFolder, { recursive: true, force: true });
});

const many = Array.from({ length: 40 }, (_, index) => `${word}-${String(index)}`);
const form = {
  ...formOf({
    text: { type: 'string', title: 'Text', default: word },
    long: { type: 'string', title: 'Long', maxLength: 5_000 },
    mail: { type: 'string', title: 'Mail', format: 'email' },
    site: { type: 'string', title: 'Site', format: 'uri' },
    day: { type: 'string', title: 'Day', format: 'date' },
    sum: { type: 'number', title: 'Sum' },
    pieces: { type: 'integer', title: 'Pieces' },
    one: { type: 'string', title: 'One', enum: [word, 'other'] },
    of: { type: 'string', title: 'Of many', enum: many },
    sure: { type: 'boolean', title: 'Sure' },
    several: {
      type: 'array',
      title: 'Several',
      items: { type: 'string', enum: [word, 'another'] },
      uniqueItems: true,
    },
  }),
  message: `Is it ${word}?`,
};

async function fillAll(dialog: Locator): Promise<void> {
  const text = (name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
  await text('Text').fill(word);
  await text('Long').fill(`${word}\n${word}`);
  await text('Mail').fill(`${word}@example.com`);
  await text('Site').fill(`https://${word}.example/${word}`);
  await typeInto(dialog.getByRole('group', { name: 'Day' }), ['07', '19', '2031']);
  await text('Sum').fill(`${amount}.5`);
  await text('Pieces').fill(amount);
  await pick(dialog.getByRole('radio', { name: word, exact: true }));
  // The list closes when the page moves under it.
  const choice = dialog.getByRole('combobox', { name: 'Of many' });
  await choice.scrollIntoViewIfNeeded();
  await choice.fill(`${word}-7`);
  await expect(app.page.getByRole('option')).toHaveText([`${word}-7`]);
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Enter');
  await pick(dialog.getByRole('radio', { name: 'Yes' }));
  await pick(dialog.getByRole('checkbox', { name: word, exact: true }));
}

/** Every file below the folder that holds one of the markers, in either width of character. */
function filesWithMarkers(folder: string): readonly string[] {
  const wanted = markers.flatMap((one) => [Buffer.from(one), Buffer.from(one, 'utf16le')]);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const content = readFileSync(path);
      return wanted.some((one) => content.includes(one));
    });
}

const ways: readonly (readonly [string, (dialog: Locator) => Promise<void>])[] = [
  ['accept', send],
  ['decline', (dialog) => dialog.getByRole('button', { name: 'Decline' }).click()],
  ['cancel', (dialog) => dialog.getByRole('button', { name: 'Close (cancel)' }).click()],
];

for (const desk of [desks.november, desks.modern] satisfies readonly FormsDesk[]) {
  test(`C-PRV-1 ${desk.revision}: what is typed leaves when it is sent, and only then`, async () => {
    const { page } = app;
    for (const [action, end] of ways) {
      const before = answersOn(desk).length;
      const dialog = await openForm(page, desk, form);
      await fillAll(dialog);
      expect(answersOn(desk)).toHaveLength(before);
      await end(dialog);
      await expect(questionOf(page, desk.name)).toBeHidden();
      await expect(result(page)).toBeVisible();
      const answers = answersOn(desk).slice(before);
      expect(answers.map((answer) => answer.action)).toEqual([action]);
      const isSent = JSON.stringify(answers).includes(word);
      expect(isSent).toBe(action === 'accept');
    }
  });
}

test('C-PRV-2 C-PRV-3 it is in no file of the profile, no export, no crash report and no output', async () => {
  const { page } = app;
  await page.getByRole('navigation').getByTitle('History', { exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  for (const format of ['CSV', 'JSON']) {
    await savesTo(app, join(exportFolder, `history.${format.toLowerCase()}`));
    await page.getByRole('button', { name: `Export as ${format}` }).click();
    await expect(
      page.getByText(join(exportFolder, `history.${format.toLowerCase()}`)),
    ).toBeVisible();
  }
  expect(filesWithMarkers(app.profile)).toEqual([]);
  const crashReports = await app.electron.evaluate(({ app: main }) => main.getPath('crashDumps'));
  await app.quit({ keepProfile: true });
  const history = readFileSync(join(app.profile, 'history.jsonl'), 'utf8');
  expect(history.trimEnd().split('\n')).toHaveLength(12);
  expect(history).toContain('"pieces"');
  expect(filesWithMarkers(app.profile)).toEqual([]);
  expect(filesWithMarkers(exportFolder)).toEqual([]);
  // Where it always is, or the search above has not seen it.
  expect(crashReports.startsWith(app.profile)).toBe(true);
  for (const marker of markers) expect(app.output()).not.toContain(marker);
  rmSync(app.profile, { recursive: true, force: true });
});

test('the search finds what is there', () => {
  // The transcripts of the servers hold what was asked and sent.
  const holding = filesWithMarkers(join(desks.november.transcript, '..'));
  expect(holding).toContain(desks.november.transcript);
  expect(holding).toContain(desks.modern.transcript);
});
