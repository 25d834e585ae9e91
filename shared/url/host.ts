// What is known about a host once the parser has read it: labels in both spellings, the registrable domain, address or name.
import punycode from 'punycode/punycode.js';
import { parse } from 'tldts';
import { readIpAddress, type IpAddress } from './ipAddress.ts';

export interface RegistrableDomain {
  /** ASCII, private suffixes of the public suffix list included. */
  readonly name: string;
  readonly suffix: string;
  /** The name without its suffix, in Unicode. */
  readonly mainLabel: string;
  /** Under a suffix where anyone can get a name. */
  readonly isShared: boolean;
}

export interface Host {
  readonly ascii: string;
  readonly unicode: string;
  /** Without the last dot. */
  readonly name: string;
  /** Of `name`; empty for an address in numbers. */
  readonly labels: readonly string[];
  readonly unicodeLabels: readonly string[];
  readonly ip: IpAddress | null;
  readonly isLoopback: boolean;
  readonly domain: RegistrableDomain | null;
}

/** `ascii` is the `hostname` of a parsed http address. */
export function readHost(ascii: string): Host {
  const ip = readIpAddress(ascii);
  const name = ascii.endsWith('.') ? ascii.slice(0, -1) : ascii;
  const labels = ip === null ? name.split('.') : [];
  return {
    ascii,
    unicode: ip === null ? ascii.split('.').map(unicodeLabel).join('.') : ascii,
    name,
    labels,
    unicodeLabels: labels.map(unicodeLabel),
    ip,
    isLoopback: ip === null ? labels.at(-1) === 'localhost' : ip.isLoopback,
    domain: ip === null ? domainOf(name) : null,
  };
}

/** `null` for a text that is no http address with a host. */
export function hostOfOrigin(origin: string): Host | null {
  try {
    const { hostname } = new URL(origin);
    return hostname === '' ? null : readHost(hostname);
  } catch {
    return null;
  }
}

/** Domain names in a browser's cookie sense; without a registrable domain the host stands for itself. */
export function siteOf(host: Host): string {
  return host.domain?.name ?? host.name;
}

/** The labels left of the domain that has been registered; the suffixes of shared hosting count as registered ones. */
export function labelsBeforeIcannDomain(host: Host): readonly string[] {
  const domain = read(host.name, false).domain;
  const count = domain === null ? 0 : domain.split('.').length;
  return count === 0 ? [] : host.unicodeLabels.slice(0, -count);
}

function domainOf(name: string): RegistrableDomain | null {
  const { domain, publicSuffix, domainWithoutSuffix, isPrivate } = read(name, true);
  if (domain === null || publicSuffix === null || domainWithoutSuffix === null) return null;
  const mainLabel = unicodeLabel(domainWithoutSuffix);
  return { name: domain, suffix: publicSuffix, mainLabel, isShared: isPrivate === true };
}

/** The parser has checked and normalised the host already. */
function read(name: string, allowPrivateDomains: boolean) {
  return parse(name, {
    allowPrivateDomains,
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  });
}

/** Of a label that the parser let through but nobody can decode, the label. */
function unicodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    return punycode.decode(label.slice(4));
  } catch {
    return label;
  }
}
