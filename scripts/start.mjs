// `npm start`: set up, build what changed, open the window. Without a display it brings its own.
import path from 'node:path';
import { runScript, setUp } from './setup.mjs';
import { step } from './setup/steps.mjs';
import { debuggingAddress, electronBinary, isNoise, sandboxArgs } from './run/electronArgs.mjs';
import { onInterrupt, startGroup } from './run/processGroup.mjs';
import { hasDisplay, startXvfb } from './run/xvfb.mjs';

const root = path.resolve(import.meta.dirname, '..');
const screenshot = path.join(root, 'test-results/ready.png');

async function start() {
  const startedMs = performance.now();
  const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
  await setUp();
  const { buildApp } = await import('./build.mjs');
  await step(console.log, 'Build', async () => {
    const built = await buildApp();
    return { said: built ? 'built' : 'up to date', value: built };
  });

  const env = { ...process.env };
  const args = [root, ...sandboxArgs(), ...process.argv.slice(2)];
  const xvfb = hasDisplay() ? undefined : await startXvfb();
  if (xvfb) {
    env['DISPLAY'] = xvfb.display;
    args.push('--disable-gpu', '--remote-debugging-port=0');
    console.log(
      `No display here, so Frontdesk opens on a virtual one (${xvfb.display}), with a debugging port on loopback.`,
    );
  }

  let seen = false;
  const ending = new AbortController();
  const app = startGroup(electronBinary(), args, {
    env,
    onLine: (line) => {
      const address = debuggingAddress(line);
      if (xvfb && address !== undefined && !seen) {
        seen = true;
        void showReady(address, seconds, ending.signal);
      }
      if (!isNoise(line)) console.error(line);
      if (line.includes('SUID sandbox helper')) console.error(sandboxHint);
    },
  });
  if (!xvfb) console.log(`Frontdesk is opening (${seconds()} s).`);
  onInterrupt(() => {
    ending.abort();
    void app.stop();
  });
  const code = await app.exited;
  await xvfb?.stop();
  return ending.signal.aborted ? 0 : code;
}

/**
 * @param {string} address
 * @param {() => string} seconds
 * @param {AbortSignal} ending
 */
async function showReady(address, seconds, ending) {
  const { waitUntilUsable } = await import('./run/readyWindow.mjs');
  try {
    await waitUntilUsable(address, { screenshot });
    console.log(
      `Frontdesk is ready (${seconds()} s). Its window: ${path.relative('.', screenshot)}`,
    );
    console.log('Press Ctrl-C to end it.');
  } catch (error) {
    if (!ending.aborted) console.error(`The window could not be looked at: ${String(error)}`);
  }
}

const sandboxHint = [
  'This system does not let Chromium build its sandbox. Either allow user namespaces, or run:',
  `  sudo chown root ${root}/node_modules/electron/dist/chrome-sandbox`,
  `  sudo chmod 4755 ${root}/node_modules/electron/dist/chrome-sandbox`,
].join('\n');

await runScript(start);
