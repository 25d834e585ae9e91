// Drives the floor: its window has no controls but the form and Send.
/* global window */
import { buildFloor, floorEntry } from '../lib/buildFloor.mjs';

/** @type {import('./benchedApp.mjs').BenchedApp} */
export const floor = {
  name: 'floor',
  entry: floorEntry,
  sendText: 'Send',
  build: buildFloor,
  prepare: () => undefined,
  connect: async (page, command) => {
    await page.evaluate((words) => window.floor.connect(words), command);
  },
  run: async (page) => {
    await page.evaluate(() => {
      void window.floor.run('book_table');
    });
  },
  fill: async (page) => {
    await page.locator('#root_name').fill('Ada Lovelace');
    await page.locator('#root_email').fill('ada@example.org');
    await page.locator('#root_date').fill('2027-01-15');
  },
  send: async (page) => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('No question is open.').waitFor();
  },
};
