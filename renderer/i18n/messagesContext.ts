import { createContext } from 'react';
import { catalogues, type Messages } from './catalogues.ts';
import type { Locale } from './locale.ts';

export interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

export const LanguageContext = createContext<Language>({ locale: 'en', messages: catalogues.en });
