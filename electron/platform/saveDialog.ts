// Where a file is to be saved, asked by the system: the window never names a path.
import { app, dialog, type BrowserWindow } from 'electron';
import { join } from 'node:path';

/** `name`: without its extension. Null when the person chose none. */
export type SaveDialog = (file: {
  readonly name: string;
  readonly extension: string;
}) => Promise<string | null>;

export function systemSaveDialog(window: () => BrowserWindow | null): SaveDialog {
  return async ({ name, extension }) => {
    const options = {
      defaultPath: join(app.getPath('documents'), `${name}.${extension}`),
      filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    };
    const parent = window();
    const { canceled, filePath } =
      parent === null
        ? await dialog.showSaveDialog(options)
        : await dialog.showSaveDialog(parent, options);
    return canceled || !filePath ? null : filePath;
  };
}
