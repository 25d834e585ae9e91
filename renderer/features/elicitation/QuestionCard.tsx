import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Attribution } from '../../ui/Attribution.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import { ServerFrame } from '../../ui/ServerText.tsx';
import { Time } from '../../ui/Time.tsx';
import { ActionLine } from './ActionLine.tsx';
import { isUrlQuestion } from './questionModes.ts';
import { AskedSite } from './url/AskedSite.tsx';
import styles from './question.module.css';

interface QuestionCardProps {
  readonly question: QuestionView;
  readonly onOpen: () => void;
  readonly onDecline: () => void;
  readonly onDismiss: () => void;
}

const excerptLength = 240;

/** A question in the list: who asks, what for, since when; it can be declined without opening it (C-ACT-6). */
export function QuestionCard({ question, onOpen, onDecline, onDismiss }: QuestionCardProps) {
  const { elicitation, common, url } = useMessages();
  const { serverName: server, request, state } = question;
  const isClosed = state.kind === 'withdrawn';
  const isUrl = isUrlQuestion(question);
  return (
    <li className={styles['card']}>
      <div className={styles['cardTitle']}>
        <h3>
          <InertText text={isUrl ? url.asksToOpen({ server }) : elicitation.asks({ server })} />
        </h3>
        <Badge tone={state.kind === 'presented' ? 'accent' : 'neutral'}>
          {elicitation.states[state.kind]}
        </Badge>
        <Time atMs={question.receivedAtMs} />
      </div>
      <Attribution
        transport={question.transport}
        endpoint={question.endpoint}
        selfReportedName={question.selfReportedName}
        selfReportedFlags={question.selfReportedFlags}
        standing={question.standing}
      >
        <ActionLine actions={question.actions} />
      </Attribution>
      {isUrlQuestion(question) && <AskedSite address={question.request.address} />}
      {request.message.trim() !== '' && (
        <TextNotes flags={request.messageFlags}>
          <ServerFrame server={server} isMinor>
            <p className={styles['excerpt']}>
              <InertText text={request.message.slice(0, excerptLength)} />
            </p>
          </ServerFrame>
        </TextNotes>
      )}
      {isClosed && <p>{elicitation.withdrawn[state.reason]}</p>}
      <div className={styles['buttons']}>
        <Button aria-label={elicitation.openQuestion({ server })} onPress={onOpen}>
          {elicitation.open}
        </Button>
        {isClosed ? (
          <Button aria-label={elicitation.dismissQuestion({ server })} onPress={onDismiss}>
            {common.dismiss}
          </Button>
        ) : (
          <Button aria-label={elicitation.declineQuestion({ server })} onPress={onDecline}>
            {elicitation.decline}
          </Button>
        )}
      </div>
    </li>
  );
}
