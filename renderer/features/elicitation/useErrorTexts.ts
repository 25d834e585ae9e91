// The shown errors of a question in words: by field for the form, in order for the summary.
import { useMemo } from 'react';
import type { FormDescription } from '../../../shared/schema/formDescription.ts';
import { fieldErrorText, formErrorText } from '../../forms/fieldErrorText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { DraftState } from './useDraft.ts';

export interface ErrorTexts {
  readonly fields: ReadonlyMap<string, string>;
  /** About the answers as a whole. */
  readonly whole: readonly string[];
}

export function useErrorTexts(form: FormDescription, state: DraftState): ErrorTexts {
  const messages = useMessages();
  const formats = useFormats();
  const { shown, reading } = state;
  return useMemo(() => {
    const language = { messages, formats };
    const fields = new Map<string, string>();
    for (const field of form.fields) {
      const error = shown.get(field.key);
      if (error !== undefined) fields.set(field.key, fieldErrorText(field, error, language));
    }
    const whole = reading.ok
      ? []
      : reading.errors.form.map((error) => formErrorText(form, error, language));
    return { fields, whole };
  }, [form, formats, messages, reading, shown]);
}
