// The three answers a person can give, in both modes (C-ACT-1).
import type { AnswerEntries } from '../schema/formDescription.ts';

export type ElicitationResult =
  | { readonly action: 'accept'; readonly content: AnswerEntries }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel' };
