import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useNavigation, useQuestions } from '../../state/hooks.ts';
import { questionToPresent, visibleQuestion } from '../../state/navigation.ts';
import { QuestionDialog } from '../elicitation/QuestionDialog.tsx';
import { Notices } from './Notices.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageOf } from './PageOf.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useRegionKeys } from './useRegionKeys.ts';
import { useUsableMark } from './useUsableMark.ts';
import styles from './Window.module.css';

/** The list, the page, and over the page the question whose turn it is. */
export function Window() {
  const { common } = useMessages();
  const navigation = useNavigation((state) => state);
  const { place } = navigation;
  const questions = useQuestions((state) => state.questions);
  const hasQuestion = visibleQuestion(questions, navigation) !== null;
  const toPresent = questionToPresent(questions, navigation);
  const api = useApi();
  const content = useRef<HTMLElement>(null);
  useRegionKeys();
  useUsableMark();
  useEffect(() => {
    if (content.current !== null) content.current.scrollTop = 0;
  }, [place]);
  useEffect(() => {
    if (toPresent !== null) void api.questions.present({ questionId: toPresent });
  }, [api, toPresent]);

  return (
    <div className={styles['window']}>
      <div className={styles['list']} data-region tabIndex={-1}>
        <Sidebar />
      </div>
      <div className={styles['stage']}>
        <main
          ref={content}
          className={styles['content']}
          aria-label={common.content}
          data-region
          tabIndex={-1}
          // Covered by the question; the list beside it stays usable.
          inert={hasQuestion}
        >
          <Notices />
          <PageBoundary
            key={JSON.stringify(place)}
            fallback={(retry) => <PageFailure onRetry={retry} />}
          >
            <PageOf place={place} />
          </PageBoundary>
        </main>
        <div className={styles['dialogs']} data-region tabIndex={-1}>
          <QuestionDialog />
        </div>
      </div>
    </div>
  );
}
