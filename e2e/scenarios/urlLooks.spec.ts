// How a page that a server asks for looks and reads, from a clean address to a blocked one: three languages, light and dark, 900 px.
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { createBrowser, type Browser } from '../fixtures/browser.ts';
import { createDesks, openForm, runScript, type FormsDesks } from '../fixtures/forms.ts';
import { serverItem } from '../fixtures/desk.ts';
import { inAllLooks, sharedScreenLooks } from '../fixtures/looks.ts';
import { cleanUrl, consent, findingsIn, pageParams } from '../fixtures/pages.ts';

test.describe.configure({ timeout: 120_000 });

let app: RunningApp;
let browser: Browser;
let desks: FormsDesks;
test.beforeAll(async () => {
  browser = createBrowser();
  desks = createDesks();
  app = await launch({ servers: desks.servers, browser });
});
test.afterAll(async () => {
  await app.quit();
  browser.remove();
  desks.remove();
});

const scenes = [
  { name: 'clean', url: cleanUrl, findings: [] },
  { name: 'info', url: 'https://table-desk.github.io/connect', findings: ['shared-hosting'] },
  {
    name: 'warn',
    url: 'https://93.184.216.34:8443/file.sh?token=abc&next=https://evil.example/',
    findings: ['ip-host', 'secret-parameter', 'redirect-parameter'],
  },
  { name: 'imitation', url: 'https://github.com.evil.example/', findings: ['embedded-domain'] },
  { name: 'idn', url: 'https://bücher.example/', findings: ['punycode-host'] },
  { name: 'long', url: `https://pages.calendar.example/${'long/'.repeat(390)}`, findings: [] },
  {
    name: 'blocked',
    url: 'https://bank.example\u202e@evil.example/\u200bpath',
    findings: ['userinfo', 'invisible-characters'],
  },
] as const;

for (const { name, url, findings } of scenes) {
  test(`C-URL-1 C-URL-6 ${name}`, async () => {
    const message = 'Connect your calendar, so that we find a free evening. It takes a minute.';
    const dialog = await openForm(app.page, desks.november, pageParams(url, message));
    expect(await findingsIn(dialog)).toEqual(expect.arrayContaining([...findings]));
    await inAllLooks(app, `url-look-${name}`, sharedScreenLooks);
    await app.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('C-URL-14 waiting', async () => {
  const { page } = app;
  await serverItem(page, desks.november.name).click();
  await runScript(page, { requests: [{ id: 'w', params: pageParams(cleanUrl) }], hold: 'page' });
  await consent(page, desks.november.name);
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeVisible();
  await inAllLooks(app, 'url-look-waiting', sharedScreenLooks);
  await page.getByTitle('Waiting').click();
  await inAllLooks(app, 'url-look-waiting-room', sharedScreenLooks);
});
