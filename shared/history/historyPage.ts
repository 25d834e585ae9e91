// A part of the history as the window asks for it and gets it: the newest first.
import { z } from 'zod';
import type { HistoryEntry } from './historyEntry.ts';
import { historyFilterSchema } from './historyFilter.ts';

export const mostPerPage = 200;

export const historyQuerySchema = z.object({
  filter: historyFilterSchema,
  /** Goes on behind this one, the last of the part before. */
  beforeId: z.string().min(1).max(64).optional(),
  limit: z.number().int().min(1).max(mostPerPage),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** All that match. */
  readonly total: number;
  /** The names of all servers in the history. */
  readonly servers: readonly string[];
  /** Lines of the file that are none of ours; they stay in it. */
  readonly unreadable: number;
}

/** Days that entries are kept for; 0: not on disk. */
export const keptDays = [0, 7, 30, 90, 365] as const;
export type KeptDays = (typeof keptDays)[number];
