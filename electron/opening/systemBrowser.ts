// The person's own browser, through the operating system: the only use of `shell` in the app (C-URL-4).
import { app, shell } from 'electron';
import type { SystemBrowser } from './urlOpener.ts';

export const systemBrowser: SystemBrowser = {
  applicationFor: (url) => app.getApplicationNameForProtocol(url),
  openExternal: (url) => shell.openExternal(url),
};
