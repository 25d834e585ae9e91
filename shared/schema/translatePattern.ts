// Rewrites a regular expression of ECMAScript in the syntax of RE2, so that it means the same there: `\s` and `.`
// differ, `\uXXXX` is missing, and letters such as `\A` mean something of their own. What has no linear
// equivalent (look-around, back-references) or is in doubt gives `null`: the pattern is then not checked.
import { translateClass } from './translateClass.ts';
import { readEscape } from './translateEscape.ts';

export interface LinearSource {
  readonly source: string;
  /** Rough number of steps of the compiled program, counted repeats multiplied out. */
  readonly size: number;
}

/** `pattern` has to be valid ECMAScript; `isUnicode` tells whether it is so with the `u` flag. */
export function translatePattern(pattern: string, isUnicode: boolean): LinearSource | null {
  const characters = Array.from(pattern);
  let source = '';
  let at = 0;
  // Size of the last atom, which a quantifier multiplies, and of everything since each open bracket.
  let atom = 0;
  const open: number[] = [0];
  const add = (text: string, size: number): void => {
    source += text;
    atom = size;
    open.push((open.pop() ?? 0) + size);
  };

  while (at < characters.length) {
    const character = characters[at] ?? '';
    if (character === '\\') {
      const escape = readEscape(characters, at, isUnicode);
      if (escape === null) return null;
      add(escape.kind === 'set' ? `[${escape.ranges}]` : escape.source, escape.size);
      at = escape.end;
    } else if (character === '[') {
      const set = translateClass(characters, at, isUnicode);
      if (set === null) return null;
      add(set.source, set.size);
      at = set.end;
    } else if (character === '(') {
      const body = groupBody(characters, at);
      if (body === null) return null;
      source += '(?:';
      open.push(0);
      at = body;
    } else if (character === ')') {
      atom = open.pop() ?? 0;
      open.push((open.pop() ?? 0) + atom);
      source += ')';
      at += 1;
    } else if (character === '.') {
      add('[^\\n\\r\\x{2028}\\x{2029}]', 1);
      at += 1;
    } else {
      const repeat = /^\{(\d+)(?:,(\d*))?\}/.exec(characters.slice(at, at + 20).join(''));
      if (character === '{' && repeat !== null) {
        const most = Math.max(Number(repeat[1]), Number(repeat[2] ?? 0));
        open.push((open.pop() ?? 0) + (atom + 1) * most);
        atom = (atom + 1) * most;
        source += repeat[0];
        at += repeat[0].length;
      } else {
        add(character, '^$|*+?'.includes(character) ? 0 : 1);
        at += 1;
      }
    }
  }
  return { source, size: open.reduce((sum, size) => sum + size, 0) };
}

/** Where the inside of a group starts; `null` for look-around and modifiers. */
function groupBody(characters: readonly string[], at: number): number | null {
  if (characters[at + 1] !== '?') return at + 1;
  if (characters[at + 2] === ':') return at + 3;
  if (characters[at + 2] !== '<' || '=!'.includes(characters[at + 3] ?? '=')) return null;
  const end = characters.indexOf('>', at + 3);
  return end < 0 ? null : end + 1;
}
