// A finding about an address in words of the person's language.
import type { UrlAnalysis, UrlFinding } from '../../../../shared/url/urlAnalysis.ts';
import type { Messages } from '../../../i18n/catalogues.ts';
import type { FindingWords } from '../../../i18n/en/findings.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { siteNameOf } from './siteName.ts';

interface Language {
  readonly messages: Messages;
  readonly formats: Formats;
}

const nameLength = 40;

/** `serverName`: the person's own name for the server that asks. */
export function findingText(
  finding: UrlFinding,
  serverName: string,
  address: UrlAnalysis,
  { messages, formats }: Language,
): string {
  const { id, detail } = finding;
  if (id === 'scheme-blocked' && detail?.schemeKind !== undefined) {
    return messages.url.schemes[detail.schemeKind];
  }
  const message = messages.findings[id];
  if (typeof message === 'string') return message;
  const words: FindingWords = {
    server: serverName,
    site: siteNameOf(address)?.ascii ?? '',
    host: address.asciiHost ?? '',
    unicodeHost: address.unicodeHost ?? '',
    domain: detail?.domain ?? '',
    parameters: formats.list((detail?.parameters ?? []).map(printable)),
    address: detail?.address ?? '',
    port: detail?.port === undefined ? '' : String(detail.port),
  };
  return message(words);
}

/** A server chooses the names of parameters: what is not plain ASCII stands as it does in the address. */
function printable(name: string): string {
  const plain = name.replace(/[^\u0021-\u007e]/gu, (character) =>
    /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  );
  return plain.length > nameLength ? `${plain.slice(0, nameLength)}…` : plain;
}
