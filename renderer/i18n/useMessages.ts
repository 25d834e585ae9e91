import { use } from 'react';
import type { Messages } from './catalogues.ts';
import { LanguageContext } from './messagesContext.ts';

/** The words of the current language, by subject: `const { servers } = useMessages()`. */
export function useMessages(): Messages {
  return use(LanguageContext).messages;
}
