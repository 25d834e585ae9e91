// What a log, the history or an export may hold of an address (C-URL-18).
import type { UrlAnalysis } from './urlAnalysis.ts';

const maxSegment = 16;
const mark = '\u2026';

/** Host and path, longer path segments masked: they may be keys. A mark alone where no host is known. */
export function redactedUrl({ displayParts: parts }: UrlAnalysis): string {
  if (parts === null) return mark;
  const { scheme, subdomain, registrableDomain, host, port, path } = parts;
  const segments = path.split('/').map((one) => (one.length > maxSegment ? mark : one));
  return `${scheme}${subdomain}${registrableDomain}${host}${port}${segments.join('/')}`;
}
