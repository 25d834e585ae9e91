// What a name looks like, for finding another one that looks the same: accents, case, other alphabets and the usual
// substitutes set aside. A skeleton is compared and never shown.
import { latinLookOf } from './lookalikeLetters.ts';

/** Two names look alike when their skeletons are equal. Spaces and punctuation stay. Work grows with the length. */
export function skeletonOf(text: string): string {
  const letters = Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), latinLookOf);
  return letters
    .join('')
    .replace(/\p{M}/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
