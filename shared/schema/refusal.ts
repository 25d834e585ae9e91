// Why a form is refused: ids that the window puts in words and the server's author finds in the technical detail.

export type FormRefusalReason =
  | 'missing-message'
  | 'message-too-long'
  | 'unknown-mode'
  | 'url-mode-not-in-2025-06-18'
  | 'missing-schema'
  | 'schema-too-large'
  | 'unknown-dialect'
  | 'ref'
  | 'root-not-object'
  | 'nested-object'
  | 'combinator'
  | 'root-keyword'
  | 'properties-not-object'
  | 'too-many-fields'
  | 'unknown-type'
  | 'malformed-keyword'
  | 'array-not-in-2025-06-18'
  | 'free-array'
  | 'array-of-objects'
  | 'no-options'
  | 'option-type'
  | 'too-many-options'
  | 'required-malformed'
  | 'required-unknown-field';

export interface FormRefusal {
  readonly ok: false;
  readonly reason: FormRefusalReason;
  /** Key of the field it is about; absent when it is about the whole. */
  readonly field?: string;
}

export function refuse(reason: FormRefusalReason, field?: string): FormRefusal {
  return { ok: false, reason, ...(field === undefined ? {} : { field }) };
}
