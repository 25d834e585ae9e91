// One action as the window shows it: a tool, prompt or resource that was run, its steps in order, and its end.
import type { RuleId } from '../elicitation/rules.ts';
import type { TextFlag } from '../text/textFlag.ts';

export type StopReason =
  | 'person'
  | 'quit'
  | 'link-lost'
  | 'time-out'
  | 'server-removed'
  /** A rule of the person stands against what the server asks, and its revision has no way to answer for that (C-REV-3). */
  | 'secret-rule'
  /** The person declined, or closed, a page without which the server does not go on (C-U42-4). */
  | 'page-declined'
  | 'page-cancelled'
  /** The person has paused the server (C-RAT-3). */
  | 'paused';

/** How one question ended. What a rule decided is ours, never shown as the person's (reports.md). */
export type QuestionEnd =
  | { readonly kind: 'answered'; readonly action: 'accept' | 'decline' | 'cancel' }
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawReason }
  /** Never shown: the server got this answer, or none where the call was ended instead. */
  | { readonly kind: 'by-rule'; readonly rule: RuleId; readonly action: 'decline' | null }
  | { readonly kind: 'refused'; readonly reason: string; readonly field?: string };

export type WithdrawReason =
  | 'by-server'
  | 'link-lost'
  | 'action-stopped'
  | 'action-ended'
  /** The person has paused the server (C-RAT-3). */
  | 'paused'
  | 'quit';

export type ActionStep =
  | { readonly kind: 'started'; readonly atMs: number }
  | {
      readonly kind: 'progress';
      readonly atMs: number;
      readonly progress: number;
      readonly total?: number;
      readonly message?: string;
    }
  /** `message`: the server's text. `questionId` is absent for a question that was refused before it was shown. */
  | {
      readonly kind: 'asked';
      readonly atMs: number;
      readonly questionId?: string;
      readonly message: string;
      readonly round: number;
    }
  | {
      readonly kind: 'question-ended';
      readonly atMs: number;
      readonly questionId?: string;
      readonly end: QuestionEnd;
    }
  | {
      readonly kind: 'retried';
      readonly atMs: number;
      readonly round: number;
      /** Sent again by the person's "try again", not by an answer. */
      readonly byPerson?: true;
    }
  /** The address was handed to the browser, or the person says they opened it. Domain or host only (C-URL-18). */
  | {
      readonly kind: 'opened';
      readonly atMs: number;
      readonly questionId: string;
      readonly domain: string;
      readonly how: 'by-app' | 'by-person' | 'again';
    }
  /** Questions that were not shown, `count` of them for the same reason; legacy: each was answered `cancel` (C-RAT-2, C-RAT-3). */
  | {
      readonly kind: 'held-back';
      readonly atMs: number;
      readonly count: number;
      readonly reason: 'over-limit' | 'paused';
    }
  /** The person has let the questions of a held action come (C-RAT-2). */
  | { readonly kind: 'let-through'; readonly atMs: number }
  /** So many rounds, and the server is not done: the person decides (C-MRT-15). */
  | { readonly kind: 'rounds-reached'; readonly atMs: number; readonly rounds: number }
  | { readonly kind: 'let-go-on'; readonly atMs: number }
  /** The server wants the same page still (C-MRT-16). */
  | { readonly kind: 'not-finished'; readonly atMs: number; readonly domain: string }
  /** The server reported the page completed (C-CMP-3). */
  | { readonly kind: 'reported-complete'; readonly atMs: number; readonly domain: string }
  | { readonly kind: 'ended'; readonly atMs: number };

/**
 * A block of the result of a tool, prompt or resource. Texts, names and types are cleaned; `uri` and `json` are as they came, made harmless where they are
 * shown. Links are shown as text (C-URL-8).
 */
