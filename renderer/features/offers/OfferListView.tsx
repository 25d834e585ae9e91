import type { OfferList } from '../../../shared/catalogue/offerView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { LongText } from '../../ui/ServerText.tsx';
import { EntryList, LeftOut, cutAt, type NamedEntry } from '../servers/EntryList.tsx';
import styles from './offers.module.css';

interface OfferListViewProps<Entry extends NamedEntry> {
  readonly serverName: string;
  readonly list: OfferList<Entry>;
  readonly isConnected: boolean;
  readonly keyOf: (entry: Entry) => string;
  /** Shown beside the name, inert. */
  readonly addressOf?: (entry: Entry) => string;
  readonly openLabel: string;
  readonly onOpen: (entry: Entry) => void;
}

const addressAtMost = 300;

/** Prompts or resources of a server, in its frame, each with the way to its page. */
export function OfferListView<Entry extends NamedEntry>(props: OfferListViewProps<Entry>) {
  const { serverName, list, isConnected, keyOf, addressOf, openLabel, onOpen } = props;
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
          {list.entries.length > 0 && (
            <EntryList
              serverName={serverName}
              entries={list.entries}
              isConnected={isConnected}
              words={{ filter: offers.filter, noMatch: offers.noMatch, open: openLabel }}
              keyOf={keyOf}
              onOpen={onOpen}
              above={
                addressOf === undefined ? undefined : (entry) => <Address text={addressOf(entry)} />
              }
            />
          )}
          <LeftOut leftOut={list.leftOut} words={offers} />
        </>
      );
  }
}

function Address({ text }: { readonly text: string }) {
  return (
    <p className={styles['address']}>
      <InertText text={cutAt(text, addressAtMost)} isCode isAddress />
    </p>
  );
}
