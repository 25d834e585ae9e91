import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { AnswerFooter } from './AnswerFooter.tsx';

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

/** The answers to a form. */
export function QuestionFooter(props: QuestionFooterProps) {
  const { serverName, next, canGoBack, isArmed, isSending, more, review } = props;
  const { elicitation } = useMessages();
  const send =
    serverName.length <= nameFits ? elicitation.sendTo({ server: serverName }) : elicitation.send;
  const nextText = next === 'review' ? elicitation.review : send;
  return (
    <AnswerFooter
      serverName={serverName}
      isSending={isSending}
      more={more}
      above={review}
      beside={
        canGoBack && (
          <Button variant="quiet" preventFocusOnPress onPress={props.onBack}>
            {elicitation.back}
          </Button>
        )
      }
      accept={
        <Button
          variant="primary"
          aria-disabled={!isArmed || isSending}
          preventFocusOnPress
          onPress={props.onNext}
        >
          {isSending ? elicitation.sending : nextText}
        </Button>
      }
      onDecline={props.onDecline}
    />
  );
}
