// What the person looks for in the history: a text in any of its names, one server, one kind, one who decided.
import { z } from 'zod';
import { deciders, type HistoryEntry } from './historyEntry.ts';

export const historyFilterSchema = z.object({
  /** Every word of it stands somewhere in the entry; upper and lower case are the same. */
  text: z.string().max(200),
  /** The person's name for it, exactly. */
  server: z.string().max(2_000).optional(),
  kind: z.enum(['question', 'action', 'held-back']).optional(),
  decidedBy: z.enum(deciders).optional(),
});
export type HistoryFilter = z.infer<typeof historyFilterSchema>;

export function matches(entry: HistoryEntry, filter: HistoryFilter): boolean {
  if (filter.server !== undefined && entry.serverName !== filter.server) return false;
  if (filter.kind !== undefined && entry.kind !== filter.kind) return false;
  if (filter.decidedBy !== undefined && entry.decidedBy !== filter.decidedBy) return false;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = searchedText(entry);
  return words.every((word) => text.includes(word));
}

function searchedText(entry: HistoryEntry): string {
  const { serverName, endpoint, revision, outcome, reason } = entry;
  const own =
    entry.kind === 'held-back'
      ? []
      : entry.kind === 'action'
        ? entry.tools
        : [...entry.tools, ...entry.fields, entry.site ?? '', entry.mode ?? ''];
  return [serverName, endpoint, revision ?? '', outcome, reason ?? '', ...own]
    .join('\n')
    .toLowerCase();
}
