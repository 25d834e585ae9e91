// Addresses in a text: it stays plain text, and the note says that nothing in it is a link.
import { namedHosts } from '../namedHosts.ts';

const address =
  /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s/]|\b(?:javascript|vbscript):\S|\bdata:\w{1,20}\/\w|\blocalhost:\d|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d|\/[a-z])|\bfile:\/\/\//i;

/** An address or a domain; a mail address or a file name alone is none. */
export function hasLinkText(text: string): boolean {
  return address.test(text) || namedHosts(text).length > 0;
}
