// The history as a file where the person wants it.
import { writeFile } from 'node:fs/promises';
import { AppError } from '../../shared/errors.ts';
import { toCsv, toJson, type ExportFormat } from '../../shared/history/historyExport.ts';
import type { HistoryFilter } from '../../shared/history/historyFilter.ts';
import type { SaveDialog } from '../platform/saveDialog.ts';
import type { HistoryLog } from './historyLog.ts';

/** Null when the person chose no place. Rejects with AppError `storage-failed`. */
export async function exportHistory(
  { format, filter }: { readonly format: ExportFormat; readonly filter: HistoryFilter },
  deps: {
    readonly history: Pick<HistoryLog, 'all'>;
    readonly askWhere: SaveDialog;
    /** Milliseconds since the epoch, for the name that is offered. */
    readonly nowMs: number;
  },
): Promise<{ readonly path: string } | null> {
  const day = new Date(deps.nowMs).toISOString().slice(0, 10);
  const path = await deps.askWhere({ name: `frontdesk-history-${day}`, extension: format });
  if (path === null) return null;
  const entries = await deps.history.all(filter);
  try {
    await writeFile(path, format === 'csv' ? toCsv(entries) : toJson(entries), { mode: 0o600 });
  } catch (error) {
    throw new AppError('storage-failed', path, { cause: error });
  }
  return { path };
}
