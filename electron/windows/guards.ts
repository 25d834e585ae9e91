// What a window may never do: leave its page, open another, embed one, get a permission, or talk to anything but the app itself.
import { app, type Session, type WebContents } from 'electron';

/** Every web contents the app will ever have, also ones that nobody should have made. */
export function guardAllContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents);
  });
}

function guardContents(contents: WebContents): void {
  const prevent = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
  };
  contents.on('will-navigate', prevent);
  contents.on('will-frame-navigate', prevent);
  contents.on('will-redirect', prevent);
  contents.on('will-attach-webview', prevent);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/**
 * At once when Electron is ready: a moment later Chromium fetches dictionaries from its maker's site, window or not (C-PRV-4).
 */
export function forgoDictionaries(session: Session): void {
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}

/** `allowedOrigins`: the app's own scheme, and the development server from source. */
export function guardSession(session: Session, allowedOrigins: readonly string[]): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => {
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  // C-PRV-4: nothing leaves from the window, whatever a page would ask for.
  session.webRequest.onBeforeRequest((details, callback) => {
    const isOurs = allowedOrigins.some((origin) => details.url.startsWith(`${origin}/`));
    callback({ cancel: !isOurs && !/^(data|devtools|blob):/.test(details.url) });
  });
}
