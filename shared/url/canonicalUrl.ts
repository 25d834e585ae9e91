// The spelling that is shown, consented to and opened (C-URL-10, C-URL-11). Chromium decodes needless escapes in a path and
// encodes two characters that the standard's parser leaves alone, so both are done beforehand.
import type { Host } from './host.ts';
import type { UrlDisplayParts } from './urlAnalysis.ts';

/** A fixed point of the parser, and of itself. Only for addresses of bounded length: the work may grow with its square. */
export function canonicalUrl(url: URL): URL {
  let current = url;
  // An escape that is decoded can complete another one; each round makes the text shorter, or is the last but one.
  for (;;) {
    const next = new URL(current);
    next.pathname = canonicalPath(current.pathname);
    if (next.href === current.href) return current;
    current = next;
  }
}

function canonicalPath(path: string): string {
  return path
    .replace(/%(?:2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi, (escape) =>
      String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
    )
    .replaceAll('|', '%7C')
    .replaceAll('^', '%5E');
}

/** The pieces of `url.href`, so that what is shown in pieces is what will be opened. */
export function displayPartsOf(url: URL, host: Host): UrlDisplayParts {
  const { href } = url;
  const scheme = `${url.protocol}//`;
  const authorityEnd = endOf(href, /[/?#]/, scheme.length);
  const authority = href.slice(scheme.length, authorityEnd);
  const userinfo = authority.slice(0, authority.lastIndexOf('@') + 1);
  const pathEnd = endOf(href, /[?#]/, authorityEnd);
  const queryEnd = endOf(href, /#/, pathEnd);
  const domain = host.domain?.name ?? '';
  // A last dot belongs to the name.
  const domainLength = domain === '' ? 0 : domain.length + host.ascii.length - host.name.length;
  const split = host.ascii.length - domainLength;
  return {
    scheme,
    userinfo,
    subdomain: domain === '' ? '' : host.ascii.slice(0, split),
    registrableDomain: domain === '' ? '' : host.ascii.slice(split),
    host: domain === '' ? host.ascii : '',
    port: authority.slice(userinfo.length + host.ascii.length),
    path: href.slice(authorityEnd, pathEnd),
    query: href.slice(pathEnd, queryEnd),
    hash: href.slice(queryEnd),
  };
}

function endOf(text: string, delimiter: RegExp, from: number): number {
  const index = text.slice(from).search(delimiter);
  return index === -1 ? text.length : from + index;
}
