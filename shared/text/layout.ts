// Lines and spaces of a server's text: one kind of each, and not so many that they push something out of sight (C-IDN-5).
import type { TextFlag } from './textFlag.ts';

// eslint-disable-next-line no-control-regex -- line endings are controls
const lineEnding = /\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g;
const control = /(?!\n)\p{Cc}|\p{Cs}/gu;
const spaceFlood = / {10}/;
const lineFlood = /(?:\n ?){5}/;

/** Line endings become line feeds, tabs spaces unless they are kept, other controls and half characters U+FFFD. */
export function replaceControls(text: string, keepsTabs: boolean, flags: Set<TextFlag>): string {
  const lines = text.replace(lineEnding, '\n');
  const spaced = keepsTabs ? lines : lines.replaceAll('\t', ' ');
  const shown = spaced.replace(control, (found) => (found === '\t' ? found : '\uFFFD'));
  if (shown !== spaced) flags.add('control-characters');
  return shown;
}

/**
 * Every kind of space is one kind; runs of them and empty lines stay, `most` lines in all from the first that says something.
 * The flag tells that there were more.
 */
export function keepLayout(text: string, most: number, flags: Set<TextFlag>): string {
  const lines = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n', most + 1);
  if (lines.length > most) flags.add('too-long');
  return lines.slice(0, most).join('\n').trimEnd();
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
