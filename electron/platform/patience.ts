// Waiting that ends: what is being closed may never answer, and a person who quits has waited long enough.

/** Resolves with the work or after `patienceMs` of real time, whichever comes first; never rejects. */
export async function patiently(work: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, enough]);
  clearTimeout(timer);
}
