import type { UrlQuestion } from '../questionModes.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { InertText } from '../../../ui/InertText.tsx';
import { FindingList } from './FindingList.tsx';
import { RawAddress } from './RawAddress.tsx';
import type { SiteName } from './siteName.ts';
import styles from './url.module.css';

interface BlockedAddressProps {
  readonly id: string;
  readonly question: UrlQuestion;
  readonly site: SiteName | null;
}

/** In the place of the site: why it cannot be opened, and what was sent with nothing in it hidden (C-URL-9). */
export function BlockedAddress({ id, question, site }: BlockedAddressProps) {
  const { url } = useMessages();
  const { serverName, request } = question;
  return (
    <>
      <div id={id} className={styles['blocked']}>
        <h2>{url.blockedTitle}</h2>
        <FindingList address={request.address} serverName={serverName} />
        <p>{url.blockedTodo}</p>
      </div>
      {site !== null && (
        <p className={styles['names']}>
          <span className={styles['leadsTo']}>{url.wouldLeadTo}</span>
          <InertText text={site.ascii} isCode isAddress />
          {site.unicode !== site.ascii && (
            <span className={styles['otherForm']}>
              <InertText text={site.unicode} isCode isAddress />
            </span>
          )}
        </p>
      )}
      <RawAddress text={request.rawUrl} />
    </>
  );
}
