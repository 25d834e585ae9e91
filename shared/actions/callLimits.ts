export interface CallLimits {
  /** Milliseconds of server time without progress before the call is given up. */
  readonly limitMs: number;
  /** Milliseconds of server time in all, progress or not. */
  readonly maximumMs: number;
}

/** Of every call; the time that a person takes does not count (C-NEG-10). */
export const defaultCallLimits: CallLimits = { limitMs: 60_000, maximumMs: 600_000 };
