// Reading JSON that a server sent: own keys only, so that `__proto__` and `constructor` are ordinary names (C-FRM-16).

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function own(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function hasAny(record: JsonRecord, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(record, key));
}

/** `Array.isArray` without the `any` it gives. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isStringList(value: unknown): value is readonly string[] {
  return isList(value) && value.every((entry) => typeof entry === 'string');
}
