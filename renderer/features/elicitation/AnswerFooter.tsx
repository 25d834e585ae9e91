import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { InertText } from '../../ui/InertText.tsx';
import styles from './question.module.css';

interface AnswerFooterProps {
  readonly serverName: string;
  readonly isSending: boolean;
  /** Further questions of the same server. */
  readonly more: number;
  /** Of other servers, in words. */
  readonly elsewhere?: string | null;
  readonly above?: ReactNode;
  /** Beside Decline: what neither accepts nor refuses. */
  readonly beside?: ReactNode;
  /** The accepting button, where there is anything to accept. */
  readonly accept: ReactNode;
  readonly onDecline: () => void;
  /** Ends the action that the question is part of, where that is certain; nothing is sent then (C-MRT-10). */
  readonly onStop?: (() => void) | undefined;
}

/** Saying no is as easy as saying yes: same size, same distance (ui.md). */
export function AnswerFooter(props: AnswerFooterProps) {
  const { serverName, isSending, more, elsewhere = null, above, beside, accept, onDecline } = props;
  const { actions, elicitation } = useMessages();
  return (
    <footer className={styles['footer']}>
      {above}
      <div className={styles['buttons']}>
        {/* The field keeps the focus: its error, shown when it is left, would move the button away under the press. */}
        <Button aria-disabled={isSending} preventFocusOnPress onPress={onDecline}>
          {elicitation.decline}
        </Button>
        {beside}
        <span className={styles['gap']} />
        {accept}
      </div>
      <p className={styles['foot']}>
        <span>{elicitation.closing}</span>
        {props.onStop !== undefined && (
          <Button
            variant="quiet"
            size="small"
            icon="stop"
            aria-disabled={isSending}
            preventFocusOnPress
            onPress={props.onStop}
          >
            {actions.stop}
          </Button>
        )}
        {more > 0 && <span>{elicitation.moreFrom({ count: more, server: serverName })}</span>}
        {elsewhere !== null && (
          <span>
            <InertText text={elsewhere} />
          </span>
        )}
      </p>
    </footer>
  );
}
