// The person's names of servers are what tells them apart (C-IDN-1): no two may pass for each other.
import { skeletonOf } from '../text/skeleton.ts';

/** Equal, or taken for each other by a reader: `Everything` and `everything`, `Acme` with a Cyrillic letter. C-IDN-2. */
export function looksTheSame(name: string, other: string): boolean {
  return name === other || skeletonOf(name) === skeletonOf(other);
}
