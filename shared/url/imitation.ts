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

/** A name and what it looks like, which is worth working out once. */
interface Look {
  readonly mainLabel: string;
  readonly skeleton: string;
}

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
  { mainLabel, suffix }: RegistrableDomain,
  serverDomains: readonly ImitatedDomain[],
): readonly UrlFinding[] {
  const originals = [...knownDomains, ...serverDomains];
  const look = { mainLabel, skeleton: skeletonOf(mainLabel) };
  const isAlike = (original: ImitatedDomain) => looksAlike(look, original);
  const isNear = (original: ImitatedDomain) =>
    suffix === original.suffix && isOneSlipFrom(look, original);
  return [
    ...imitating('lookalike-known', knownDomains.find(isAlike)),
    ...imitating('lookalike-server', serverDomains.find(isAlike)),
    ...imitating('near-known-domain', originals.find(isNear)),
    ...imitating(
      'known-name-in-domain',
      originals.find((original) => asksInNameOf(look, original)),
    ),
  ];
}

function imitating(
  id: 'lookalike-known' | 'lookalike-server' | 'near-known-domain' | 'known-name-in-domain',
  original: ImitatedDomain | undefined,
): readonly UrlFinding[] {
  return original === undefined ? [] : [finding(id, 'host', { domain: original.name })];
}

function looksAlike({ mainLabel, skeleton }: Look, original: ImitatedDomain): boolean {
  return mainLabel !== original.mainLabel && skeleton === skeletonOf(original.mainLabel);
}

function isOneSlipFrom(look: Look, original: ImitatedDomain): boolean {
  const { mainLabel } = look;
  const other = original.mainLabel;
  return (
    other.length >= minNearLength &&
    mainLabel !== `${other}s` &&
    other !== `${mainLabel}s` &&
    !looksAlike(look, original) &&
    isOneEditApart(mainLabel, other)
  );
}

/** `github-login`: the name, and beside it a word that asks for trust. */
function asksInNameOf({ skeleton }: Look, original: ImitatedDomain): boolean {
  const label = `-${skeleton}-`;
  const name = `-${skeletonOf(original.mainLabel)}-`;
  const at = label.indexOf(name);
  if (at === -1) return false;
  const rest = `${label.slice(0, at)}-${label.slice(at + name.length)}`;
  return rest.split('-').some((word) => signInWords.has(word));
}

function embeddedDomain(
  host: Host,
  originals: readonly ImitatedDomain[],
): { readonly domain?: string } | null {
  const before = labelsBeforeIcannDomain(host);
  const looks = before.map(skeletonOf);
  const row = `.${looks.join('.')}.`;
  const main = skeletonOf(host.domain?.mainLabel ?? '');
  const hyphens = [...looks, main].map((label) => `-${label}-`).join(' ');
  const original = originals.find(({ name }) => {
    const labels = name.split('.').map(skeletonOf);
    return row.includes(`.${labels.join('.')}.`) || hyphens.includes(`-${labels.join('-')}-`);
  });
  if (original !== undefined) return { domain: original.name };
  const at = before.findIndex((label, index) => index > 0 && commonEndings.has(label));
  return at === -1 ? null : { domain: before.slice(at - 1, at + 1).join('.') };
}
