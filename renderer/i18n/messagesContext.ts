import { createContext } from 'react';
import { catalogues, type Messages } from './catalogues.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Locale } from './locale.ts';

export interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
  /** Made once for the language: each formatter costs milliseconds, and every field uses some. */
  readonly formats: Formats;
}

export const LanguageContext = createContext<Language>({
  locale: 'en',
  messages: catalogues.en,
  formats: createFormats('en'),
});
