import { useId, useMemo, useState, type ReactNode } from 'react';
import type { ListLeftOut } from '../../../shared/catalogue/listLeftOut.ts';
import { Button } from '../../ui/Button.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { ServerFrame } from '../../ui/ServerText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { findTools } from './toolSearch.ts';
import styles from './EntryList.module.css';

export interface NamedEntry {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

interface EntryListProps<Entry extends NamedEntry> {
  readonly serverName: string;
  readonly entries: readonly Entry[];
  readonly isConnected: boolean;
  readonly words: { readonly filter: string; readonly noMatch: string; readonly open: string };
  readonly keyOf: (entry: Entry) => string;
  readonly onOpen: (entry: Entry) => void;
  /** Between the name and the description. */
  readonly above?: ((entry: Entry) => ReactNode) | undefined;
  readonly below?: (entry: Entry) => ReactNode;
}

/** From so many on, a search is worth its place. */
const searchableFrom = 8;
/** More rows than anybody reads would make a flood of them slow the window; the search reaches the rest. */
const rowsAtMost = 200;
const titleAtMost = 200;
/** The whole description stands on the entry's own page. */
const descriptionAtMost = 300;

/** What a server offers, in its frame, each with the way to its page. */
export function EntryList<Entry extends NamedEntry>(props: EntryListProps<Entry>) {
  const { serverName, entries, isConnected, words, keyOf, onOpen, above, below } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findTools(entries, search), [entries, search]);
  return (
    <>
      {entries.length >= searchableFrom && (
        <TextField label={words.filter} value={search} onChange={setSearch} />
      )}
      {found.length === 0 ? (
        <p className={styles['quiet']} role="status">
          {words.noMatch}
        </p>
      ) : (
        <ServerFrame server={serverName}>
          <ul className={styles['entries']}>
            {found.slice(0, rowsAtMost).map((entry, index) => (
              <li key={keyOf(entry)} className={styles['entry']}>
                <div className={styles['text']}>
                  <EntryName entry={entry} id={`${id}-${String(index)}`} />
                  {above?.(entry)}
                  <EntryDescription text={entry.description ?? ''} />
                  {below?.(entry)}
                </div>
                {/* A button is named in our words alone; what it opens is its description. */}
                <Button
                  size="small"
                  onPress={() => onOpen(entry)}
                  isDisabled={!isConnected}
                  aria-describedby={`${id}-${String(index)}`}
                >
                  {words.open}
                </Button>
              </li>
            ))}
          </ul>
        </ServerFrame>
      )}
    </>
  );
}

function EntryName({
  entry: { name, title },
  id,
}: {
  readonly entry: NamedEntry;
  readonly id: string;
}) {
  return (
    <p id={id} className={styles['names']}>
      <ToolName name={name} />
      {title !== undefined && title !== name && (
        <span className={styles['title']}>
          <InertText text={title.slice(0, titleAtMost)} />
        </span>
      )}
    </p>
  );
}

function EntryDescription({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p className={styles['quiet']}>
      <InertText text={cutAt(text, descriptionAtMost)} />
    </p>
  );
}

/** With a mark where something is left out. */
export const cutAt = (text: string, atMost: number): string =>
  text.length > atMost ? `${text.slice(0, atMost)}…` : text;

interface LeftOutProps {
  readonly leftOut: ListLeftOut | undefined;
  readonly words: {
    readonly unlisted: (p: { count: number }) => string;
    readonly more: string;
    readonly unreadable: (p: { count: number }) => string;
  };
}

/** What of the server's list is not shown (design.md, limits). */
export function LeftOut({ leftOut, words }: LeftOutProps) {
  if (leftOut === undefined) return null;
  const { unlisted, unreadable, hasMore } = leftOut;
  return (
    <div className={styles['quiet']}>
      {unlisted > 0 && !hasMore && <p>{words.unlisted({ count: unlisted })}</p>}
      {hasMore && <p>{words.more}</p>}
      {unreadable > 0 && <p>{words.unreadable({ count: unreadable })}</p>}
    </div>
  );
}
