// Whatever a server may ask by form: drawn, answered by a person, and compared with what came back on its wire.
import { expect, test } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { result, typeInto } from '../fixtures/desk.ts';
import {
  answersOn,
  createDesks,
  expectHeldBack,
  formOf,
  openForm,
  pickRadio,
  sendReviewed,
  type FormsDesks,
} from '../fixtures/forms.ts';

let app: RunningApp;
let desks: FormsDesks;
test.beforeAll(async () => {
  desks = createDesks();
  app = await launch({ servers: desks.servers, timeZone: 'Asia/Taipei' });
});
test.afterAll(async () => {
  await app.quit();
  desks.remove();
});

const christmas = ['12', '24', '2026'];

test('C-FRM-2 C-FRM-3 C-VAL-1 C-VAL-4 C-VAL-5 texts of every kind', async () => {
  const { page } = app;
  const dialog = await openForm(
    page,
    desks.modern,
    formOf(
      {
        name: {
          type: 'string',
          title: 'Nickname',
          description: 'As on the badge.',
          minLength: 3,
          maxLength: 5,
        },
        mail: { type: 'string', title: 'Mail', format: 'email' },
        site: { type: 'string', title: 'Site', format: 'uri' },
        day: { type: 'string', title: 'Day', format: 'date' },
        at: { type: 'string', title: 'Taxi', format: 'date-time' },
        code: { type: 'string', title: 'Code', pattern: '^[A-Z]{2}$' },
        ahead: { type: 'string', title: 'Ahead', pattern: '^(?=x)' },
        colour: { type: 'string', title: 'Colour', format: 'color' },
        file: { type: 'string', title: 'File', format: 'data-url' },
        note: { type: 'string', title: 'Note' },
        gone: { type: 'string', title: 'Gone' },
        blank: { type: 'string', title: 'Blank' },
      },
      { required: ['name', 'mail'], additionalProperties: true },
    ),
  );
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(box('Nickname')).toHaveAccessibleDescription('As on the badge.');
  await expect(box('File')).toHaveAttribute('type', 'text');
  await expect(dialog.locator('input[type=file], input[type=color]')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /add/i })).toHaveCount(0);
  await expect(box('Colour')).toHaveAccessibleDescription(/format that is not checked/);
  await expect(box('Ahead')).toHaveAccessibleDescription(/pattern .* is not checked here/);
  await box('Nickname').fill('ab');
  await box('Site').fill('example.com');
  await box('Code').fill('abc');
  await expectHeldBack(dialog, desks.modern, {
    Nickname: 'Use at least 3 characters.',
    Mail: 'This needs an answer.',
    Site: 'Enter a whole address, such as https://example.com.',
    Code: 'Does not fit the server’s pattern: ^[A-Z]{2}$',
  });
  await app.screenshot('forms-texts-errors');
  await box('Nickname').fill('abcdef');
  await box('Mail').fill('nobody@home');
  await expectHeldBack(dialog, desks.modern, {
    Nickname: 'Use at most 5 characters.',
    Mail: 'Enter an e-mail address, such as ada@example.com.',
    Site: 'Enter a whole address, such as https://example.com.',
    Code: 'Does not fit the server’s pattern: ^[A-Z]{2}$',
  });
  // Five for a reader, ten for a computer.
  await box('Nickname').fill('👍👍👍👍👍');
  await box('Mail').fill('ada@example.com');
  await box('Site').fill('javascript:alert(1)');
  await box('Code').fill('TW');
  await box('Ahead').fill('anything');
  await box('Colour').fill('mauve, mostly');
  await box('Gone').fill('typed');
  await box('Gone').fill('');
  await box('Blank').fill('  ');
  await typeInto(dialog.getByRole('group', { name: 'Day' }), christmas);
  await typeInto(dialog.getByRole('group', { name: 'Taxi' }), [...christmas, '11', '30', 'PM']);
  await expect(dialog.getByText('Time zone: Asia/Taipei')).toBeVisible();
  await app.screenshot('forms-texts');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({
    name: '👍👍👍👍👍',
    mail: 'ada@example.com',
    site: 'javascript:alert(1)',
    day: '2026-12-24',
    at: '2026-12-24T23:30:00+08:00',
    code: 'TW',
    ahead: 'anything',
    colour: 'mauve, mostly',
  });
  await expect(result(page).getByRole('link')).toHaveCount(0);
});

