import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './question.module.css';

interface QuestionFooterProps {
  readonly serverName: string;
  /** `review`: the next step shows what will be sent; `send`: this press sends it. */
  readonly next: 'review' | 'send';
  readonly canGoBack: boolean;
  readonly isArmed: boolean;
  readonly isSending: boolean;
  /** Further questions of the same server. */
  readonly more: number;
  readonly review: ReactNode;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onDecline: () => void;
}

/** Send names the server when there is room. */
const nameFits = 24;

/** Saying no is as easy as saying yes: same size, same distance (ui.md). */
export function QuestionFooter(props: QuestionFooterProps) {
  const { serverName, next, canGoBack, isArmed, isSending, more, review } = props;
  const { elicitation } = useMessages();
  const send =
    serverName.length <= nameFits ? elicitation.sendTo({ server: serverName }) : elicitation.send;
  const nextText = next === 'review' ? elicitation.review : send;
  return (
    <footer className={styles['footer']}>
      {review}
      <div className={styles['buttons']}>
        {/* The field keeps the focus: its error, shown when it is left, would move the button away under the press. */}
        <Button aria-disabled={isSending} preventFocusOnPress onPress={props.onDecline}>
          {elicitation.decline}
        </Button>
        {canGoBack && (
          <Button variant="quiet" preventFocusOnPress onPress={props.onBack}>
            {elicitation.back}
          </Button>
        )}
        <span className={styles['gap']} />
        <Button
          variant="primary"
          aria-disabled={!isArmed || isSending}
          preventFocusOnPress
          onPress={props.onNext}
        >
          {isSending ? elicitation.sending : nextText}
        </Button>
      </div>
      <p className={styles['foot']}>
        <span>{elicitation.closing}</span>
        {more > 0 && <span>{elicitation.moreFrom({ count: more, server: serverName })}</span>}
      </p>
    </footer>
  );
}
