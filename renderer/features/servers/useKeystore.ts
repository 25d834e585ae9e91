// Whether secrets outlive this run; asked of main when a page is about to speak of it, since a locked keyring may ask the person.
import { useEffect, useState } from 'react';
import type { CallResults } from '../../../shared/ipc/contract.ts';
import { useApi } from '../../state/hooks.ts';

/** Null until it is known, and while nobody wants to know. */
export function useKeystore(isWanted: boolean): CallResults['app.keystore'] | null {
  const api = useApi();
  const [keystore, setKeystore] = useState<CallResults['app.keystore'] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void api.app.keystore().then((answer) => {
      if (isCurrent && answer.ok) setKeystore(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, isWanted]);
  return keystore;
}
