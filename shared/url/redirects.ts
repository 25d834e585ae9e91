// Parameters that send the person on to somewhere else.
import { hostOfOrigin, siteOf, type Host } from './host.ts';
import { isRedirectName } from './parameterNames.ts';
import { naming, type Parameter } from './parameterList.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

export function redirectFindings(
  parameters: readonly Parameter[],
  facts: UrlFacts,
): readonly UrlFinding[] {
  const leading = parameters.flatMap((parameter) => {
    const target = isRedirectName(parameter.name) ? targetOf(parameter.value, facts) : null;
    return target === null ? [] : [{ parameter, target }];
  });
  const host = leading.flatMap(({ target }) => target.host ?? [])[0];
  return naming(
    'redirect-parameter',
    leading.map(({ parameter }) => parameter),
    host === undefined ? {} : { domain: siteOf(host) },
  );
}

interface Target {
  readonly host: Host | null;
}

/** Where it leads, if that is elsewhere. */
function targetOf(value: string, { url, host, asker }: UrlFacts): Target | null {
  const target = addressIn(value, url);
  if (target === null) return null;
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:';
  const there = isWeb ? hostOfOrigin(target.origin) : null;
  if (there === null) return { host: null };
  if (asker.host !== null && siteOf(there) === siteOf(asker.host)) return null;
  if (there.isLoopback && asker.isLocal) return null;
  const isSameSite = siteOf(there) === siteOf(host) && target.protocol === url.protocol;
  return isSameSite ? null : { host: there };
}

/** An absolute or scheme-relative address, also when it is encoded twice. */
function addressIn(value: string, base: URL): URL | null {
  const text = value.replace(/[\t\n\r]/g, '').trimStart();
  const plain = /^[a-z][a-z0-9+.-]*%3a|^%2f%2f/i.test(text) ? decoded(text) : text;
  // `localhost:3000` and `user:17` are no addresses.
  const isAbsolute = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(plain);
  const isRelativeToScheme = /^[/\\]{2}/.test(plain);
  if (!isAbsolute && !isRelativeToScheme) return null;
  try {
    return isAbsolute ? new URL(plain) : new URL(plain, base);
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
