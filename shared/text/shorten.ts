// Length in what a reader sees as characters.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No letter, emoji or flag is longer; what is, was made to count as one character, and counts as what it is made of. */
const longestUnits = 32;

/**
 * What fits before an ellipsis, when the text has more than `most` characters; null when it has not.
 * Work depends on `most`, not on the length of the text.
 */
export function shorten(text: string, most: number): string | null {
  if (text.length <= most) return null;
  // More than `most` characters in any case.
  const start = text.slice(0, (most + 1) * longestUnits);
  let count = 0;
  let end = 0;
  for (const { segment } of segmenter.segment(start)) {
    for (const piece of segment.length > longestUnits ? segment : [segment]) {
      count += 1;
      if (count > most) return text.slice(0, end);
      if (count < most) end += piece.length;
    }
  }
  return null;
}
