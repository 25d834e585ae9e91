// The messages of a server as a file where the person wants it: always masked (C-PRV-2, C-PRV-3).
import { writeFile } from 'node:fs/promises';
import { AppError } from '../../shared/errors.ts';
import type { SaveDialog } from '../platform/saveDialog.ts';
import type { WireLog } from './wireLog.ts';

/** JSON lines. Null when the person chose no place. Rejects with AppError `storage-failed`. */
export async function exportWire(
  serverId: string,
  deps: {
    readonly wire: Pick<WireLog, 'lines'>;
    readonly askWhere: SaveDialog;
    /** Milliseconds since the epoch, for the name that is offered. */
    readonly nowMs: number;
  },
): Promise<{ readonly path: string } | null> {
  const day = new Date(deps.nowMs).toISOString().slice(0, 10);
  const path = await deps.askWhere({ name: `frontdesk-messages-${day}`, extension: 'jsonl' });
  if (path === null) return null;
  try {
    await writeFile(path, deps.wire.lines(serverId), { mode: 0o600 });
  } catch (error) {
    throw new AppError('storage-failed', path, { cause: error });
  }
  return { path };
}
