// The kind of host: a number, a name of this computer or network, a name that DNS does not have, a name that hides.
import { skeletonOf } from '../text/skeleton.ts';
import { finding } from './findings.ts';
import { siteOf, type Host } from './host.ts';
import { isShortener } from './shorteners.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

const privateEndings: ReadonlySet<string> = new Set([
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'private',
  'localdomain',
]);

/** Public names that answer with addresses of this computer or network; the second kind under the name only. */
const localAnswers: ReadonlySet<string> = new Set(['localtest.me', 'lvh.me', 'vcap.me']);
const localAnswersBelow: ReadonlySet<string> = new Set(['nip.io', 'sslip.io', 'xip.io']);

const deepLabels = 5;

export function hostNameFindings(facts: UrlFacts): readonly UrlFinding[] {
  const { host } = facts;
  return [
    ...(isValidName(host) ? [] : [finding('invalid-hostname', 'host')]),
    ...addressFindings(facts),
    ...(isPrivate(host) && facts.asker.host?.ascii !== host.ascii
      ? [finding('private-network-host', 'host')]
      : []),
    ...loopbackFindings(facts),
    ...(host.labels.length === 1 && host.name !== '' && !host.isLoopback
      ? [finding('single-label-host', 'host')]
      : []),
    ...(host.ascii.endsWith('.') ? [finding('trailing-dot-host', 'host')] : []),
    ...(labelsBeforeDomain(host) >= deepLabels ? [finding('deep-subdomain', 'host')] : []),
    ...(isShortener(host) ? [finding('shortener', 'host')] : []),
    ...(host.domain?.isShared === true
      ? [finding('shared-hosting', 'host', { domain: host.domain.suffix })]
      : []),
  ];
}

function addressFindings({ raw, host }: UrlFacts): readonly UrlFinding[] {
  if (host.ip === null) return [];
  const isIpv6 = host.ascii.startsWith('[');
  // IPv6 may be shortened in several ways; IPv4 has one plain spelling, which is the parser's.
  const isDisguised = isIpv6 ? host.ip.embedded !== null : raw.host !== host.ascii;
  const address = host.ip.embedded ?? host.ascii;
  return [
    ...(host.isLoopback ? [] : [finding('ip-host', 'host')]),
    ...(isDisguised ? [finding('ip-obfuscated', 'host', { address })] : []),
  ];
}

function loopbackFindings({ host, asker }: UrlFacts): readonly UrlFinding[] {
  if (!host.isLoopback)
    return looksLikeLocalhost(host) ? [finding('localhost-lookalike', 'host')] : [];
  return [
    finding('loopback-host', 'host'),
    ...(asker.isLocal ? [] : [finding('loopback-from-remote', 'context')]),
  ];
}

function isValidName(host: Host): boolean {
  if (host.ip !== null) return true;
  const domainLabels = host.domain?.name.split('.').length ?? host.labels.length;
  return (
    host.name.length <= 253 &&
    host.labels.every((label, index) =>
      index < host.labels.length - domainLabels
        ? /^(?!-)[a-z0-9_-]{1,63}$/.test(label) && !label.endsWith('-')
        : /^(?!-)[a-z0-9-]{1,63}$/.test(label) && !label.endsWith('-'),
    )
  );
}

function isPrivate({ ip, name, labels }: Host): boolean {
  if (ip !== null) return ip.isPrivate;
  if (name === 'home.arpa' || name.endsWith('.home.arpa')) return true;
  return labels.length > 1 && privateEndings.has(labels.at(-1) ?? '');
}

function looksLikeLocalhost(host: Host): boolean {
  const { name, unicodeLabels, ip } = host;
  if (ip !== null) return false;
  const site = siteOf(host);
  return (
    unicodeLabels.some((label) => skeletonOf(label).split('-')[0] === 'localhost') ||
    /(?<!\d)127[.-]\d{1,3}[.-]\d{1,3}[.-]\d{1,3}(?!\d)/.test(name) ||
    localAnswers.has(site) ||
    (localAnswersBelow.has(site) && name !== site)
  );
}

function labelsBeforeDomain({ labels, domain }: Host): number {
  return domain === null ? 0 : labels.length - domain.name.split('.').length;
}
