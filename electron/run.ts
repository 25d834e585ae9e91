// The app's life from start to quit, the same for the shipped entry and the e2e entry.
import { app, session } from 'electron';
import { describeError } from '../shared/errors.ts';
import { compose, type Frontdesk } from './compose.ts';
import type { Clock } from './platform/clock.ts';
import { registerAppScheme } from './windows/appProtocol.ts';
import { forgoDictionaries, guardAllContents } from './windows/guards.ts';

export function run({ clock, distDir }: { clock: Clock; distDir: string }): void {
  // A second start shows the first: two would write the same files.
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  registerAppScheme();
  guardAllContents();

  let frontdesk: Frontdesk | null = null;
  let quitting: 'no' | 'disposing' | 'disposed' = 'no';

  app.on('second-instance', () => {
    frontdesk?.focus();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  app.on('before-quit', (event) => {
    if (frontdesk === null || quitting === 'disposed') return;
    if (quitting === 'no' && !frontdesk.mayQuit()) {
      event.preventDefault();
      return;
    }
    // Held back until every question is answered and every process has ended.
    event.preventDefault();
    if (quitting === 'disposing') return;
    quitting = 'disposing';
    void frontdesk.dispose().finally(() => {
      quitting = 'disposed';
      app.quit();
    });
  });

  const devUrl = app.isPackaged ? null : (process.env['FRONTDESK_DEV_URL'] ?? null);
  app
    .whenReady()
    .then(() => {
      forgoDictionaries(session.defaultSession);
      // Whoever ends the program from outside is not asked back. Electron's own listeners are there by now and would be in the way.
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
        process.on(signal, () => {
          if (frontdesk === null) app.quit();
          else frontdesk.quitNow();
        });
      }
      return compose({ clock, distDir, devUrl, log });
    })
    .then((composed) => {
      frontdesk = composed;
    })
    .catch((error: unknown) => {
      log(`could not start: ${describeError(error)}`);
      app.exit(1);
    });
}

function log(line: string): void {
  process.stderr.write(`frontdesk: ${line}\n`);
}
