// The second entry, never packaged: the same app with a clock that tests move (`globalThis.testClock.advance(ms)` in main).
import { app } from 'electron';
import { createManualClock } from '../electron/platform/testing/manualClock.ts';
import { run } from '../electron/run.ts';
import { join } from 'node:path';

// Playwright turns keyrings off; a scenario that is about them names its own here.
const passwordStore = process.env['FRONTDESK_E2E_PASSWORD_STORE'];
if (passwordStore !== undefined) app.commandLine.appendSwitch('password-store', passwordStore);

const clock = createManualClock(Date.UTC(2026, 10, 30, 9, 0, 0));
Object.assign(globalThis, { testClock: clock });

run({ clock, distDir: join(__dirname, '..') });
