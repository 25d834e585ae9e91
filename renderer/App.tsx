import type { CallFailure } from '../shared/ipc/contract.ts';
import { LoadFailure } from './features/shell/LoadFailure.tsx';
import { useDocumentLook } from './features/shell/useDocumentLook.ts';
import { Window } from './features/shell/Window.tsx';
import { resolveLocale } from './i18n/locale.ts';
import { MessagesProvider } from './i18n/MessagesProvider.tsx';
import { useSettings } from './state/hooks.ts';

interface AppProps {
  readonly loadFailure: CallFailure | null;
}

/** Language and look around the one window. Nothing is drawn before the first snapshot has come. */
export function App({ loadFailure }: AppProps) {
  const { isLoaded, settings, systemLocales } = useSettings((state) => state);
  const preferred = systemLocales.length > 0 ? systemLocales : navigator.languages;
  const locale = resolveLocale(settings.locale, preferred);
  useDocumentLook(locale, settings.theme);
  return (
    <MessagesProvider locale={locale}>
      {loadFailure !== null && <LoadFailure failure={loadFailure} />}
      {loadFailure === null && isLoaded && <Window />}
    </MessagesProvider>
  );
}
