// An address for places with little room. Never for the question itself, which shows it whole (C-URL-1).
import type { UrlDisplayParts } from './urlAnalysis.ts';

const mark = '\u2026';

/**
 * At most `max` characters (UTF-16 code units) if the domain leaves room: the middle of path, query and fragment goes first,
 * then leading labels of the subdomain. The registrable domain stays whole.
 */
export function elideUrl(parts: UrlDisplayParts, max: number): string {
  const domain = `${parts.registrableDomain}${parts.host}${parts.port}`;
  const start = `${parts.scheme}${parts.userinfo}`;
  const tail = `${parts.path}${parts.query}${parts.hash}`;
  const room = max - start.length - parts.subdomain.length - domain.length;
  if (room >= Math.min(tail.length, 2))
    return `${start}${parts.subdomain}${domain}${elideMiddle(tail, room)}`;
  const end = elideMiddle(tail, Math.min(tail.length, 2));
  const left = max - start.length - domain.length - end.length;
  return `${start}${elideLabels(parts.subdomain, left)}${domain}${end}`;
}

function elideMiddle(text: string, room: number): string {
  if (text.length <= room) return text;
  const head = Math.ceil((room - 1) / 2);
  const tail = room - 1 - head;
  return `${text.slice(0, head)}${mark}${text.slice(text.length - tail)}`;
}

/** `a.b.c.` becomes `\u2026c.`: whole labels only. */
function elideLabels(subdomain: string, room: number): string {
  let rest = subdomain;
  while (rest !== '' && rest.length + 1 > room) rest = rest.slice(rest.indexOf('.') + 1);
  return rest === subdomain ? rest : `${mark}${rest}`;
}
