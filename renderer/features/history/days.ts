// Entries by the day on which they ended, as the person's calendar has it; the order stays.
import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';

export interface Day {
  /** Milliseconds since the epoch of one of its entries. */
  readonly atMs: number;
  readonly entries: readonly HistoryEntry[];
}

export function byDay(entries: readonly HistoryEntry[]): readonly Day[] {
  const days: { atMs: number; readonly key: string; readonly entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const key = new Date(entry.endedAtMs).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ atMs: entry.endedAtMs, key, entries: [entry] });
  }
  return days;
}
