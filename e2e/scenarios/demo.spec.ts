// The main job: a demo server asks for a booking, and the person answers it.
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';
import { connect, questionOf, result, run } from '../fixtures/desk.ts';

let app: RunningApp;
test.beforeEach(async () => {
  app = await launch();
});
test.afterEach(async () => {
  await app.quit();
});

for (const server of ['Table desk', 'Table desk (2025)']) {
  test(`${server}: a booking is asked for, filled, reviewed and sent`, async () => {
    const { page } = app;
    await connect(page, server);
    await app.screenshot(`server ${server}`);
    await run(page, 'Book a table');
    const dialog = questionOf(page, server);
    await expect(dialog).toBeVisible();
    await app.screenshot(`dialog ${server}`);
    console.log(await dialog.ariaSnapshot());
  });
}
