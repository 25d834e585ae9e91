// What a notification says: the app's words and the person's own name for the server, never a word of the server's.
import type { MainLocale } from '../windows/menuLabels.ts';

const sentences: Readonly<Record<MainLocale, (server: string) => string>> = {
  en: (server) => `${server} asks you something`,
  'zh-TW': (server) => `${server} 有事向您詢問`,
  ja: (server) => `${server} からの質問があります`,
};

/** Some systems read markup in a notification; a name has none. */
export function notificationText(locale: MainLocale, serverName: string): string {
  return sentences[locale](serverName.replace(/[<>&]/g, ' '));
}
