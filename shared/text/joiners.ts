// Invisible characters that a script or an emoji needs: what they change is seen. What follows may be looked at only for
// what makes them needed, never for what makes them useless: it may still be taken out.

/** Scripts whose letters join, and those whose consonants do. */
const joining = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}`;
const indic = String.raw`\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`;
const joiningLetter = new RegExp(String.raw`(?=[${joining}])\p{L}`, 'u');
const vowelMark = /[\u064B-\u065F\u0670]/;
const indicLetter = new RegExp(String.raw`(?=[${indic}])\p{L}`, 'u');
const indicMark = new RegExp(String.raw`(?=[${indic}])\p{M}`, 'u');
const mongolianLetter = /(?=\p{L})\p{Script=Mongolian}/u;

const emoji = /\p{Extended_Pictographic}/u;
const emojiEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Flags of regions, England's for one, as the source of a pattern: the only use of tag characters that is seen. */
export const flagOfRegion = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;

/** Two emoji made one picture. */
export function joinsEmoji(character: string, before: string, after: string): boolean {
  return character === '\u200D' && emojiEnd.test(before) && emoji.test(after);
}

/** Joiners within a word, and the styles of an emoji, a key, an ideograph or a Mongolian letter. */
export function changesLook(character: string, before: string, after: string): boolean {
  switch (character) {
    case '\u200C':
      if (joiningLetter.test(before) || vowelMark.test(before)) return joiningLetter.test(after);
      return indicMark.test(before) || (indicLetter.test(before) && indicMark.test(after));
    case '\u200D':
      if (joiningLetter.test(before) || indicMark.test(before)) return true;
      return indicLetter.test(before) && indicMark.test(after);
    case '\uFE0E':
    case '\uFE0F':
      return emoji.test(before) || (/[0-9#*]/.test(before) && after === '\u20E3');
    default:
      return /[\u180B-\u180F]/.test(character)
        ? mongolianLetter.test(before)
        : /[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]/u.test(character) && /\p{Ideographic}/u.test(before);
  }
}
