// Lines and spaces of a server's text: one kind of each, and not so many that they push something out of sight (C-IDN-5).
import type { TextFlag } from './textFlag.ts';

// eslint-disable-next-line no-control-regex -- line endings are controls
const lineEnding = /\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g;
const control = /(?!\n)\p{Cc}|\p{Cs}/gu;
const spaceFlood = / {10}/;
const lineFlood = /(?:\n ?){5}/;

/** Line endings become line feeds, tabs spaces, other controls and half characters U+FFFD. */
export function replaceControls(text: string, flags: Set<TextFlag>): string {
  const lines = text.replace(lineEnding, '\n').replaceAll('\t', ' ');
  const shown = lines.replace(control, '\uFFFD');
  if (shown !== lines) flags.add('control-characters');
  return shown;
}

/** Runs of spaces become one; no space at the ends. */
export function collapseSpaces(text: string, flags: Set<TextFlag>): string {
  const spaced = text.replace(/\p{Zs}/gu, ' ');
  if (spaceFlood.test(spaced)) flags.add('whitespace-flood');
  const single = spaced.replace(/ {2,}/g, ' ');
  if (lineFlood.test(single)) flags.add('newline-flood');
  return single.trim();
}

/**
 * One empty line in a row, `most` lines at most: whatever follows stands in the last of them, so that nothing is lost.
 * Takes the result of `collapseSpaces`.
 */
export function limitLines(text: string, most: number, flags: Set<TextFlag>): string {
  const lines = text.replace(/\n(?: ?\n)+/g, '\n\n').split('\n');
  if (lines.length <= most) return lines.join('\n');
  flags.add('newline-flood');
  const last = lines
    .slice(most - 1)
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...lines.slice(0, most - 1), last].join('\n').trim();
}
