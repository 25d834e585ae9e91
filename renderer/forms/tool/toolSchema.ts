// A tool's `inputSchema` made fit for drawing. It comes from the server, so: nothing is fetched, no pattern of its
// own runs here (a native RegExp can hang the window), and what RJSF cannot draw goes to raw JSON instead.
import type { RJSFSchema } from '@rjsf/utils';
import { isExpansionBounded } from './expansion.ts';

type Json = Readonly<Record<string, unknown>>;

/** Keywords whose value is a map from names to schemas. */
export const schemaMaps = new Set([
  'properties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
/** Keywords whose value is data and left alone. */
export const dataKeywords = new Set(['enum', 'const', 'default', 'examples', 'required', 'type']);
/** Patterns are left to the server; remote dialects and identities would only change how `$ref` resolves. */
const dropped = new Set([
  'pattern',
  'patternProperties',
  '$schema',
  '$id',
  'id',
  '$anchor',
  '$dynamicAnchor',
]);

const maxDepth = 40;
const maxLength = 256_000;

class CannotDraw extends Error {}

/** `null`: raw JSON only. */
export function drawableSchema(inputSchema: Json): RJSFSchema | null {
  try {
    if (JSON.stringify(inputSchema).length > maxLength) return null;
    const schema = clean(inputSchema, 0);
    return isObject(schema) &&
      (schema['type'] ?? 'object') === 'object' &&
      isExpansionBounded(schema)
      ? { ...schema, type: 'object' }
      : null;
  } catch (cause) {
    if (cause instanceof CannotDraw || cause instanceof RangeError) return null;
    throw cause;
  }
}

function clean(schema: unknown, depth: number): unknown {
  if (depth > maxDepth) throw new CannotDraw('too deep');
  if (Array.isArray(schema)) return schema.map((part: unknown) => clean(part, depth + 1));
  if (!isObject(schema)) return schema;
  const cleaned: [string, unknown][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (dropped.has(keyword)) continue;
    if (keyword.includes('$ref') || keyword === '$dynamicRef') requireLocal(value);
    if (dataKeywords.has(keyword)) cleaned.push([keyword, value]);
    else if (schemaMaps.has(keyword) && isObject(value))
      cleaned.push([keyword, cleanMap(value, depth)]);
    else cleaned.push([keyword, clean(value, depth + 1)]);
  }
  return Object.fromEntries(cleaned);
}

function cleanMap(map: Json, depth: number): Json {
  return Object.fromEntries(
    Object.entries(map).map(([name, schema]) => {
      // RJSF works on plain objects, where this name cannot be a key of its own.
      if (name === '__proto__') throw new CannotDraw(name);
      return [name, clean(schema, depth + 1)];
    }),
  );
}

function requireLocal(reference: unknown): void {
  if (typeof reference !== 'string' || !reference.startsWith('#'))
    throw new CannotDraw('remote $ref');
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
