import type { UrlAnalysis } from '../../../../shared/url/urlAnalysis.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { InertText } from '../../../ui/InertText.tsx';
import { siteNameOf } from './siteName.ts';
import styles from './url.module.css';

interface AskedSiteProps {
  readonly address: UrlAnalysis;
}

/** In a list: where an address leads, or that it is not opened. The whole of it is for the dialog. */
export function AskedSite({ address }: AskedSiteProps) {
  const { url } = useMessages();
  const site = siteNameOf(address);
  if (address.hrefToOpen === null || site === null) return <p>{url.blockedTitle}</p>;
  return (
    <p className={styles['names']}>
      <span className={styles['leadsTo']}>{url.leadsTo}</span>
      <strong>
        <InertText text={site.name} isCode isAddress />
      </strong>
      {site.otherForm !== null && (
        <span className={styles['otherForm']}>
          <InertText text={site.otherForm} isCode isAddress />
        </span>
      )}
    </p>
  );
}
