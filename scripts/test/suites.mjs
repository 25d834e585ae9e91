// Runs the suites and tells how they ended. The e2e suite gets a display and the built app.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/targets.mjs';
import { startXvfb } from '../run/xvfb.mjs';
import { buildStep } from '../setup/steps.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { checks, e2eTests, runQuietly, runScriptFile, runVisibly, unitTests } from './gates.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 */

/**
 * @param {readonly string[]} names of some checks, or none for all
 * @returns {Promise<boolean>} whether they are green
 */
export async function runChecks(names) {
  const waiting = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  let green = true;
  console.log(`Checks: ${waiting.map(({ name }) => name).join(', ')} (a minute or two)…`);
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const startedMs = performance.now();
      const { code, output } = await runQuietly(gate.command);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      console.log(`${gate.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd());
      green &&= code === 0;
    }
  };
  // The slow ones come first, and two at a time fit the smallest machine.
  await Promise.all([work(), work()]);
  return green;
}

/**
 * @param {readonly string[]} [filters]
 * @returns {Promise<Counts>}
 */
export async function runUnitTests(filters = []) {
  const report = path.join(root, 'test-results/unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runVisibly([...unitTests, ...reporters, ...filters]);
  return countsOf(report, code, vitestCounts);
}

/**
 * @param {readonly string[]} [filters]
 * @returns {Promise<Counts>}
 */
export async function runE2eTests(filters = []) {
  const { buildE2e } = await import('../build.mjs');
  await buildStep(console.log, buildE2e);
  // The package is a scenario's subject too: made anew, so that it never tests an old one.
  if (filters.length === 0 || filters.some((filter) => filter.includes('packaged'))) {
    const packed = await runScriptFile('scripts/package.mjs', ['--linux', 'dir']);
    if (packed !== 0) return { passed: 0, failed: 1 };
  }
  const report = path.join(root, 'test-results/e2e.json');
  rmSync(report, { force: true });
  // Always a display of our own: the same size everywhere, and nobody's windows are in the way.
  const displays =
    process.platform === 'linux' ? await Promise.all([startXvfb(), startXvfb()]) : [];
  // The configuration of Playwright has as many workers (playwright.config.ts).
  process.env['FRONTDESK_DISPLAYS'] = displays.map(({ display }) => display).join(' ');
  const code = await runVisibly([...e2eTests, ...filters]);
  await Promise.all(displays.map(({ stop }) => stop()));
  return countsOf(report, code, playwrightCounts);
}

/**
 * @template Report
 * @param {string} file
 * @param {number} code
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
function countsOf(file, code, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = count(report);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
