// A property of the requested schema with its union with `null` taken apart (C-FRM-12), ready for the rules of the gate.
import { isList, isRecord, isStringList, own, type JsonRecord } from './json.ts';

export interface FieldSchema {
  readonly key: string;
  /** What stands beside the union wins over what stands inside. */
  readonly keywords: JsonRecord;
  readonly isNullable: boolean;
  /** The types allowed beside `null`; `''` stands for a malformed one. Valid fields have exactly one. */
  readonly types: readonly string[];
  /** The schemas that were merged: references hide in any of them. */
  readonly parts: readonly JsonRecord[];
}

/** `null` when the property is no object. */
export function readFieldSchema(key: string, raw: unknown): FieldSchema | null {
  if (!isRecord(raw)) return null;
  const union = readNullUnion(raw);
  const outerTypes = readTypes(raw);
  if (union === null) {
    return {
      key,
      keywords: raw,
      isNullable: outerTypes.includes('null'),
      types: outerTypes.filter((type) => type !== 'null'),
      parts: [raw],
    };
  }
  const { [union.keyword]: _union, ...beside } = raw;
  const types = [...new Set([...outerTypes, ...readTypes(union.branch)])];
  return {
    key,
    keywords: { ...union.branch, ...beside },
    isNullable: outerTypes.length === 0 || outerTypes.includes('null'),
    types: types.filter((type) => type !== 'null'),
    parts: [raw, ...union.branches],
  };
}

interface NullUnion {
  readonly keyword: string;
  readonly branch: JsonRecord;
  readonly branches: readonly JsonRecord[];
}

function readNullUnion(raw: JsonRecord): NullUnion | null {
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = own(raw, keyword);
    const records = isList(branches) ? branches.filter(isRecord) : [];
    if (!isList(branches) || records.length < branches.length || isTitledOptions(branches))
      continue;
    const [branch, ...others] = records.filter((entry) => !isNull(entry));
    if (branch !== undefined && others.length === 0 && records.length > 1) {
      return { keyword, branch, branches: records };
    }
  }
  return null;
}

function isNull(branch: JsonRecord): boolean {
  const types = readTypes(branch);
  if (types.length > 0) return types.every((type) => type === 'null');
  const values = own(branch, 'enum');
  return (
    own(branch, 'const') === null || (isList(values) && values[0] === null && values.length === 1)
  );
}

/** `[{ const, title }]`, the titled options of the subset (C-FRM-7, C-FRM-9); an empty list as well. */
export function isTitledOptions(list: unknown): list is readonly JsonRecord[] {
  return isList(list) && list.every((entry) => isRecord(entry) && Object.hasOwn(entry, 'const'));
}

export function readTypes(schema: JsonRecord): readonly string[] {
  const type = own(schema, 'type');
  if (type === undefined) return [];
  if (typeof type === 'string') return [type];
  return isStringList(type) ? [...new Set(type)] : [''];
}

/** The schema of a list's items; `undefined` when it is absent, a tuple or a yes-or-no schema. */
export function readItems(keywords: JsonRecord): JsonRecord | undefined {
  const items = own(keywords, 'items');
  return isRecord(items) ? items : undefined;
}
