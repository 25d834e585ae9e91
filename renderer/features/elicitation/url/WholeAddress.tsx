import type { UrlDisplayParts } from '../../../../shared/url/urlAnalysis.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './url.module.css';

interface WholeAddressProps {
  /** The very string that will be opened. */
  readonly href: string;
  readonly parts: UrlDisplayParts | null;
}

/** Shorter ones are in view as a whole, however narrow the window. */
const scrollsFrom = 200;

/** The whole address as it will be opened: never cut, never a link; its text is the address and nothing else (C-URL-1, C-URL-8). */
export function WholeAddress({ href, parts }: WholeAddressProps) {
  const { url } = useMessages();
  return (
    <div
      role="group"
      aria-label={url.wholeAddress}
      className={styles['address']}
      tabIndex={href.length > scrollsFrom ? 0 : undefined}
    >
      <bdi dir="ltr">{parts === null ? href : <Parts href={href} parts={parts} />}</bdi>
    </div>
  );
}

function Parts({ href, parts }: { readonly href: string; readonly parts: UrlDisplayParts }) {
  const own = parts.registrableDomain || parts.host;
  const before = parts.scheme + parts.userinfo + parts.subdomain;
  const after = parts.port + parts.path + parts.query + parts.hash;
  // Emphasis must never change what is shown: what opens has the last word.
  if (before + own + after !== href) return href;
  return (
    <>
      {before}
      <strong>{own}</strong>
      {after}
    </>
  );
}
