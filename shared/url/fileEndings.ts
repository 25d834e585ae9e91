// Endings of file names that are top-level domains as well: `readme.md` is a file in a sentence.

export const fileEndings: ReadonlySet<string> = new Set(
  'md py sh rs pl ps pub zip mov map properties tf mk cab so'.split(' '),
);
