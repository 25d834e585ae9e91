import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { fieldId } from '../../forms/questionLayout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import type { ErrorTexts } from './useErrorTexts.ts';

/** Why an attempt was not sent, apart from errors in the fields. */
export type SendProblem =
  | { readonly kind: 'not-open' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly detail: string };

interface QuestionProblemsProps {
  readonly question: QuestionView;
  readonly idPrefix: string;
  readonly problem: SendProblem | null;
  /** After an attempt to send; otherwise `null`. */
  readonly errors: ErrorTexts | null;
}

/** Everything that stands between the question and an answer, above the fields. */
export function QuestionProblems({ question, idPrefix, problem, errors }: QuestionProblemsProps) {
  const { elicitation } = useMessages();
  const { state, request } = question;
  if (state.kind === 'withdrawn') {
    return (
      <ErrorNote tone="amber" title={elicitation.withdrawnTitle}>
        <p>{elicitation.withdrawn[state.reason]}</p>
      </ErrorNote>
    );
  }
  const items = request.form.fields.flatMap(({ key, label }, index) => {
    const text = errors?.fields.get(key);
    return text === undefined ? [] : [{ id: fieldId(idPrefix, index), label, text }];
  });
  const whole = errors?.whole ?? [];
  return (
    <>
      {problem !== null && <Problem problem={problem} />}
      {items.length + whole.length > 0 && <ErrorSummary items={items} whole={whole} />}
    </>
  );
}

function Problem({ problem }: { readonly problem: SendProblem }) {
  const { elicitation, common } = useMessages();
  if (problem.kind === 'refused') return <ErrorNote title={elicitation.stillInvalid} />;
  if (problem.kind === 'not-open') return <ErrorNote title={elicitation.notOpen} />;
  return (
    <ErrorNote title={elicitation.notSent}>
      {problem.detail !== '' && (
        <Disclosure summary={common.technicalDetail}>
          <InertText text={problem.detail} />
        </Disclosure>
      )}
    </ErrorNote>
  );
}
