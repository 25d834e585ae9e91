// What the person has entered, what it reads as, and which of its errors are shown by now.
import { useMemo, useState } from 'react';
import type {
  AnswerReading,
  FieldErrorId,
  FormDraft,
  FormErrors,
} from '../../../shared/schema/formDescription.ts';
import { readAnswer } from '../../../shared/schema/readAnswer.ts';
import type { FormQuestion } from './questionModes.ts';

export interface DraftState {
  readonly draft: FormDraft;
  readonly reading: AnswerReading;
  /** Errors to be shown, by field key. */
  readonly shown: ReadonlyMap<string, FieldErrorId>;
  readonly hasTried: boolean;
  readonly change: (draft: FormDraft) => void;
  readonly visit: (key: string) => void;
  /** The person tried to send: from now on every error is shown. */
  readonly tryToSend: () => void;
}

/** `refusal`: what main's own check found in the last attempt; it stands until the person changes the field. */
export function useDraft(
  question: FormQuestion,
  zone: string,
  refusal: FormErrors | null,
): DraftState {
  const { form } = question.request;
  const [draft, setDraft] = useState<FormDraft>(() => new Map(question.draft));
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState({ refusal, draft });
  if (refused.refusal !== refusal) setRefused({ refusal, draft });

  const reading = useMemo(() => readAnswer(form, draft, { zone }), [form, draft, zone]);
  const shown = useMemo(() => {
    const errors = new Map<string, FieldErrorId>();
    for (const { field, id } of refused.refusal?.fields ?? []) {
      if (draft.get(field) === refused.draft.get(field)) errors.set(field, id);
    }
    if (reading.ok) return errors;
    for (const { field, id } of reading.errors.fields) {
      // A bad suggestion is shown with its error from the start (C-DEF-2).
      const isSuggested =
        !draft.has(field) && form.fields.find(({ key }) => key === field)?.default !== undefined;
      if (hasTried || visited.has(field) || isSuggested) errors.set(field, id);
    }
    return errors;
  }, [draft, form, hasTried, reading, refused, visited]);

  return {
    draft,
    reading,
    shown,
    hasTried,
    change: setDraft,
    visit: (key) => setVisited((keys) => (keys.has(key) ? keys : new Set([...keys, key]))),
    tryToSend: () => setTried(true),
  };
}
