// Size of server JSON in bytes of UTF-8. Walks without recursion and stops at the limit, so that neither depth
// nor size nor a cycle can hurt: `JSON.stringify` throws on the first and the last (C-FRM-14).
import { isList, isRecord } from './json.ts';

export function isTextOver(text: string, limit: number): boolean {
  // A UTF-16 unit is one to three bytes.
  if (text.length > limit) return true;
  return text.length * 3 > limit && new TextEncoder().encode(text).byteLength > limit;
}

/** Whether the value, written as compact JSON, has more bytes than the limit. */
export function isJsonOver(value: unknown, limit: number): boolean {
  const open: unknown[] = [value];
  let bytes = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (isList(next)) {
      bytes += 2 + Math.max(0, next.length - 1);
      if (bytes > limit) return true;
      for (const entry of next) open.push(entry);
    } else if (isRecord(next)) {
      const keys = Object.keys(next);
      bytes += 2 + Math.max(0, keys.length - 1);
      for (const key of keys) {
        bytes += leafBytes(key, limit) + 1;
        if (bytes > limit) return true;
        open.push(next[key]);
      }
    } else {
      bytes += leafBytes(next, limit);
    }
    if (bytes > limit) return true;
  }
  return false;
}

function leafBytes(value: unknown, limit: number): number {
  if (typeof value === 'string') {
    if (value.length > limit) return value.length;
    return new TextEncoder().encode(JSON.stringify(value)).byteLength;
  }
  return String(value).length;
}
