// Looks at the started window from outside: waits until it takes input, and takes its picture.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @param {string} address of the debugging port
 * @param {{ screenshot: string, timeoutMs?: number }} options
 */
export async function waitUntilUsable(address, { screenshot, timeoutMs = 60_000 }) {
  const { chromium } = await import('playwright');
  const browser = await chromium.connectOverCDP(address, { noDefaults: true });
  try {
    const deadlineMs = Date.now() + timeoutMs;
    while (browser.isConnected() && Date.now() < deadlineMs) {
      for (const page of browser.contexts().flatMap((context) => context.pages())) {
        if (await isUsable(page)) {
          mkdirSync(path.dirname(screenshot), { recursive: true });
          await page.screenshot({ path: screenshot });
          return;
        }
      }
      await delay(50);
    }
    throw new Error('The window did not become usable in time.');
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright').Page} page */
async function isUsable(page) {
  try {
    return await page.evaluate(() => performance.getEntriesByName('app:usable').length > 0);
  } catch {
    // The page is being replaced; the next look finds the new one.
    return false;
  }
}
