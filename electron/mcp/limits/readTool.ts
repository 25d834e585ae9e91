// One entry of a list of tools as it came, made to what Frontdesk uses of it. A tool that is odd in what is not used stays.
import { isJsonOver } from '../../../shared/schema/byteLength.ts';
import { isTooDeep } from '../../../shared/schema/depth.ts';

export interface ReadTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>> & { readonly type: 'object' };
  readonly annotations?: Readonly<Record<string, string | boolean>>;
}

/** As long as the window may name a tool. */
const maxNameUnits = 1_000;
/** As for a question's schema (design.md, limits). */
const maxSchemaBytes = 256_000;
const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** Null where it is no tool: no name, a name that cannot be called, or no schema of arguments. */
export function readTool(entry: unknown): ReadTool | null {
  if (!isRecord(entry)) return null;
  const { name, title, description, inputSchema, annotations } = entry;
  if (typeof name !== 'string' || name === '' || name.length > maxNameUnits) return null;
  if (!isObjectSchema(inputSchema)) return null;
  return {
    name,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    // Arguments go in as raw JSON where the schema is left out.
    inputSchema: isUsable(inputSchema) ? inputSchema : { type: 'object' },
    ...(isRecord(annotations) ? { annotations: readAnnotations(annotations) } : {}),
  };
}

function isObjectSchema(schema: unknown): schema is ReadTool['inputSchema'] {
  return isRecord(schema) && schema['type'] === 'object';
}

/** Within the bounds, and nothing in it that the SDK would refuse the whole list for. */
function isUsable(schema: Readonly<Record<string, unknown>>): boolean {
  if (isTooDeep(schema) || isJsonOver(schema, maxSchemaBytes)) return false;
  const { properties = {}, required = [] } = schema;
  return (
    isRecord(properties) &&
    Object.values(properties).every(isRecord) &&
    Array.isArray(required) &&
    required.every((name) => typeof name === 'string')
  );
}

function readAnnotations(raw: Record<string, unknown>): Record<string, string | boolean> {
  const read: Record<string, string | boolean> = {};
  if (typeof raw['title'] === 'string') read['title'] = raw['title'];
  for (const hint of hints) {
    const value = raw[hint];
    if (typeof value === 'boolean') read[hint] = value;
  }
  return read;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
