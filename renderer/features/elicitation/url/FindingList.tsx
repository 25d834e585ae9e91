import type { FindingSeverity, UrlAnalysis } from '../../../../shared/url/urlAnalysis.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { InertText } from '../../../ui/InertText.tsx';
import { findingText } from './findingText.ts';
import styles from './url.module.css';

interface FindingListProps {
  readonly address: UrlAnalysis;
  readonly serverName: string;
}

const order: readonly FindingSeverity[] = ['block', 'warn', 'info'];
const icons: Readonly<Record<FindingSeverity, IconName>> = {
  block: 'error',
  warn: 'warning',
  info: 'note',
};

/** What is odd about an address and what to do, the gravest first; by icon and word, never by colour alone (C-URL-6). */
export function FindingList({ address, serverName }: FindingListProps) {
  const messages = useMessages();
  const formats = useFormats();
  const { url } = messages;
  const { findings } = address;
  if (findings.length === 0) return null;
  const sorted = order.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  return (
    <ol className={styles['findings']} aria-label={url.findings}>
      {sorted.map((finding) => (
        <li
          key={finding.id}
          data-finding={finding.id}
          data-severity={finding.severity}
          className={styles[finding.severity]}
        >
          <Icon name={icons[finding.severity]} />
          <p>
            <strong>{url.severities[finding.severity]}</strong>{' '}
            <InertText text={findingText(finding, serverName, address, { messages, formats })} />
          </p>
        </li>
      ))}
    </ol>
  );
}
