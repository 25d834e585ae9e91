// What a filled form leads to: the content exactly as it will be sent, or every error that keeps it back (C-VAL-1, C-REV-2).
// Pure, so that the window's live review and main's gate before sending cannot differ.
import { checkValue, isNothing } from './checkValue.ts';
import { readNumber } from './decimal.ts';
import type {
  AnswerReading,
  AnswerValue,
  DraftValue,
  FieldError,
  FieldErrorId,
  FormDescription,
  FormDraft,
  FormErrorId,
  FormField,
} from './formDescription.ts';
import { isStringList } from './json.ts';
import { isLocalDateTime, withOffset } from './localDateTime.ts';

export interface ReadOptions {
  /** The person's time zone (IANA). */
  readonly zone: string;
}

/** One field: a value to send, nothing (`null`: the key is left out, C-VAL-4), or an error. */
type FieldReading = { readonly value: AnswerValue | null } | { readonly error: FieldErrorId };

export function readAnswer(
  form: FormDescription,
  draft: FormDraft,
  options: ReadOptions,
): AnswerReading {
  const content: (readonly [string, AnswerValue])[] = [];
  const fields: FieldError[] = [];
  for (const field of form.fields) {
    const reading = readField(field, draft.get(field.key), options);
    if ('error' in reading) fields.push({ field: field.key, id: reading.error });
    else if (reading.value !== null) content.push([field.key, reading.value]);
  }
  const errors = fields.length > 0 ? [] : countErrors(form, content.length);
  if (fields.length > 0 || errors.length > 0) {
    return { ok: false, errors: { fields, form: errors } };
  }
  return { ok: true, content };
}

/** Root `minProperties` and `maxProperties`, once no field has an error. */
export function countErrors(form: FormDescription, answers: number): readonly FormErrorId[] {
  if (answers < (form.minAnswers ?? 0)) return ['too-few-answers'];
  return answers > (form.maxAnswers ?? Infinity) ? ['too-many-answers'] : [];
}

function readField(
  field: FormField,
  entered: DraftValue | undefined,
  options: ReadOptions,
): FieldReading {
  // Untouched: the server's visible default stands, and is never converted. Cleared (`null`) it is gone.
  const value = entered === undefined ? field.default : entered;
  if (value === undefined || value === null || isNothing(field, value)) return readNothing(field);
  return entered === undefined ? check(field, value) : readEntered(field, entered, options);
}

/** Only a required yes-or-no and a required multiple choice have an answer of their own, both visible in the review (C-FRM-5). */
function readNothing(field: FormField): FieldReading {
  if (!field.required) return { value: null };
  if (field.kind === 'boolean') return check(field, false);
  if (field.kind === 'multi-choice') return check(field, []);
  return { error: 'required' };
}

function readEntered(field: FormField, entered: DraftValue, options: ReadOptions): FieldReading {
  if (field.kind === 'number' || field.kind === 'integer') {
    return typeof entered === 'string' ? readTypedNumber(field, entered) : check(field, entered);
  }
  if (field.kind === 'date-time' && typeof entered === 'string' && isLocalDateTime(entered)) {
    return check(field, withOffset(entered, options.zone) ?? entered);
  }
  const reading = check(field, entered);
  // No control of a choice gives another type: what is not offered is not an option.
  const isForged = field.kind === 'choice' && 'error' in reading && reading.error === 'wrong-type';
  return isForged ? { error: 'not-an-option' } : reading;
}

function readTypedNumber(field: FormField, text: string): FieldReading {
  const typed = readNumber(text);
  if (!typed.ok) return { error: 'not-a-number' };
  if (field.kind === 'integer' && !typed.isWhole) return { error: 'not-an-integer' };
  // A digit that was typed would change on the way.
  if (typed.isPlain && !Number.isSafeInteger(typed.value)) return { error: 'unsafe-integer' };
  return check(field, typed.value);
}

function check(field: FormField, value: unknown): FieldReading {
  const error = checkValue(field, value);
  if (error !== null) return { error };
  if (typeof value === 'number') return { value: value === 0 ? 0 : value };
  if (typeof value === 'string' || typeof value === 'boolean') return { value };
  return isStringList(value) ? { value } : { error: 'wrong-type' };
}
