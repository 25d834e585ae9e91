// The form as Frontdesk understands it: what the gate (parseRequestedSchema.ts) makes of a `requestedSchema`.
// Drawing, checking and review use this description only, never the schema that the server sent.
import type { TextFlag } from '../text/textFlag.ts';

export type FieldKind =
  | 'string'
  | 'email'
  | 'uri'
  | 'date'
  | 'date-time'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'choice'
  | 'multi-choice';

/** A value inside `content` of an accepted answer (C-VAL-3). Never `null`. */
export type AnswerValue = string | number | boolean | readonly string[];

export interface FieldOption {
  /** What is sent. A number only in choices of a `number` or `integer` field. */
  readonly value: string | number;
  /** What is shown: the server's title, or the value; `(empty)` for an empty one. */
  readonly label: string;
}

export type TextFormat = 'email' | 'uri' | 'date' | 'date-time';

/** Limits of a field; lengths in code points, `minItems`/`maxItems` in picks. On a multiple choice, those of text hold for each pick. */
export interface FieldLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Only where it can be matched in linear time; otherwise there is a note `pattern-unchecked`. */
  readonly pattern?: string;
  /** Of the options of a choice; a field of text has it as its kind. */
  readonly format?: TextFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** `const` or `enum` on a boolean: the values that are allowed. */
  readonly allowedBooleans?: readonly boolean[];
}

export interface FormField {
  /** The property name, byte for byte; may be empty or `__proto__` (C-FRM-16). */
  readonly key: string;
  readonly kind: FieldKind;
  /** Number choices only: the JSON type behind them. */
  readonly numeric?: 'number' | 'integer';
  readonly required: boolean;
  /** The server's title, or the key; `(unnamed)` for an empty or blank key. Server text: show it inert. */
  readonly label: string;
  readonly description?: string;
  /** What was odd about label, description or options; absent when nothing was, and before they are cleaned. */
  readonly textFlags?: readonly TextFlag[];
  readonly options?: readonly FieldOption[];
  /** As the server sent it, a bad one too (C-DEF-2); absent when there is none or it is `null`. */
  readonly default?: unknown;
  readonly limits: FieldLimits;
}

export type FormNoteId =
  | 'unknown-format'
  | 'nullable'
  | 'options-folded'
  | 'enum-names-ignored'
  | 'pattern-unchecked'
  | 'default-invalid'
  | 'secret-like';

export interface FormNote {
  readonly id: FormNoteId;
  /** The field's key; absent when the note is about the message. */
  readonly field?: string;
}

export interface FormDescription {
  /** In drawing order (C-FRM-1). */
  readonly fields: readonly FormField[];
  readonly notes: readonly FormNote[];
  /** Root `minProperties` / `maxProperties`, counted in answers. */
  readonly minAnswers?: number;
  readonly maxAnswers?: number;
}

export type FieldErrorId =
  | 'required'
  | 'wrong-type'
  | 'not-a-number'
  | 'not-an-integer'
  | 'unsafe-integer'
  | 'not-an-option'
  | 'too-few'
  | 'too-many'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'not-a-multiple'
  | 'pattern'
  | 'format';

export type FormErrorId = 'too-few-answers' | 'too-many-answers';

export interface FieldError {
  readonly field: string;
  readonly id: FieldErrorId;
}

export interface FormErrors {
  readonly fields: readonly FieldError[];
  readonly form: readonly FormErrorId[];
}

/**
 * What a person has entered so far, by field key: text for text-like and number fields, a boolean,
 * the value of an option, or the values picked. `undefined` or no entry: untouched (the default stands); `null`: cleared.
 * Entries rather than an object, so that `__proto__` stays an ordinary key.
 */
export type DraftValue = string | number | boolean | readonly string[] | null;
export type FormDraft = ReadonlyMap<string, DraftValue>;

/** The content of an accepted answer in drawing order; entries, for the same reason. */
export type AnswerEntries = readonly (readonly [key: string, value: AnswerValue])[];

/** What filling a form leads to: content as it will be sent, or the errors that keep it from being sent. */
export type AnswerReading =
  | { readonly ok: true; readonly content: AnswerEntries }
  | { readonly ok: false; readonly errors: FormErrors };
