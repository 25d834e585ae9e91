// "Try again" of one call: the person's wish to send it anew, heard by whatever the call is doing right now (C-URL-15).

export interface RetryRequests {
  /** Somebody listens: the wish can be granted now. */
  readonly isHeard: boolean;
  request(): void;
  /** Returns the function that stops listening. One listener at a time. */
  listen(listener: () => void): () => void;
}

export function createRetryRequests(onChange: () => void): RetryRequests {
  let heardBy: (() => void) | null = null;
  return {
    get isHeard() {
      return heardBy !== null;
    },
    request: () => {
      heardBy?.();
    },
    listen: (listener) => {
      heardBy = listener;
      onChange();
      return () => {
        if (heardBy !== listener) return;
        heardBy = null;
        onChange();
      };
    },
  };
}
