import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { useApi, useQuestions, useShowQuestion } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './question.module.css';

/** All questions that wait for an answer, and closed ones until they are dismissed. */
export function QuestionsPage() {
  const { elicitation, common } = useMessages();
  const questions = useQuestions((state) => state.questions);
  const api = useApi();
  const show = useShowQuestion();
  const { call, failure } = useCall();
  return (
    <Page title={elicitation.questions}>
      {failure !== null && <ErrorNote title={common.errors[failure.code]} />}
      {questions.length === 0 ? (
        <EmptyState icon="question" title={elicitation.noQuestionsTitle}>
          {elicitation.noQuestionsBody}
        </EmptyState>
      ) : (
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
    </Page>
  );
}
