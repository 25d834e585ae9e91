// Drives the product as a person does, by the names in its window.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../scripts/build.mjs';
import { root } from '../../scripts/build/targets.mjs';

const server = 'Bench desk';

/** @type {import('./benchedApp.mjs').BenchedApp} */
export const product = {
  name: 'product',
  entry: path.join(root, 'dist/main.cjs'),
  sendText: `Send to ${server}`,
  build: buildApp,
  prepare: (profile, [command, ...args]) => {
    const servers = { mcpServers: { [server]: { command, args } } };
    writeFileSync(path.join(profile, 'servers.json'), JSON.stringify(servers));
  },
  connect: async (page) => {
    await page.getByRole('navigation').getByTitle(server, { exact: true }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    // Inert for its first half second; the click waits until the button says that it is not.
    await page.getByRole('button', { name: 'Run this command' }).click();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByText('Book a table', { exact: true }) })
      .getByRole('button', { name: 'Run…', exact: true })
      .click();
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  },
  run: async (page) => {
    await page
      .getByRole('button', { name: /^Run( again)?$/ })
      .first()
      .click();
  },
  fill: async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org');
    const day = dialog.getByRole('group', { name: 'Day' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('01152027');
    // Out of what is measured: what accepts is inert at first, and the press below has to count at once.
    await dialog.getByRole('button', { name: /^(Review|Send to )/, disabled: false }).waitFor();
    const review = dialog.getByRole('button', { name: 'Review' });
    if (await review.isVisible()) await review.click();
  },
  send: async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Send to ${server}` }).click();
    await page.getByRole('button', { name: 'Run again' }).waitFor();
  },
};
