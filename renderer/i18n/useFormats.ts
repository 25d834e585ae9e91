// Dates, numbers and durations in the person's language, through Intl alone.
import { use, useMemo } from 'react';
import { LanguageContext } from './messagesContext.ts';
import { createFormats, type Formats } from './formats.ts';

export function useFormats(): Formats {
  const { locale } = use(LanguageContext);
  return useMemo(() => createFormats(locale), [locale]);
}
