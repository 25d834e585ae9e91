// What can happen to the page of the window: its process ends, it does not load, it hangs.
import type { WebContents } from 'electron';

/** A load that another one took the place of. */
const aborted = -3;

/** `onFailed`: the page is gone and somebody has to load it. To be called when the page has loaded once. */
export function watchPage(
  contents: WebContents,
  onFailed: () => void,
  log: (line: string) => void,
): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log(`the window's process ended (${reason})`);
    onFailed();
  });
  contents.on('did-fail-load', (_event, errorCode, errorDescription, _url, isMainFrame) => {
    if (!isMainFrame || errorCode === aborted) return;
    log(`the window did not load (${errorDescription})`);
    onFailed();
  });
  // It may come back by itself, and what is open is kept here: nothing is done about it.
  contents.on('unresponsive', () => {
    log('the window does not respond');
  });
}
