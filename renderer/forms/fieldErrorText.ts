// The words for what is wrong with an answer, with the limits of its field.
import type {
  FieldErrorId,
  FormDescription,
  FormErrorId,
  FormField,
} from '../../shared/schema/formDescription.ts';
import type { Messages } from '../i18n/catalogues.ts';
import type { Formats } from '../i18n/formats.ts';

interface Language {
  readonly messages: Messages;
  readonly formats: Formats;
}

export function fieldErrorText(
  field: FormField,
  id: FieldErrorId,
  { messages: { forms }, formats }: Language,
): string {
  const { limits, kind } = field;
  const number = (value: number | undefined) => (value === undefined ? '' : formats.number(value));
  if (id === 'format') {
    if (kind === 'email') return forms.formatEmail;
    if (kind === 'uri') return forms.formatUri;
    if (kind === 'date') return forms.formatDate;
    if (kind === 'date-time') return forms.formatDateTime;
  }
  // Refused without a limit of the server's: what JSON cannot carry, and text too long for its pattern (C-FRM-14).
  if (id === 'too-small' && (limits.minimum ?? limits.exclusiveMinimum) === undefined) {
    return forms.tooLargeForJson;
  }
  if (id === 'too-large' && (limits.maximum ?? limits.exclusiveMaximum) === undefined) {
    return forms.tooLargeForJson;
  }
  if (id === 'too-long' && limits.maxLength === undefined) return forms.tooLongToCheck;
  if (id === 'not-an-option' && kind === 'boolean') {
    return limits.allowedBooleans?.[0] === true ? forms.onlyYes : forms.onlyNo;
  }
  return forms.errors[id]({
    min: lowest(field, id, forms, number),
    max: highest(field, id, forms, number),
    step: number(limits.multipleOf),
    pattern: limits.pattern ?? '',
  });
}

type NumberText = (value: number | undefined) => string;

function lowest(
  { limits }: FormField,
  id: FieldErrorId,
  forms: Messages['forms'],
  number: NumberText,
): string {
  if (id === 'too-few') return number(limits.minItems ?? 1);
  if (id === 'too-short') return number(limits.minLength);
  const open = limits.exclusiveMinimum;
  return open !== undefined && open >= (limits.minimum ?? open)
    ? forms.moreThan({ value: number(open) })
    : forms.atLeast({ value: number(limits.minimum) });
}

function highest(
  { limits }: FormField,
  id: FieldErrorId,
  forms: Messages['forms'],
  number: NumberText,
): string {
  if (id === 'too-many') return number(limits.maxItems);
  if (id === 'too-long') return number(limits.maxLength);
  const open = limits.exclusiveMaximum;
  return open !== undefined && open <= (limits.maximum ?? open)
    ? forms.lessThan({ value: number(open) })
    : forms.atMost({ value: number(limits.maximum) });
}

export function formErrorText(
  form: FormDescription,
  id: FormErrorId,
  { messages: { forms }, formats }: Language,
): string {
  return id === 'too-few-answers'
    ? forms.tooFewAnswers({ min: formats.number(form.minAnswers ?? 1) })
    : forms.tooManyAnswers({ max: formats.number(form.maxAnswers ?? 0) });
}