test('C-FRM-4 C-FRM-18 numbers are sent as they were typed', async () => {
  const { page } = app;
  const dialog = await openForm(
    page,
    desks.modern,
    formOf({
      price: { type: 'number', title: 'Price', minimum: 1, maximum: 99.5, default: 42.5 },
      many: { type: 'integer', title: 'Many', minimum: -3, exclusiveMaximum: 2000 },
      step: { type: 'number', title: 'Step', multipleOf: 0.1 },
      over: { type: 'number', title: 'Over', exclusiveMinimum: 0 },
      large: { type: 'integer', title: 'Large' },
      huge: { type: 'number', title: 'Huge' },
      comma: { type: 'number', title: 'Comma' },
      sign: { type: 'number', title: 'Sign' },
      left: { type: 'integer', title: 'Left alone' },
    }),
  );
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(box('Price')).toHaveValue('42.5');
  await box('Price').fill('');
  await box('Price').pressSequentially('100');
  await box('Many').fill('1.5');
  await box('Step').fill('0.35');
  await box('Over').fill('0');
  await box('Large').fill('90071992547409910');
  await box('Huge').fill('1e999');
  await box('Comma').fill('1,5');
  await box('Sign').fill('-');
  await expectHeldBack(dialog, desks.modern, {
    Price: 'Must be 99.5 or less.',
    Many: 'Enter a whole number.',
    Step: 'Must be a multiple of 0.1.',
    Over: 'Must be more than 0.',
    Large: 'This number is too large to be sent exactly.',
    Huge: 'This number is too large to be sent.',
    Comma: 'Enter a number, such as 3 or 1.5.',
    Sign: 'Enter a number, such as 3 or 1.5.',
  });
  await app.screenshot('forms-numbers-errors');
  await box('Price').fill('');
  for (const key of ['1', '.', '0', '5']) await box('Price').press(key);
  await expect(box('Price')).toHaveValue('1.05');
  await box('Many').fill('1e3');
  await box('Step').fill('0.3');
  await box('Over').fill('.5');
  await box('Large').fill('9007199254740991');
  await box('Huge').fill('1e300');
  await box('Comma').fill('007');
  await box('Sign').fill('-0');
  const { content, text } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({
    price: 1.05,
    many: 1000,
    step: 0.3,
    over: 0.5,
    large: 9007199254740991,
    huge: 1e300,
    comma: 7,
    sign: 0,
  });
  expect(text).toContain('"many":1000,');
});

test('C-FRM-5 C-REV-2 yes or no: true, false, and left alone', async () => {
  const { page } = app;
  const yesNo = (title: string, more: object = {}) => ({ type: 'boolean', title, ...more });
  const dialog = await openForm(
    page,
    desks.modern,
    formOf(
      {
        terms: yesNo('Terms'),
        ticked: yesNo('Ticked'),
        news: yesNo('News', { default: true }),
        quiet: yesNo('Quiet', { default: false }),
        yes: yesNo('Window seat'),
        no: yesNo('Smoking'),
        open: yesNo('Undecided'),
        back: yesNo('Taken back', { default: true }),
      },
      { required: ['terms', 'ticked'] },
    ),
  );
  const terms = dialog.getByRole('checkbox', { name: 'Terms required' });
  await expect(terms).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Ticked' }).locator('xpath=ancestor::label').click();
  await pickRadio(dialog, 'Window seat', 'Yes');
  await pickRadio(dialog, 'Smoking', 'No');
  await pickRadio(dialog, 'Taken back', 'No answer');
  await app.screenshot('forms-yes-no');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({
    terms: false,
    ticked: true,
    news: true,
    quiet: false,
    yes: true,
    no: false,
  });
});

for (const revision of ['2025-06-18', '2025-11-25'] as const) {
  test(`C-FRM-2 C-FRM-4 C-FRM-5 C-FRM-6 C-DEF-1 the plain kinds and their defaults, ${revision}`, async () => {
    const { page } = app;
    const desk = desks[revision];
    const dialog = await openForm(
      page,
      desk,
      formOf(
        {
          name: { type: 'string', title: 'Name', minLength: 2, maxLength: 20 },
          mail: { type: 'string', title: 'Mail', format: 'email', default: 'ada@example.com' },
          day: { type: 'string', title: 'Day', format: 'date', default: '2026-02-28' },
          at: {
            type: 'string',
            title: 'Taxi',
            format: 'date-time',
            default: '2026-12-24T22:00:00Z',
          },
          price: { type: 'number', title: 'Price', default: 42.5, maximum: 100 },
          many: { type: 'integer', title: 'Many', minimum: 1 },
          terms: { type: 'boolean', title: 'Terms' },
          news: { type: 'boolean', title: 'News', default: true },
          colour: { type: 'string', title: 'Colour', enum: ['red', 'green'], default: 'green' },
          note: { type: 'string', title: 'Note' },
          nick: { type: 'string', title: 'Nickname', default: 'Ady' },
        },
        {
          required: ['name', 'terms', 'many'],
          $schema: 'https://json-schema.org/draft/2020-12/schema',
        },
      ),
    );
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await box('Name').fill(' ');
    await box('Nickname').fill('');
    await expectHeldBack(dialog, desk, {
      Name: 'This needs an answer.',
      Many: 'This needs an answer.',
    });
    await box('Name').fill('Ada');
    await box('Many').fill('4.0');
    await app.screenshot(`forms-plain-${revision}`);
    const { content } = await sendReviewed(page, desk);
    expect(content).toEqual({
      name: 'Ada',
      mail: 'ada@example.com',
      day: '2026-02-28',
      at: '2026-12-24T22:00:00Z',
      price: 42.5,
      many: 4,
      terms: false,
      news: true,
      colour: 'green',
    });
  });
}

