import { useLayoutEffect } from 'react';
import type { Settings } from '../../../shared/ipc/contract.ts';
import type { Locale } from '../../i18n/locale.ts';

/** Language and theme on <html>: for fonts and speech, and for the tokens. `system` leaves the theme to the media query. */
export function useDocumentLook(locale: Locale, theme: Settings['theme']): void {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = locale;
    if (theme === 'system') delete html.dataset['theme'];
    else html.dataset['theme'] = theme;
  }, [locale, theme]);
}