export type ResultBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly mimeType: string; readonly base64: string }
  | { readonly type: 'audio'; readonly mimeType: string; readonly base64: string }
  /** One picture or sound too many. */
  | { readonly type: 'media-left-out'; readonly mimeType: string; readonly byteLength: number }
  /** Of a type that is not known. */
  | { readonly type: 'audio-not-played'; readonly mimeType: string; readonly byteLength: number }
  | {
      readonly type: 'link';
      readonly uri: string;
      readonly name: string;
      readonly description?: string;
    }
  | {
      readonly type: 'resource';
      readonly uri: string;
      readonly mimeType?: string;
      readonly text?: string;
      readonly byteLength?: number;
    }
  /** From here on: a message of a prompt, in the name of the person or of the assistant. */
  | { readonly type: 'role'; readonly role: 'user' | 'assistant' }
  | { readonly type: 'unknown'; readonly json: string };

/** A mode that the person has a switch for, or anything that Frontdesk does not have. */
export type RequiredCapability = 'form' | 'url' | 'other';

export type ActionFailure =
  | { readonly code: 'protocol-error'; readonly rpcCode: number; readonly detail: string }
  /** The same, in answer to a retry that brought the server's own state back (C-MRT-23). */
  | { readonly code: 'state-refused'; readonly rpcCode: number; readonly detail: string }
  /** The server has no resource of that address (C-ERR-4). */
  | { readonly code: 'resource-not-found'; readonly rpcCode: number; readonly detail: string }
  /** It would go on with something that the server was not offered; never offered by ourselves (C-CAP-7). */
  | {
      readonly code: 'capability-required';
      readonly required: readonly RequiredCapability[];
      readonly detail: string;
    }
  | { readonly code: 'invalid-result'; readonly detail: string }
  /** A modern round that asked for something undeclared, unknown or malformed (C-MRT-14). */
  | {
      readonly code: 'refused-question';
      readonly reason: string;
      readonly field?: string;
      readonly detail: string;
    }
  | { readonly code: 'too-many-rounds'; readonly detail: string }
  | { readonly code: 'link-lost'; readonly detail: string }
  | { readonly code: 'time-out'; readonly limitMs: number }
  | { readonly code: 'failed'; readonly detail: string };

/** What was run, where it was no tool: enough to run it again. */
export type ActionSource =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'resource'; readonly uri: string }
  | {
      readonly kind: 'template';
      readonly uriTemplate: string;
      readonly values: readonly (readonly [name: string, value: string])[];
    };

/** What an action runs, where it is no tool. */
export type ActionKind = 'prompt' | 'resource';

export type ActionStatus =
  | { readonly kind: 'running' }
  /** Waiting for the person; the call's clock stands still (C-NEG-10). */
  | { readonly kind: 'asking'; readonly position: number; readonly total: number }
  /** For a page in the person's browser; the call's clock stands still. Its pages are in the snapshot's `waits`. */
  | { readonly kind: 'waiting' }
  /**
   * The server asks more than its limits let through: `count` questions wait until the person lets them come (C-RAT-2).
   * With `rounds` it is not done after so many of them, and the person decides whether it goes on (C-MRT-15).
   */
  | {
      readonly kind: 'held';
      readonly count: number;
      readonly sinceMs: number;
      readonly rounds?: number;
    }
  | { readonly kind: 'stopping' }
  | {
      readonly kind: 'finished';
      readonly isError: boolean;
      readonly blocks: readonly ResultBlock[];
      /** JSON text of `structuredContent`, indented; as it came: made harmless where it is shown, exact where it is copied. */
      readonly structured?: string;
      /** What was odd about the texts of the blocks; absent when nothing was. */
      readonly textFlags?: readonly TextFlag[];
    }
  | { readonly kind: 'failed'; readonly failure: ActionFailure }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export interface ActionView {
  readonly id: string;
  readonly serverId: string;
  /** The person's name for the server at the time of the call; the server may be gone since. */
  readonly serverName: string;
  /** The name of what was run: of a tool, or of the prompt or resource that `source` tells. */
  readonly tool: string;
  readonly toolTitle?: string;
  /** Absent: a tool. */
  readonly source?: ActionSource;
  /** Of what was run, as the person saw it (ToolView.definition). */
  readonly definition: string;
  /** JSON text of the arguments as they were sent, indented. */
  readonly argumentsText: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly status: ActionStatus;
  readonly steps: readonly ActionStep[];
}
