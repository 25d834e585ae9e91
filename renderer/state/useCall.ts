// Calls to main as a container makes them: the failure is kept for showing, success clears it.
import { useCallback, useState } from 'react';
import type { CallFailure } from '../../shared/ipc/contract.ts';

type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: CallFailure };

export interface Calls {
  readonly failure: CallFailure | null;
  readonly isPending: boolean;
  readonly clearFailure: () => void;
  /** Resolves with the outcome; never rejects, since a lost window bridge is a failure like others. */
  readonly call: <T>(pending: Promise<Outcome<T>>) => Promise<Outcome<T>>;
}

export function useCall(): Calls {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [pendingCount, setPendingCount] = useState(0);

  const call = useCallback(async <T>(pending: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    setPendingCount((count) => count + 1);
    const outcome = await pending.catch((cause: unknown): Outcome<T> => {
      return { ok: false, error: { code: 'internal', detail: String(cause) } };
    });
    setPendingCount((count) => count - 1);
    setFailure(outcome.ok ? null : outcome.error);
    return outcome;
  }, []);

  const clearFailure = useCallback(() => setFailure(null), []);
  return { failure, isPending: pendingCount > 0, clearFailure, call };
}
