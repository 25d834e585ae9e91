import type { FindingId } from '../../../shared/url/urlAnalysis.ts';

/** What a sentence about an address may speak of; empty text where it is not known. */
export interface FindingWords {
  /** The person's own name for the server that asks. */
  readonly server: string;
  /** The registrable domain the address leads to, or its host, in ASCII. */
  readonly site: string;
  /** The whole name of the host in ASCII, and with its international letters. */
  readonly host: string;
  readonly unicodeHost: string;
  /** The imitated, named or target domain. */
  readonly domain: string;
  /** Names of parameters, as a list in words. */
  readonly parameters: string;
  readonly address: string;
  readonly port: string;
}

/** What is odd, and what to do about it; for what cannot be opened the dialog says that once for all. */
export const findingsEn = {
  'invalid-url': 'It is not a complete web address.',
  'url-too-long': 'It is longer than 2,081 characters, which not every system can open.',
  'control-characters':
    'It contains control characters, which no web address has. They are shown as codes below.',
  'invisible-characters':
    'It contains characters that cannot be seen or that turn the reading direction, so it reads differently from where it leads. They are shown as codes below.',
  whitespace: 'It was sent with blanks in it. Check that the address above is the one you expect.',
  'scheme-blocked': 'It is not a web address (https).',
  'http-plain':
    'Not encrypted: others on the network can read what you enter there and change what you see. Enter nothing that others must not know.',
  backslash:
    'A backslash stands where a slash belongs, so it reads differently from where it leads.',
  'malformed-authority':
    'The slashes after “https:” are not two, so it reads differently from where it leads.',
  userinfo: (p: FindingWords) => `It hides its real site behind an @. It leads to ${p.site}.`,
  'encoded-host':
    'The name of the site is written in codes (%), so it reads differently from where it leads.',
  'host-normalized': (p: FindingWords) =>
    `The name is written with unusual letters or digits that your browser turns into ${p.site}. Open it only if you expect that site.`,
  'invalid-hostname': 'The name of the site breaks the rules for such names.',
  'ip-host': (p: FindingWords) =>
    `The site has a number (${p.site}) in place of a name, which does not tell whose it is. Open it only if you know this number.`,
  'ip-obfuscated': (p: FindingWords) =>
    p.address === ''
      ? 'The site is a number in disguise.'
      : `The site is a number in disguise: it stands for ${p.address}.`,
  'private-network-host':
    'It leads into your local network, to devices or pages at your home or work. Open it only if you expect that.',
  'loopback-host':
    'The page is on this computer. That is usual for a server that runs here as well.',
  'loopback-from-remote':
    'A server elsewhere points at your own computer, perhaps to reach programs that run here. Open it only if you have started such a program for it.',
  'localhost-lookalike': (p: FindingWords) =>
    `The name looks like your own computer (localhost) but leads to ${p.site}. Open it only if you expect that site.`,
  'single-label-host': (p: FindingWords) =>
    `The name “${p.site}” has no ending such as .com, so it leads to something in your own network. Open it only if you know it.`,
  'trailing-dot-host': (p: FindingWords) =>
    `The name of the site ends with a dot, which is unusual. Check that you expect ${p.site}.`,
  'nondefault-port': (p: FindingWords) =>
    `It uses port ${p.port} and not the usual one, so something other than the usual site may answer. Check that you expect it.`,
  'unsafe-port': (p: FindingWords) =>
    `Port ${p.port} is not used for web pages, and browsers refuse it. Better decline.`,
  'punycode-host': (p: FindingWords) =>
    `The name uses international letters: ${p.unicodeHost} (${p.host}). Check that you expect it.`,
  'idn-mixed-script': 'One word of the name mixes alphabets, a common way to imitate a name.',
  'idn-whole-script': (p: FindingWords) =>
    `The name is written in letters that look Latin but are not, so it can pass for another one. Its real name is ${p.host}. Open it only if you expect that.`,
  'idn-fake-punctuation':
    'The name has a character that looks like a slash, dot or dash but is none, so another site seems to be meant.',
  'idn-unusual-characters':
    'The name has unusual characters, such as symbols or stacked marks. Compare it with what you expect.',
  'lookalike-known': (p: FindingWords) => `Looks like ${p.domain} but is another site: ${p.site}.`,
  'lookalike-server': (p: FindingWords) =>
    `Looks like ${p.domain}, where one of your servers is, but is another site: ${p.site}.`,
  'near-known-domain': (p: FindingWords) =>
    `Almost ${p.domain}, but it is ${p.site}. Open it only if you expect this very name.`,
  'embedded-domain': (p: FindingWords) =>
    p.domain === ''
      ? `Starts like the name of another site, but belongs to ${p.site}. Open it only if you expect ${p.site}.`
      : `Starts with ${p.domain}, but belongs to ${p.site}. Open it only if you expect ${p.site}.`,
  'known-name-in-domain': (p: FindingWords) =>
    `Uses the name of ${p.domain}, but is ${p.site}, which anybody could have registered. Open it only if you expect ${p.site}.`,
  'deep-subdomain': (p: FindingWords) =>
    `The name has many parts, and only the last ones tell whose site it is: ${p.site}. Check that you expect it.`,
  shortener:
    'A short link hides where it leads. Look in your browser where you have come to before you enter anything.',
  'shared-hosting': (p: FindingWords) =>
    `Anybody can get a name that ends in ${p.domain}. It says little about who runs the page.`,
  'secret-parameter': (p: FindingWords) =>
    p.parameters === ''
      ? 'It carries something that looks like a key. Do not share this address.'
      : `It carries something that looks like a key (${p.parameters}). Do not share this address.`,
  'pii-parameter': (p: FindingWords) =>
    p.parameters === ''
      ? 'It carries personal details, which the site will see. Check that you want that.'
      : `It carries personal details (${p.parameters}), which the site will see. Check that you want that.`,
  'redirect-parameter': (p: FindingWords) =>
    p.domain === ''
      ? 'It may send you on to another site. Look in your browser where you have come to before you enter anything.'
      : `It may send you on to ${p.domain}. Look in your browser where you have come to before you enter anything.`,
  'encoded-control':
    'It contains encoded characters that cannot be seen. Look in your browser where you have come to before you enter anything.',
  'shell-characters': 'It contains characters that a command line would run as a command.',
  'executable-path':
    'It leads to a download that can run as a program. Do not start what you get unless you expect it.',
  'server-domain-mismatch': (p: FindingWords) =>
    p.domain === ''
      ? `${p.server} is elsewhere; this page is at ${p.site}. Usual for signing in with another company.`
      : `${p.server} is at ${p.domain}; this page is at ${p.site}. Usual for signing in with another company.`,
  'message-domain-mismatch': (p: FindingWords) =>
    p.domain === ''
      ? `The message speaks of another site; the address leads to ${p.site}. Open it only if you know why.`
      : `The message speaks of ${p.domain}, but the address leads to ${p.site}. Open it only if you know why.`,
} satisfies Record<FindingId, string | ((p: FindingWords) => string)>;
