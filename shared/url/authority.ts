// How scheme and host are written: what makes people or other parsers read another host than the browser does.
import { finding } from './findings.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

export function authorityFindings(facts: UrlFacts): readonly UrlFinding[] {
  const { raw, host } = facts;
  const structure = raw.text.slice(0, indexOfQuery(raw.text));
  return [
    ...plainHttp(facts),
    ...(structure.includes('\\') ? [finding('backslash', 'raw')] : []),
    ...(raw.slashes === '//' ? [] : [finding('malformed-authority', 'raw')]),
    ...(raw.authority.includes('@')
      ? [finding('userinfo', 'host', { domain: host.domain?.name ?? host.ascii })]
      : []),
    ...(raw.host.includes('%') ? [finding('encoded-host', 'host')] : []),
    ...(Array.from(raw.host).some(becomesAscii) ? [finding('host-normalized', 'host')] : []),
  ];
}

/** C-URL-9: only on this computer, or after a warning where the person has turned that server's switch on. */
function plainHttp({ url, host, isHttpAllowed }: UrlFacts): readonly UrlFinding[] {
  if (url.protocol !== 'http:' || host.isLoopback) return [];
  const plain = finding('http-plain', 'scheme');
  return [isHttpAllowed ? { ...plain, severity: 'warn' } : plain];
}

function indexOfQuery(text: string): number {
  const index = text.search(/[?#]/);
  return index === -1 ? text.length : index;
}

/** Full-width, circled and styled letters and digits, the Kelvin sign; ideographic full stops, which NFKC leaves alone. */
function becomesAscii(character: string): boolean {
  if (character <= '\u007f') return false;
  if (character === '\u3002' || character === '\uff61') return true;
  return /^[\u0021-\u007e]+$/.test(character.normalize('NFKC').toLowerCase());
}
