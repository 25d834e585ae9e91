import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConsentButton } from '../../ui/ConsentButton.tsx';
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
  readonly elsewhere: string | null;
  readonly review: ReactNode;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onDecline: () => void;
  readonly onStop: (() => void) | undefined;
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
      elsewhere={props.elsewhere}
      above={review}
      beside={
        canGoBack && (
          <Button variant="quiet" preventFocusOnPress onPress={props.onBack}>
            {elicitation.back}
          </Button>
        )
      }
      accept={
        <ConsentButton variant="primary" isArmed={isArmed && !isSending} onConsent={props.onNext}>
          {isSending ? elicitation.sending : nextText}
        </ConsentButton>
      }
      onDecline={props.onDecline}
      onStop={props.onStop}
    />
  );
}
