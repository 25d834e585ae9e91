import { useMessages } from '../../i18n/useMessages.ts';
import { guardOf } from '../../state/guards.ts';
import { useApi, useGuards, useServers, useShowQuestion } from '../../state/hooks.ts';
import { isOpen } from '../../state/questions.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { PauseButton } from '../guard/PauseButton.tsx';
import { ServerGuardNotes } from '../guard/ServerGuardNotes.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { QuestionGroup } from './questionGroups.ts';
import styles from './question.module.css';

interface ServerQuestionsProps {
  readonly group: QuestionGroup;
}

/** The questions of one server: each can be declined (C-ACT-6), all cancelled, and the server paused (C-RAT-3). */
export function ServerQuestions({ group }: ServerQuestionsProps) {
  const { serverId, serverName, questions } = group;
  const { guard: words } = useMessages();
  const server = useServers(serverById(serverId));
  const guard = useGuards(guardOf(serverId));
  const api = useApi();
  const show = useShowQuestion();
  const { call, failure } = useCall();
  const open = questions.filter(isOpen).length;
  // Where pausing is offered, its button stands in the offer.
  const canPause = server?.rules.paused === false && guard?.offersPause !== true;
  return (
    <Section
      title={serverName}
      aside={
        <div className={styles['groupButtons']}>
          {open > 0 && <span className={styles['count']}>{words.openCount({ count: open })}</span>}
          {open > 1 && (
            <Button
              size="small"
              aria-label={words.cancelAllOf({ server: serverName })}
              onPress={() => void call(api.servers.cancelQuestions({ serverId }))}
            >
              {words.cancelAll}
            </Button>
          )}
          {canPause && (
            <PauseButton
              size="small"
              serverName={serverName}
              onPause={() => void call(api.servers.pause({ serverId }))}
            />
          )}
        </div>
      }
    >
      <FailureNote failure={failure} />
      {server !== undefined && <ServerGuardNotes server={server} />}
      {open > 1 && <p className={styles['count']}>{words.cancelAllMeans}</p>}
      {questions.length > 0 && (
        <ul className={styles['cards']}>
          {questions.map((question) => {
            const questionId = question.request.id;
            return (
              <QuestionCard
                key={questionId}
                question={question}
                onOpen={() => show(questionId)}
                onDecline={() =>
                  void call(api.questions.answer({ questionId, answer: { action: 'decline' } }))
                }
                onDismiss={() => void call(api.questions.dismiss({ questionId }))}
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}
