// Names that are made to be taken for a well-known site or for a connected server.
import { skeletonOf } from '../text/skeleton.ts';
import { isOneEditApart } from './editDistance.ts';
import { finding } from './findings.ts';
import { labelsBeforeIcannDomain, type Host, type RegistrableDomain } from './host.ts';
import { knownDomains, type ImitatedDomain } from './knownDomains.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

/** Shorter names are one letter away from too many others. */
const minNearLength = 6;

/** Endings that, further to the left, make the real domain look like a part of the path. */
const commonEndings: ReadonlySet<string> = new Set(['com', 'net', 'org', 'gov', 'edu']);

const signInWords: ReadonlySet<string> = new Set(
  `
  login logon signin signon secure security account accounts auth authenticate authentication authorize
  oauth sso mfa 2fa verify verification validate confirm support update upgrade wallet billing invoice pay
  payment payments checkout id identity connect help helpdesk service services password recover recovery
  reset unlock
`
    .trim()
    .split(/\s+/),
);

export function imitationFindings({ host, asker }: UrlFacts): readonly UrlFinding[] {
  if (host.ip !== null || host.isLoopback) return [];
  const { domain } = host;
  const originals = [...knownDomains, ...asker.domains];
  if (originals.some(({ name }) => name === domain?.name)) return [];
  const embedded = embeddedDomain(host, originals);
  return [
    ...(domain === null ? [] : mainLabelFindings(domain, asker.domains)),
    ...(embedded === null ? [] : [finding('embedded-domain', 'host', embedded)]),
  ];
}

function mainLabelFindings(
  domain: RegistrableDomain,
  serverDomains: readonly ImitatedDomain[],
): readonly UrlFinding[] {
  const originals = [...knownDomains, ...serverDomains];
  const isAlike = ({ mainLabel }: ImitatedDomain) => looksAlike(domain.mainLabel, mainLabel);
  return [
    ...imitating('lookalike-known', knownDomains.find(isAlike)),
    ...imitating('lookalike-server', serverDomains.find(isAlike)),
    ...imitating(
      'near-known-domain',
      originals.find((one) => isNear(domain, one)),
    ),
    ...imitating(
      'known-name-in-domain',
      originals.find((one) => isNamedIn(domain.mainLabel, one)),
    ),
  ];
}

function imitating(
  id: 'lookalike-known' | 'lookalike-server' | 'near-known-domain' | 'known-name-in-domain',
  original: ImitatedDomain | undefined,
): readonly UrlFinding[] {
  return original === undefined ? [] : [finding(id, 'host', { domain: original.name })];
}

function looksAlike(label: string, other: string): boolean {
  return label !== other && skeletonOf(label) === skeletonOf(other);
}

function isNear(domain: RegistrableDomain, original: ImitatedDomain): boolean {
  const { mainLabel, suffix } = domain;
  const other = original.mainLabel;
  return (
    suffix === original.suffix &&
    other.length >= minNearLength &&
    mainLabel !== `${other}s` &&
    other !== `${mainLabel}s` &&
    !looksAlike(mainLabel, other) &&
    isOneEditApart(mainLabel, other)
  );
}

/** `github-login`: the name, and beside it a word that asks for trust. */
function isNamedIn(mainLabel: string, { mainLabel: name }: ImitatedDomain): boolean {
  const label = `-${skeletonOf(mainLabel)}-`;
  const part = `-${skeletonOf(name)}-`;
  const at = label.indexOf(part);
  if (at === -1) return false;
  const rest = `${label.slice(0, at)}-${label.slice(at + part.length)}`;
  return rest.split('-').some((word) => signInWords.has(word));
}

function embeddedDomain(
  host: Host,
  originals: readonly ImitatedDomain[],
): { readonly domain?: string } | null {
  const before = labelsBeforeIcannDomain(host);
  const row = `.${before.map(skeletonOf).join('.')}.`;
  const joined = [...before, host.domain?.mainLabel ?? ''].map((label) => `-${skeletonOf(label)}-`);
  const original = originals.find(({ name }) => {
    const labels = name.split('.').map(skeletonOf);
    const hyphenated = `-${labels.join('-')}-`;
    return row.includes(`.${labels.join('.')}.`) || joined.some((one) => one.includes(hyphenated));
  });
  if (original !== undefined) return { domain: original.name };
  const at = before.findIndex((label, index) => index > 0 && commonEndings.has(label));
  return at === -1 ? null : { domain: before.slice(at - 1, at + 1).join('.') };
}
