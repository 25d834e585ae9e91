import type { UrlAnalysis } from '../../../../shared/url/urlAnalysis.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { InertText } from '../../../ui/InertText.tsx';
import type { SiteName } from './siteName.ts';
import styles from './url.module.css';

interface SiteHeadingProps {
  readonly id: string;
  readonly address: UrlAnalysis;
  readonly site: SiteName;
}

/** Where the address leads, the one loud thing of the dialog: the part of its name that is somebody's own (C-URL-5). */
export function SiteHeading({ id, address, site }: SiteHeadingProps) {
  const { url } = useMessages();
  const isPlain = address.displayParts?.scheme === 'http://';
  const isWarned = address.findings.some((finding) => finding.id === 'http-plain');
  return (
    <div id={id} className={styles['site']}>
      <span className={styles['leadsTo']}>{url.leadsTo}</span>
      <p className={styles['names']}>
        <strong className={styles['domain']}>
          <InertText text={site.name} isCode isAddress />
        </strong>
        {site.otherForm !== null && (
          <span className={styles['otherForm']}>
            <InertText text={site.otherForm} isCode isAddress />
          </span>
        )}
        {isPlain && <Badge tone={isWarned ? 'amber' : 'neutral'}>{url.notEncrypted}</Badge>}
      </p>
    </div>
  );
}
