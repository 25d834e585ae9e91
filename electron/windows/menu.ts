// The application menu (out of sight on Linux and Windows until Alt, there for its shortcuts) and the context menu of text.
import { Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { MenuLabels } from './menuLabels.ts';

export function setApplicationMenu(labels: MenuLabels): void {
  const isMac = process.platform === 'darwin';
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    {
      label: labels.edit,
      submenu: [
        { role: 'undo', label: labels.undo },
        { role: 'redo', label: labels.redo },
        { type: 'separator' },
        { role: 'cut', label: labels.cut },
        { role: 'copy', label: labels.copy },
        { role: 'paste', label: labels.paste },
        { role: 'selectAll', label: labels.selectAll },
      ],
    },
    {
      label: labels.view,
      submenu: [
        { role: 'reload', label: labels.reload },
        { type: 'separator' },
        { role: 'resetZoom', label: labels.resetZoom },
        { role: 'zoomIn', label: labels.zoomIn },
        { role: 'zoomOut', label: labels.zoomOut },
      ],
    },
    {
      label: labels.window,
      submenu: [
        { role: 'minimize', label: labels.minimize },
        { role: 'close', label: labels.close },
        ...(isMac ? [] : [{ role: 'quit' as const, label: labels.quit }]),
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

export function showTextMenus(window: BrowserWindow, labels: () => MenuLabels): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    if (!isEditable && selectionText === '') return;
    const words = labels();
    const items: MenuItemConstructorOptions[] = isEditable
      ? [
          { role: 'cut', label: words.cut, enabled: editFlags.canCut },
          { role: 'copy', label: words.copy, enabled: editFlags.canCopy },
          { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
          { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
        ]
      : [{ role: 'copy', label: words.copy }];
    Menu.buildFromTemplate(items).popup({ window });
  });
}
