// What of a form could be sent by now: the answers without an error, for the live review.
import type {
  AnswerEntries,
  FormDescription,
  FormDraft,
} from '../../../shared/schema/formDescription.ts';
import { readAnswer } from '../../../shared/schema/readAnswer.ts';

export function readablePart(form: FormDescription, draft: FormDraft, zone: string): AnswerEntries {
  const whole = readAnswer(form, draft, { zone });
  if (whole.ok) return whole.content;
  const wrong = new Set(whole.errors.fields.map(({ field }) => field));
  const fields = form.fields.filter(({ key }) => !wrong.has(key));
  const part = readAnswer({ fields, notes: [] }, draft, { zone });
  return part.ok ? part.content : [];
}
