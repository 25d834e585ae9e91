import type { FormDescription } from '../../../shared/schema/formDescription.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { fieldId } from '../../forms/questionLayout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SendProblemNote, type SendProblem } from './SendProblemNote.tsx';
import type { ErrorTexts } from './useErrorTexts.ts';

interface FormProblemsProps {
  readonly form: FormDescription;
  readonly idPrefix: string;
  readonly problem: SendProblem | null;
  /** After an attempt to send; otherwise `null`. */
  readonly errors: ErrorTexts | null;
}

/** Everything that stands between a form and its answer, above the fields. */
export function FormProblems({ form, idPrefix, problem, errors }: FormProblemsProps) {
  const { elicitation } = useMessages();
  const items = form.fields.flatMap(({ key, label }, index) => {
    const text = errors?.fields.get(key);
    return text === undefined ? [] : [{ id: fieldId(idPrefix, index), label, text }];
  });
  const whole = errors?.whole ?? [];
  const words = {
    refused: elicitation.stillInvalid,
    'not-open': elicitation.notOpen,
    failed: elicitation.notSent,
  };
  return (
    <>
      {problem !== null && <SendProblemNote problem={problem} words={words} />}
      {items.length + whole.length > 0 && <ErrorSummary items={items} whole={whole} />}
    </>
  );
}
