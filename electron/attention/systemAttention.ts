// The system's ways to call a person who is elsewhere. None is sure to exist, so none of them failing is an error.
import { app, Notification, type BrowserWindow } from 'electron';
import { describeError } from '../../shared/errors.ts';
import type { AttentionPorts } from './attention.ts';

export function systemAttention(
  window: BrowserWindow,
  text: (serverName: string) => string,
  log: (line: string) => void,
): AttentionPorts {
  return {
    setBadge: (count) => {
      app.setBadgeCount(count);
    },
    flash: (isOn) => {
      if (!window.isDestroyed()) window.flashFrame(isOn);
    },
    notify: (serverName, on) => {
      if (!Notification.isSupported()) return () => undefined;
      const notification = new Notification({ title: 'Frontdesk', body: text(serverName) });
      notification.on('click', on.click);
      notification.on('close', on.gone);
      notification.on('failed', (_event, error) => {
        log(`no notification: ${error}`);
      });
      // Later: the system may take its time over it, and the question is on its way to the window.
      const shows = setImmediate(() => {
        try {
          notification.show();
        } catch (error) {
          log(`no notification: ${describeError(error)}`);
        }
      });
      return () => {
        clearImmediate(shows);
        notification.close();
      };
    },
  };
}
