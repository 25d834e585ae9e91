// A history in memory, for tests of who writes it.
import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { createHistoryRecorder, type HistoryRecorder } from '../historyRecorder.ts';
import { createServerHistory, type ServerHistory } from '../serverHistory.ts';

export interface RecordedHistory {
  readonly entries: readonly HistoryEntry[];
  readonly recorder: HistoryRecorder & { readonly flush: () => void };
  /** Of one server over stdio, "Scripted". */
  readonly server: ServerHistory;
}

export function createRecordedHistory(clock: Clock = systemClock): RecordedHistory {
  const entries: HistoryEntry[] = [];
  let id = 0;
  const recorder = createHistoryRecorder({
    clock,
    newId: () => `entry-${String((id += 1))}`,
    add: (entry) => entries.push(entry),
  });
  const server = createServerHistory(recorder, clock, () => ({
    serverName: 'Scripted',
    transport: 'stdio',
    endpoint: 'scripted --stdio',
    revision: null,
  }));
  return { entries, recorder, server };
}
