// The one window: sandboxed, isolated, without Node, shown when it has something to show.
import { BrowserWindow, nativeTheme } from 'electron';
import type { Settings } from '../../shared/ipc/contract.ts';
import { appOrigin } from './appProtocol.ts';

export interface MainWindowOptions {
  readonly preloadPath: string;
  readonly isPackaged: boolean;
  /** Decides the colour behind the page until it has painted. */
  readonly isDark: boolean;
}

export function createMainWindow(options: MainWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    width: 1180,
    height: 800,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Frontdesk',
    autoHideMenuBar: true,
    backgroundColor: options.isDark ? '#16181d' : '#f7f8fa',
    webPreferences: {
      preload: options.preloadPath,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !options.isPackaged,
    },
  });
  window.once('ready-to-show', () => {
    window.show();
  });
  window.on('page-title-updated', (event) => {
    // The title is the app's: never a server's text.
    event.preventDefault();
  });
  return window;
}

/** `devUrl`: the development server in place of the app's scheme; from source only. */
export function loadMainWindow(window: BrowserWindow, devUrl: string | null): Promise<void> {
  return window.loadURL(devUrl ?? `${appOrigin}/index.html`);
}

export function applyTheme(theme: Settings['theme']): void {
  nativeTheme.themeSource = theme;
}
