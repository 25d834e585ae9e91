// Length in what a reader sees as characters.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No letter, emoji or flag is longer; what is, was made to count as one character, and counts as what it is made of. */
const longestUnits = 32;
/** The segmenter takes seconds for a long text: the work for each piece grows with what it was given. */
const windowUnits = 128;
/** Each a character of its own, unless a mark or a joiner follows the last: most texts are such runs. */
const simpleRun =
  /[\n\x20-\x7E\u3001\u3002\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF5E]+/y;

/**
 * What fits before an ellipsis, when the text has more than `most` characters; null when it has not.
 * Work depends on `most`, not on the length of the text.
 */
export function shorten(text: string, most: number): string | null {
  if (text.length <= most) return null;
  let count = 0;
  let end = 0;
  for (const length of characterLengths(text)) {
    count += 1;
    if (count > most) return text.slice(0, end);
    if (count < most) end += length;
  }
  return null;
}

/** Of each character in turn, in UTF-16 code units. */
function* characterLengths(text: string): Generator<number> {
  for (let at = 0; at < text.length;) {
    simpleRun.lastIndex = at;
    const run = simpleRun.exec(text)?.[0] ?? '';
    for (let left = run.length; left > 1; left -= 1) yield 1;
    at += Math.max(0, run.length - 1);
    const part = text.slice(at, at + windowUnits);
    const segments = Array.from(segmenter.segment(part), ({ segment }) => segment);
    // The last may go on behind the window.
    const isCut = at + windowUnits < text.length && segments.length > 1;
    for (const segment of isCut ? segments.slice(0, -1) : segments) {
      at += segment.length;
      if (segment.length <= longestUnits) yield segment.length;
      else for (const piece of segment) yield piece.length;
    }
  }
}
