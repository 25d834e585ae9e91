// What the lists of tools, prompts and resources have in common: titles and descriptions of a server made into what may be shown,
// within a bound for all of a list together, and a mark of what was said.
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanText, type CleanText } from '../../shared/text/cleanText.ts';
import type { TextFlag } from '../../shared/text/textFlag.ts';

/** Entries shown of one list. */
const maxEntries = 1_000;
/** Cleaning takes the main process some 0.35 ms for a thousand: of all descriptions together, in UTF-16 code units. */
const maxDescriptionUnits = 100_000;
/** What the rest of an entry takes, in the same measure. */
const unitsOfEntry = 40;
/** So many at a time, some 5 ms of work: other servers and the window have their turn in between. */
const batchSize = 50;

interface Described {
  readonly description?: string | undefined;
}

/** At most 1,000, in turns; `toView` is told how long a description may be. */
export async function viewsOf<Entry extends Described, View>(
  entries: readonly Entry[],
  toView: (entry: Entry, descriptionUnits: number) => View,
): Promise<readonly View[]> {
  const listed = entries.slice(0, maxEntries);
  const share = shareOf(listed.map(({ description = '' }) => description.length));
  const views: View[] = [];
  for (let start = 0; start < listed.length; start += batchSize) {
    if (start > 0) await nextTurn();
    for (const entry of listed.slice(start, start + batchSize)) views.push(toView(entry, share));
  }
  return views;
}

/** The length to which all may stand: what short ones leave is there for the long ones. */
function shareOf(lengths: readonly number[]): number {
  let left = maxDescriptionUnits - unitsOfEntry * lengths.length;
  const sorted = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return maxDescriptionUnits;
}

export interface ShownTexts {
  readonly title?: string;
  readonly description?: string;
  /** What was odd about them; absent when nothing was. */
  readonly textFlags?: readonly TextFlag[];
}

/** Title and description as they are shown (C-IDN-5). */
export function shownTexts(
  rawTitle: string | undefined,
  rawDescription: string | undefined,
  descriptionUnits: number,
): ShownTexts {
  const title = rawTitle === undefined ? unsaid : cleanText(rawTitle, 'title');
  const description = cleanDescription(rawDescription, descriptionUnits);
  const textFlags = flagsOf(title, description);
  return {
    ...(title.visible === '' ? {} : { title: title.visible }),
    ...(description.visible === '' ? {} : { description: description.visible }),
    ...(textFlags.length === 0 ? {} : { textFlags }),
  };
}

/** Of all that the server says of an entry; its `_meta` is not for people and may change each time. */
export function fingerprintOf({ _meta: _unseen, ...entry }: object & { _meta?: unknown }): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex');
}

const unsaid: CleanText = { visible: '', flags: [] };

function cleanDescription(raw: string | undefined, mostUnits: number): CleanText {
  if (raw === undefined) return unsaid;
  if (raw.length <= mostUnits) return cleanText(raw, 'toolDescription');
  const start = raw.slice(0, mostUnits).replace(/[\uD800-\uDBFF]$/, '');
  const { visible, flags } = cleanText(`${start}…`, 'toolDescription');
  return { visible, flags: [...flags, 'too-long'] };
}

function flagsOf(...texts: readonly CleanText[]): readonly TextFlag[] {
  const all = new Set(texts.flatMap(({ flags }) => flags));
  all.delete('empty');
  return [...all].sort();
}
