// Characters that a reader cannot see: taken out, except where they change what is seen (C-IDN-5). Marks that are
// stacked on one letter are limited in the same pass, since what is left of one decides about the other.
import { changesLook, flagOfRegion, joinsEmoji } from './joiners.ts';
import type { TextFlag } from './textFlag.ts';

const tag = /[\u{E0000}-\u{E007F}]/u;
const flagEmoji = new RegExp(flagOfRegion, 'uy');
const bidiControl = /[\u202A-\u202E\u2066-\u2069]/;
const bidiMark = /[\u200E\u200F\u061C]/;
/** Not the Arabic and other signs that stand before a number: of the same category, but seen. The last two are blank. */
const invisible =
  /(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Everything that needs no look: most texts are one such run. */
const plainRun =
  /[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]+/uy;
const emojiModifier = /\p{Emoji_Modifier}/u;

/** The first kind stands above and below; the second beside the letter: some Burmese words have five of both. */
const stackedMark = /[\p{Mn}\p{Me}]/u;
const spacingMark = /\p{Mc}/u;
const marksInARow = 4;
/** As many as families and couples among the emoji have; a longer chain is many pictures that count as one. */
const emojiJoinersInARow = 3;

/**
 * The text without what cannot be seen, and with four marks in a row at most; `flags` gets what was found.
 * Work grows with the length. Cleaning the result again changes nothing.
 */
export function removeInvisible(text: string, flags: Set<TextFlag>): string {
  let kept = '';
  let before = '';
  let stacked = 0;
  let beside = 0;
  let emojiJoiners = 0;
  for (let at = 0; at < text.length;) {
    const run = matchAt(plainRun, text, at) ?? matchAt(flagEmoji, text, at);
    if (run !== null) {
      at += run.length;
      kept += run;
      before = Array.from(run.slice(-2)).at(-1) ?? '';
      stacked = beside = emojiJoiners = 0;
      continue;
    }
    const character = characterAt(text, at);
    at += character.length;
    if (invisible.test(character)) {
      const after = characterAt(text, at);
      const isEmojiJoiner = joinsEmoji(character, before, after);
      if (isEmojiJoiner) emojiJoiners += 1;
      const isKept = isEmojiJoiner
        ? emojiJoiners <= emojiJoinersInARow
        : changesLook(character, before, after);
      if (!isKept) {
        const flag = flagOf(character);
        if (flag !== null) flags.add(flag);
        continue;
      }
    } else if (stackedMark.test(character) || spacingMark.test(character)) {
      const count = spacingMark.test(character) ? (beside += 1) : (stacked += 1);
      if (count > marksInARow) {
        flags.add('combining-flood');
        continue;
      }
    } else {
      stacked = beside = 0;
      if (before !== '\u200D' && !emojiModifier.test(character)) emojiJoiners = 0;
    }
    kept += character;
    before = character;
  }
  return kept;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Empty at the end. */
function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
}

function flagOf(character: string): TextFlag | null {
  if (tag.test(character)) return 'hidden-text';
  if (bidiControl.test(character)) return 'bidi-control';
  return bidiMark.test(character) ? null : 'invisible-characters';
}
