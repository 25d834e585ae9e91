// What the person is told, by the system's own box, when the window cannot be shown any more.
import type { MainLocale } from './menuLabels.ts';

export interface CrashWords {
  readonly title: string;
  readonly text: string;
}

export const crashWords: Readonly<Record<MainLocale, CrashWords>> = {
  en: {
    title: 'Frontdesk has to close',
    text: 'Its window stopped working three times within a minute. Open questions were cancelled and nothing you typed was sent. Your servers and settings are kept. Start Frontdesk again to go on.',
  },
  'zh-TW': {
    title: 'Frontdesk 必須關閉',
    text: '視窗在一分鐘內三次停止運作。未回答的問題已取消，您輸入的內容都沒有送出。您的伺服器與設定都還在。請重新啟動 Frontdesk 以繼續。',
  },
  ja: {
    title: 'Frontdesk を終了します',
    text: 'ウィンドウが 1 分間に 3 回停止しました。未回答の質問はキャンセルされ、入力した内容は送信されていません。サーバーと設定は保存されています。続けるには Frontdesk をもう一度起動してください。',
  },
};
