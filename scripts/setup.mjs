// Everything a fresh clone needs, by Node built-ins only. What is done already is skipped, so a second
// run takes no time and no network.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideElectron } from './setup/electronRuntime.mjs';
import { installPackages } from './setup/nodePackages.mjs';
import { heedInterrupts } from './run/processGroup.mjs';
import { SetupError, step } from './setup/steps.mjs';
import { installSystemPackages, needs, testNeeds } from './setup/systemPackages.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * @typedef {import('./setup/electronRuntime.mjs').Runtime} Runtime
 * @param {{ print?: import('./setup/steps.mjs').Print, forTests?: boolean }} [options]
 * @returns {Promise<Runtime>} the runtime; children find it through the environment
 */
export async function setUp({ print = console.log, forTests = false } = {}) {
  await setUpPackages({ print });
  const wanted = forTests ? [...needs, ...testNeeds] : needs;
  await step(print, 'System packages', (announce) => installSystemPackages(wanted, announce));
  /** @type {Runtime} */
  const runtime = await step(print, 'Runtime', (announce) => provideElectron(root, announce));
  if (runtime.distPath !== undefined) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = runtime.distPath;
  return runtime;
}

/**
 * Only the packages, for what needs no window.
 * @param {{ print?: import('./setup/steps.mjs').Print }} [options]
 */
export async function setUpPackages({ print = console.log } = {}) {
  await step(print, 'Node packages', (announce) => installPackages(root, announce));
}

/**
 * Runs a script's main function; problems a person can solve are told without a stack.
 * @param {() => Promise<number | undefined>} main resolves to the exit code, or leaves it to others
 */
export async function runScript(main) {
  heedInterrupts();
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await setUp();
    return 0;
  });
}
