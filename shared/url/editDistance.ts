// Whether two names differ by one slip of the finger.

/** One character added, missing or changed, or two neighbours swapped. Work grows with the length. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length);
  if (short === undefined || long === undefined || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (
    end < short.length - start &&
    short[short.length - 1 - end] === long[long.length - 1 - end]
  ) {
    end += 1;
  }
  const changed = short.slice(start, short.length - end);
  const into = long.slice(start, long.length - end);
  if (into.length === 1) return true;
  return (
    changed.length === 2 && into.length === 2 && changed[0] === into[1] && changed[1] === into[0]
  );
}
