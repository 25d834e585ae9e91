import type { ActionStatus, ActionView } from '../../../shared/actions/actionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { ConsentButton } from '../../ui/ConsentButton.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { useArmed } from '../../ui/useArmed.ts';
import { useNow } from '../actions/useNow.ts';
import { FailureNote } from '../shell/FailureNote.tsx';
import { sinceText } from './sinceText.ts';

interface HeldActionProps {
  readonly action: ActionView;
  readonly status: Extract<ActionStatus, { kind: 'held' }>;
}

/** The server asks more than its limits let through: the person lets the questions come, or ends the action (C-RAT-2); so does one that is not done after many rounds (C-MRT-15). */
export function HeldAction({ action, status }: HeldActionProps) {
  const { guard } = useMessages();
  const formats = useFormats();
  const nowMs = useNow(true, 60_000);
  const api = useApi();
  const { call, failure, isPending } = useCall();
  const isArmed = useArmed(failure?.code);
  const { id: actionId, serverName } = action;
  const { count, sinceMs, rounds } = status;
  return (
    <>
      <FailureNote failure={failure} />
      <ErrorNote
        tone="amber"
        title={
          rounds === undefined
            ? guard.heldTitle({ server: serverName })
            : guard.roundsTitle({ server: serverName, rounds })
        }
        actions={
          <>
            <ConsentButton
              variant="secondary"
              isArmed={isArmed && !isPending}
              onConsent={() => void call(api.actions.letThrough({ actionId }))}
            >
              {guard.continue}
            </ConsentButton>
            <Button
              isDisabled={isPending}
              onPress={() => void call(api.actions.stop({ actionId }))}
            >
              {guard.stop}
            </Button>
          </>
        }
      >
        {rounds === undefined ? (
          <>
            <p>{guard.heldCount({ count, since: sinceText(formats, sinceMs, nowMs) })}</p>
            <p>{guard.heldText}</p>
          </>
        ) : (
          <p>{guard.roundsText}</p>
        )}
      </ErrorNote>
    </>
  );
}
