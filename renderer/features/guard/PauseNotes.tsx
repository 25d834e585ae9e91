import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { PauseButton } from './PauseButton.tsx';

interface PausedNoteProps {
  readonly serverName: string;
  readonly isPending: boolean;
  readonly onResume: () => void;
}

/** That a server is paused, what becomes of its questions, and the one click that ends it (C-RAT-3). */
export function PausedNote({ serverName, isPending, onResume }: PausedNoteProps) {
  const { guard } = useMessages();
  return (
    <ErrorNote
      tone="amber"
      title={guard.pausedTitle({ server: serverName })}
      actions={
        <Button
          icon="play"
          isDisabled={isPending}
          aria-label={guard.resumeOf({ server: serverName })}
          onPress={onResume}
        >
          {guard.resume}
        </Button>
      }
    >
      <p>{guard.pausedText}</p>
    </ErrorNote>
  );
}

interface PauseOfferProps {
  readonly serverName: string;
  readonly onPause: () => void;
}

/** Offered, never done by itself: the person has refused a server several times in a row (C-RAT-4). */
export function PauseOffer({ serverName, onPause }: PauseOfferProps) {
  const { guard } = useMessages();
  return (
    <ErrorNote
      tone="neutral"
      title={guard.offerTitle({ server: serverName })}
      actions={<PauseButton size="small" serverName={serverName} onPause={onPause} />}
    >
      <p>{guard.offerText}</p>
    </ErrorNote>
  );
}
