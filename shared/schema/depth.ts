// Depth of server JSON. What is nested too deep cannot cross to the window, and would keep everything beside it from crossing.

/** Deeper than any schema or value made for people; the bridge to the window ends at 1,000. */
const deepestForWindow = 100;

/** Walks without recursion: depth is what it is asked about. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestForWindow) return true;
    const next: unknown[] = [];
    for (const entry of level) {
      if (typeof entry !== 'object' || entry === null) continue;
      for (const child of Object.values(entry)) next.push(child);
    }
    level = next;
  }
  return false;
}
