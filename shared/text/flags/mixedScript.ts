// A word of several alphabets, as imitations have it.
import { mixesScripts } from '../scripts.ts';

export function hasMixedWord(text: string): boolean {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some(mixesScripts);
}
