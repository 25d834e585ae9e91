// What a server may not ask by form, or not like this: refused in sight, warned about, or made harmless.
import { createServer, type Server } from 'node:http';
import { expect, test, type Locator } from '@playwright/test';
import { settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, pick, questionOf, result } from '../fixtures/desk.ts';
import {
  answersOn,
  askWith,
  createDesks,
  expectHeldBack,
  formOf,
  openForm,
  pickRadio,
  runScript,
  sendReviewed,
  type FormsDesk,
  type FormsDesks,
} from '../fixtures/forms.ts';
import { scripted, startScriptedHttp, type HttpServer } from '../fixtures/servers.ts';

let app: RunningApp;
let desks: FormsDesks;
let counter: Server;
let remote: HttpServer;
let hits = 0;
let origin = '';

test.beforeAll(async () => {
  counter = createServer((_request, response) => {
    hits += 1;
    response.end('{}');
  });
  await new Promise<void>((done) => counter.listen(0, '127.0.0.1', done));
  const address = counter.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://127.0.0.1:${String(address.port)}`;
  remote = await startScriptedHttp('--era', 'legacy');
  desks = createDesks();
  app = await launch({
    servers: {
      ...desks.servers,
      Early: scripted('--era', 'legacy', '--ask-on-initialized'),
      Remote: { url: remote.url },
    },
  });
});
test.afterAll(async () => {
  await app.quit();
  desks.remove();
  counter.close();
  remote.stop();
});

interface Refused {
  readonly what: string;
  readonly params: (origin: string) => unknown;
  readonly words: string;
  readonly reason: string;
  readonly field?: string;
}

const field = { type: 'string' };
const refused: readonly Refused[] = [
  {
    what: 'an object within the form',
    params: () =>
      formOf({ fine: field, address: { type: 'object', properties: { street: field } } }),
    words: 'A field holds further fields. MCP forms are flat.',
    reason: 'nested-object',
    field: 'address',
  },
  {
    what: 'a reference to elsewhere',
    params: (at) => formOf({ far: { $ref: `${at}/schema.json` } }),
    words: 'The description of the form points to other places',
    reason: 'ref',
    field: 'far',
  },
  {
    what: 'a dialect of elsewhere',
    params: (at) => formOf({ fine: field }, { $schema: `${at}/dialect` }),
    words: 'a kind of JSON Schema that MCP forms do not use',
    reason: 'unknown-dialect',
  },
  {
    what: 'a mode that nobody defined',
    params: () => ({ ...formOf({ fine: field }), mode: 'hologram' }),
    words: 'It asks in a way that Frontdesk does not know.',
    reason: 'unknown-mode',
  },
];

/** Nothing was asked; the action says so in words, and for the server's author in detail. */
async function expectRefusal(
  desk: FormsDesk,
  { words, reason, field: key }: Refused,
): Promise<void> {
  const { page } = app;
  await expect(result(page)).toBeVisible();
  await expect(questionOf(page, desk.name)).toBeHidden();
  // The modern revision ends the call, and the result says why; the others tell the server, which goes on.
  const place =
    desk.revision === '2026-07-28'
      ? result(page)
      : page.getByRole('region', { name: 'What happened' });
  await expect(place).toContainText(words);
  await place.getByRole('button', { name: 'Technical detail' }).first().click();
  await expect(place).toContainText(`Reason: ${reason}`);
  if (key !== undefined) await expect(place).toContainText(`Field: ${key}`);
}

for (const revision of ['2025-11-25', '2026-07-28'] as const) {
  test(`C-FRM-12 C-FRM-13 C-FRM-15 C-REQ-2 what is outside of the rules is refused in sight, nothing is fetched, ${revision}`, async () => {
    const { page } = app;
    const desk = desks[revision];
    for (const entry of refused) {
      const before = answersOn(desk).length;
      await askWith(page, desk, entry.params(origin));
      await expectRefusal(desk, entry);
      const answers = answersOn(desk).slice(before);
      if (revision === '2026-07-28') expect(answers, entry.what).toEqual([]);
      else expect(answers, entry.what).toMatchObject([{ error: { code: -32602 } }]);
    }
    await app.screenshot(`forms-refused-${revision}`);
    expect(hits).toBe(0);
  });
}

test('C-FRM-11 a list is refused in 2025-06-18, with its field named', async () => {
  const { page } = app;
  const list = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
  await askWith(page, desks.june, formOf({ name: field, days: list }));
  await expectRefusal(desks.june, {
    what: 'a list',
    params: () => undefined,
    words: 'A field takes several answers, which its protocol revision (2025-06-18) does not have.',
    reason: 'array-not-in-2025-06-18',
    field: 'days',
  });
  expect(answersOn(desks.june).at(-1)).toMatchObject({ error: { code: -32602 } });
  await app.screenshot('forms-refused-2025-06-18');
});

