// Findings for which the person says first that they expect the site: Open and Copy wait for it (url-safety.md).
import type { FindingId, UrlAnalysis } from '../../../../shared/url/urlAnalysis.ts';

const imitations: ReadonlySet<FindingId> = new Set<FindingId>([
  'embedded-domain',
  'near-known-domain',
  'known-name-in-domain',
  'idn-whole-script',
  'loopback-from-remote',
]);

export const couldImitate = ({ findings }: UrlAnalysis): boolean =>
  findings.some(({ id }) => imitations.has(id));
