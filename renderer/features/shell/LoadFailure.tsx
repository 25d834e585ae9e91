import type { CallFailure } from '../../../shared/ipc/contract.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { FailureNote } from './FailureNote.tsx';

interface LoadFailureProps {
  readonly failure: CallFailure;
}

/** In place of the whole window when main gave no first snapshot. */
export function LoadFailure({ failure }: LoadFailureProps) {
  const { common } = useMessages();
  return (
    <main>
      <Page title={common.appName}>
        <ErrorNote title={common.loadFailed}>
          <p>{common.loadFailedText}</p>
        </ErrorNote>
        <FailureNote failure={failure} />
      </Page>
    </main>
  );
}
