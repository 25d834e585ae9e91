// Passes the person's answer to main, once, and keeps what came of it (C-ACT-7, C-URL-11).
import { useRef, useState } from 'react';
import type { AnswerOutcome, OpenOutcome } from '../../../shared/elicitation/questionView.ts';
import type { CallArguments, CallFailure } from '../../../shared/ipc/contract.ts';
import type { AnswerEntries, FormErrors } from '../../../shared/schema/formDescription.ts';
import { useApi } from '../../state/hooks.ts';
import type { SendProblem } from './SendProblemNote.tsx';

type Answer = CallArguments['questions.answer']['answer'];
type Outcome = AnswerOutcome | OpenOutcome;
type Attempt = () => Promise<
  | { readonly ok: true; readonly value: Outcome }
  | { readonly ok: false; readonly error: CallFailure }
>;

/** Why the address was not opened, when the question stays open for it (C-URL-13). */
export type OpenFailure = 'no-program' | 'failed';

export function useAnswering(questionId: string) {
  const api = useApi();
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [refusal, setRefusal] = useState<FormErrors | null>(null);
  const [openFailure, setOpenFailure] = useState<OpenFailure | null>(null);

  const attempt = async (start: Attempt) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    setProblem(null);
    const result = await start().catch(
      (cause: unknown) => ({ ok: false, error: { detail: String(cause) } }) as const,
    );
    // Answered: the question leaves with the next event, and until then nothing can be pressed.
    if (result.ok && (result.value.kind === 'sent' || result.value.kind === 'opened')) return;
    isUnderway.current = false;
    setSending(false);
    if (!result.ok) {
      setProblem({ kind: 'failed', detail: result.error.detail ?? '' });
      return;
    }
    switch (result.value.kind) {
      case 'not-open':
        setProblem({ kind: 'not-open' });
        return;
      case 'no-program':
      case 'failed':
        setOpenFailure(result.value.kind);
        return;
      case 'invalid':
        setProblem({ kind: 'refused' });
        setRefusal(result.value.errors);
        return;
      // A press that was meant for something else: all stays as it was, ready for one that is meant.
      case 'too-early':
      case 'sent':
      case 'opened':
        return;
    }
  };
  const answer = (given: Answer) =>
    void attempt(() => api.questions.answer({ questionId, answer: given }));

  return {
    isSending,
    problem,
    refusal,
    openFailure,
    send: (content: AnswerEntries) =>
      answer({
        action: 'accept',
        content: content.map(([key, value]) => [
          key,
          typeof value === 'object' ? [...value] : value,
        ]),
      }),
    decline: () => answer({ action: 'decline' }),
    cancel: () => answer({ action: 'cancel' }),
    // The question is named, never the address: main opens the one that it froze (C-URL-10).
    open: () => void attempt(() => api.questions.openUrl({ questionId })),
    confirmOpened: () => void attempt(() => api.questions.confirmOpened({ questionId })),
  };
}
