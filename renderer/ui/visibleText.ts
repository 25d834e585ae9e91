// Characters that a reader cannot see, made visible: control, format, bidi and blank ones (C-IDN-5).
import { changesLook, flagOfRegion, joinsEmoji } from '../../shared/text/joiners.ts';

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'invisible'; readonly code: string };

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]|\u2800/u;

/** A flag of several characters is one picture. */
const picture = new RegExp(String.raw`${flagOfRegion}|[\s\S]`, 'gu');
const wholeFlag = new RegExp(`^${flagOfRegion}$`, 'u');

/** The ideographic space is a visible gap in CJK text. */
const ordinary = new Set([' ', '\u3000']);
/** Layout, and the spaces before French punctuation; in a command they could pass for something else. */
const ordinaryInProse = new Set(['\n', '\t', '\u00a0', '\u202f']);

/** `isCode`: commands, arguments, names, where a blank that is no space deceives. */
export function visibleText(text: string, isCode = false): readonly TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  let before = '';
  const characters = text.replaceAll('\r\n', '\n').match(picture) ?? [];
  characters.forEach((character, index) => {
    const after = characters[index + 1] ?? '';
    const isShown =
      !invisible.test(character) ||
      ordinary.has(character) ||
      (!isCode && ordinaryInProse.has(character)) ||
      wholeFlag.test(character) ||
      joinsEmoji(character, before, after) ||
      changesLook(character, before, after);
    before = character;
    if (isShown) {
      plain += character;
      return;
    }
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push({ kind: 'invisible', code: codePointName(character) });
  });
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

/**
 * An address as it was sent: everything shown as a code that prints nothing, blanks other than the plain one included.
 * Thousands of the same one are one code with their number: each for itself would hold the window up.
 */
export function visibleAddress(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let run = { character: '', count: 0 };
  for (const character of text) {
    if (character !== ' ' && invisible.test(character)) {
      const isMore = run.character === character;
      run = { character, count: isMore ? run.count + 1 : 1 };
      const times = run.count === 1 ? '' : ` ×${run.count}`;
      if (isMore) parts.pop();
      parts.push({ kind: 'invisible', code: codePointName(character) + times });
      continue;
    }
    run = { character: '', count: 0 };
    const last = parts.at(-1);
    if (last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + character };
    else parts.push({ kind: 'text', text: character });
  }
  return parts;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
