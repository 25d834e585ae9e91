// Reads an address that a server sent, once, on arrival: what it hides, what is shown of it, what may be opened (C-URL-1, -5 to -7,
// -9 to -11). Four stages; what one finds hides nothing of another, except that later ones need what earlier ones parsed.
import { afterHostFindings } from './afterHost.ts';
import { authorityFindings } from './authority.ts';
import { canonicalUrl, displayPartsOf } from './canonicalUrl.ts';
import { contextFindings } from './contextFindings.ts';
import { bySeverity, finding, verdictOf } from './findings.ts';
import { readHost } from './host.ts';
import { hostNameFindings } from './hostName.ts';
import { idnFindings } from './idn.ts';
import { imitationFindings } from './imitation.ts';
import { parameterFindings } from './parameters.ts';
import { portFindings } from './ports.ts';
import { isParsable, readRawAddress, type RawAddress } from './rawAddress.ts';
import { maxUrlLength, rawFindings } from './rawText.ts';
import { schemeKindOf } from './schemeKind.ts';
import type { UrlAnalysis, UrlContext, UrlFinding } from './urlAnalysis.ts';
import { readAsker, type UrlFacts } from './urlFacts.ts';

/** What follows is not looked at: far beyond what may be opened, and a megabyte would hold the app up. */
const maxAnalysed = 65_536;

const checks: readonly ((facts: UrlFacts) => readonly UrlFinding[])[] = [
  authorityFindings,
  hostNameFindings,
  portFindings,
  ({ host }) => idnFindings(host),
  imitationFindings,
  parameterFindings,
  afterHostFindings,
  contextFindings,
];

/**
 * `raw` is whatever stood in the request. Never throws; no network, no clock. Findings come the weightiest first, each id at
 * most once. `hrefToOpen` is null exactly when the verdict is `block`.
 */
export function analyseUrl(raw: unknown, context: UrlContext = {}): UrlAnalysis {
  if (typeof raw !== 'string' || raw === '') return refused([finding('invalid-url', 'raw')]);
  const written = readRawAddress(raw.slice(0, maxAnalysed));
  const url = parse(written);
  const early = rawFindings(raw);
  if (url === null) return refused([...early, finding('invalid-url', 'raw')]);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refused([
      ...early,
      finding('scheme-blocked', 'scheme', { schemeKind: schemeKindOf(url.protocol) }),
    ]);
  return analyseWebAddress(written, url, context, early);
}

function analyseWebAddress(
  raw: RawAddress,
  parsed: URL,
  context: UrlContext,
  early: readonly UrlFinding[],
): UrlAnalysis {
  const isLong = raw.text.length > maxUrlLength || parsed.href.length > maxUrlLength;
  const url = isLong ? parsed : canonicalUrl(parsed);
  const isGrown =
    early.every(({ id }) => id !== 'url-too-long') && longest(parsed, url) > maxUrlLength;
  const host = readHost(url.hostname);
  const facts: UrlFacts = {
    raw,
    url,
    host,
    asker: readAsker(context),
    message: context.message ?? '',
    isHttpAllowed: context.allowHttp === true,
  };
  const findings = bySeverity([
    ...early,
    ...(isGrown ? [finding('url-too-long', 'raw')] : []),
    ...checks.flatMap((check) => check(facts)),
  ]);
  const verdict = verdictOf(findings);
  return {
    verdict,
    findings,
    asciiHost: host.ascii,
    unicodeHost: host.unicode,
    registrableDomain: host.domain?.name ?? null,
    displayParts: displayPartsOf(url, host),
    hrefToOpen: verdict === 'block' ? null : url.href,
  };
}

function longest(parsed: URL, url: URL): number {
  return Math.max(parsed.href.length, url.href.length);
}

function parse(written: RawAddress): URL | null {
  if (!isParsable(written)) return null;
  try {
    const url = new URL(written.text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // The standard's parser takes it, Chromium's does not, and would open an empty text.
    return isWeb && url.pathname.includes('%00') ? null : url;
  } catch {
    return null;
  }
}

function refused(findings: readonly UrlFinding[]): UrlAnalysis {
  return {
    verdict: 'block',
    findings: bySeverity(findings),
    asciiHost: null,
    unicodeHost: null,
    registrableDomain: null,
    displayParts: null,
    hrefToOpen: null,
  };
}
