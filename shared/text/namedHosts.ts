// Which hosts a text speaks of: written out, with a scheme or without one. Mail addresses and file names name none.
import { parse } from 'tldts';

/** Endings that are never given out, for documentation and home networks. */
const reserved = /\.(?:example|test|invalid|local|onion)$/i;
/** Of files and top-level domains as well, and met as the first. */
const fileEnding = /\.(?:bz|cab|md|mov|ps|py|rs|sh|vb|zip)$/i;
const frameworks = /^(?:asp|ado|vb|ml|paint)\.net$/i;

/** The lookbehind keeps the work linear: no run of characters is begun twice. */
const asciiWord = /(?<![a-z0-9_.@-])[a-z0-9_.@-]+/gi;
const anyWord = /(?<![\p{L}\p{N}\p{M}_.@-])[\p{L}\p{N}\p{M}_.@-]+/gu;

/** Host names in a text, as written and in their order, repetitions too. Work grows with the length of the text. */
export function namedHosts(text: string): readonly string[] {
  const hosts: string[] = [];
  for (const pattern of [asciiWord, anyWord]) {
    for (const match of text.matchAll(pattern)) {
      const [word] = match;
      if (pattern === anyWord && !/[^\p{ASCII}]/u.test(word)) continue;
      const host = word.replace(/^[.-]+|[.-]+$/g, '');
      const start = match.index;
      if (
        isHost(host, text.slice(Math.max(0, start - 2), start), text[start + word.length] ?? '')
      ) {
        hosts.push(host);
      }
    }
  }
  return hosts;
}

function isHost(host: string, before: string, after: string): boolean {
  if (host.length > 253 || !host.includes('.') || host.includes('@') || host.includes('..')) {
    return false;
  }
  const isAddress = before === '//' || /^www\./i.test(host);
  // A piece of a path.
  if (!isAddress && /[/\\]$/.test(before)) return false;
  // "... your name.It is ..." lacks a space.
  if (/[a-z]\.\p{Lu}\p{Ll}+$/u.test(host) || frameworks.test(host)) return false;
  if (!isAddress && after !== '/' && fileEnding.test(host)) return false;
  return reserved.test(host) || parse(host).isIcann === true;
}
