// The gate: what a server's `requestedSchema` becomes before anything is drawn, or why it is refused as a whole (C-FRM-1 to
// C-FRM-18). Nothing is fetched, nothing throws, and all that follows works from the description only.
import type { ProtocolRevision } from '../elicitation/request.ts';
import { isJsonOver } from './byteLength.ts';
import { isBadDefault } from './checkValue.ts';
import { isTooDeep } from './depth.ts';
import { countOptions, findFieldFault } from './fieldRules.ts';
import { readFieldSchema, type FieldSchema } from './fieldSchema.ts';
import type { FormDescription, FormField, FormNote } from './formDescription.ts';
import { hasAny, isRecord, isStringList, own, type JsonRecord } from './json.ts';
import { combinators, hasMalformed, references, rootChecks } from './keywords.ts';
import { linearPattern } from './linearPattern.ts';
import { parseField } from './parseField.ts';
import { refuse, type FormRefusal, type FormRefusalReason } from './refusal.ts';
import { looksSecret } from './secrets.ts';

export interface ParseOptions {
  readonly revision: ProtocolRevision;
  /** Names of the fields as they stand in the JSON text (keyOrder.ts), where the text is at hand (C-FRM-1). */
  readonly fieldOrder?: readonly string[] | undefined;
}

export type FormReading = { readonly ok: true; readonly form: FormDescription } | FormRefusal;

const maxSchemaBytes = 256_000;
const maxFields = 100;
const maxOptions = 2_000;
/** Of all patterns of a form together, so that compiling them takes no longer than matching one. */
const maxPatternSize = 10_000;
/** Pattern size times characters, over all defaults of a form: about 25 ms, and as much again in the window. */
const maxDefaultSteps = 500_000;

const dialects = /^https?:\/\/json-schema\.org\/(?:draft\/(?:2020-12|2019-09)|draft-07)\/schema#?$/;

export function parseRequestedSchema(requestedSchema: unknown, options: ParseOptions): FormReading {
  if (!isRecord(requestedSchema)) return refuse('missing-schema');
  const properties = own(requestedSchema, 'properties');
  const rootFault = findRootFault(requestedSchema);
  if (rootFault !== null || !isRecord(properties)) {
    return refuse(rootFault ?? 'properties-not-object');
  }
  const keys = inOrder(Object.keys(properties), options.fieldOrder);
  if (keys.length > maxFields) return refuse('too-many-fields');
  if (hasMalformed(requestedSchema, rootChecks)) return refuse('malformed-keyword');

  const schemas: FieldSchema[] = [];
  for (const key of keys) {
    const schema = readFieldSchema(key, own(properties, key));
    if (schema === null) return refuse('unknown-type', key);
    const fault = findFieldFault(schema, options.revision);
    if (fault !== null) return refuse(fault, key);
    schemas.push(schema);
  }
  // After the fields: nesting is refused as such, and what is left to be deep is a default.
  if (isTooDeep(requestedSchema)) return refuse('schema-too-large');
  const optionCount = schemas.reduce((sum, schema) => sum + countOptions(schema), 0);
  if (optionCount > maxOptions) return refuse('too-many-options');

  const required = Object.hasOwn(requestedSchema, 'required')
    ? own(requestedSchema, 'required')
    : [];
  if (!isStringList(required)) return refuse('required-malformed');
  const unknown = required.find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return refuse('required-unknown-field', unknown);
  return { ok: true, form: describe(requestedSchema, schemas, new Set(required)) };
}

function findRootFault(root: JsonRecord): FormRefusalReason | null {
  if (isJsonOver(root, maxSchemaBytes)) return 'schema-too-large';
  if (Object.hasOwn(root, '$schema')) {
    const dialect = own(root, '$schema');
    // Without one it is 2020-12 (C-FRM-15); in the subset all of the known ones mean the same.
    if (typeof dialect !== 'string' || !dialects.test(dialect)) return 'unknown-dialect';
  }
  if (hasAny(root, references)) return 'ref';
  if (own(root, 'type') !== 'object') return 'root-not-object';
  if (hasAny(root, [...combinators, 'anyOf', 'oneOf'])) return 'combinator';
  if (hasAny(root, ['patternProperties', 'propertyNames', 'const', 'enum'])) return 'root-keyword';
  return null;
}

/** The text's order, as long as it is one of the same names. */
function inOrder(keys: readonly string[], order: readonly string[] | undefined): readonly string[] {
  if (order?.length !== keys.length || new Set(order).size !== keys.length) return keys;
  const names = new Set(keys);
  return order.every((key) => names.has(key)) ? order : keys;
}

function describe(
  root: JsonRecord,
  schemas: readonly FieldSchema[],
  required: ReadonlySet<string>,
): FormDescription {
  const fields: FormField[] = [];
  const notes: FormNote[] = [];
  let patternBudget = maxPatternSize;
  let defaultBudget = maxDefaultSteps;
  const isCheckable = (pattern: string, defaultLength: number): boolean => {
    const size = linearPattern(pattern, patternBudget)?.size;
    patternBudget -= Math.max(size ?? 0, pattern.length);
    if (size === undefined || size * defaultLength > defaultBudget) return false;
    defaultBudget -= size * defaultLength;
    return true;
  };
  for (const schema of schemas) {
    const defaultLength = textLength(own(schema.keywords, 'default'));
    const { field, notes: ids } = parseField(schema, required.has(schema.key), (pattern) =>
      isCheckable(pattern, defaultLength),
    );
    fields.push(field);
    notes.push(...ids.map((id) => ({ id, field: field.key })));
    if (isBadDefault(field)) notes.push({ id: 'default-invalid', field: field.key });
    if (looksSecret(field, own(schema.keywords, 'format'))) {
      notes.push({ id: 'secret-like', field: field.key });
    }
  }
  const [least, most] = [own(root, 'minProperties'), own(root, 'maxProperties')];
  return {
    fields,
    notes,
    ...(typeof least === 'number' ? { minAnswers: least } : {}),
    ...(typeof most === 'number' ? { maxAnswers: most } : {}),
  };
}

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return isStringList(value) ? value.reduce((sum, { length }) => sum + length, 0) : 0;
}
