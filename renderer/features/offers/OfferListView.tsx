import { useId, useMemo, useState } from 'react';
import type { OfferList } from '../../../shared/catalogue/offerView.ts';
import type { ListLeftOut } from '../../../shared/catalogue/listLeftOut.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { LongText, ServerFrame } from '../../ui/ServerText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { findTools } from '../servers/toolSearch.ts';
import styles from './offers.module.css';

interface Named {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

interface OfferListViewProps<Entry extends Named> {
  readonly serverName: string;
  readonly list: OfferList<Entry>;
  readonly isConnected: boolean;
  readonly keyOf: (entry: Entry) => string;
  /** Shown beside the name, inert. */
  readonly addressOf?: (entry: Entry) => string;
  readonly openLabel: string;
  readonly onOpen: (entry: Entry) => void;
}

/** From so many on, a search is worth its place. */
const searchableFrom = 8;
/** As for tools: the search reaches the rest. */
const rowsAtMost = 200;
const descriptionAtMost = 300;
const addressAtMost = 300;

/** Prompts or resources of a server, in its frame, each with the way to its page. */
export function OfferListView<Entry extends Named>(props: OfferListViewProps<Entry>) {
  const { list } = props;
  const { common, offers } = useMessages();
  switch (list.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <p className={styles['quiet']} role="status">
          {offers.loading}
        </p>
      );
    case 'failed':
      return (
        <ErrorNote title={offers.failed}>
          <Disclosure summary={common.technicalDetail}>
            <div data-server-text="detail">
              <LongText text={list.detail} isMono />
            </div>
          </Disclosure>
        </ErrorNote>
      );
    case 'loaded':
      return (
        <>
          {list.entries.length > 0 && <Entries {...props} entries={list.entries} />}
          <LeftOut leftOut={list.leftOut} />
        </>
      );
  }
}

interface EntriesProps<Entry extends Named> extends OfferListViewProps<Entry> {
  readonly entries: readonly Entry[];
}

function Entries<Entry extends Named>(props: EntriesProps<Entry>) {
  const { serverName, entries, isConnected, keyOf, addressOf, openLabel, onOpen } = props;
  const { offers } = useMessages();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findTools(entries, search), [entries, search]);
  return (
    <>
      {entries.length >= searchableFrom && (
        <TextField label={offers.filter} value={search} onChange={setSearch} />
      )}
      {found.length === 0 ? (
        <p className={styles['quiet']} role="status">
          {offers.noMatch}
        </p>
      ) : (
        <ServerFrame server={serverName}>
          <ul className={styles['entries']}>
            {found.slice(0, rowsAtMost).map((entry, index) => (
              <li key={keyOf(entry)} className={styles['entry']}>
                <EntryText
                  entry={entry}
                  address={addressOf?.(entry)}
                  nameId={`${id}-${String(index)}`}
                />
                {/* Named in our words alone; what it opens is its description. */}
                <Button
                  size="small"
                  onPress={() => onOpen(entry)}
                  isDisabled={!isConnected}
                  aria-describedby={`${id}-${String(index)}`}
                >
                  {openLabel}
                </Button>
              </li>
            ))}
          </ul>
        </ServerFrame>
      )}
    </>
  );
}

interface EntryTextProps {
  readonly entry: Named;
  readonly address: string | undefined;
  readonly nameId: string;
}

function EntryText({ entry, address, nameId }: EntryTextProps) {
  const { name, title, description = '' } = entry;
  return (
    <div className={styles['text']}>
      <p id={nameId} className={styles['names']}>
        <ToolName name={name} />
        {title !== undefined && title !== name && (
          <span className={styles['title']}>
            <InertText text={title} />
          </span>
        )}
      </p>
      {address !== undefined && (
        <p className={styles['address']}>
          <InertText text={cut(address, addressAtMost)} isCode isAddress />
        </p>
      )}
      {description !== '' && (
        <p className={styles['quiet']}>
          <InertText text={cut(description, descriptionAtMost)} />
        </p>
      )}
    </div>
  );
}

const cut = (text: string, atMost: number) =>
  text.length > atMost ? `${text.slice(0, atMost)}…` : text;

interface LeftOutProps {
  readonly leftOut: ListLeftOut | undefined;
}

/** What of the server's list is not above (design.md, limits). */
function LeftOut({ leftOut }: LeftOutProps) {
  const { offers } = useMessages();
  if (leftOut === undefined) return null;
  const { unlisted, unreadable, hasMore } = leftOut;
  return (
    <div className={styles['quiet']}>
      {unlisted > 0 && !hasMore && <p>{offers.unlisted({ count: unlisted })}</p>}
      {hasMore && <p>{offers.more}</p>}
      {unreadable > 0 && <p>{offers.unreadable({ count: unreadable })}</p>}
    </div>
  );
}
