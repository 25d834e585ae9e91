// The name under which an address is known to a person: its registrable domain, or its host where it has none.
import type { UrlAnalysis } from '../../../../shared/url/urlAnalysis.ts';

export interface SiteName {
  /** What is shown first and loud. */
  readonly name: string;
  /** The other form where the two differ (C-URL-7), else null. */
  readonly otherForm: string | null;
  readonly ascii: string;
  readonly unicode: string;
}

/** Null where nothing could be parsed. International letters come first only when nothing is odd about them. */
export function siteNameOf(address: UrlAnalysis): SiteName | null {
  const ascii = address.registrableDomain ?? address.asciiHost;
  if (ascii === null) return null;
  const unicode = sameLabels(address.unicodeHost ?? ascii, ascii);
  const isOdd = address.findings.some(({ id }) => id.startsWith('idn-'));
  const [name, other] = isOdd ? [ascii, unicode] : [unicode, ascii];
  return { name, otherForm: other === name ? null : other, ascii, unicode };
}

/** As many labels from the end of the host as the domain has. */
function sameLabels(host: string, domain: string): string {
  const labels = host.replace(/\.$/, '').split('.');
  return labels.slice(-domain.replace(/\.$/, '').split('.').length).join('.');
}
