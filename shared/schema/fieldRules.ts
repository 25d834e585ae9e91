// What the gate refuses in a field (C-FRM-12): the rules in the order in which their reasons are given.
import type { ProtocolRevision } from '../elicitation/request.ts';
import { readRawOptions, withoutNull } from './fieldOptions.ts';
import { isTitledOptions, readItems, readTypes, type FieldSchema } from './fieldSchema.ts';
import { hasAny, isRecord, own, type JsonRecord } from './json.ts';
import { checksByType, combinators, hasMalformed, references, textChecks } from './keywords.ts';
import type { FormRefusalReason } from './refusal.ts';

type FieldRule = (field: FieldSchema, revision: ProtocolRevision) => boolean;

const rules: readonly (readonly [FormRefusalReason, FieldRule])[] = [
  ['ref', hasReference],
  ['nested-object', (field) => field.types.includes('object')],
  ['combinator', hasCombinator],
  [
    'unknown-type',
    ({ types }) => types.length !== 1 || !Object.hasOwn(checksByType, types[0] ?? ''),
  ],
  ['malformed-keyword', isMalformed],
  ['array-not-in-2025-06-18', isUnansweredArray],
  ['free-array', isFreeArray],
  ['array-of-objects', (field) => isArray(field) && hasObjectItems(field)],
  ['no-options', (field) => optionsOf(field)?.length === 0],
  ['option-type', hasWrongOption],
];

export function findFieldFault(
  field: FieldSchema,
  revision: ProtocolRevision,
): FormRefusalReason | null {
  return rules.find(([, isBroken]) => isBroken(field, revision))?.[0] ?? null;
}

function isArray(field: FieldSchema): boolean {
  return field.types[0] === 'array';
}

/** An answer of the oldest revision holds no list (C-FRM-11): what its items say does not matter then. */
function isUnansweredArray(field: FieldSchema, revision: ProtocolRevision): boolean {
  return isArray(field) && revision === '2025-06-18';
}

function hasReference(field: FieldSchema, revision: ProtocolRevision): boolean {
  const items = isUnansweredArray(field, revision) ? [] : [own(field.keywords, 'items')].flat();
  return [...field.parts, ...items.filter(isRecord)].some((part) => hasAny(part, references));
}

function hasCombinator(field: FieldSchema, revision: ProtocolRevision): boolean {
  const { keywords } = field;
  if (hasAny(keywords, combinators) || Object.hasOwn(keywords, 'anyOf')) return true;
  const takesTitled = !isArray(field) && field.types[0] !== 'boolean';
  if (
    Object.hasOwn(keywords, 'oneOf') &&
    !(takesTitled && isTitledOptions(own(keywords, 'oneOf')))
  ) {
    return true;
  }
  if (!isArray(field) || isUnansweredArray(field, revision)) return false;
  // `contains` sets a rule on some of the items: like the others it cannot be shown.
  if (Object.hasOwn(keywords, 'contains')) return true;
  const items = readItems(keywords);
  if (items === undefined) return false;
  const hasWrongAnyOf = Object.hasOwn(items, 'anyOf') && !isTitledOptions(own(items, 'anyOf'));
  return hasWrongAnyOf || hasAny(items, [...combinators, 'oneOf']);
}

function isMalformed(field: FieldSchema, revision: ProtocolRevision): boolean {
  if (hasMalformed(field.keywords, checksByType[field.types[0] ?? ''] ?? {})) return true;
  const items = readItems(field.keywords);
  if (items === undefined || !isArray(field) || isUnansweredArray(field, revision)) return false;
  const holdsText = readTypes(items).every((type) => type === 'string' || type === 'null');
  return holdsText && !hasObjectItems(field) && hasMalformed(items, textChecks);
}

function isFreeArray(field: FieldSchema): boolean {
  if (!isArray(field) || hasObjectItems(field)) return false;
  const items = readItems(field.keywords);
  if (items === undefined || Object.hasOwn(field.keywords, 'prefixItems')) return true;
  return readTypes(items).includes('array') || readRawOptions(field) === null;
}

function hasObjectItems(field: FieldSchema): boolean {
  const items = readItems(field.keywords);
  if (items === undefined) return false;
  return readTypes(items).includes('object') || Object.hasOwn(items, 'properties');
}

function optionsOf(field: FieldSchema): readonly { readonly value: unknown }[] | undefined {
  const raw = readRawOptions(field);
  return raw === null ? undefined : withoutNull(field, raw.options);
}

const valueTypes: Readonly<Record<string, string>> = {
  string: 'string',
  array: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

function hasWrongOption(field: FieldSchema): boolean {
  const wanted = valueTypes[field.types[0] ?? ''];
  if (isArray(field) && (!takesTextItems(field) || hasAny(field.keywords, ['enum', 'const']))) {
    return true;
  }
  // The null of a nullable list of choices belongs to the list, not to its items.
  const options = isArray(field) ? readRawOptions(field)?.options : optionsOf(field);
  return options?.some((option) => typeof option.value !== wanted) ?? false;
}

function takesTextItems(field: FieldSchema): boolean {
  const items: JsonRecord = readItems(field.keywords) ?? {};
  const types = readTypes(items);
  return types.length === 0 || types.includes('string');
}

/** Before repeats are folded (C-FRM-14). */
export function countOptions(field: FieldSchema): number {
  if (field.types[0] === 'boolean') return 0;
  return readRawOptions(field)?.options.length ?? 0;
}
