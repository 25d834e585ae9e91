// A question as the window shows it, and how the person's answer comes back.
import type { WithdrawReason } from '../actions/actionView.ts';
import type { DraftValue, FormErrors } from '../schema/formDescription.ts';
import type { ElicitationRequest } from './request.ts';

/** The action that led to a question, in the words of the dialog: "for book_table (party: 4)". */
export interface AttributedAction {
  readonly actionId: string;
  readonly tool: string;
  readonly toolTitle?: string;
  /** JSON text of the arguments. */
  readonly argumentsText: string;
}

export type QuestionState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'presented' }
  /** Closed by others: the dialog says why until the person dismisses it. */
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawReason };

export interface QuestionView {
  readonly request: ElicitationRequest;
  readonly serverName: string;
  readonly transport: 'stdio' | 'http' | 'built-in';
  /** Command line or host, as in ServerView.endpoint. */
  readonly endpoint: string;
  readonly selfReportedName: string | null;
  readonly actions: readonly AttributedAction[];
  readonly receivedAtMs: number;
  readonly state: QuestionState;
  /** What the person has typed, kept in main's memory so that a reload of the window loses nothing. */
  readonly draft: readonly (readonly [key: string, value: DraftValue])[];
}

export type AnswerOutcome =
  | { readonly kind: 'sent' }
  /** Main's own check refused it; nothing was sent and the text stays (C-VAL-2). */
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  /** Answered, withdrawn or unknown: nothing was sent. */
  | { readonly kind: 'not-open' };
