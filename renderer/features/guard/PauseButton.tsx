import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';

interface PauseButtonProps {
  readonly serverName: string;
  readonly size?: 'medium' | 'small';
  readonly onPause: () => void;
}

/** Keeps a server from asking, with one click; where it says that it is paused, it is resumed (C-RAT-3). */
export function PauseButton({ serverName, size = 'medium', onPause }: PauseButtonProps) {
  const { guard } = useMessages();
  return (
    <Button
      size={size}
      icon="pause"
      // A field that loses the focus shows its error, which would move the button away under the press.
      preventFocusOnPress
      aria-label={guard.pauseOf({ server: serverName })}
      onPress={onPause}
    >
      {guard.pause}
    </Button>
  );
}
