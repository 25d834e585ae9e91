// A window whose page crashed is loaded anew, since main keeps everything that is open. One that goes on crashing is given up.

/** Within it this many failures are too many. */
const withinMs = 60_000;
const tooMany = 3;

/** Returns the function to call at each failure of the page. `now`: milliseconds. */
export function createReloading(deps: {
  readonly now: () => number;
  readonly reload: () => void;
  readonly giveUp: () => void;
}): () => void {
  let failedAtMs: readonly number[] = [];
  let hasGivenUp = false;
  return () => {
    if (hasGivenUp) return;
    const now = deps.now();
    failedAtMs = [...failedAtMs.filter((ms) => now - ms < withinMs), now];
    hasGivenUp = failedAtMs.length >= tooMany;
    if (hasGivenUp) deps.giveUp();
    else deps.reload();
  };
}
