// Work on all lines of the history: up to 20 MB of them, so in slices between which main answers the window.
import { readLine, type HistoryEntry } from '../../shared/history/historyEntry.ts';

const linesPerSlice = 250;

async function inSlices(
  lines: readonly string[],
  work: (entry: HistoryEntry | null, line: string) => void,
): Promise<void> {
  for (let from = 0; from < lines.length; from += linesPerSlice) {
    for (const line of lines.slice(from, from + linesPerSlice)) work(readLine(line), line);
    await new Promise(setImmediate);
  }
}

/** An entry that was written twice, since the first write was not known to have come to its end, counts once. */
export async function entriesIn(
  lines: readonly string[],
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly unreadable: number }> {
  const entries = new Map<string, HistoryEntry>();
  let unreadable = 0;
  await inSlices(lines, (entry) => {
    if (entry === null) unreadable += 1;
    else entries.set(entry.id, entry);
  });
  return { entries: [...entries.values()], unreadable };
}

/** What ended before goes, and the unreadable lines in front of the first that stays; later ones are kept as they are. */
export async function linesSince(
  lines: readonly string[],
  oldestMs: number,
): Promise<readonly string[]> {
  const kept: string[] = [];
  await inSlices(lines, (entry, line) => {
    if (entry === null ? kept.length > 0 : entry.endedAtMs >= oldestMs) kept.push(line);
  });
  return kept;
}

export async function withoutIds(
  lines: readonly string[],
  ids: ReadonlySet<string>,
): Promise<readonly string[]> {
  const kept: string[] = [];
  await inSlices(lines, (entry, line) => {
    if (entry === null || !ids.has(entry.id)) kept.push(line);
  });
  return kept;
}

/** The newest lines of at most `targetBytes`, when they are more than `maxBytes`. */
export function linesWithin(
  lines: readonly string[],
  targetBytes: number,
  maxBytes: number,
): readonly string[] {
  const sizes = lines.map((line) => Buffer.byteLength(line) + 1);
  let total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= maxBytes) return lines;
  let from = 0;
  while (from < lines.length && total > targetBytes) total -= sizes[from++] ?? 0;
  return lines.slice(from);
}
