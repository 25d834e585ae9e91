// Characters that a reader cannot see, made visible: control, format, bidi and blank ones (C-IDN-5).

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'invisible'; readonly code: string };

// Line feeds and tabs are layout and stay; every other control or format character, blank look-alikes,
// separators, variation selectors' bigger kin and lone surrogates are shown by their code point.
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0\u034f\u115f\u1160\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3164\uffa0]/u;

/** Emoji are joined by U+200D and followed by U+FE0F; there they are not hidden. */
const emojiJoiner = /^\p{Extended_Pictographic}/u;

export function visibleText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  const characters = [...text.replaceAll('\r\n', '\n')];
  characters.forEach((character, index) => {
    const isLayout = character === '\n' || character === '\t';
    const joinsEmoji = character === '\u200d' && emojiJoiner.test(characters[index + 1] ?? '');
    if (isLayout || joinsEmoji || !invisible.test(character)) {
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

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
