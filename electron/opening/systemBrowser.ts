// The person's own browser, through the operating system: the only use of `shell` in the app (C-URL-4).
import { execFile } from 'node:child_process';
import { app, shell } from 'electron';
import type { SystemBrowser } from './urlOpener.ts';

export const systemBrowser: SystemBrowser = {
  applicationFor: (url) =>
    process.platform === 'linux'
      ? defaultOnLinux(url)
      : Promise.resolve(app.getApplicationNameForProtocol(url)),
  openExternal: (url) => shell.openExternal(url),
};

/**
 * What Electron asks as well, but there main stands still while scripts run: several hundred milliseconds. Empty where the
 * tool is missing: then nothing opens either.
 */
function defaultOnLinux(url: string): Promise<string> {
  const [scheme = ''] = url.split(':');
  return new Promise((resolve) => {
    execFile('xdg-mime', ['query', 'default', `x-scheme-handler/${scheme}`], (_error, stdout) => {
      resolve(stdout);
    });
  });
}
