// Dates, numbers and durations in the person's language, through Intl alone.
import { use } from 'react';
import { LanguageContext } from './messagesContext.ts';
import type { Formats } from './formats.ts';

export function useFormats(): Formats {
  return use(LanguageContext).formats;
}
