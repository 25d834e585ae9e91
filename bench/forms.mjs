// `npm run bench -- --forms`: forms at the limits, open in the product. How long until the dialog is painted, and until a
// key in a text field is; and the gate alone. It reports and judges nothing (goals: a key 100 ms, the gate 50 ms).
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { nodeBundle, root } from '../scripts/build/targets.mjs';
import { startXvfb } from '../scripts/run/xvfb.mjs';
import { product } from './apps/product.mjs';
import { hostileForms } from './lib/hostileForms.mjs';
import { launch } from './lib/launch.mjs';
import { stampOf } from './lib/relayLog.mjs';
import { median } from './lib/statistics.mjs';
import { dialogPainted, haveKeys, keyTimes, watchKeys } from './lib/watchKeys.mjs';

const keys = 'quick brown fox jumps'.split('');
const turns = 3;
const gate = { entry: 'bench/lib/gateTimes.ts', file: 'dist/bench/gateTimes.cjs' };

/** @typedef {{ name: string, paintMs: number[], keyMs: number[], load: number }} Row */

export async function benchForms() {
  await benchGate();
  await product.build();
  const xvfb = process.platform === 'linux' ? await startXvfb() : undefined;
  try {
    printRows(await measureWindow(xvfb?.display ?? ''));
  } finally {
    await xvfb?.stop();
  }
}

async function benchGate() {
  const { build } = await import('vite');
  await build(nodeBundle(gate));
  /** @type {typeof import('./lib/gateTimes.ts')} */
  const { fuzzedTimes, slowestOf } = createRequire(import.meta.url)(path.join(root, gate.file));
  const times = fuzzedTimes(20_000);
  console.log(`The gate alone, load average ${loadNow().toFixed(1)}`);
  console.log(`  slowest of 20,000 made-up schemas  ${ms(Math.max(...times))}`);
  for (const [name, params] of Object.entries(hostileForms)) {
    console.log(`  ${name.padEnd(36)} ${ms(slowestOf(params, 5))}`);
  }
}

/**
 * @param {string} display
 * @returns {Promise<Row[]>}
 */
async function measureWindow(display) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'frontdesk-bench-'));
  const log = path.join(profile, 'relay.log');
  const relay = path.join(root, 'bench/relay.mjs');
  const server = path.join(root, 'bench/formServer.mjs');
  product.prepare(profile, [process.execPath, relay, log, process.execPath, server]);
  const running = await launch({ entry: product.entry, profile, display });
  try {
    const { page } = running;
    await connect(page);
    await page.evaluate(watchKeys);
    const rows = Object.keys(hostileForms).map((name) => ({
      name,
      paintMs: /** @type {number[]} */ ([]),
      keyMs: /** @type {number[]} */ ([]),
      load: loadNow(),
    }));
    let asked = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      for (const row of rows) {
        row.load = Math.max(row.load, loadNow());
        const sample = await measureForm(page, row.name, log, asked);
        asked += 1;
        row.paintMs.push(sample.paintMs);
        row.keyMs.push(...sample.keyMs);
      }
    }
    return rows;
  } finally {
    await running.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @param {import('./lib/launch.mjs').Page} page */
async function connect(page) {
  await page.getByRole('navigation').getByTitle('Bench desk', { exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  // Inert for its first half second; the click waits until the button says that it is not.
  await page.getByRole('button', { name: 'Run this command' }).click();
  await page.getByRole('button', { name: 'Reconnect' }).waitFor();
}

/**
 * @param {import('./lib/launch.mjs').Page} page
 * @param {string} name
 * @param {string} log
 * @param {number} index
 */
async function measureForm(page, name, log, index) {
  await page.getByRole('navigation').getByTitle('Bench desk', { exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('button', { name: 'Run…', exact: true })
    .click();
  const painted = page.evaluate(dialogPainted);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const paintMs = (await painted) - (await stampOf(log, 'question', index));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.press('End');
  const before = (await page.evaluate(keyTimes)).length;
  for (const key of keys) {
    await page.keyboard.press(key);
    // A pace of typing, so that each key gets a frame of its own to be measured by.
    await page.waitForTimeout(30);
  }
  const done = before + keys.length;
  await page.waitForFunction(haveKeys, done);
  const keyMs = (await page.evaluate(keyTimes)).slice(before);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return { paintMs, keyMs };
}

/** @param {readonly Row[]} rows */
function printRows(rows) {
  console.log(`\n${'In the window'.padEnd(38)}   dialog   slowest      key   slowest      load`);
  for (const { name, paintMs, keyMs, load } of rows) {
    const cells = [median(paintMs), Math.max(...paintMs), median(keyMs), Math.max(...keyMs)];
    console.log(`  ${name.padEnd(36)}${cells.map(ms).join('')}${load.toFixed(1).padStart(10)}`);
  }
}

const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`.padStart(10);
const loadNow = () => os.loadavg()[0] ?? 0;