test('C-FRM-17 texts of the server are shown as they are: no markup, no link, no picture', async () => {
  const { page } = app;
  const texts = [
    `<b>bold</b><img src="${origin}/a.png">`,
    `[press](${origin}/b)`,
    `![here](${origin}/c.png)`,
    `<a href="${origin}/d">go</a>`,
  ];
  const [message = '', title = '', description = '', option = ''] = texts;
  const dialog = await openForm(page, desks.modern, {
    message,
    requestedSchema: {
      type: 'object',
      properties: {
        a: { type: 'string', title, description },
        b: { type: 'string', title: 'B', oneOf: [{ const: message, title: option }] },
      },
    },
  });
  for (const text of texts) await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.locator('a, img, b')).toHaveCount(0);
  await pickRadio(dialog, 'B', option);
  await app.screenshot('forms-markup');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({ b: message });
  expect(hits).toBe(0);
  expect(app.policyReports).toEqual([]);
});

const secretTitle = 'This form seems to ask for a secret';

async function expectSecretStep(dialog: Locator, desk: FormsDesk): Promise<void> {
  const before = answersOn(desk).length;
  await expect(dialog.getByText(secretTitle)).toBeVisible();
  await dialog.getByRole('button', { name: /^(Send to|Review)/ }).click();
  await expect(dialog.getByText('Tick the box above first, or decline.')).toBeVisible();
  expect(answersOn(desk)).toHaveLength(before);
  await pick(dialog.getByRole('checkbox', { name: /I understand and want to send it/ }));
}

test('C-REV-3 what looks like a secret needs one more step; contact data does not', async () => {
  const { page } = app;
  let dialog = await openForm(
    page,
    desks.november,
    formOf({
      api_key: field,
      c: { type: 'string', title: 'Card number' },
      name: { type: 'string', title: 'Name' },
    }),
  );
  await dialog.getByRole('textbox', { name: 'api_key' }).fill('abc');
  await expect(dialog.getByRole('textbox', { name: 'api_key' })).toHaveAccessibleDescription(
    /looks like a secret/,
  );
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('');
  await expectSecretStep(dialog, desks.november);
  await app.screenshot('forms-secret');
  expect((await sendReviewed(page, desks.november)).content).toEqual({ api_key: 'abc' });

  dialog = await openForm(page, desks.november, {
    ...formOf({ value: field }),
    message: 'Please paste your token here.',
  });
  await dialog.getByRole('textbox', { name: 'value' }).fill('abc');
  await expectSecretStep(dialog, desks.november);
  await sendReviewed(page, desks.november);

  dialog = await openForm(
    page,
    desks.november,
    formOf({
      name: field,
      email: { type: 'string', format: 'email' },
      phone: field,
      postal_code: field,
      user_name: field,
    }),
  );
  await expect(dialog.getByText(secretTitle)).toBeHidden();
  await dialog.getByRole('textbox', { name: 'phone' }).fill('+886 2 1234 5678');
  expect((await sendReviewed(page, desks.november)).content).toEqual({
    phone: '+886 2 1234 5678',
  });
});

test('C-FRM-14 a pattern made to hang, 2,000 options and 100 fields keep the window at work', async () => {
  const { page } = app;
  const fields = Object.fromEntries(
    Array.from({ length: 98 }, (_, index) => [`f${String(index)}`, field]),
  );
  const dialog = await openForm(
    page,
    desks.modern,
    formOf({
      slow: { type: 'string', title: 'Slow', pattern: '^(a+)+$' },
      room: {
        type: 'string',
        title: 'Room',
        enum: Array.from({ length: 2000 }, (_, index) => `room ${String(index)}`),
      },
      ...fields,
    }),
  );
  const slow = dialog.getByRole('textbox', { name: 'Slow' });
  await slow.fill('a'.repeat(60));
  const startedMs = Date.now();
  await slow.press('!');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(Date.now() - startedMs).toBeLessThan(1_000);
  await expectHeldBack(dialog, desks.modern, {
    Slow: 'Does not fit the server’s pattern: ^(a+)+$',
  });
  await slow.press('Backspace');
  const room = dialog.getByRole('combobox', { name: 'Room' });
  await room.fill('room 1999');
  await page.getByRole('option', { name: 'room 1999' }).click();
  await dialog.getByRole('textbox', { name: 'f97', exact: true }).fill('the last');
  await app.screenshot('forms-large');
  const { content } = await sendReviewed(page, desks.modern);
  expect(content).toEqual({ slow: 'a'.repeat(60), room: 'room 1999', f97: 'the last' });
});

