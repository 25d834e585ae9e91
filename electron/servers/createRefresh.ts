// A refresh that a server may ask for as often as it likes: at once after a quiet moment, else once the pause is over.

/** `work` never rejects. */
export function createRefresh(work: () => Promise<void>, pauseMs: number): () => void {
  let isPausing = false;
  let isWanted = false;
  const start = (): void => {
    isPausing = true;
    isWanted = false;
    void work().then(() => {
      setTimeout(() => {
        isPausing = false;
        if (isWanted) start();
      }, pauseMs).unref();
    });
  };
  return () => {
    if (isPausing) isWanted = true;
    else start();
  };
}
