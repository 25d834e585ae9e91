// Choices that a server may offer by form: what is picked in the window is what comes back on its wire.
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import {
  createDesks,
  expectHeldBack,
  formOf,
  openForm,
  pickBox,
  pickRadio,
  sendReviewed,
  type FormsDesks,
} from '../fixtures/forms.ts';

let app: RunningApp;
let desks: FormsDesks;
test.beforeAll(async () => {
  desks = createDesks();
  app = await launch({ servers: desks.servers });
});
test.afterAll(async () => {
  await app.quit();
  desks.remove();
});

test('C-FRM-6 C-FRM-7 C-FRM-10 one of several: titles are shown, values are sent', async () => {
  const { page } = app;
  const size = (title: string, enumNames: readonly string[]) => ({
    type: 'string',
    title,
    enum: ['s', 'l'],
    enumNames,
  });
  const dialog = await openForm(
    page,
    desks.june,
    formOf(
      {
        plain: { type: 'string', title: 'Plain', enum: ['a', 'b', 'c', 'd', 'e', 'f'] },
        tea: {
          type: 'string',
          title: 'Tea',
          oneOf: [
            { const: 'oolong', title: 'Oolong tea' },
            { const: 'jasmine', title: 'Jasmine tea' },
          ],
        },
        size: size('Size', ['Small', 'Large']),
        short: size('Short names', ['Only one']),
        long: size('Long names', ['One', 'Two', 'Three']),
        odd: { type: 'string', title: 'Odd', enum: ['', 'x', 'x'] },
        stars: { type: 'integer', title: 'Stars', enum: [3, 4, 5] },
        room: {
          type: 'string',
          title: 'Room',
          enum: Array.from({ length: 300 }, (_, index) => `room ${String(index + 1)}`),
        },
        gone: { type: 'string', title: 'Gone', enum: ['x', 'y'], default: 'x' },
        left: { type: 'string', title: 'Left alone', enum: ['x', 'y'] },
        kept: {
          type: 'string',
          title: 'Left with a title',
          oneOf: [{ const: 'keep', title: 'Keep it' }],
        },
        must: { type: 'string', title: 'Must', enum: ['keep', 'drop'] },
      },
      { required: ['must'] },
    ),
  );
  const group = (name: string) => dialog.getByRole('radiogroup', { name, exact: true });
  const option = (name: string, label: string) =>
    group(name).getByRole('radio', { name: label, exact: true });
  // In view without a key press, and none chosen by us.
  await expect(group('Plain').getByRole('radio')).toHaveCount(6);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectHeldBack(dialog, desks.june, { Must: 'This needs an answer.' });
  // The option that has the highlight is the one that is sent.
  await option('Tea', 'Oolong tea').focus();
  await page.keyboard.press('ArrowDown');
  await expect(option('Tea', 'Jasmine tea')).toBeFocused();
  await expect(option('Tea', 'Jasmine tea')).toBeChecked();
  await pickRadio(dialog, 'Plain', 'f');
  await pickRadio(dialog, 'Size', 'Large');
  await pickRadio(dialog, 'Short names', 'l');
  await expect(option('Long names', 's')).toBeVisible();
  await expect(group('Short names')).toHaveAccessibleDescription(/their values are shown/);
  await expect(group('Odd').getByRole('radio')).toHaveCount(2);
  await expect(group('Odd')).toHaveAccessibleDescription('Repeated options are shown once.');
  await pickRadio(dialog, 'Odd', '(empty)');
  await pickRadio(dialog, 'Stars', '4');
  await pickRadio(dialog, 'Must', 'drop');
  const gone = dialog.getByText('Gone', { exact: true }).locator('xpath=ancestor::div[1]');
  await gone.getByRole('button', { name: 'Clear' }).click();
  await expect(option('Gone', 'x')).not.toBeChecked();
  const room = dialog.getByRole('combobox', { name: 'Room' });
  await room.fill('room 29');
  await expect(page.getByRole('option').first()).toHaveText('room 29');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await app.screenshot('forms-choices-list');
  await page.keyboard.press('Enter');
  await expect(room).toHaveValue('room 290');
  await app.screenshot('forms-choices');
  const { content, text } = await sendReviewed(page, desks.june);
  expect(content).toEqual({
    plain: 'f',
    tea: 'jasmine',
    size: 'l',
    short: 'l',
    odd: '',
    stars: 4,
    room: 'room 290',
    must: 'drop',
  });
  expect(text).toContain('"stars":4,');
});

for (const revision of ['2025-11-25', '2026-07-28'] as const) {
  test(`C-FRM-8 C-FRM-9 several of several, counted live, sent as a list of texts, ${revision}`, async () => {
    const { page } = app;
    const desk = desks[revision];
    const many = (title: string, more: object = {}) => ({
      type: 'array',
      title,
      items: { type: 'string', enum: ['mo', 'tu', 'we', 'th'] },
      ...more,
    });
    const dialog = await openForm(
      page,
      desk,
      formOf(
        {
          three: {
            type: 'array',
            title: 'Sides',
            minItems: 2,
            maxItems: 3,
            items: {
              anyOf: ['soup', 'rice', 'egg', 'tea'].map((dish) => ({
                const: dish,
                title: `A ${dish}`,
              })),
            },
          },
          one: many('Days', { maxItems: 1 }),
          none: many('Off', { minItems: 2 }),
          must: many('Shifts'),
          given: many('Given', { default: ['tu', 'we'] }),
          gone: many('Gone', { default: ['mo'] }),
          long: {
            type: 'array',
            title: 'Rooms',
            items: {
              type: 'string',
              enum: Array.from({ length: 300 }, (_, index) => `room ${String(index + 1)}`),
            },
          },
        },
        { required: ['must'] },
      ),
    );
    const box = (name: string) => dialog.getByRole('group', { name, exact: true });
    await pickBox(dialog, 'Sides', 'A tea');
    await expect(box('Sides')).toContainText('1 picked (2–3)');
    await pickBox(dialog, 'Days', 'th');
    await pickBox(dialog, 'Days', 'mo');
    await expectHeldBack(dialog, desk, {
      Sides: 'Pick at least 2.',
      Days: 'Pick at most 1.',
    });
    await pickBox(dialog, 'Sides', 'A egg');
    await pickBox(dialog, 'Sides', 'A soup');
    await expect(box('Sides')).toContainText('3 picked (2–3)');
    await pickBox(dialog, 'Days', 'mo');
    await pickBox(dialog, 'Gone', 'mo');
    const rooms = dialog.getByRole('listbox', { name: 'Rooms' });
    const search = dialog.getByRole('searchbox', { name: 'Search Rooms' });
    await search.fill('room 290');
    await rooms.getByRole('option', { name: 'room 290', exact: true }).click();
    await search.fill('room 15');
    await rooms.getByRole('option', { name: 'room 15', exact: true }).click();
    await app.screenshot(`forms-lists-${revision}`);
    const { content } = await sendReviewed(page, desk);
    expect(content).toEqual({
      three: ['soup', 'egg', 'tea'],
      one: ['th'],
      must: [],
      given: ['tu', 'we'],
      long: ['room 15', 'room 290'],
    });
  });
}
