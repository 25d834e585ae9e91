// Looks through the pages of one list (tools, prompts, resources) before the SDK validates them: what cannot be read is left out
// and counted, where the SDK would refuse the whole list; beyond the bound nothing is kept, and no further page is asked for.
import type { ListLeftOut } from '../../../shared/catalogue/listLeftOut.ts';

export interface ListScreen {
  /** A page as it came; what is no page of this list is returned untouched. */
  screen(result: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Null when nothing is. */
  leftOut(): ListLeftOut | null;
}

export interface NamedEntry {
  readonly name: string;
  /** Resources and templates are told apart by these; their names may be alike. */
  readonly uri?: string;
  readonly uriTemplate?: string;
}

/** Entries kept of one list. */
export const maxListEntries = 1_000;
/** Fewer than the SDK follows by itself before it gives up. */
const maxPages = 20;

/** `read` returns the entry with what is used of it, or null where it is none. */
export function createListScreen(
  key: string,
  read: (entry: unknown) => NamedEntry | null,
): ListScreen {
  const names = new Set<string>();
  const cursors = new Set<unknown>();
  let unlisted = 0;
  let unreadable = 0;
  let hasMore = false;

  const keep = (entries: readonly unknown[]): readonly NamedEntry[] => {
    const kept: NamedEntry[] = [];
    for (const [index, entry] of entries.entries()) {
      if (names.size >= maxListEntries) {
        unlisted += entries.length - index;
        break;
      }
      const named = read(entry);
      const identity = named === null ? '' : identityOf(named);
      if (named === null || names.has(identity)) {
        unreadable += 1;
        continue;
      }
      names.add(identity);
      kept.push(named);
    }
    return kept;
  };
  const isWorthAsking = (cursor: unknown): boolean => {
    // An empty list that says it goes on, or the same page again, would never end.
    const isNew = typeof cursor === 'string' && !cursors.has(cursor);
    cursors.add(cursor);
    return isNew && cursors.size < maxPages && names.size < maxListEntries;
  };
  return {
    screen: ({ nextCursor, ...result }) => {
      const entries = result[key];
      if (!Array.isArray(entries)) {
        return nextCursor === undefined ? result : { ...result, nextCursor };
      }
      const page = { ...result, [key]: keep(entries) };
      if (nextCursor === undefined || nextCursor === null) return page;
      if (isWorthAsking(nextCursor)) return { ...page, nextCursor };
      hasMore = true;
      return page;
    },
    leftOut: () =>
      unlisted + unreadable === 0 && !hasMore ? null : { unlisted, unreadable, hasMore },
  };
}

const identityOf = ({ name, uri, uriTemplate }: NamedEntry): string => uriTemplate ?? uri ?? name;
