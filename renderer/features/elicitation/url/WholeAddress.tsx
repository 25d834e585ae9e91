import type { UrlDisplayParts } from '../../../../shared/url/urlAnalysis.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './url.module.css';

interface WholeAddressProps {
  /** The very string that will be opened. */
  readonly href: string;
  readonly parts: UrlDisplayParts | null;
}

/** In characters: shorter ones are in view as a whole in the narrowest window, longer ones scroll in the widest panel. */
const mayScrollFrom = 200;
const scrollsFrom = 480;

/** The whole address as it will be opened: never cut, never a link; its text is the address and nothing else (C-URL-1, C-URL-8). */
export function WholeAddress({ href, parts }: WholeAddressProps) {
  const { url } = useMessages();
  const { number } = useFormats();
  return (
    <div className={styles['whole']} data-server-text="address">
      <div
        role="group"
        aria-label={url.wholeAddress}
        className={styles['address']}
        tabIndex={href.length > mayScrollFrom ? 0 : undefined}
      >
        <bdi dir="ltr">{parts === null ? href : <Parts href={href} parts={parts} />}</bdi>
      </div>
      {href.length > scrollsFrom && (
        <p className={styles['leadsTo']}>{url.scrollForAll({ count: number(href.length) })}</p>
      )}
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
