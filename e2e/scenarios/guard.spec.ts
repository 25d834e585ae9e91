// The window can do only what the contract allows: no Node, no way out, and forged messages do nothing.
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { settle } from '../fixtures/accept.ts';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, pick, questionOf, result, run, send, serverItem } from '../fixtures/desk.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await launch();
  await connect(app.page, 'Table desk');
});
test.afterAll(async () => {
  await app.quit();
});

test('C-VAL-2 a forged answer that breaks the form sends nothing; the honest one still counts', async () => {
  const { page } = app;
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Table desk');
  await expect(dialog).toBeVisible();
  await settle(page);
  const outcomes = await page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    const questionId = snapshot.value.questions[0]?.request.id ?? '';
    const answer = (content: unknown, id = questionId): Promise<unknown> => {
      const forged: unknown = { questionId: id, answer: { action: 'accept', content } };
      const send: (argument: never) => Promise<unknown> = window.api.questions.answer;
      return send(forged as never);
    };
    return [
      await answer([['size', 'enormous']]),
      await answer([
        ['size', 'small'],
        ['stranger', 'x'],
      ]),
      await answer([]),
      await answer({ size: 'small' }),
      await answer([['size', null]]),
      await answer([['size', 'small']], 'no-such-question'),
    ];
  });
  expect(outcomes).toMatchObject([
    { ok: true, value: { kind: 'invalid' } },
    { ok: true, value: { kind: 'invalid' } },
    { ok: true, value: { kind: 'invalid' } },
    { ok: false, error: { code: 'bad-request' } },
    { ok: false, error: { code: 'bad-request' } },
    { ok: true, value: { kind: 'not-open' } },
  ]);
  await expect(dialog).toBeVisible();
  await pick(dialog.getByRole('radio', { name: 'regular' }));
  await send(dialog);
  await expect(result(page)).toContainText('"outcome": "ordered"');
});

const refusedCalls = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    return snapshot.ok ? snapshot.value.refusedCalls : -1;
  });

test('C-IDN-9 C-URL-2 C-ACT-7 forged calls of the window do nothing, and each is counted', async () => {
  const { page } = app;
  const before = await refusedCalls(page);
  await serverItem(page, 'Table desk').click();
  await run(page, 'Order noodles');
  const dialog = questionOf(page, 'Table desk');
  await expect(dialog).toBeVisible();
  // Main's clock stands: the first moment of the question is not over there.
  const outcomes = await page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    const questionId = snapshot.value.questions[0]?.request.id ?? '';
    const { questions } = window.api;
    const content: [string, string][] = [['size', 'small']];
    return [
      await questions.answer({ questionId, answer: { action: 'accept', content } }),
      await questions.openUrl({ questionId }),
      await questions.confirmOpened({ questionId }),
      await questions.openUrl({ questionId: 'no-such-question' }),
      await questions.answer({ questionId: 'no-such-question', answer: { action: 'decline' } }),
      await window.api.waits.openAgain({ waitId: 'no-such-wait' }),
    ];
  });
  expect(outcomes).toEqual([
    { ok: true, value: { kind: 'too-early' } },
    ...Array.from({ length: 5 }, () => ({ ok: true, value: { kind: 'not-open' } })),
  ]);
  expect(await refusedCalls(page)).toBe(before + 6);
  await expect(dialog).toBeVisible();

  await pick(dialog.getByRole('radio', { name: 'small' }));
  await send(dialog);
  await expect(result(page)).toContainText('"outcome": "ordered"');
  expect(await refusedCalls(page)).toBe(before + 6);
});

test('C-IDN-10 a call of a tool that is not the one that was seen is refused', async () => {
  const { page } = app;
  const refusal = await page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    const serverId = snapshot.value.servers.find(({ name }) => name === 'Table desk')?.id ?? '';
    return window.api.actions.run({
      serverId,
      tool: 'order_noodles',
      definition: 'another',
      argumentsText: '{}',
    });
  });
  expect(refusal).toEqual({ ok: false, error: { code: 'tool-changed' } });
});

