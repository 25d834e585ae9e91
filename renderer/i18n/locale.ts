// Which of our languages a person gets: their choice, or the first of the system's languages that we speak.
import type { Settings } from '../../shared/ipc/contract.ts';

export const locales = ['en', 'zh-TW', 'ja'] as const;
export type Locale = (typeof locales)[number];

export function resolveLocale(
  setting: Settings['locale'],
  systemLocales: readonly string[],
): Locale {
  if (setting !== 'system') return setting;
  for (const tag of systemLocales) {
    const known = localeOf(tag);
    if (known !== null) return known;
  }
  return 'en';
}

function localeOf(tag: string): Locale | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (language === 'en' || language === 'ja') return language;
    // Readers of simplified characters get their next language rather than another script.
    return language === 'zh' && script === 'Hant' ? 'zh-TW' : null;
  } catch {
    // Not a language tag (`C`, `POSIX`): the next one decides.
    return null;
  }
}
