// What the limits and rules of a server have kept from the person, as the window tells it (C-RAT-2, C-RAT-3).

/** Why a question was not shown. */
export type HeldBackReason =
  /** More than the limits of the server let through. */
  | 'over-limit'
  /** The person has paused the server. */
  | 'paused'
  /** A mode that was not declared to it (C-CAP-5). */
  | 'undeclared'
  /** A rule of the person stands against it. */
  | 'by-rule';

export interface GuardView {
  readonly serverId: string;
  /** Since the app started or the person cleared it. */
  readonly heldBack: Readonly<Record<HeldBackReason, number>>;
  /** Milliseconds since the epoch of the first of them; null when there was none. */
  readonly sinceMs: number | null;
  /** The person has refused it three times in a row (C-RAT-4). */
  readonly offersPause: boolean;
}
