// Calls of the window that were refused: an unknown page, a malformed argument, an answer to what is not open or too early.
// One now and then is a race; many are a window that was taken over. Counted and logged, without what they held.
import type { AnswerOutcome, OpenOutcome } from '../../shared/elicitation/questionView.ts';

export interface RefusedCalls {
  readonly count: number;
  /** `why`: a fixed word of ours, never what was sent. */
  note(call: string, why: string): void;
  /** Notes an outcome by which nothing was answered or opened because it could not be; hands it on. */
  noteOutcome<O extends AnswerOutcome | OpenOutcome>(call: string, outcome: O): O;
}

export function createRefusedCalls(log: (line: string) => void, publish: () => void): RefusedCalls {
  let count = 0;
  const note = (call: string, why: string): void => {
    count += 1;
    log(`call ${call} refused: ${why}`);
    publish();
  };
  return {
    get count() {
      return count;
    },
    note,
    noteOutcome: (call, outcome) => {
      const { kind } = outcome;
      if (kind === 'not-open' || kind === 'too-early' || kind === 'invalid') note(call, kind);
      return outcome;
    },
  };
}
