// One consent, one opening: the address that a person agreed to, for a single use (design.md, invariant 1).
import type { UrlAnalysis } from '../../shared/url/urlAnalysis.ts';

export interface OpenGrant {
  /** The frozen address, once; null ever after. */
  take(): string | null;
}

/** Null for a blocked address: nothing can be opened for it (C-URL-9). */
export function grantFor({ hrefToOpen }: UrlAnalysis): OpenGrant | null {
  if (hrefToOpen === null || !isCanonical(hrefToOpen)) return null;
  let left: string | null = hrefToOpen;
  return {
    take: () => {
      const href = left;
      left = null;
      return href;
    },
  };
}

/** What was frozen must be what a parser makes of it, and nothing but a web address (C-URL-10). */
function isCanonical(href: string): boolean {
  try {
    const { href: again, protocol } = new URL(href);
    return again === href && (protocol === 'https:' || protocol === 'http:');
  } catch {
    return false;
  }
}
