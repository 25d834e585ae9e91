// One Electron app, started as a person's system would start it, then looked at over its debugging port.
import { setTimeout as delay } from 'node:timers/promises';
import { debuggingAddress, electronBinary, sandboxArgs } from '../../scripts/run/electronArgs.mjs';
import { startGroup } from '../../scripts/run/processGroup.mjs';

/** The debugger attaches when the start is over, so that it takes no part in what is measured. */
const startGraceMs = 3_000;

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ page: Page, pid: number, startMs: number, stop: () => Promise<void> }} LaunchedApp
 * @param {{ entry: string, profile: string, display: string }} options
 * @returns {Promise<LaunchedApp>}
 */
export async function launch({ entry, profile, display }) {
  const { chromium } = await import('playwright');
  const args = [
    entry,
    `--user-data-dir=${profile}`,
    '--lang=en-US',
    '--disable-gpu',
    '--remote-debugging-port=0',
    ...sandboxArgs({ print: () => undefined }),
  ];
  const env = { ...process.env, DISPLAY: display, LANGUAGE: 'en_US', LANG: 'en_US.UTF-8' };
  /** @type {(address: string) => void} */
  let tellAddress = () => undefined;
  /** @type {Promise<string>} */
  const address = new Promise((resolve) => (tellAddress = resolve));
  /** @type {string[]} */
  const said = [];
  const spawnedAtMs = Date.now();
  const app = startGroup(electronBinary(), args, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    onLine: (line) => {
      said.push(line);
      const found = debuggingAddress(line);
      if (found !== undefined) tellAddress(found);
    },
  });
  const ended = app.exited.then((code) => {
    throw new Error(`${entry} ended at once (${code}):\n${said.join('\n')}`);
  });
  ended.catch(() => undefined);
  try {
    const browser = await Promise.race([
      address.then(async (found) => {
        await delay(startGraceMs);
        return chromium.connectOverCDP(found, { noDefaults: true });
      }),
      ended,
    ]);
    const page = browser.contexts().flatMap((context) => context.pages())[0];
    if (page === undefined) throw new Error(`${entry} has no window.`);
    page.setDefaultTimeout(30_000);
    const usableAtMs = await page.evaluate(usableMark);
    return {
      page,
      pid: app.pid,
      startMs: usableAtMs - spawnedAtMs,
      stop: async () => {
        await browser.close();
        await app.stop();
      },
    };
  } catch (error) {
    await app.stop();
    throw error;
  }
}

/** Runs in the window. @returns {Promise<number>} when it took input, on the wall clock */
function usableMark() {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const mark = list.getEntriesByName('app:usable')[0];
      if (mark === undefined) return;
      observer.disconnect();
      resolve(Date.now() - (performance.now() - mark.startTime));
    }).observe({ type: 'mark', buffered: true });
  });
}
