// All tests by one command: `node scripts/test.mjs [check | unit | e2e] [names]`; without a word it
// runs everything. It ends with one plain line of numbers.
import { onInterrupt } from './run/processGroup.mjs';
import { runScript, setUp, setUpPackages } from './setup.mjs';

/** @typedef {import('./test/counts.mjs').Counts} Counts */

const [only, ...filters] = process.argv.slice(2);

await runScript(async () => {
  onInterrupt(() => process.exit(130));
  await (only === 'check' ? setUpPackages() : setUp({ forTests: only !== 'unit' }));
  const { runChecks, runE2eTests, runUnitTests } = await import('./test/suites.mjs');
  const { sum } = await import('./test/counts.mjs');

  const wanted = (/** @type {string} */ name) => only === undefined || only === name;
  const green = wanted('check') ? await runChecks(only === 'check' ? filters : []) : true;
  if (only === 'check') return green ? 0 : 1;

  /** @type {Counts[]} */
  const counts = [];
  if (wanted('unit')) counts.push(await timed('Unit tests', () => runUnitTests(filters)));
  if (wanted('e2e')) counts.push(await timed('End-to-end tests', () => runE2eTests(filters)));
  const { passed, failed } = sum(counts);
  if (!green) console.log('The checks above are not green.');
  console.log(`${passed} passed, ${failed} failed`);
  return green && failed === 0 ? 0 : 1;
});

/**
 * @param {string} name
 * @param {() => Promise<Counts>} suite
 */
async function timed(name, suite) {
  const startedMs = performance.now();
  const counts = await suite();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return counts;
}
