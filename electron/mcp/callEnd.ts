// How a call of either generation ends when no error was thrown.
import type { ProtocolError } from '@modelcontextprotocol/client';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import type { EntryRefusalReason } from '../../shared/protocol/inputRequired.ts';
import type { RuleId } from '../../shared/elicitation/rules.ts';

export type CallEnd =
  | { readonly kind: 'complete'; readonly result: unknown }
  /** A modern round asked for something that must not be shown; it cannot be answered with an error (C-MRT-14). */
  | {
      readonly kind: 'refused-question';
      /** Which of the questions: its key, or its place in a list. */
      readonly key: string;
      readonly reason: EntryRefusalReason | 'form-in-url-error';
      readonly field?: string;
    }
  /** A rule of the person stands against a question; this revision has no answer that says so (C-REV-3). */
  | { readonly kind: 'ruled-out'; readonly rule: RuleId }
  /** The person declined or closed a page without which this call does not go on (C-U42-4). */
  | { readonly kind: 'page-refused'; readonly action: 'decline' | 'cancel' }
  /** The person has paused the server (C-RAT-3). */
  | { readonly kind: 'paused' }
  /** `input_required` that asks for nothing, or is malformed (C-MRT-12). */
  | { readonly kind: 'invalid-result'; readonly detail: string }
  /** Legacy: asked for pages by errors again and again (C-U42-4). */
  | { readonly kind: 'too-many-rounds'; readonly rounds: number }
  /** The server answered a retry that brought its state back with an error (C-MRT-23). */
  | { readonly kind: 'state-refused'; readonly error: ProtocolError }
  /** A question was withdrawn: the call was stopped, or the link went down. */
  | { readonly kind: 'withdrawn' };

/** The end of a call whose question was withdrawn by our side. */
export function endOfWithdrawn(reason: WithdrawReason): CallEnd {
  return reason === 'paused' ? { kind: 'paused' } : { kind: 'withdrawn' };
}
