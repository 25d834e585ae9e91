// A message as it may be kept: values of answers, secrets and `requestState` are replaced before anything is stored (C-PRV-2, C-PRV-3,
// C-MRT-5). Markers are the same in every language: `••• string, 12` for a value of 12 characters.
import { looksLikeSecret, namesSecretValue } from '../../shared/servers/secretValue.ts';
import type { WireDirection } from '../../shared/wire/wireView.ts';
import { maskAddress } from './maskAddress.ts';

export interface MaskedMessage {
  readonly masked: unknown;
  /** The same with the values of answers; undefined where it has none. Never with secrets or `requestState`. */
  readonly withAnswers: unknown;
  /** Of the whole message as JSON; at least so many where it is nested too deep to count. */
  readonly bytes: number;
  /** About what `masked` takes. */
  readonly keptBytes: number;
  readonly isCut: boolean;
}

/** Of one message is kept about so much. */
export const mostKeptBytes = 200_000;
const mostDepth = 64;
/** An empty list or record takes memory too. */
const containerBytes = 16;
/** What looks like a secret is short; longer texts are searched only for the known ones. */
const longestSecret = 10_000;
/** Names of the protocol that end like those of secrets. */
const protocolNames = new Set(['progressToken']);

/** Of a longer name its end says what it is. */
const longestJudged = 200;
const longestRemembered = 100;
const judged = new Map<string, boolean>();
const mostJudged = 2_000;

interface Walk {
  readonly secrets: readonly string[];
  readonly keepsAnswers: boolean;
  bytes: number;
  keptBytes: number;
  isCut: boolean;
  hasAnswers: boolean;
}

/** `secrets`: values that must not stand anywhere in it, the longest first. Never throws, however the message is made. */
export function maskMessage(
  message: unknown,
  direction: WireDirection,
  secrets: readonly string[],
): MaskedMessage {
  const begin = (keepsAnswers: boolean): Walk => ({
    secrets,
    keepsAnswers,
    bytes: 0,
    keptBytes: 0,
    isCut: false,
    hasAnswers: false,
  });
  const walk = begin(false);
  const masked = messageOf(message, direction, walk);
  const { bytes, keptBytes, isCut } = walk;
  const withAnswers = walk.hasAnswers ? messageOf(message, direction, begin(true)) : undefined;
  return { masked, withAnswers, bytes, keptBytes, isCut };
}

/** Text that is no message, such as the body of an HTTP failure. */
export function maskText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, () => marker('secret')), text);
}

/** The first `length` characters, as a text of their own: a slice would keep all of what it was cut from. */
export function beginningOf(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length)).toString();
}

function messageOf(message: unknown, direction: WireDirection, walk: Walk): unknown {
  if (!isRecord(message) || direction === 'received') return copy(message, walk, 0);
  // The only results that we send with a content are answers.
  return copyRecord(message, walk, 0, (key, value) =>
    key === 'result' && isRecord(value) ? answerOf(value, walk, 1) : undefined,
  );
}

function copy(value: unknown, walk: Walk, depth: number): unknown {
  if (typeof value === 'string') return copyText(value, walk);
  if (typeof value !== 'object' || value === null) {
    return take(walk, String(value).length) ? value : cut(walk);
  }
  if (depth > mostDepth) return cut(walk);
  return Array.isArray(value)
    ? copyList(value, walk, depth)
    : copyRecord({ ...value }, walk, depth, () => undefined);
}

function copyList(values: readonly unknown[], walk: Walk, depth: number): readonly unknown[] {
  const copied: unknown[] = [];
  walk.bytes += 2 + Math.max(0, values.length - 1);
  walk.keptBytes += containerBytes;
  let isFull = false;
  for (const value of values) {
    if (isFull) {
      measure(value, walk, depth + 1);
      continue;
    }
    copied.push(isSecret('', value) ? hidden('secret', value, walk) : copy(value, walk, depth + 1));
    isFull = !hasRoomLeft(walk);
    if (isFull) copied.push(cut(walk));
  }
  return copied;
}

/** `special` has the first word on a value; undefined: it has none. */
function copyRecord(
  record: Readonly<Record<string, unknown>>,
  walk: Walk,
  depth: number,
  special: (key: string, value: unknown) => unknown,
): Record<string, unknown> {
  const copied: [string, unknown][] = [];
  walk.bytes += 2;
  walk.keptBytes += containerBytes;
  let isFull = false;
  for (const [key, value] of Object.entries(record)) {
    take(walk, Buffer.byteLength(key) + 4);
    if (isFull) {
      measure(value, walk, depth + 1);
      continue;
    }
    copied.push([
      maskText(key, walk.secrets),
      special(key, value) ?? valueOf(key, value, walk, depth),
    ]);
    isFull = !hasRoomLeft(walk);
    if (isFull) copied.push(['…', cut(walk)]);
  }
  // Not by assignment: `__proto__` is a name like any other.
  return Object.fromEntries(copied);
}

