// Addresses in numbers, in the canonical spelling of the parser.
import ipaddr from 'ipaddr.js';

export interface IpAddress {
  readonly isLoopback: boolean;
  /** Private, link-local, carrier, unique-local, unspecified, multicast or broadcast. */
  readonly isPrivate: boolean;
  /** The IPv4 address inside an IPv6 one. */
  readonly embedded: string | null;
}

const privateRanges: ReadonlySet<string> = new Set([
  'private',
  'linkLocal',
  'carrierGradeNat',
  'uniqueLocal',
  'deprecatedSiteLocal',
  'unspecified',
  'multicast',
  'broadcast',
]);

/** `null` for a name. */
export function readIpAddress(asciiHost: string): IpAddress | null {
  if (asciiHost.startsWith('[')) return readIpv6(asciiHost.slice(1, -1));
  // The parser writes every IPv4 address like this; the package alone would take `127.1` as well.
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(asciiHost) || !ipaddr.isValid(asciiHost)) return null;
  return ofRange(ipaddr.parse(asciiHost).range(), null);
}

function readIpv6(text: string): IpAddress | null {
  if (!ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.IPv6.parse(text);
  // A mapped address is the IPv4 address to the system.
  if (address.isIPv4MappedAddress()) {
    const plain = address.toIPv4Address();
    return ofRange(plain.range(), plain.toString());
  }
  return ofRange(address.range(), embeddedIn(address.parts));
}

function ofRange(range: string, embedded: string | null): IpAddress {
  return { isLoopback: range === 'loopback', isPrivate: privateRanges.has(range), embedded };
}

/** Translated (RFC 6052, 6145), 6to4, Teredo, and the old IPv4-compatible form. */
function embeddedIn(parts: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0, h = 0] = parts;
  const isZeroTo = (count: number) => parts.slice(0, count).every((part) => part === 0);
  if (a === 0x64 && b === 0xff9b) return dotted(g, h);
  if (isZeroTo(4) && e === 0xffff && f === 0) return dotted(g, h);
  if (a === 0x2002) return dotted(b, c);
  // Teredo stores the client's address inverted.
  if (a === 0x2001 && b === 0) return dotted(g ^ 0xffff, h ^ 0xffff);
  if (isZeroTo(6) && g !== 0) return dotted(g, h);
  return null;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
