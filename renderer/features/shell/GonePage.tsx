import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** In place of a page whose server or run was removed while it was shown. */
export function GonePage() {
  const { common } = useMessages();
  return (
    <EmptyState icon="note" title={common.gone} isPage>
      {common.goneText}
    </EmptyState>
  );
}
