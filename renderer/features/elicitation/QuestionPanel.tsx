import { useId, useRef, useState, type ReactNode } from 'react';
import type {
  AnswerEntries,
  FormDraft,
  FormErrors,
} from '../../../shared/schema/formDescription.ts';
import { focusField } from '../../forms/ids.ts';
import { QuestionForm } from '../../forms/QuestionForm.tsx';
import { fieldId } from '../../forms/questionLayout.ts';
import { FormBoundary } from '../../forms/FormBoundary.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { AnswerReview } from './AnswerReview.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FormProblems } from './FormProblems.tsx';
import { QuestionFooter } from './QuestionFooter.tsx';
import { QuestionMessage } from './QuestionMessage.tsx';
import type { FormQuestion } from './questionModes.ts';
import { readablePart } from './readablePart.ts';
import type { SendProblem } from './SendProblemNote.tsx';
import { SecretNotice } from './SecretNotice.tsx';
import { useDraft } from './useDraft.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import { useFits } from './useFits.ts';
import { WithdrawnFooter } from './WithdrawnFooter.tsx';
import { WithdrawnNote } from './WithdrawnNote.tsx';

export interface QuestionPanelProps {
  readonly question: FormQuestion;
  /** The person's time zone (IANA). */
  readonly zone: string;
  /** Further questions of the same server. */
  readonly more: number;
  /** Questions of other servers, in words. */
  readonly elsewhere?: string | null;
  /** An offer of the app beside the question, there from the start. */
  readonly offer?: ReactNode;
  /** False in the first moment after the panel or the window came to the front. */
  readonly isArmed: boolean;
  readonly isSending: boolean;
  /** What kept the last attempt from being sent. */
  readonly problem: SendProblem | null;
  readonly refusal: FormErrors | null;
  readonly onSend: (content: AnswerEntries) => void;
  readonly onDecline: () => void;
  readonly onStop?: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
  readonly onDraftChange: (draft: FormDraft) => void;
}

/** About as many fit a window of usual size. */
const fieldsThatFit = 4;

/** One question by form: who asks, what for, why, the fields, and what will be sent. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, zone, more, isArmed, isSending, problem, refusal } = props;
  const stop = props.onStop;
  const { form } = question.request;
  const { elicitation } = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useDraft(question, zone, refusal);
  const [step, setStep] = useState<'fill' | 'review'>('fill');
  const [isAgreed, setAgreed] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const texts = useErrorTexts(form, state);
  const { fits, measure } = useFits(form.fields.length <= fieldsThatFit);

  const isClosed = question.state.kind === 'withdrawn';
  const isSecret = form.notes.some((note) => note.id === 'secret-like');
  const isOneYesOrNo = form.fields.length === 1 && form.fields[0]?.kind === 'boolean';
  const isLive = fits || isOneYesOrNo || form.fields.length === 0;
  // Declining and closing work at once; only what accepts waits out the first moment (C-IDN-9).
  const answer = (act: () => void) => {
    if (!isSending && !isClosed) act();
  };
  const accept = (act: () => void) => {
    if (isArmed && !isBroken) answer(act);
  };

  const goOn = () => {
    state.tryToSend();
    const { reading } = state;
    if (!reading.ok) {
      setStep('fill');
      const first = form.fields.findIndex(({ key }) => key === reading.errors.fields[0]?.field);
      // The fields may be out of the page while the review stands in their place.
      if (first >= 0) requestAnimationFrame(() => focusField(fieldId(id, first)));
      return;
    }
    if (isSecret && !isAgreed) return;
    if (isLive || step === 'review') props.onSend(reading.content);
    else {
      setStep('review');
      heading.current?.focus();
    }
  };

  const review = (layout: 'line' | 'list') => (
    <AnswerReview
      layout={layout}
      serverName={question.serverName}
      form={form}
      content={readablePart(form, state.draft, zone)}
      isReady={state.reading.ok}
    />
  );
  return (
    <DialogFrame
      question={question}
      title={elicitation.asks({ server: question.serverName })}
      headingRef={heading}
      offer={isClosed ? null : props.offer}
      bodyRef={measure}
      isInView={fits}
      onClose={isClosed ? props.onDismiss : () => answer(props.onCancel)}
      footer={
        isClosed ? (
          <WithdrawnFooter hasText={state.draft.size > 0} onDismiss={props.onDismiss} />
        ) : (
          <QuestionFooter
            serverName={question.serverName}
            next={isLive || step === 'review' ? 'send' : 'review'}
            canGoBack={step === 'review'}
            isArmed={isArmed && !isBroken}
            isSending={isSending}
            more={more}
            elsewhere={props.elsewhere ?? null}
            review={isLive && form.fields.length > 0 ? review('line') : null}
            onNext={() => accept(goOn)}
            onBack={() => setStep('fill')}
            onDecline={() => answer(props.onDecline)}
            onStop={stop === undefined ? undefined : () => answer(stop)}
          />
        )
      }
    >
      <WithdrawnNote state={question.state} />
      {!isClosed && (
        <FormProblems
          form={form}
          idPrefix={id}
          problem={problem}
          errors={state.hasTried && step === 'fill' ? texts : null}
        />
      )}
      {step === 'fill' ? (
        <>
          <QuestionMessage question={question} />
          {isSecret && !isClosed && (
            <SecretNotice
              isAgreed={isAgreed}
              isMissed={state.hasTried && state.reading.ok && !isAgreed}
              isDisabled={isSending}
              onAgree={setAgreed}
            />
          )}
          {isBroken && (
            <ErrorNote title={elicitation.formBroken}>
              <p>{elicitation.formBrokenTodo}</p>
            </ErrorNote>
          )}
          {form.fields.length > 0 && (
            <FormBoundary onFailure={() => setBroken(true)}>
              <QuestionForm
                idPrefix={id}
                form={form}
                draft={state.draft}
                errors={texts.fields}
                zone={zone}
                isReadOnly={isSending || isClosed}
                onChange={(draft) => {
                  state.change(draft);
                  props.onDraftChange(draft);
                }}
                onVisit={state.visit}
              />
            </FormBoundary>
          )}
        </>
      ) : (
        <>
          <h2>{elicitation.reviewTitle}</h2>
          {review('list')}
        </>
      )}
    </DialogFrame>
  );
}
