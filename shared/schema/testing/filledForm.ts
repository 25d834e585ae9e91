// Made-up forms within the rules, each with a way of filling it; about a third of the fillings can be sent.
import fc from 'fast-check';
import type { DraftValue, FormDescription, FormDraft } from '../formDescription.ts';
import { parseRequestedSchema } from '../parseRequestedSchema.ts';
import { readAnswer } from '../readAnswer.ts';
import { acceptedSchema, anyDraft } from './anySchema.ts';

export interface FilledForm {
  readonly schema: unknown;
  readonly form: FormDescription;
  readonly draft: FormDraft;
}

export const filledForm: fc.Arbitrary<FilledForm> = acceptedSchema.chain((schema) => {
  const reading = parseRequestedSchema(schema, { revision: '2026-07-28' });
  if (!reading.ok) throw new Error(reading.reason);
  const { form } = reading;
  // As it comes, and as a person would mend it.
  return fc
    .tuple(anyDraft(form), fc.boolean())
    .map(([draft, isMended]) => ({ schema, form, draft: isMended ? mended(form, draft) : draft }));
});

const attempts: readonly DraftValue[] = [
  ...['abc', 'a', '1', '5', '0', 'abcd1', 'a@b.de', 'urn:x', '2026-02-03', '2026-03-01T10:30'],
  ...[true, false, null],
];

/** Each wrong answer replaced by the first attempt that its field takes, if there is one. */
function mended(form: FormDescription, draft: FormDraft): FormDraft {
  const reading = readAnswer(form, draft, { zone: 'UTC' });
  if (reading.ok) return draft;
  const better = new Map(draft);
  for (const { field: key } of reading.errors.fields) {
    const field = form.fields.find((candidate) => candidate.key === key);
    if (field === undefined) continue;
    const values = (field.options ?? []).map(({ value }) => value);
    const texts = values.filter((value) => typeof value === 'string');
    const lists = texts.map((_, index) => texts.slice(0, index + 1));
    const isRight = (value: DraftValue) =>
      readAnswer({ fields: [field], notes: [] }, new Map([[key, value]]), { zone: 'UTC' }).ok;
    const found = [...values, ...lists, ...attempts].find(isRight);
    if (found !== undefined) better.set(key, found);
  }
  return better;
}