test('C-REQ-10 a question names the action it came with, on whatever stream it came, or says there is none', async () => {
  const { page } = app;
  const nested = await openForm(page, desks.november, formOf({ a: field }));
  await expect(nested.getByText('for ask')).toBeVisible();
  await nested.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(result(page)).toContainText('"action":"decline"');
  expect(answersOn(desks.november).at(-1)?.text).toBe('{"action":"decline"}');

  await connect(page, 'Remote');
  await runScript(page, { requests: [{ params: formOf({ a: field }) }], viaGet: true });
  const asking = questionOf(page, 'Remote');
  await expect(asking.getByText('for ask')).toBeVisible();
  await asking.getByRole('textbox', { name: 'a' }).fill('over the other stream');
  const send = asking.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeEnabled();
  await settle(page);
  await send.press('Enter');
  await expect(result(page)).toContainText('"content":{"a":"over the other stream"}');

  await connect(page, 'Early');
  const early = questionOf(page, 'Early');
  await expect(early).toContainText('No action of yours led to this question.');
  await app.screenshot('forms-no-action');
  await early.getByRole('button', { name: 'Close (cancel)' }).press('Enter');
  await expect(early).toBeHidden();
});

test('C-VAL-1 names, roles, states and errors of the fields stand in the accessibility tree', async () => {
  const { page } = app;
  const dialog = await openForm(
    page,
    desks.modern,
    formOf(
      {
        name: { type: 'string', title: 'Name', description: 'In full.', minLength: 2 },
        many: { type: 'integer', title: 'Many', minimum: 1 },
        day: { type: 'string', title: 'Day', format: 'date', description: 'Any day.' },
        terms: { type: 'boolean', title: 'Terms', const: true },
        tea: { type: 'string', title: 'Tea', enum: ['a', 'b'] },
        sides: {
          type: 'array',
          title: 'Sides',
          items: { type: 'string', enum: ['c', 'd'] },
          minItems: 1,
        },
        room: { type: 'string', title: 'Room', enum: ['1', '2', '3', '4', '5', '6', '7', '8'] },
        news: { type: 'boolean', title: 'News' },
      },
      { required: ['name', 'many', 'day', 'terms', 'tea', 'sides', 'room'] },
    ),
  );
  const needed = 'This needs an answer.';
  const fields: readonly (readonly [string, Locator, string, string])[] = [
    ['Name', dialog.getByRole('textbox', { name: 'Name', exact: true }), 'In full.', needed],
    ['Many', dialog.getByRole('textbox', { name: 'Many', exact: true }), '', needed],
    ['Day', dialog.getByRole('group', { name: 'Day', exact: true }), 'Any day.', needed],
    [
      'Terms',
      dialog.getByRole('checkbox', { name: 'Terms required', exact: true }),
      '',
      'The server accepts only “Yes” here.',
    ],
    ['Tea', dialog.getByRole('radiogroup', { name: 'Tea', exact: true }), '', needed],
    ['Sides', dialog.getByRole('group', { name: 'Sides', exact: true }), '', 'Pick at least 1.'],
    ['Room', dialog.getByRole('combobox', { name: 'Room', exact: true }), '', needed],
  ];
  for (const [, control, description] of fields) {
    await expect(control).toHaveAccessibleDescription(description);
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expectHeldBack(
    dialog,
    desks.modern,
    Object.fromEntries(fields.map(([label, , , error]) => [label, error])),
  );
  await expect(fields[0]?.[1] ?? dialog, 'the focus goes to the first').toBeFocused();
  for (const [, control, description, error] of fields) {
    await expect(control).toHaveAccessibleDescription([error, description].join(' ').trim());
  }
  for (const label of ['Name', 'Many']) {
    const control = dialog.getByRole('textbox', { name: label, exact: true });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAttribute('aria-required', 'true');
  }
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('radiogroup', { name: 'Tea' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(dialog.getByRole('radiogroup', { name: 'News' })).not.toHaveAttribute(
    'aria-required',
    'true',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Terms' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await app.screenshot('forms-accessibility');
  // Each line of the summary leads to its field.
  await dialog.getByRole('alert').getByRole('button', { name: /^Many/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Many' })).toBeFocused();
  await dialog.getByRole('alert').getByRole('button', { name: /^Day/ }).click();
  await expect(
    dialog.getByRole('group', { name: 'Day' }).getByRole('spinbutton').first(),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
});
