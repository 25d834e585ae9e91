// The shipped entry.
import { systemClock } from './platform/clock.ts';
import { run } from './run.ts';

run({ clock: systemClock, distDir: __dirname });
