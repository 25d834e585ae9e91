// A character class of an ECMAScript pattern, for RE2: every literal is written as a number, so that nothing in it can mean
// something else there (`[:alpha:]`, a hyphen after a set).
import { character, readEscape, type Escape } from './translateEscape.ts';

export interface LinearClass {
  readonly source: string;
  readonly size: number;
  readonly end: number;
}

export function translateClass(
  characters: readonly string[],
  start: number,
  isUnicode: boolean,
): LinearClass | null {
  const isNegated = characters[start + 1] === '^';
  let at = start + (isNegated ? 2 : 1);
  let ranges = '';
  let size = 1;
  while (characters[at] !== ']') {
    const from = readMember(characters, at, isUnicode);
    if (from === null) return null;
    at = from.end;
    size += from.size > 1 ? from.size : 0;
    const isRange = characters[at] === '-' && characters[at + 1] !== ']';
    const to = isRange ? readMember(characters, at + 1, isUnicode) : null;
    if (to === null) {
      if (isRange) return null;
      ranges += textOf(from);
      continue;
    }
    at = to.end;
    size += to.size > 1 ? to.size : 0;
    // `[\w-a]`: beside a set the hyphen stands for itself.
    const isPlain = from.kind === 'character' && to.kind === 'character';
    ranges += textOf(from) + (isPlain ? '-' : hyphen) + textOf(to);
  }
  if (ranges === '') return { source: isNegated ? anything : nothing, size: 1, end: at + 1 };
  return {
    source: `[${isNegated ? '^' : ''}${ranges}]`,
    size: size + ranges.length / 100,
    end: at + 1,
  };
}

const hyphen = '\\x{2d}';
const anything = '[\\x{0}-\\x{10ffff}]';
const nothing = '[^\\x{0}-\\x{10ffff}]';

function readMember(characters: readonly string[], at: number, isUnicode: boolean): Escape | null {
  const first = characters[at];
  if (first === undefined) return null;
  if (first !== '\\') return character(first.codePointAt(0) ?? 0, at + 1);
  const escape = readEscape(characters, at, isUnicode);
  // Inside of brackets `\b` is the backspace.
  if (escape?.kind === 'assertion') {
    return escape.source === '\\b' ? character(8, escape.end) : null;
  }
  return escape;
}

function textOf(member: Escape): string {
  return member.kind === 'set' ? member.ranges : member.source;
}
