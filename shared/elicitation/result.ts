// The three answers a person can give, in both modes (C-ACT-1).
import type { AnswerEntries } from '../schema/formDescription.ts';

export type ElicitationResult =
  /** `content` is null in URL mode, where accept carries none (C-URL-12). */
  | { readonly action: 'accept'; readonly content: AnswerEntries | null }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel' };