test('C-DEF-2 C-DEF-3 a default that breaks its own field is shown with its error; nothing leaves by itself', async () => {
  const { page } = app;
  const before = answersOn(desks.modern).length;
  const dialog = await openForm(
    page,
    desks.modern,
    formOf({
      name: { type: 'string', title: 'Name', minLength: 5, default: 'abc' },
      day: { type: 'string', title: 'Day', format: 'date', default: '2026-02-30' },
      many: { type: 'integer', title: 'Many', default: 'seven' },
      size: { type: 'string', title: 'Size', enum: ['s', 'l'], default: 'xl' },
      fine: { type: 'string', title: 'Fine', default: 'as it is' },
    }),
  );
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(box('Name')).toHaveValue('abc');
  await expect(box('Name')).toHaveAccessibleDescription('Use at least 5 characters.');
  await expect(box('Day')).toHaveValue('2026-02-30');
  await expect(box('Day')).toHaveAccessibleDescription('Enter a date that exists.');
  await expect(box('Many')).toHaveAccessibleDescription(
    'The suggested value is of the wrong kind. Enter your own. Suggested by the server: "seven"',
  );
  await expect(dialog.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
    'Choose one of the options. Suggested by the server: "xl"',
  );
  await app.screenshot('forms-bad-defaults');
  await app.advance(10 * 60_000);
  expect(answersOn(desks.modern)).toHaveLength(before);
  await box('Name').fill('abcde');
  await dialog.getByRole('button', { name: 'Pick a date instead' }).click();
  await box('Many').fill('7');
  await pickRadio(dialog, 'Size', 'l');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({ name: 'abcde', many: 7, size: 'l', fine: 'as it is' });
});

test('C-FRM-12 one kind or null is an optional field, and null is never sent', async () => {
  const { page } = app;
  const dialog = await openForm(
    page,
    desks.november,
    formOf({
      name: { type: ['string', 'null'], title: 'Name', default: null },
      many: { anyOf: [{ type: 'integer' }, { type: 'null' }], title: 'Many' },
      size: { type: ['string', 'null'], title: 'Size', enum: ['s', null] },
    }),
  );
  await dialog.getByRole('textbox', { name: 'Many' }).fill('3');
  await expect(dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio')).toHaveCount(1);
  await app.screenshot('forms-nullable');
  const { content } = await sendReviewed(page, desks.november);
  expect(content).toEqual({ many: 3 });
});

test('C-FRM-1 C-FRM-16 names of fields are data and come back as they were', async () => {
  const { page } = app;
  const names = [
    '10',
    '2',
    'b c',
    '__proto__',
    'constructor',
    'toString',
    '',
    '姓名',
    'a.b',
    '$ref',
  ];
  const fields = names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join(',');
  for (const desk of [desks.november, desks.modern]) {
    const dialog = await openForm(
      page,
      desk,
      `{"message":"m","requestedSchema":{"type":"object","properties":{${fields}}}}`,
    );
    for (const name of names) {
      const label = name === '' ? '(unnamed)' : name;
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(`of ${name}`);
    }
    await app.screenshot(`forms-names-${desk.revision}`);
    const { text } = await sendReviewed(page, desk);
    for (const name of names) {
      expect(text).toContain(`${JSON.stringify(name)}:${JSON.stringify(`of ${name}`)}`);
    }
  }
});

test('C-REQ-3 C-VAL-4 a review and back keeps the text; a cleared field is gone; the next question starts empty', async () => {
  const { page } = app;
  const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const form = {
    ...formOf(Object.fromEntries(labels.map((label) => [label, { type: 'string' }]))),
    message: '',
  };
  const dialog = await openForm(page, desks.modern, form);
  // Without a message the server and its tool stand in its place.
  await expect(dialog.getByText(`${desks.modern.name} · ask`)).toBeVisible();
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  for (const label of labels.slice(0, 4)) await box(label).fill(`text of ${label}`);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await app.screenshot('forms-review');
  await dialog.getByRole('button', { name: 'Back' }).click();
  for (const label of labels.slice(0, 4)) await expect(box(label)).toHaveValue(`text of ${label}`);
  await box('Four').fill('');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({ One: 'text of One', Two: 'text of Two', Three: 'text of Three' });
  await openForm(page, desks.modern, form);
  await expect(box('One')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
});

test('C-VAL-4 a form without fields, and an untouched one, are sent as an empty object', async () => {
  const { page } = app;
  for (const properties of [{}, { a: { type: 'string' }, b: { type: 'number' } }]) {
    const dialog = await openForm(page, desks.november, formOf(properties));
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close (cancel)' })).toBeVisible();
    const before = answersOn(desks.november).length;
    await app.screenshot(`forms-empty-${String(Object.keys(properties).length)}`);
    await accept(dialog.getByRole('button', { name: /^Send to/ }));
    await expect(result(page)).toBeVisible();
    expect(answersOn(desks.november)[before]?.text).toBe('{"action":"accept","content":{}}');
  }
});
