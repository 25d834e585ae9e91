// A page that a server asks for: nothing opens but what was shown, once, by the person's click, in their own browser.
import { expect, test, type Page } from '@playwright/test';
import { accept, settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import { pick, questionOf, result } from '../fixtures/desk.ts';
import { answersOn, askWith, createDesks, openForm, type FormsDesks } from '../fixtures/forms.ts';
import {
  cleanUrl,
  consent,
  contentsOf,
  findingsIn,
  openButton,
  Openings,
  pageParams,
  wholeAddress,
} from '../fixtures/pages.ts';

let app: RunningApp;
let browser: Browser;
let openings: Openings;
let desks: FormsDesks;

test.beforeAll(async () => {
  browser = createBrowser();
  openings = new Openings(browser);
  desks = createDesks();
  app = await launch({ servers: desks.servers, browser });
});
test.afterAll(async () => {
  await app.quit();
  browser.remove();
  desks.remove();
});
test.afterEach(async () => {
  expect(await contentsOf(app), 'C-URL-4: nothing of ours shows a page').toEqual([1, 1]);
});

for (const revision of ['2025-11-25', '2026-07-28'] as const) {
  test(`${revision}: C-URL-1 C-URL-2 C-URL-4 C-URL-5 C-URL-11 C-URL-12 C-URL-16 one click, one opening, of what is shown`, async () => {
    const { page } = app;
    const desk = desks[revision];
    const before = answersOn(desk).length;
    const dialog = await openForm(page, desk, pageParams(cleanUrl));
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(
      `${desk.name} asks you to open a page`,
    );
    await expect(dialog).toContainText('ask');
    await expect(dialog).toContainText('Connect your calendar to go on.');
    await expect(wholeAddress(dialog)).toHaveText(cleanUrl);
    await expect(wholeAddress(dialog).locator('strong')).toHaveText('calendar.example');
    expect(await findingsIn(dialog)).toEqual([]);
    // Keys meant for elsewhere, and no focus on what accepts.
    await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(openButton(dialog)).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await app.screenshot(`url-clean-${revision}`);
    expect(answersOn(desk)).toHaveLength(before);
    openings.expectNoMore();

    await settle(page);
    await openButton(dialog).dblclick();
    await expect(dialog).toBeHidden();
    await openings.expectNext(cleanUrl);
    await expect(result(page)).toBeVisible();
    expect(answersOn(desk).slice(before)).toMatchObject([
      { text: '{"action":"accept"}', action: 'accept' },
    ]);
  });
}

test('C-URL-2 the opening button is inert at first', async () => {
  const { page } = app;
  const dialog = await openForm(page, desks.modern, pageParams(cleanUrl));
  await expect(openButton(dialog)).toHaveAttribute('aria-disabled', 'true');
  await openButton(dialog).click({ force: true });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('C-URL-2 by keyboard: Enter opens only with the focus on Open, and a held key counts once', async () => {
  const { page } = app;
  const dialog = await openForm(page, desks.modern, pageParams(cleanUrl));
  await expect(openButton(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await openButton(dialog).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(openButton(dialog)).toBeFocused();
  await settle(page);
  // Pressed down several times without being let go: as a key repeats that is held.
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await openings.expectNext(cleanUrl);
});

test('C-ACT-1 C-ACT-3 C-ACT-4 C-ACT-5 declined, closed and escaped: three answers without content, and nothing opens', async () => {
  const { page } = app;
  for (const desk of [desks.november, desks.modern]) {
    const before = answersOn(desk).length;
    const dialog = questionOf(page, desk.name);
    await openForm(page, desk, pageParams(cleanUrl));
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog).toBeHidden();
    await openForm(page, desk, pageParams(cleanUrl));
    await dialog.getByRole('button', { name: 'Close (cancel)' }).click();
    await expect(dialog).toBeHidden();
    await openForm(page, desk, pageParams(cleanUrl));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => answersOn(desk).length).toBe(before + 3);
    expect(
      answersOn(desk)
        .slice(before)
        .map(({ text }) => text),
    ).toEqual(['{"action":"decline"}', '{"action":"cancel"}', '{"action":"cancel"}']);
  }
  openings.expectNoMore();
});

test('C-URL-9 an address in disguise: why, what was sent with nothing hidden, and no way to open it', async () => {
  const { page } = app;
  const sent = 'https://bank.example\u202e@evil.example/\u200bpath';
  const before = answersOn(desks.november).length;
  const dialog = await openForm(page, desks.november, pageParams(sent));
  const findings = await findingsIn(dialog);
  expect(findings).toContain('userinfo');
  expect(findings).toContain('invisible-characters');
  await expect(dialog).toContainText('[U+202E]');
  await expect(dialog).toContainText('[U+200B]');
  await expect(openButton(dialog)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
  await app.screenshot('url-blocked');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => answersOn(desks.november).length).toBe(before + 1);
  expect(answersOn(desks.november).at(-1)?.text).toBe('{"action":"decline"}');
});

for (const [what, url] of [
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['no address at all', 'https://[::1'],
  ['an unencrypted address', 'http://pages.example/'],
] as const) {
  test(`C-URL-9 C-REQ-7 ${what}: a notice, no dialog, -32602 or the end of the call`, async () => {
    const { page } = app;
    const { november, modern } = desks;
    const before = answersOn(november).length;
    await askWith(page, november, pageParams(url));
    await expect(result(page)).toBeVisible();
    await expect(questionOf(page, november.name)).toBeHidden();
    expect(answersOn(november).at(before)?.error).toMatchObject({ code: -32602 });
    await app.screenshot(`url-refused-${what.replaceAll(' ', '-')}`);
    const sent = answersOn(modern).length;
    await askWith(page, modern, pageParams(url));
    await expect(result(page)).toBeVisible();
    await expect(questionOf(page, modern.name)).toBeHidden();
    expect(answersOn(modern)).toHaveLength(sent);
  });
}

test('C-VAL-2 C-URL-10 C-URL-11 forged messages open and accept nothing', async () => {
  const { page } = app;
  const clean = await openForm(page, desks.november, pageParams(cleanUrl));
  await expect(openButton(clean)).toBeVisible();
  const blocked = await openForm(page, desks.modern, pageParams('https://a@evil.example/'));
  await expect(blocked).toContainText('Frontdesk does not open this address');
  // The clean one waits behind it.
  const queued = await queuedQuestion(page);
  const blockedId = (await openQuestions(page)).find((id) => id !== queued) ?? '';
  expect(await openUrl(page, blockedId)).toMatchObject({ ok: true, value: { kind: 'not-open' } });
  expect(await forgeAccept(page, blockedId)).toMatchObject({
    ok: true,
    value: { kind: 'not-open' },
  });
  expect(await confirmOpened(page, blockedId)).toMatchObject({ value: { kind: 'not-open' } });
  expect(await openUrl(page, queued)).toMatchObject({ value: { kind: 'not-open' } });
  expect(await openUrl(page, 'unknown')).toMatchObject({ value: { kind: 'not-open' } });
  const withAddress = await page.evaluate(
    (questionId) =>
      window.api.questions.openUrl({ questionId, url: 'https://evil.example/' } as {
        questionId: string;
      }),
    queued,
  );
  expect(withAddress).not.toMatchObject({ value: { kind: 'opened' } });
  await decline(page, blockedId);
  await expect.poll(() => questions(page)).toEqual([{ id: queued, kind: 'presented' }]);
  // Presented now: nobody says "I have opened it" where the app could open it, and accept alone is none.
  expect(await confirmOpened(page, queued)).toMatchObject({ value: { kind: 'not-open' } });
  expect(await forgeAccept(page, queued)).toMatchObject({ value: { kind: 'not-open' } });
  await decline(page, queued);
  await expect.poll(() => openQuestions(page)).toEqual([]);
  // Answered: too late.
  expect(await openUrl(page, queued)).toMatchObject({ value: { kind: 'not-open' } });
  openings.expectNoMore();
});

test('C-URL-8 C-FRM-17 nothing in a question is a link; a click on an address in its text opens nothing', async () => {
  const { page } = app;
  const message = 'See https://evil.example/help or <a href="https://evil.example/">here</a>.';
  const dialog = await openForm(page, desks.modern, pageParams(cleanUrl, message));
  await expect(page.locator('a[href]')).toHaveCount(0);
  await dialog
    .getByRole('region', { name: /^From / })
    .getByText('https://evil.example/help')
    .click();
  await wholeAddress(dialog).click();
  await wholeAddress(dialog).click({ button: 'middle' });
  await expect(dialog).toBeVisible();
  openings.expectNoMore();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('C-URL-5 the domain that decides stands out, not the one in front of it', async () => {
  const { page } = app;
  const url = 'https://bank.example.evil.example/login';
  const dialog = await openForm(page, desks.modern, pageParams(url));
  await expect(wholeAddress(dialog)).toHaveText(url);
  await expect(wholeAddress(dialog).locator('strong')).toHaveText('evil.example');
  await expect(openButton(dialog)).toHaveText('Open evil.example');
  await page.keyboard.press('Escape');
});

test('C-URL-6 C-URL-7 an international name is shown in both forms, with what is odd about it', async () => {
  const { page } = app;
  const dialog = await openForm(page, desks.modern, pageParams('https://bücher.example/?b=1'));
  expect(await findingsIn(dialog)).toEqual(['punycode-host']);
  await expect(dialog).toContainText('bücher.example');
  await expect(dialog).toContainText('xn--bcher-kva.example');
  await expect(wholeAddress(dialog)).toHaveText('https://xn--bcher-kva.example/?b=1');
  await app.screenshot('url-idn');
  await consent(page, desks.modern.name);
  await openings.expectNext('https://xn--bcher-kva.example/?b=1');
});

test('C-URL-6 an address that could imitate another opens and copies only after the box was ticked', async () => {
  const { page } = app;
  const url = 'https://github.com.evil.example/login';
  const dialog = await openForm(page, desks.modern, pageParams(url));
  expect(await findingsIn(dialog)).toContain('embedded-domain');
  await expect(openButton(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  await openButton(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('Tick the box above first');
  await expect(dialog).toBeVisible();
  openings.expectNoMore();
  await app.screenshot('url-imitation');
  await pick(dialog.getByRole('checkbox', { name: 'I expect this site' }));
  // Not at once: a click right after another counts as its second half.
  await consent(page, desks.modern.name);
  await openings.expectNext(url);
});

test('C-URL-1 C-URL-10 a long address is whole, and arrives as one argument, character for character', async () => {
  const { page } = app;
  const url = `https://pages.calendar.example/~ada/%E5%B8%AD?q=a+b%20c&;(x)${'x'.repeat(1_900)}#end`;
  expect(url.length).toBeGreaterThan(1_950);
  const dialog = await openForm(page, desks.modern, pageParams(url));
  await expect(wholeAddress(dialog)).toHaveText(url);
  const box = await wholeAddress(dialog).evaluate((element) => ({
    isClipped: getComputedStyle(element).textOverflow === 'ellipsis',
    scrolls: element.scrollHeight >= element.clientHeight,
    isWide: element.scrollWidth > element.clientWidth,
  }));
  expect(box).toEqual({ isClipped: false, scrolls: true, isWide: false });
  await app.screenshot('url-long');
  await consent(page, desks.modern.name);
  await openings.expectNext(url);
});

test('C-URL-13 without a browser the dialog says so; only the person can tell that they opened it', async () => {
  const none = createBrowser({ isInstalled: false });
  const desk = desks.november;
  const second = await launch({ servers: desks.servers, browser: none });
  try {
    const { page } = second;
    const before = answersOn(desk).length;
    const dialog = await openForm(page, desk, pageParams(cleanUrl));
    await expect(dialog).toContainText('Frontdesk found no browser that can open this address');
    await expect(openButton(dialog)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await second.electron.evaluate(({ clipboard }) => clipboard.readText())).toBe(cleanUrl);
    await second.screenshot('url-no-program');
    const [id = ''] = await openQuestions(page);
    await settle(page);
    expect(await openUrl(page, id)).toMatchObject({ value: { kind: 'no-program' } });
    expect(answersOn(desk)).toHaveLength(before);
    const opened = dialog.getByRole('button', { name: 'I have opened it' });
    await accept(opened);
    await expect(dialog).toBeHidden();
    await expect.poll(() => answersOn(desk).length).toBe(before + 1);
    expect(answersOn(desk).at(-1)?.text).toBe('{"action":"accept"}');
    expect(none.opened()).toEqual([]);
  } finally {
    await second.quit();
    none.remove();
  }
});

test('C-URL-12 a browser that stays open does not hold up the answer', async () => {
  const slow = createBrowser({ staysOpen: true });
  const desk = desks.modern;
  const second = await launch({ servers: desks.servers, browser: slow });
  try {
    const { page } = second;
    const before = answersOn(desk).length;
    await openForm(page, desk, pageParams(cleanUrl));
    await consent(page, desk.name);
    await expect.poll(() => answersOn(desk).length, { timeout: 2_000 }).toBe(before + 1);
    await expect.poll(() => slow.opened()).toEqual([[cleanUrl]]);
  } finally {
    slow.remove();
    await second.quit();
  }
});

function openUrl(page: Page, questionId: string): Promise<unknown> {
  return page.evaluate((id) => window.api.questions.openUrl({ questionId: id }), questionId);
}

function confirmOpened(page: Page, questionId: string): Promise<unknown> {
  return page.evaluate((id) => window.api.questions.confirmOpened({ questionId: id }), questionId);
}

function forgeAccept(page: Page, questionId: string): Promise<unknown> {
  const answer: { action: 'accept'; content: [] } = { action: 'accept', content: [] };
  return page.evaluate(
    ([id, wanted]) => window.api.questions.answer({ questionId: id, answer: wanted }),
    [questionId, answer] as const,
  );
}

function decline(page: Page, questionId: string): Promise<unknown> {
  return page.evaluate(
    (id) => window.api.questions.answer({ questionId: id, answer: { action: 'decline' } }),
    questionId,
  );
}

async function openQuestions(page: Page): Promise<readonly string[]> {
  return (await questions(page)).map(({ id }) => id);
}

async function queuedQuestion(page: Page): Promise<string> {
  const queued = (await questions(page)).find(({ kind }) => kind === 'queued');
  if (queued === undefined) throw new Error('no question is queued');
  return queued.id;
}

function questions(page: Page): Promise<readonly { id: string; kind: string }[]> {
  return page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    return snapshot.value.questions.map(({ request, state }) => ({
      id: request.id,
      kind: state.kind,
    }));
  });
}
