// Secrets at rest: with a keyring they are encrypted there and in no file; without one they live until the app quits, and it is said.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accept } from '../fixtures/accept.ts';
import { launch, type LaunchOptions, type RunningApp } from '../fixtures/app.ts';
import { connect, openTool, result, serverItem } from '../fixtures/desk.ts';
import { startKeyring, type Keyring } from '../fixtures/keyring.ts';
import { scripted } from '../fixtures/servers.ts';

// Most of them start the app again.
test.describe.configure({ timeout: 60_000 });

const marker = 'marker-9b2e-of-a-token';

/** Files of the profile that hold the marker, whatever their encoding. */
function filesWithMarker(profile: string): readonly string[] {
  const wanted = [Buffer.from(marker, 'utf8'), Buffer.from(marker, 'utf16le')];
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return wanted.some((text) => bytes.includes(text));
    });
}

const serversText = (app: RunningApp): string =>
  readFileSync(join(app.profile, 'servers.json'), 'utf8');

/** What the process of the server has in its environment, as it says. */
async function environmentOf(page: Page, name: string): Promise<string> {
  await serverItem(page, name).click();
  await openTool(page, 'env');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('PATH');
  return result(page).innerText();
}

async function addByForm(page: Page, name: string): Promise<void> {
  const { command, args } = scripted('--era', 'legacy');
  await page.getByRole('navigation').getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await page.getByRole('textbox', { name: /^Command/ }).fill(command);
  await page.getByRole('textbox', { name: /^Arguments/ }).fill(args.join('\n'));
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('DESK_TOKEN');
  await page.getByRole('textbox', { name: 'Value' }).last().fill(marker);
  await expect(page.getByRole('switch', { name: 'Keep DESK_TOKEN in the keystore' })).toBeChecked();
}

async function addAndConnect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add and connect' }).click();
  await accept(page.getByRole('button', { name: 'Run this command' }));
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
}

test.describe('with a keyring', () => {
  let keyring: Keyring;
  let app: RunningApp;
  const start = async (options: LaunchOptions = {}): Promise<void> => {
    app = await launch({ ...options, env: keyring.env });
  };
  test.beforeAll(async () => {
    keyring = await startKeyring();
    const servers = { Plain: { ...scripted('--era', 'legacy'), env: { API_KEY: marker } } };
    await start({ servers });
  });
  test.afterAll(async () => {
    await app.quit();
    keyring.stop();
  });

  test('C-PRV-3: literal values are moved by one click, and the connection and its approval stay', async () => {
    const { page } = app;
    await connect(page, 'Plain');
    expect(filesWithMarker(app.profile)).toEqual([join(app.profile, 'servers.json')]);
    await expect(page.getByText('1 value looks like a secret')).toBeVisible();
    await app.screenshot('secret-literal');
    await page.getByRole('button', { name: 'Move to the keystore' }).click();
    await expect(page.getByText('1 value looks like a secret')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    expect(serversText(app)).toContain('"API_KEY": "${secret:plain-api-key}"');
  });

  test('C-PRV-3: a secret that is typed goes to the server’s process, and never back to the window', async () => {
    const { page } = app;
    await addByForm(page, 'Typed');
    await expect(page.getByText('Your system encrypts a value in its keystore.')).toBeVisible();
    await app.screenshot('secret-form');
    await addAndConnect(page);
    const known = await page.evaluate(() => window.api.app.load());
    expect(JSON.stringify(known)).not.toContain(marker);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByText('Kept in the keystore')).toBeVisible();
    await app.screenshot('secret-kept');
    expect(await environmentOf(page, 'Typed')).toContain(marker);
  });

  test('C-PRV-3: the next run reads them from the keyring; they stand in no file', async () => {
    await app.quit({ keepProfile: true });
    expect(filesWithMarker(app.profile)).toEqual([]);
    await start({ profile: app.profile });
    const { page } = app;
    for (const name of ['Plain', 'Typed']) {
      await serverItem(page, name).click();
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      // Approved in the last run; nothing but the place of a value has changed since.
      await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
      expect(await environmentOf(page, name)).toContain(marker);
    }
  });

  test('a secret leaves with its server', async () => {
    const { page } = app;
    await serverItem(page, 'Typed').click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(serverItem(page, 'Typed')).toBeHidden();
    // Its program has ended by then.
    const kept = (): string => readFileSync(join(app.profile, 'secrets.json'), 'utf8');
    await expect.poll(kept).not.toContain('typed-desk-token');
    expect(kept()).toContain('plain-api-key');
  });
});

test.describe('without a keyring', () => {
  let app: RunningApp;
  test.beforeAll(async () => {
    const servers = { Plain: { ...scripted('--era', 'legacy'), env: { API_KEY: 'stays' } } };
    app = await launch({ servers });
  });
  test.afterAll(async () => {
    await app.quit();
  });

  test('C-PRV-3: a secret is kept until the app quits, as the form says, and in no file', async () => {
    const { page } = app;
    await addByForm(page, 'Typed');
    await expect(page.getByText('This system offers no keystore')).toBeVisible();
    await app.screenshot('secret-no-keystore');
    await addAndConnect(page);
    await expect(page.getByText('1 secret is kept until you quit')).toBeVisible();
    expect(await environmentOf(page, 'Typed')).toContain(marker);
    await app.quit({ keepProfile: true });
    expect(filesWithMarker(app.profile)).toEqual([]);
  });

  test('the next run names what is missing, and goes on with what is entered', async () => {
    app = await launch({ profile: app.profile });
    const { page } = app;
    await serverItem(page, 'Typed').click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText('A secret has no value here')).toBeVisible();
    await app.screenshot('secret-missing');
    await page.getByRole('textbox', { name: 'Value of typed-desk-token' }).fill(marker);
    await page.getByRole('button', { name: 'Save typed-desk-token' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    expect(await environmentOf(page, 'Typed')).toContain(marker);
    expect(filesWithMarker(app.profile)).toEqual([]);
  });

  test('a literal value is not moved to where it would be lost', async () => {
    const { page } = app;
    await serverItem(page, 'Plain').click();
    await expect(page.getByText('1 value looks like a secret')).toBeVisible();
    await expect(page.getByText('so it stays there')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to the keystore' })).toBeHidden();
    const forced = await page.evaluate(async () => {
      const known = await window.api.app.load();
      const plain = known.ok && known.value.servers.find(({ name }) => name === 'Plain');
      return plain === false || plain === undefined
        ? null
        : window.api.servers.moveSecrets({ serverId: plain.id });
    });
    expect(forced).toMatchObject({ ok: false, error: { code: 'no-keystore' } });
    expect(serversText(app)).toContain('"API_KEY": "stays"');
  });

  test('a damaged file of secrets is set aside with a notice', async () => {
    await app.quit({ keepProfile: true });
    writeFileSync(join(app.profile, 'secrets.json'), '{ "secrets": { "half');
    app = await launch({ profile: app.profile });
    await expect(app.page.getByText('The kept secrets could not be read')).toBeVisible();
    const kept = (await app.page.getByText('secrets.json.damaged').textContent()) ?? '';
    expect(readFileSync(kept.trim(), 'utf8')).toBe('{ "secrets": { "half');
  });
});