test('C-URL-10 C-URL-11 a taken-over window opens nothing ahead of time, and no page a second time', async () => {
  const { page, electron } = app;
  const before = await refusedCalls(page);
  await serverItem(page, 'Table desk').click();
  await run(page, 'Connect a calendar');
  await expect(page.getByRole('dialog')).toBeVisible();
  const opened = (): Promise<number> =>
    electron.evaluate(() => (globalThis as unknown as { opened?: number }).opened ?? 0);
  // Counted at the border of the system: whatever would be opened passes here.
  await electron.evaluate(({ shell }) => {
    const counted = globalThis as unknown as { opened?: number };
    counted.opened = 0;
    shell.openExternal = () => {
      counted.opened = (counted.opened ?? 0) + 1;
      return Promise.resolve();
    };
  });
  const kinds = await page.evaluate(async () => {
    const snapshot = await window.api.app.load();
    if (!snapshot.ok) throw new Error('not loaded');
    const questionId = snapshot.value.questions[0]?.request.id ?? '';
    const accept = { action: 'accept' as const, content: [] };
    return [
      await window.api.questions.openUrl({ questionId }),
      await window.api.questions.answer({ questionId, answer: accept }),
      await window.api.questions.confirmOpened({ questionId }),
    ];
  });
  expect(kinds.every(({ ok }) => ok)).toBe(true);
  expect(await opened()).toBe(0);
  expect(await refusedCalls(page)).toBe(before + 3);
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeVisible();
});

test('C-PRV-5 fields remember and check nothing; nothing is copied by itself', async () => {
  const { page, electron } = app;
  await electron.evaluate(async ({ clipboard }) => {
    await clipboard.writeText('what the person copied before');
  });
  await serverItem(page, 'Table desk').click();
  await run(page, 'Book a table');
  const dialog = questionOf(page, 'Table desk');
  await expect(dialog).toBeVisible();
  const typedInto = dialog.locator('input[type="text"], input:not([type]), textarea');
  expect(await typedInto.count()).toBeGreaterThan(3);
  for (const field of await typedInto.all()) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  }
  const spellChecker = await electron.evaluate(({ session }) =>
    session.defaultSession.isSpellCheckerEnabled(),
  );
  expect(spellChecker).toBe(false);
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeVisible();
  expect(await electron.evaluate(({ clipboard }) => clipboard.readText())).toBe(
    'what the person copied before',
  );
});

test('the page has no Node, no general send, and no way to another page or window', async () => {
  const { page, electron } = app;
  const seen = await page.evaluate(() => ({
    globals: ['require', 'process', 'Buffer', 'module', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
    api: Object.keys(window.api).sort(),
    opened: window.open('https://example.com/') === null,
  }));
  expect(seen).toEqual({
    globals: [],
    api: ['actions', 'app', 'history', 'on', 'questions', 'servers', 'waits', 'wire'],
    opened: true,
  });
  await page.evaluate(() => {
    location.assign('https://example.com/');
  });
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://example.com/';
    document.body.append(frame);
  });
  expect(page.url()).toBe('app://frontdesk/index.html');
  expect(await electron.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(
    1,
  );
});

test('the policy has neither unsafe-eval nor unsafe-inline scripts, and it bites', async () => {
  const { page } = app;
  const policy = await page.evaluate(() =>
    fetch('/index.html').then(({ headers }) => headers.get('content-security-policy')),
  );
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain('; media-src data:; ');
  expect(policy).not.toContain('unsafe');
  // Later, in a task of the page's own: the debugger's own call may do what the page may not.
  const made = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            const make: unknown = Reflect.construct(globalThis['Function'], ['return true']);
            resolve(typeof make);
          } catch {
            resolve('blocked');
          }
        });
      }),
  );
  expect(made).toBe('blocked');
});

test('nothing leaves the window: neither fetch nor pictures from elsewhere', async () => {
  const { page } = app;
  const fetched = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => 'fetched',
      () => 'blocked',
    ),
  );
  expect(fetched).toBe('blocked');
});

test('no permission is granted', async () => {
  const { page } = app;
  const permission = await page.evaluate(() =>
    navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state),
  );
  expect(permission).toBe('denied');
});

test('another window with our preload is not heard by main', async () => {
  const { electron } = app;
  const before = await refusedCalls(app.page);
  const preload = resolve('dist/preload.cjs');
  const answer: unknown = await electron.evaluate(async ({ BrowserWindow }, preloadPath) => {
    const other = new BrowserWindow({
      show: false,
      webPreferences: { preload: preloadPath, sandbox: true },
    });
    await other.loadURL('app://frontdesk/index.html');
    const outcome: unknown = await other.webContents.executeJavaScript('window.api.app.load()');
    other.destroy();
    return outcome;
  }, preload);
  expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  // Its page has called by itself as well.
  expect(await refusedCalls(app.page)).toBeGreaterThan(before);
});
