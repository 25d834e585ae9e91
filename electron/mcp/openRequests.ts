// Requests of a server that wait for a person, by their ids: one delivered again, as after a stream was resumed, is not
// asked again and gets no answer of its own (C-ACT-7).

export interface OpenRequests {
  /** `work` runs for the first of an id; a repeat joins it and never settles, so that nothing is sent for it. */
  once<T>(
    id: string | number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<string | number, AbortController>();
  const never = <T>(): Promise<T> => new Promise(() => undefined);
  return {
    once: async (id, signal, work) => {
      const first = open.get(id);
      if (first !== undefined) {
        // The SDK tells only the latest of an id that the server took it back.
        follow(signal, first);
        return never();
      }
      const controller = new AbortController();
      follow(signal, controller);
      open.set(id, controller);
      const answer = await work(controller.signal).finally(() => open.delete(id));
      return controller.signal.aborted ? never() : answer;
    },
  };
}

function follow(signal: AbortSignal, controller: AbortController): void {
  const abort = (): void => {
    controller.abort(signal.reason);
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
}
