// Names that a reader takes for each other: of two servers (C-IDN-2), or of two choices of one field.
import { skeletonOf } from '../skeleton.ts';

/** What stands between words does not make another name. */
export function looksLikeServer(name: string, otherNames: readonly string[]): boolean {
  const look = lookOfName(name);
  return look !== '' && otherNames.some((other) => lookOfName(other) === look);
}

export function hasSameLooking(titles: readonly string[]): boolean {
  return new Set(titles.map(lookOfTitle)).size < titles.length;
}

function lookOfName(name: string): string {
  return skeletonOf(name).replace(/[\s.\-_\u2010-\u2015\u2212\u30FB\u00B7]+/g, '');
}

/** A skeleton has no marks, but in most scripts they are letters: `ハス` is a lotus, `バス` a bus. */
function lookOfTitle(title: string): string {
  const marks = title.normalize('NFKD').match(letterMark) ?? [];
  return JSON.stringify([skeletonOf(title), marks.join('')]);
}

const letterMark = /[\u3099\u309A]|(?!\p{Script=Inherited})\p{M}/gu;
