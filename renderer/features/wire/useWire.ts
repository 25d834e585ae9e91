// The rows in view: asked for anew, at most a few times a second, when main tells that there are more.
import { useEffect, useState } from 'react';
import type { WireFilter, WirePage } from '../../../shared/wire/wireView.ts';
import { useApi } from '../../state/hooks.ts';
import { useCall, type Calls } from '../../state/useCall.ts';

const pauseMs = 200;

export interface WireInView {
  /** Null until the first answer. */
  readonly page: WirePage | null;
  readonly failure: Calls['failure'];
}

export function useWire(serverId: string, filter: WireFilter): WireInView {
  const api = useApi();
  const { call, failure } = useCall();
  const [page, setPage] = useState<WirePage | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const result = await call(api.wire.read({ serverId, filter }));
      if (isCurrent && result.ok) setPage(result.value);
    };
    const unsubscribe = api.on('wire', (change) => {
      if (change.serverId !== serverId) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void read();
      }, pauseMs);
    });
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [api, call, serverId, filter]);

  return { page, failure };
}
