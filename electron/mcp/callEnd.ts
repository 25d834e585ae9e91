// How a call of either generation ends when no error was thrown.
import type { RuleId } from '../../shared/elicitation/rules.ts';

export type CallEnd =
  | { readonly kind: 'complete'; readonly result: unknown }
  /** A modern round asked for something that must not be shown; it cannot be answered with an error (C-MRT-14). */
  | {
      readonly kind: 'refused-question';
      readonly key: string;
      readonly reason: string;
      readonly field?: string;
    }
  /** A rule of the person stands against a question; this revision has no answer that says so (C-REV-3). */
  | { readonly kind: 'ruled-out'; readonly rule: RuleId }
  /** `input_required` that asks for nothing, or is malformed (C-MRT-12). */
  | { readonly kind: 'invalid-result'; readonly detail: string }
  | { readonly kind: 'too-many-rounds'; readonly rounds: number }
  /** A question was withdrawn: the call was stopped, or the link went down. */
  | { readonly kind: 'withdrawn' };
