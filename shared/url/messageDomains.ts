// The domains that a message speaks of; file names and hosts of mail addresses are none.
import { parse } from 'tldts';
import { fileEndings } from './fileEndings.ts';
import { hostOfOrigin, siteOf } from './host.ts';
import { knownDomains } from './knownDomains.ts';

/** What a person reads of a message is shorter. */
const maxMessage = 20_000;

/** Names for examples and for a network: in no public list, and yet read as domains. */
const otherEndings: ReadonlySet<string> = new Set([
  'example',
  'test',
  'invalid',
  'local',
  'internal',
  'lan',
  'corp',
  'home',
]);

/** Latin letters stand beside Chinese or Japanese ones without a blank, so only other letters continue a name. */
const continued =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}])';

const asciiName = new RegExp(
  `(?<!${continued}[\\p{L}\\p{M}\\p{N}_.@/\\\\-])` +
    '((?:[a-z0-9_-]+\\.)+[a-z][a-z0-9-]*[a-z0-9])' +
    `(?!${continued}[\\p{L}\\p{M}\\p{N}_@(])`,
  'giu',
);
const anyName =
  /(?<![\p{L}\p{M}\p{N}_.@/\\-])((?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}_@(-])/giu;
const addressName = /\bhttps?:\/\/([^\s/?#"'<>()[\]@]+)/giu;

/** Registrable domains in ASCII; work grows with the length. */
export function domainsIn(message: string): ReadonlySet<string> {
  const text = message.slice(0, maxMessage);
  const plain = [asciiName, anyName].flatMap((pattern) => namesIn(text, pattern));
  const domains = [
    ...Array.from(new Set(plain), (name) => domainIn(name, false)),
    ...Array.from(new Set(namesIn(text, addressName)), (name) => domainIn(name, true)),
  ];
  return new Set(domains.filter((domain) => domain !== null));
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

function domainIn(name: string, isAddress: boolean): string | null {
  if (name.length > 253) return null;
  const ending = name.slice(name.lastIndexOf('.') + 1);
  // "Done.Next" is the end of a sentence.
  if (!isAddress && /^\p{Lu}\p{Ll}/u.test(ending) && !/^(?:com|net|org)$/i.test(ending))
    return null;
  const host = hostOfOrigin(`https://${name}`);
  if (host === null || host.domain === null) return null;
  const site = siteOf(host);
  if (isAddress || knownDomains.some((known) => known.name === site)) return site;
  if (host.labels.length === 2 && fileEndings.has(ending.toLowerCase())) return null;
  const { isIcann, isPrivate } = parse(host.name);
  const isPublic = isIcann === true || isPrivate === true;
  return isPublic || otherEndings.has(ending.toLowerCase()) ? site : null;
}
