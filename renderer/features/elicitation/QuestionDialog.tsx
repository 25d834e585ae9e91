import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import type { FormDraft } from '../../../shared/schema/formDescription.ts';
import { useApi, useNavigation, useQuestions, useServers, useStores } from '../../state/hooks.ts';
import { visibleQuestion } from '../../state/navigation.ts';
import { isOpen } from '../../state/questions.ts';
import { useArmed } from '../../ui/useArmed.ts';
import { DialogOffer } from './DialogOffer.tsx';
import {
  isFormQuestion,
  isUrlQuestion,
  type FormQuestion,
  type UrlQuestion,
} from './questionModes.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { UrlPanel } from './url/UrlPanel.tsx';
import { serverBand } from './serverBand.ts';
import { useAnswering } from './useAnswering.ts';
import { useElsewhere } from './useElsewhere.ts';
import { useStopAction } from './useStopAction.ts';
import styles from './question.module.css';

/** The one question in front of the content, if there is any. */
export function QuestionDialog() {
  const questions = useQuestions((state) => state.questions);
  const navigation = useNavigation((state) => state);
  const servers = useServers((state) => state.servers);
  const question = visibleQuestion(questions, navigation);
  if (question === null) return null;
  const { id, serverId } = question.request;
  const others = questions.filter((other) => isOpen(other) && other.request.id !== id);
  const elsewhere = others.filter(({ request }) => request.serverId !== serverId);
  const more = others.length - elsewhere.length;
  return (
    <div className={styles['band']} data-band={serverBand(servers, serverId)}>
      {/* Another question starts afresh and inert. */}
      {isFormQuestion(question) && (
        <OpenForm key={id} question={question} more={more} elsewhere={elsewhere} />
      )}
      {isUrlQuestion(question) && (
        <OpenUrl key={id} question={question} more={more} elsewhere={elsewhere} />
      )}
    </div>
  );
}

interface OpenFormProps {
  readonly question: FormQuestion;
  readonly more: number;
  readonly elsewhere: readonly QuestionView[];
}

function OpenForm({ question, more, elsewhere }: OpenFormProps) {
  const { id } = question.request;
  const api = useApi();
  const { questions } = useStores();
  const isArmed = useArmed();
  const { isSending, problem, refusal, send, decline, cancel } = useAnswering(id);
  const keep = (draft: FormDraft) => {
    const entries = [...draft];
    // The mirror as well, so that the text is there when the question was set aside and comes back.
    questions.setState((state) => ({
      questions: state.questions.map((known) =>
        known.request.id === id ? { ...known, draft: entries } : known,
      ),
    }));
    void api.questions.saveDraft({
      questionId: id,
      draft: entries.map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null ? [...value] : value,
      ]),
    });
  };
  return (
    <QuestionPanel
      question={question}
      zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      more={more}
      elsewhere={useElsewhere(elsewhere)}
      offer={<DialogOffer question={question} />}
      isArmed={isArmed}
      isSending={isSending}
      problem={problem}
      refusal={refusal}
      onSend={send}
      onDecline={decline}
      onStop={useStopAction(question)}
      onCancel={cancel}
      onDismiss={() => void api.questions.dismiss({ questionId: id })}
      onDraftChange={keep}
    />
  );
}

interface OpenUrlProps {
  readonly question: UrlQuestion;
  readonly more: number;
  readonly elsewhere: readonly QuestionView[];
}

function OpenUrl({ question, more, elsewhere }: OpenUrlProps) {
  const questionId = question.request.id;
  const api = useApi();
  // A note that comes or goes moves the buttons.
  const isArmed = useArmed(JSON.stringify(question.opening));
  const answering = useAnswering(questionId);
  return (
    <UrlPanel
      question={question}
      more={more}
      elsewhere={useElsewhere(elsewhere)}
      offer={<DialogOffer question={question} />}
      isArmed={isArmed}
      isSending={answering.isSending}
      problem={answering.problem}
      openFailure={answering.openFailure}
      onOpen={answering.open}
      onConfirmOpened={answering.confirmOpened}
      onDecline={answering.decline}
      onStop={useStopAction(question)}
      onCancel={answering.cancel}
      onDismiss={() => void api.questions.dismiss({ questionId })}
    />
  );
}
