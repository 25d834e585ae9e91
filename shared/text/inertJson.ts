// JSON text that can be shown, copied and read back: what cannot be seen stands as an escape, which is the same value.

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isPlain = /^[\n\x20-\x7E]*$/;

/**
 * `json`: JSON text or the start of one, cut by the caller: every character in it may take six. Its layout (line feeds and
 * spaces) stays, and parsing the result gives the same value. Joiners of emoji and of some scripts become escapes too: here it counts what is there. C-IDN-5.
 */
export function inertJson(json: string): string {
  return isPlain.test(json)
    ? json
    : json.replace(unseen, (character) => (character === '\n' ? character : escaped(character)));
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
