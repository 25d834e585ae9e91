// RJSF resolves what stands in `allOf` and `if` as a whole, through every reference: a schema that contains itself there, or
// one that doubles at each step, would hold the window for ever. Other references it resolves one level at a time.
type Json = Readonly<Record<string, unknown>>;

const resolvedWhole = ['allOf', 'if', 'then', 'else'];
/** Parts in all, each counted as often as it is met. */
const maxParts = 5_000;

/** Whether drawing it comes to an end soon. `schema` has local references alone. */
export function isExpansionBounded(schema: Json): boolean {
  let left = maxParts;
  const open: { readonly part: unknown; readonly isWhole: boolean }[] = [
    { part: schema, isWhole: false },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part, isWhole } = next;
    if (typeof part !== 'object' || part === null) continue;
    if (isWhole) {
      left -= 1;
      if (left < 0) return false;
      if ('$ref' in part) open.push({ part: resolve(schema, part.$ref), isWhole });
    }
    for (const [keyword, value] of Object.entries(part)) {
      open.push({ part: value, isWhole: isWhole || resolvedWhole.includes(keyword) });
    }
  }
  return true;
}

function resolve(root: Json, reference: unknown): unknown {
  if (typeof reference !== 'string') return undefined;
  let part: unknown = root;
  for (const step of reference.slice(1).split('/').filter(Boolean)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = Reflect.get(part, name);
  }
  return part;
}
