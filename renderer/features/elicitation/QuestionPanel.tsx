import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
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
import { QuestionFooter } from './QuestionFooter.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { QuestionMessage } from './QuestionMessage.tsx';
import { QuestionProblems, type SendProblem } from './QuestionProblems.tsx';
import { readablePart } from './readablePart.ts';
import { SecretNotice } from './SecretNotice.tsx';
import { useDraft } from './useDraft.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import { useFits } from './useFits.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { WithdrawnFooter } from './WithdrawnFooter.tsx';
import styles from './question.module.css';

export interface QuestionPanelProps {
  readonly question: QuestionView;
  /** The person's time zone (IANA). */
  readonly zone: string;
  /** Further questions of the same server. */
  readonly more: number;
  /** False in the first moment after the panel or the window came to the front. */
  readonly isArmed: boolean;
  readonly isSending: boolean;
  /** What kept the last attempt from being sent. */
  readonly problem: SendProblem | null;
  readonly refusal: FormErrors | null;
  readonly onSend: (content: AnswerEntries) => void;
  readonly onDecline: () => void;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
  readonly onDraftChange: (draft: FormDraft) => void;
}

/** About as many fit a window of usual size. */
const fieldsThatFit = 4;

/** One question by form: who asks, what for, why, the fields, and what will be sent. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, zone, more, isArmed, isSending, problem, refusal } = props;
  const { form } = question.request;
  const { elicitation, common } = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isListOpen = useRef(false);
  const state = useDraft(question, zone, refusal);
  const [step, setStep] = useState<'fill' | 'review'>('fill');
  const [isAgreed, setAgreed] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const texts = useErrorTexts(form, state);
  const { fits, measure } = useFits(form.fields.length <= fieldsThatFit);
  useReturnFocus(heading);

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
  const close = isClosed ? props.onDismiss : () => answer(props.onCancel);

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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Neither a held key nor one that ends the composing of a word is meant for the dialog.
    if (event.repeat || event.nativeEvent.isComposing) return;
    // An open list or calendar closes first, and lies outside of the panel in the page.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (isInside && !isListOpen.current) close();
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
    <div className={styles['layer']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a key of the dialog pattern. */}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={styles['panel']}
        onKeyDownCapture={({ target }) => {
          isListOpen.current =
            target instanceof Element &&
            target.getAttribute('aria-expanded') === 'true' &&
            target.getAttribute('role') === 'combobox';
        }}
        onKeyDown={onKeyDown}
      >
        <QuestionHeader
          question={question}
          headingId={`${id}-title`}
          headingRef={heading}
          closeLabel={isClosed ? common.dismiss : elicitation.close}
          onClose={close}
        />
        {/* Scrolls with the keyboard too. */}
        <div ref={measure} className={styles['body']} tabIndex={fits ? undefined : 0}>
          <QuestionProblems
            question={question}
            idPrefix={id}
            problem={problem}
            errors={state.hasTried && step === 'fill' ? texts : null}
          />
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
        </div>
        {isClosed ? (
          <WithdrawnFooter hasText={state.draft.size > 0} onDismiss={props.onDismiss} />
        ) : (
          <QuestionFooter
            serverName={question.serverName}
            next={isLive || step === 'review' ? 'send' : 'review'}
            canGoBack={step === 'review'}
            isArmed={isArmed && !isBroken}
            isSending={isSending}
            more={more}
            review={isLive && form.fields.length > 0 ? review('line') : null}
            onNext={() => accept(goOn)}
            onBack={() => setStep('fill')}
            onDecline={() => answer(props.onDecline)}
          />
        )}
      </div>
    </div>
  );
}
