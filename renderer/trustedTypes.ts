// React Aria empties its announcements by `innerHTML = ''`, and Trusted Types refuse even that: an exception in an
// effect, which takes the page down. This default policy lets the empty string through and nothing else.

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (markup: string) => string | null },
  ) => unknown;
}

/** Call once, before anything is drawn. `null` from a rule is the browser's own refusal. */
export function allowEmptyMarkupOnly(page: { readonly trustedTypes?: PolicyFactory }): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
  });
}
