import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page } from '../../ui/Page.tsx';

interface PageFailureProps {
  readonly onRetry: () => void;
}

export function PageFailure({ onRetry }: PageFailureProps) {
  const { common } = useMessages();
  return (
    <Page title={common.appName}>
      <ErrorNote
        title={common.drawFailed}
        actions={<Button onPress={onRetry}>{common.tryAgain}</Button>}
      >
        <p>{common.drawFailedText}</p>
      </ErrorNote>
    </Page>
  );
}