function valueOf(key: string, value: unknown, walk: Walk, depth: number): unknown {
  if (key === 'requestState') return hidden('requestState', value, walk);
  if (key === 'inputResponses' && isRecord(value)) {
    return copyRecord(value, walk, depth + 1, (_key, response) =>
      isRecord(response)
        ? answerOf(response, walk, depth + 2)
        : hidden(typeof response, response, walk),
    );
  }
  if (isSecret(key, value)) return hidden('secret', value, walk);
  if (key === 'url' && typeof value === 'string') {
    // C-URL-18: also where it says what to do: in a question, and in an error that asks for one.
    walk.bytes += Buffer.byteLength(value) + 2;
    const { bytes } = walk;
    const address = copyText(maskAddress(maskText(value, walk.secrets)), walk);
    walk.bytes = bytes;
    return address;
  }
  return copy(value, walk, depth + 1);
}

/** An ElicitResult: what stands in its `content` is what the person gave. */
function answerOf(answer: Readonly<Record<string, unknown>>, walk: Walk, depth: number): unknown {
  return copyRecord(answer, walk, depth, (key, content) => {
    if (key !== 'content') return undefined;
    walk.hasAnswers = true;
    if (walk.keepsAnswers) {
      return isRecord(content)
        ? copyRecord(content, walk, depth + 1, (name, value) =>
            name === 'requestState' ? undefined : copy(value, walk, depth + 2),
          )
        : copy(content, walk, depth + 1);
    }
    return isRecord(content)
      ? copyRecord(content, walk, depth + 1, (_name, value) => hidden(typeOf(value), value, walk))
      : hidden(typeOf(content), content, walk);
  });
}

/** The marker in the place of a value, with its length where that does not tell the value itself. */
function hidden(kind: string, value: unknown, walk: Walk): string {
  const before = walk.bytes;
  measure(value, walk, 0);
  walk.keptBytes += 24;
  if (typeof value === 'string') return marker(kind, value.length);
  if (Array.isArray(value)) return marker(kind, value.length);
  return typeof value === 'object' && value !== null
    ? marker(kind, walk.bytes - before)
    : marker(kind);
}

const marker = (kind: string, length?: number): string =>
  length === undefined ? `••• ${kind}` : `••• ${kind}, ${String(length)}`;

function measure(value: unknown, walk: Walk, depth: number): void {
  if (typeof value === 'string') walk.bytes += Buffer.byteLength(value) + 2;
  else if (typeof value !== 'object' || value === null) walk.bytes += String(value).length;
  else if (depth > mostDepth) walk.isCut = true;
  else {
    const entries = Object.entries(value);
    walk.bytes += 2 + Math.max(0, entries.length - 1);
    for (const [key, item] of entries) {
      walk.bytes += Array.isArray(value) ? 0 : Buffer.byteLength(key) + 3;
      measure(item, walk, depth + 1);
    }
  }
}

function copyText(text: string, walk: Walk): string {
  const bytes = Buffer.byteLength(text) + 2;
  walk.bytes += bytes;
  const masked = maskText(text, walk.secrets);
  const room = mostKeptBytes - walk.keptBytes;
  walk.keptBytes += bytes;
  if (bytes <= room) return masked;
  walk.isCut = true;
  return `${beginningOf(masked, Math.max(0, room))}…`;
}

function take(walk: Walk, bytes: number): boolean {
  walk.bytes += bytes;
  // Each value also takes a place of its own in memory.
  if (hasRoomLeft(walk)) walk.keptBytes += bytes + 8;
  return hasRoomLeft(walk);
}

const hasRoomLeft = (walk: Walk): boolean => walk.keptBytes <= mostKeptBytes;

function cut(walk: Walk): string {
  walk.isCut = true;
  walk.keptBytes += 8;
  return '…';
}

/** By its name, whatever is under it and however long; or by itself. */
function isSecret(key: string, value: unknown): boolean {
  if (value === '' || value === null || typeof value === 'boolean') return false;
  if (key !== '' && namesSecret(key)) return true;
  return (
    typeof value === 'string' &&
    value.length <= longestSecret &&
    looksLikeSecret({ key: '', value })
  );
}

/** The same few names come in each message, and judging one takes longer than all else about it. */
function namesSecret(key: string): boolean {
  const known = judged.get(key);
  if (known !== undefined) return known;
  const isSecretName = !protocolNames.has(key) && namesSecretValue(key.slice(-longestJudged));
  if (key.length > longestRemembered) return isSecretName;
  if (judged.size >= mostJudged) judged.clear();
  judged.set(key, isSecretName);
  return isSecretName;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
