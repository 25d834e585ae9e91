// The part of the history that is looked at: asked for anew whenever it or the filter changes.
import { useEffect, useState } from 'react';
import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';
import type { HistoryFilter } from '../../../shared/history/historyFilter.ts';
import { mostPerPage, type HistoryPage } from '../../../shared/history/historyPage.ts';
import type { WindowApi } from '../../../shared/ipc/contract.ts';
import { useApi, useHistoryChanges } from '../../state/hooks.ts';
import { useCall, type Calls } from '../../state/useCall.ts';

const perPage = 50;

export interface HistoryInView {
  /** Null until the first answer. */
  readonly page: HistoryPage | null;
  readonly failure: Calls['failure'];
  readonly showMore: () => void;
}

export function useHistory(filter: HistoryFilter): HistoryInView {
  const api = useApi();
  const changes = useHistoryChanges();
  const { call, failure } = useCall();
  const [page, setPage] = useState<HistoryPage | null>(null);
  // For one filter: another one begins with its first page.
  const [wanted, setWanted] = useState({ filter, count: perPage });
  const count = wanted.filter === filter ? wanted.count : perPage;

  useEffect(() => {
    let isCurrent = true;
    void call(readPages(api, filter, count)).then((result) => {
      if (isCurrent && result.ok) setPage(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, call, changes, filter, count]);

  return {
    page,
    failure,
    showMore: () => setWanted({ filter, count: count + perPage }),
  };
}

/** Main gives a bounded number at a time. */
async function readPages(
  api: WindowApi,
  filter: HistoryFilter,
  count: number,
): ReturnType<WindowApi['history']['search']> {
  const entries: HistoryEntry[] = [];
  for (;;) {
    const beforeId = entries.at(-1)?.id;
    const limit = Math.min(count - entries.length, mostPerPage);
    const behind = beforeId === undefined ? {} : { beforeId };
    const result = await api.history.search({ filter, limit, ...behind });
    if (!result.ok) return result;
    entries.push(...result.value.entries);
    if (result.value.entries.length < limit || entries.length >= count) {
      return { ok: true, value: { ...result.value, entries } };
    }
  }
}
