// The second entry, never packaged: the same app with a clock that tests move (`globalThis.testClock.advance(ms)` in main).
import { createManualClock } from '../electron/platform/testing/manualClock.ts';
import { run } from '../electron/run.ts';
import { join } from 'node:path';

const clock = createManualClock(Date.UTC(2026, 10, 30, 9, 0, 0));
Object.assign(globalThis, { testClock: clock });

run({ clock, distDir: join(__dirname, '..') });
