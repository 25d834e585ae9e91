// Prompts and resources of a server that others wrote: listed, filled in with what it suggests, got and read.
import { expect, test, type Page } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, result, serverItem } from '../fixtures/desk.ts';
import { inAllLooks } from '../fixtures/looks.ts';
import { everythingStdio, startEverythingHttp, type HttpServer } from '../fixtures/servers.ts';

let app: RunningApp;
let http: HttpServer;

test.beforeAll(async () => {
  http = await startEverythingHttp();
  app = await launch({
    servers: { 'Everything stdio': everythingStdio, 'Everything HTTP': { url: http.url } },
  });
});
test.afterAll(async () => {
  await app.quit();
  http.stop();
});

/** The button beside a name in one of the sections. */
async function open(page: Page, section: string, name: string): Promise<void> {
  await page
    .getByRole('region', { name: section, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('button')
    .click();
}

for (const [server, slug] of [
  ['Everything stdio', 'stdio'],
  ['Everything HTTP', 'http'],
] as const) {
  test(`${server}: a prompt is got with arguments that the server suggests`, async () => {
    const { page } = app;
    await connect(page, server);
    await expect(page.getByRole('heading', { name: 'Prompts' })).toBeVisible();
    await page.getByRole('heading', { name: 'Prompts' }).scrollIntoViewIfNeeded();
    await app.screenshot(`offers-${slug}`);
    await open(page, 'Prompts', 'Team Management');
    await expect(page.getByRole('heading', { name: 'Use a prompt' })).toBeVisible();

    await page.getByRole('textbox', { name: 'department' }).fill('S');
    const suggested = page.getByRole('group', { name: `${server} suggests:` });
    await expect(suggested).toContainText('Sales');
    await expect(suggested).toContainText('Support');
    await app.screenshot(`prompt-suggestions-${slug}`);
    await suggested.getByText('Sales', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'department' })).toHaveValue('Sales');
    // What stands in the first field narrows the second.
    await page.getByRole('textbox', { name: 'name' }).focus();
    await expect(suggested).toContainText('David');
    await suggested.getByText('Eve', { exact: true }).click();
    await page.getByRole('button', { name: 'Get the prompt' }).click();
    await expect(result(page)).toContainText('Written as your message');
    await expect(result(page)).toContainText('Please promote Eve to the head of the Sales team.');
    await app.screenshot(`prompt-result-${slug}`);

    await page.getByRole('button', { name: 'Change and run…' }).click();
    await expect(page.getByRole('textbox', { name: 'name' })).toHaveValue('Eve');
  });

  test(`${server}: a resource is read, by the list and by the address that a template makes`, async () => {
    const { page } = app;
    await serverItem(page, server).click();
    await open(page, 'Resources', 'architecture.md');
    await expect(page.getByText('demo://resource/static/document/architecture.md')).toBeVisible();
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(result(page)).toContainText('Everything Server');
    await app.screenshot(`resource-result-${slug}`);

    await serverItem(page, server).click();
    await open(page, 'Resources by address', 'Dynamic Text Resource');
    await page.getByRole('textbox', { name: 'resourceId' }).fill('7');
    await expect(page.getByText('demo://resource/dynamic/text/7')).toBeVisible();
    await app.screenshot(`resource-template-${slug}`);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(result(page)).toContainText('Resource 7');

    await page.getByRole('button', { name: 'Change and run…' }).click();
    await page.getByRole('textbox', { name: 'resourceId' }).fill('none');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(result(page)).not.toContainText('Resource 7');
    await app.screenshot(`resource-refused-${slug}`);
  });
}

test('the page of a prompt reads well in every language, light and dark, wide and narrow', async () => {
  // Seven looks, each searched for what keeps somebody out.
  test.setTimeout(120_000);
  const { page } = app;
  await serverItem(page, 'Everything stdio').click();
  await open(page, 'Prompts', 'Team Management');
  await page.getByRole('textbox', { name: 'department' }).fill('S');
  await expect(page.getByRole('group', { name: 'Everything stdio suggests:' })).toBeVisible();
  await inAllLooks(app, 'prompt-page');
});
