// Waiting by turns of the event loop, where no clock has to run.
export const settled = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Throws when it is not so after many turns. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await settled();
  if (!isSo()) throw new Error('it has not come to that');
}
