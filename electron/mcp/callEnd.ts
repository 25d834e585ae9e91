// How a call of either generation ends when no error was thrown.

export type CallEnd =
  | { readonly kind: 'complete'; readonly result: unknown }
  /** A modern round asked for something that must not be shown; it cannot be answered with an error (C-MRT-14). */
  | {
      readonly kind: 'refused-question';
      readonly key: string;
      readonly reason: string;
      readonly field?: string;
    }
  /** `input_required` that asks for nothing, or is malformed (C-MRT-12). */
  | { readonly kind: 'invalid-result'; readonly detail: string }
  | { readonly kind: 'too-many-rounds'; readonly rounds: number }
  /** A question was withdrawn: the call was stopped, or the link went down. */
  | { readonly kind: 'withdrawn' };
