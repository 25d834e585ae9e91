// React Aria empties its announcements by `innerHTML = ''`, and Trusted Types refuse even that: an exception in an
// effect, which takes the page down. This default policy lets the empty string through and nothing else.

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (markup: string) => string | null },
  ) => unknown;
}

declare global {
  interface Window {
    /** Missing from TypeScript's own description of the page. */
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Call once, before anything is drawn. `null` from a rule is the browser's own refusal. */
export function allowEmptyMarkupOnly(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
  });
}
