// The history: the newest entries in memory for searching, all of them on disk for as long as the person wants (C-PRV-2: what an
// entry can hold is decided in shared/history). A flood costs one write a second, not one an entry.
import { readLine, writeLine, type HistoryEntry } from '../../shared/history/historyEntry.ts';
import { matches, type HistoryFilter } from '../../shared/history/historyFilter.ts';
import type { HistoryPage, HistoryQuery } from '../../shared/history/historyPage.ts';
import { describeError } from '../../shared/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { HistoryFile } from './historyFile.ts';
import { entriesIn, linesSince, linesWithin, withoutIds } from './historyLines.ts';

export interface HistoryLog {
  /** Never rejects. `movedTo`: the file could not be read and stands there now. */
  load(): Promise<{ readonly movedTo: string | null }>;
  add(entry: HistoryEntry): void;
  search(query: HistoryQuery): Promise<HistoryPage>;
  /** Oldest first, those on disk that are no longer in memory as well. */
  all(filter: HistoryFilter): Promise<readonly HistoryEntry[]>;
  remove(ids: readonly string[]): Promise<void>;
  removeAll(): Promise<void>;
  /** The days to keep them were changed. */
  applyDays(): Promise<void>;
  /** Writes what is not written yet. */
  dispose(): Promise<void>;
}

export interface HistoryLogDeps {
  readonly file: HistoryFile;
  readonly clock: Clock;
  /** Entries are kept for so many days; 0: not on disk, and in memory for this run. */
  readonly days: () => number;
  /** Something was added or taken away. */
  readonly publish: () => void;
  readonly log: (line: string) => void;
  readonly limits?: HistoryLimits;
}

export interface HistoryLimits {
  readonly inMemory: number;
  /** Bytes on disk, and what is left when they are exceeded. */
  readonly onDisk: number;
  readonly onDiskAfter: number;
}

const defaultLimits: HistoryLimits = {
  inMemory: 5_000,
  onDisk: 20_000_000,
  onDiskAfter: 15_000_000,
};

const dayMs = 86_400_000;
/** From one write to the next. */
const writePauseMs = 1_000;

export function createHistoryLog(deps: HistoryLogDeps): HistoryLog {
  const { file, clock, limits = defaultLimits } = deps;
  /** Oldest first. */
  let entries: HistoryEntry[] = [];
  let unreadable = 0;
  let unwritten: string[] = [];
  let isPausing = false;
  let hasFailed = false;
  let prunedAtMs = clock.now();
  // One after another, and after what is loaded.
  let lastWork: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = lastWork.then(work);
    lastWork = next.catch(() => undefined);
    return next;
  };
  /** Entries that ended before are kept no longer. With nothing on disk, those of this run stay. */
  const oldestMs = (): number => (deps.days() === 0 ? 0 : clock.now() - deps.days() * dayMs);

  /** Never rejects. */
  const write = async (): Promise<void> => {
    const lines = unwritten;
    if (lines.length === 0) return;
    unwritten = [];
    try {
      await file.append(lines.join(''));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) deps.log(`history not written: ${describeError(error)}`);
      hasFailed = true;
      // Tried again with the next ones. A disk that takes nothing fills no memory.
      if (deps.days() !== 0) unwritten = [...lines, ...unwritten].slice(-limits.inMemory);
      return;
    }
    if (file.size > limits.onDisk) await prune();
  };
  /** Never rejects. */
  const prune = async (): Promise<void> => {
    prunedAtMs = clock.now();
    try {
      const lines = await file.read();
      const recent = await linesSince(lines, oldestMs());
      const kept = linesWithin(recent, limits.onDiskAfter, limits.onDisk);
      if (kept.length < lines.length) await file.replace(kept);
    } catch (error) {
      deps.log(`history not shortened: ${describeError(error)}`);
    }
  };
  const writeSoon = (): void => {
    if (isPausing || unwritten.length === 0) return;
    isPausing = true;
    void inTurn(write);
    clock.setTimer(writePauseMs, () => {
      isPausing = false;
      writeSoon();
    });
  };
  const forgetOld = (): void => {
    const oldest = oldestMs();
    entries = entries.filter(({ endedAtMs }) => endedAtMs >= oldest);
    if (clock.now() - prunedAtMs > dayMs && deps.days() !== 0) void inTurn(prune);
  };
  return {
    load: () =>
      inTurn(async () => {
        const { lines, movedTo } = await file.load();
        if (deps.days() === 0) {
          if (lines.length > 0) await file.clear().catch(() => undefined);
          return { movedTo };
        }
        const recent = lines.slice(-limits.inMemory);
        const read = await entriesIn(recent);
        const oldest = oldestMs();
        unreadable = read.unreadable;
        entries = [...read.entries.filter(({ endedAtMs }) => endedAtMs >= oldest), ...entries];
        entries = entries.slice(-limits.inMemory);
        const first = readLine(lines.find((line) => readLine(line) !== null) ?? '');
        if (file.size > limits.onDisk || (first !== null && first.endedAtMs < oldest)) {
          // The window need not wait for it.
          void inTurn(prune);
        }
        return { movedTo };
      }),

    add: (entry) => {
      entries.push(entry);
      if (entries.length > limits.inMemory) entries.shift();
      if (deps.days() !== 0) {
        unwritten.push(writeLine(entry));
        writeSoon();
      }
      deps.publish();
    },

    search: async ({ filter, beforeId, limit }) => {
      await lastWork;
      forgetOld();
      const found = entries.filter((entry) => matches(entry, filter)).reverse();
      const from =
        beforeId === undefined
          ? 0
          : found.findIndex(({ id }) => id === beforeId) + 1 || found.length;
      return {
        entries: found.slice(from, from + limit),
        total: found.length,
        servers: [...new Set(entries.map(({ serverName }) => serverName))].sort(),
        unreadable,
      };
    },

    all: (filter) =>
      inTurn(async () => {
        await write();
        const onDisk = (await entriesIn(await file.read())).entries;
        const known = new Set(onDisk.map(({ id }) => id));
        const oldest = oldestMs();
        return [...onDisk, ...entries.filter(({ id }) => !known.has(id))].filter(
          (entry) => entry.endedAtMs >= oldest && matches(entry, filter),
        );
      }),

    remove: async (ids) => {
      const gone = new Set(ids);
      await inTurn(async () => {
        await write();
        unwritten = unwritten.filter((line) => !gone.has(readLine(line)?.id ?? ''));
        const lines = await file.read();
        const kept = await withoutIds(lines, gone);
        if (kept.length < lines.length) await file.replace(kept);
        entries = entries.filter(({ id }) => !gone.has(id));
      });
      deps.publish();
    },

    removeAll: async () => {
      await inTurn(async () => {
        await file.clear();
        unwritten = [];
        entries = [];
        unreadable = 0;
      });
      deps.publish();
    },

    applyDays: async () => {
      if (deps.days() === 0) {
        await inTurn(async () => {
          unwritten = [];
          await file.clear();
        });
      } else {
        await inTurn(prune);
      }
      forgetOld();
      deps.publish();
    },

    dispose: () => inTurn(write),
  };
}
