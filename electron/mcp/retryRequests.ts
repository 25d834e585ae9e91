// "Try again" of one call: the person's wish to send it anew, heard by whatever the call is doing right now (C-URL-15).

export interface RetryRequests {
  /** Somebody listens: the wish can be granted now. */
  readonly isHeard: boolean;
  request(): void;
  /** No wish is heard until the returned function is called. */
  hold(): () => void;
  /** Returns the function that stops listening. One listener at a time. */
  listen(listener: () => void): () => void;
}

export function createRetryRequests(onChange: () => void): RetryRequests {
  let heardBy: (() => void) | null = null;
  let holds = 0;
  return {
    get isHeard() {
      return heardBy !== null && holds === 0;
    },
    request: () => {
      if (holds === 0) heardBy?.();
    },
    hold: () => {
      holds += 1;
      onChange();
      return () => {
        holds -= 1;
        onChange();
      };
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
