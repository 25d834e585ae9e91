// Passes the person's answer to main, once, and keeps what came of it (C-ACT-7).
import { useRef, useState } from 'react';
import type { CallArguments } from '../../../shared/ipc/contract.ts';
import type { AnswerEntries, FormErrors } from '../../../shared/schema/formDescription.ts';
import { useApi } from '../../state/hooks.ts';
import type { SendProblem } from './QuestionProblems.tsx';

type Answer = CallArguments['questions.answer']['answer'];

export function useAnswering(questionId: string) {
  const api = useApi();
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [refusal, setRefusal] = useState<FormErrors | null>(null);

  const answer = async (given: Answer) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    setProblem(null);
    const result = await api.questions
      .answer({ questionId, answer: given })
      .catch((cause: unknown) => ({ ok: false, error: { detail: String(cause) } }) as const);
    if (result.ok && result.value.kind === 'sent') return;
    isUnderway.current = false;
    setSending(false);
    if (!result.ok) setProblem({ kind: 'failed', detail: result.error.detail ?? '' });
    else if (result.value.kind === 'not-open') setProblem({ kind: 'not-open' });
    else {
      setProblem({ kind: 'refused' });
      if (result.value.kind === 'invalid') setRefusal(result.value.errors);
    }
  };

  return {
    isSending,
    problem,
    refusal,
    send: (content: AnswerEntries) =>
      void answer({
        action: 'accept',
        content: content.map(([key, value]) => [
          key,
          typeof value === 'object' ? [...value] : value,
        ]),
      }),
    decline: () => void answer({ action: 'decline' }),
    cancel: () => void answer({ action: 'cancel' }),
  };
}
