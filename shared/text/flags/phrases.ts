// Common ground of the two heuristics that read what a text says.

/** No visible text is longer, unless its characters are made of many; nobody reads such a one. */
const maxUnits = 20_000;

/**
 * Width, styled letters, kinds of apostrophe and capitals set aside, so that a phrase has one spelling. Lower case here and no
 * `i` there: with `i` and `u` together each expression takes milliseconds to compile, in the moment the first text is shown.
 */
export function foldPhrases(text: string): string {
  return text
    .slice(0, maxUnits)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .toLowerCase();
}

export function saysAny(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/** An expression from parts on lines of their own, in lower case, for folded text. */
export function phrase(...parts: readonly string[]): RegExp {
  const source = parts.join('');
  if (/[A-Z]/.test(source.replaceAll(/\\p\{\w+\}|\\./gu, '')))
    throw new Error(`capitals in ${source}`);
  return new RegExp(source, 'u');
}
