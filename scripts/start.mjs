// `npm start`: set up, build what changed, open the window. Without a display it brings its own.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runScript, setUp } from './setup.mjs';
import { buildStep, SetupError } from './setup/steps.mjs';
import { debuggingAddress, electronBinary, isNoise, sandboxArgs } from './run/electronArgs.mjs';
import { onInterrupt, startGroup } from './run/processGroup.mjs';
import { dataFolder, isRunning } from './run/runningApp.mjs';
import { hasDisplay, startXvfb } from './run/xvfb.mjs';

const root = path.resolve(import.meta.dirname, '..');
const screenshot = path.join(root, 'test-results/ready.png');

async function start() {
  const startedMs = performance.now();
  const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
  const given = process.argv.slice(2);
  const folder = dataFolder(given);
  const running = await isRunning(folder);
  // On a virtual display nobody would see the other window come to the front.
  if (running && !hasDisplay()) throw new SetupError(alreadyRunning(folder));

  await setUp();
  const { buildApp } = await import('./build.mjs');
  await buildStep(console.log, buildApp);

  const env = { ...process.env };
  const args = [root, ...sandboxArgs()];
  const xvfb = hasDisplay() ? undefined : await startXvfb();
  if (xvfb) {
    env['DISPLAY'] = xvfb.display;
    args.push('--disable-gpu', '--remote-debugging-port=0');
    console.log(`No display here, so Frontdesk opens on a virtual one (${xvfb.display}).`);
  }
  // Last, so that a debugging port of the person's choice counts.
  args.push(...given);

  let seen = false;
  let ready = Promise.resolve(false);
  const ending = new AbortController();
  const gone = new AbortController();
  const app = startGroup(electronBinary(), args, {
    env,
    onLine: (line) => {
      const address = debuggingAddress(line);
      if (xvfb && address !== undefined && !seen) {
        seen = true;
        const over = AbortSignal.any([ending.signal, gone.signal]);
        ready = showReady(address, seconds, over);
      }
      if (!isNoise(line)) console.error(line);
      if (line.includes('SUID sandbox helper')) console.error(sandboxHint);
    },
  });
  if (running) {
    console.log(`Frontdesk is running already with this data folder (${folder}).`);
    console.log('Its window comes to the front.');
  } else if (!xvfb) {
    console.log(`Frontdesk is opening (${seconds()} s).`);
  }
  onInterrupt(() => {
    ending.abort();
    void app.stop();
  });
  const code = await app.exited;
  gone.abort();
  await xvfb?.stop();
  if (ending.signal.aborted) return 0;
  if (!xvfb || (await ready)) return code;
  console.error('Frontdesk ended before its window was ready.');
  return code === 0 ? 1 : code;
}

/** @param {string} folder */
const alreadyRunning = (folder) =>
  `Frontdesk is already running with this data folder (${folder}). ` +
  'Close it, or start another with `npm start -- --user-data-dir=/some/folder`.';

/**
 * @param {string} address
 * @param {() => string} seconds
 * @param {AbortSignal} over nobody wants to know any more
 * @returns {Promise<boolean>} whether the window is ready
 */
async function showReady(address, seconds, over) {
  const { waitUntilUsable } = await import('./run/readyWindow.mjs');
  try {
    await waitUntilUsable(address, { screenshot });
    console.log(
      `Frontdesk is ready (${seconds()} s). Its window: ${path.relative('.', screenshot)}`,
    );
    console.log(`Debugging: http://${new URL(address).host} (see README, "Without a display")`);
    console.log('Press Ctrl-C to end it.');
    return true;
  } catch (error) {
    if (over.aborted) return false;
    // The rest is a log of the library.
    const [reason = ''] = stripVTControlCharacters(String(error)).split('\n');
    console.error(`The window could not be looked at: ${reason}`);
    return false;
  }
}

const sandboxHint = [
  'This system does not let Chromium build its sandbox. Either allow user namespaces, or run:',
  `  sudo chown root ${root}/node_modules/electron/dist/chrome-sandbox`,
  `  sudo chmod 4755 ${root}/node_modules/electron/dist/chrome-sandbox`,
].join('\n');

await runScript(start);
