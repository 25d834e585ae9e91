// The few words that main itself shows: menu and context menu. The window's words are in renderer/i18n.
import type { Settings } from '../../shared/ipc/contract.ts';

export interface MenuLabels {
  readonly edit: string;
  readonly undo: string;
  readonly redo: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  readonly view: string;
  readonly reload: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly resetZoom: string;
  readonly window: string;
  readonly minimize: string;
  readonly close: string;
  readonly quit: string;
}

export type MainLocale = 'en' | 'zh-TW' | 'ja';

const labels: Readonly<Record<MainLocale, MenuLabels>> = {
  en: {
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    reload: 'Reload window',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: 'Actual size',
    window: 'Window',
    minimize: 'Minimize',
    close: 'Close window',
    quit: 'Quit Frontdesk',
  },
  'zh-TW': {
    edit: '編輯',
    undo: '復原',
    redo: '重做',
    cut: '剪下',
    copy: '複製',
    paste: '貼上',
    selectAll: '全選',
    view: '檢視',
    reload: '重新載入視窗',
    zoomIn: '放大',
    zoomOut: '縮小',
    resetZoom: '實際大小',
    window: '視窗',
    minimize: '最小化',
    close: '關閉視窗',
    quit: '結束 Frontdesk',
  },
  ja: {
    edit: '編集',
    undo: '元に戻す',
    redo: 'やり直す',
    cut: '切り取り',
    copy: 'コピー',
    paste: '貼り付け',
    selectAll: 'すべて選択',
    view: '表示',
    reload: 'ウィンドウを再読み込み',
    zoomIn: '拡大',
    zoomOut: '縮小',
    resetZoom: '実際のサイズ',
    window: 'ウィンドウ',
    minimize: '最小化',
    close: 'ウィンドウを閉じる',
    quit: 'Frontdesk を終了',
  },
};

export function menuLabels(
  locale: Settings['locale'],
  systemLocales: readonly string[],
): MenuLabels {
  return labels[mainLocale(locale, systemLocales)];
}

/** The person's choice, else the first language of the system that the app speaks. */
export function mainLocale(
  locale: Settings['locale'],
  systemLocales: readonly string[],
): MainLocale {
  if (locale !== 'system') return locale;
  for (const wanted of systemLocales) {
    if (wanted.startsWith('ja')) return 'ja';
    if (/^zh(-Hant|-TW|-HK|-MO)/.test(wanted)) return 'zh-TW';
    if (wanted.startsWith('en')) return 'en';
  }
  return 'en';
}
