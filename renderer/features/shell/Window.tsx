import { useEffect } from 'react';
import { useApi, useNavigation, useQuestions, useQuit } from '../../state/hooks.ts';
import { questionToPresent, visibleQuestion } from '../../state/navigation.ts';
import { QuestionDialog } from '../elicitation/QuestionDialog.tsx';
import { Content } from './Content.tsx';
import { Notices } from './Notices.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageOf } from './PageOf.tsx';
import { QuitQuestion } from './QuitQuestion.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useRegionKeys } from './useRegionKeys.ts';
import { useUsableMark } from './useUsableMark.ts';
import styles from './Window.module.css';

/** The list, the page, and over the page the question whose turn it is. */
export function Window() {
  const navigation = useNavigation((state) => state);
  const { place } = navigation;
  const questions = useQuestions((state) => state.questions);
  const question = visibleQuestion(questions, navigation);
  const isQuitting = useQuit((state) => state.asked !== null);
  const toPresent = questionToPresent(questions, navigation);
  const api = useApi();
  useRegionKeys();
  useUsableMark();
  useEffect(() => {
    if (toPresent !== null) void api.questions.present({ questionId: toPresent });
  }, [api, toPresent]);

  return (
    <div className={styles['window']}>
      <div className={styles['list']} data-region tabIndex={-1} inert={isQuitting}>
        <Sidebar />
      </div>
      <div className={styles['stage']} inert={isQuitting}>
        <Content coveredBy={question?.serverName ?? null} place={place}>
          <Notices />
          <PageBoundary
            key={JSON.stringify(place)}
            fallback={(retry) => <PageFailure onRetry={retry} />}
          >
            <PageOf place={place} />
          </PageBoundary>
        </Content>
        <div className={styles['dialogs']} data-region tabIndex={-1}>
          <QuestionDialog />
        </div>
      </div>
      <QuitQuestion />
    </div>
  );
}
