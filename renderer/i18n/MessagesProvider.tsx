import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { catalogues } from './catalogues.ts';
import { createFormats } from './formats.ts';
import { LanguageContext } from './messagesContext.ts';
import type { Locale } from './locale.ts';

interface MessagesProviderProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Gives the words of one language to everything below, React Aria's own (calendars, lists) among them. */
export function MessagesProvider({ locale, children }: MessagesProviderProps) {
  const language = useMemo(
    () => ({ locale, messages: catalogues[locale], formats: createFormats(locale) }),
    [locale],
  );
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  );
}
