// Common ground of the two heuristics that read what a text says.

/** No visible text is longer, unless its characters are made of many; nobody reads such a one. */
const maxUnits = 20_000;

/** Width, styled letters and kinds of apostrophe set aside, so that a phrase has one spelling. */
export function foldPhrases(text: string): string {
  return text
    .slice(0, maxUnits)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"');
}

export function saysAny(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/** An expression from parts on lines of their own; `i` and `u` as for all. */
export function phrase(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'iu');
}
