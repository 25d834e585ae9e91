// A question as the window shows it, and how the person's answer comes back.
import type { ActionKind, WithdrawReason } from '../actions/actionView.ts';
import type { DraftValue, FormErrors } from '../schema/formDescription.ts';
import type { TextFlag } from '../text/textFlag.ts';
import type { ElicitationRequest } from './request.ts';

/** The action that led to a question, in the words of the dialog: "for book_table (party: 4)". */
export interface AttributedAction {
  readonly actionId: string;
  /** The name of the tool, prompt or resource. */
  readonly tool: string;
  readonly toolTitle?: string;
  /** Absent: a tool (C-REQ-10). */
  readonly kind?: ActionKind;
  /** JSON text of the arguments. */
  readonly argumentsText: string;
}

export type QuestionState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'presented' }
  /** Closed by others: the dialog says why until the person dismisses it. */
  | {
      readonly kind: 'withdrawn';
      readonly reason: WithdrawReason;
      /** Its turn had not come: it stands in the list and never in front (C-RAT-4). */
      readonly isUnseen?: true;
    };

/**
 * What the person's earlier answers say of a server: `new` when they have answered none of its questions under this name,
 * `changed` when its command or address, or the name it gives itself, is not the one they answered last (C-IDN-1, C-IDN-2).
 */
export type ServerStanding = 'known' | 'new' | 'changed';

export interface QuestionView {
  readonly request: ElicitationRequest;
  readonly serverName: string;
  readonly transport: 'stdio' | 'http' | 'built-in';
  /** Command line or host, as in ServerView.endpoint. */
  readonly endpoint: string;
  readonly selfReportedName: string | null;
  /** What is odd about that name, the names of the other servers considered. */
  readonly selfReportedFlags: readonly TextFlag[];
  readonly standing: ServerStanding;
  readonly actions: readonly AttributedAction[];
  readonly receivedAtMs: number;
  readonly state: QuestionState;
  /** What the person has typed, kept in main's memory so that a reload of the window loses nothing. */
  readonly draft: readonly (readonly [key: string, value: DraftValue])[];
  /** URL mode only. */
  readonly opening?: OpeningView;
}

/** How the address of a question can be opened, and what became of trying. */
export interface OpeningView {
  /** False when the system knows no program for it: the dialog offers Copy and "I have opened it" (C-URL-13). */
  readonly hasProgram: boolean;
  /** The system refused to open it. */
  readonly hasFailed: boolean;
  /** The server says already that the page is done (C-CMP-5). */
  readonly isReportedComplete: boolean;
}

/** Within the first moment in which nothing accepts (C-IDN-9): nothing was sent or opened, the question stays. */
export interface TooEarly {
  readonly kind: 'too-early';
}

/** What came of the person's Open. */
export type OpenOutcome =
  /** Handed to the system once; the accept is on its way (C-URL-12). */
  | { readonly kind: 'opened' }
  /** Nothing was answered: the dialog offers to copy the address (C-URL-13). */
  | { readonly kind: 'no-program' }
  | { readonly kind: 'failed' }
  | TooEarly
  /** Answered, withdrawn, blocked, not shown or unknown: nothing was opened. */
  | { readonly kind: 'not-open' };

export type AnswerOutcome =
  | { readonly kind: 'sent' }
  /** Main's own check refused it; nothing was sent and the text stays (C-VAL-2). */
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  | TooEarly
  /** Answered, withdrawn or unknown: nothing was sent. */
  | { readonly kind: 'not-open' };
