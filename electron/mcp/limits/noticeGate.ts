// What of a server's messages is worth the SDK's time, decided from the parsed JSON before anything is validated: validating
// one message costs fifty times what looking at its method does. Notices beyond 100 a second of a kind are dropped, or the
// latest is held where only that counts; answers and progress that nobody waits for are dropped (design.md, invariant 9).

export interface NoticeGate {
  /** A message of ours: its id may be answered from now on. */
  sent(message: unknown): void;
  /** Whether the message is to be handed on now. What is held back goes to `deliver` later. */
  admits(message: unknown): boolean;
  /** Nothing is delivered any more. */
  dispose(): void;
}

/** Of one kind, at once after a quiet moment and each second; more than a person or a page can follow. */
export const noticesPerSecond = 100;
const heldForMs = 100;
/** A made-up one would be one more to keep. */
const lists = new Set(
  ['tools', 'prompts', 'resources'].map((list) => `notifications/${list}/list_changed`),
);
/** Kinds of notices that a server may make up. */
const mostKinds = 20;

/** `deliver` gets the latest of a kind that was held back. Time is real: it is about what main can bear. */
export function createNoticeGate(deliver: (message: unknown) => void): NoticeGate {
  const openIds = new Set<string>();
  const buckets = new Map<string, Bucket>();
  const held = new Map<string, unknown>();
  let timer: NodeJS.Timeout | undefined;

  const release = (): void => {
    timer = undefined;
    const latest = [...held.values()];
    held.clear();
    for (const message of latest) deliver(message);
  };
  const hold = (key: string, message: unknown): void => {
    held.set(key, message);
    timer ??= setTimeout(release, heldForMs);
  };
  const take = (kind: string): boolean => {
    const known = buckets.get(kind);
    if (known !== undefined) return takeFrom(known);
    const key = buckets.size < mostKinds ? kind : 'others';
    const bucket = buckets.get(key) ?? { left: noticesPerSecond, filledAtMs: performance.now() };
    buckets.set(key, bucket);
    return takeFrom(bucket);
  };
  const admitsNotice = (method: string, message: Record<string, unknown>): boolean => {
    // Takes a question or a call back, each of which was admitted itself.
    if (method === 'notifications/cancelled') return true;
    const token = method === 'notifications/progress' ? tokenOf(message) : '';
    if (token === null || (token !== '' && !openIds.has(token))) return false;
    const key = `${method} ${token}`;
    if (take(method)) {
      held.delete(key);
      return true;
    }
    // The last of them tells all: how far a call is, that a list has changed.
    if (token !== '' || lists.has(method)) hold(key, message);
    return false;
  };

  return {
    sent: (message) => {
      if (isRecord(message) && 'method' in message && 'id' in message) {
        openIds.add(nameOf(message['id']) ?? '');
      }
    },
    admits: (message) => {
      if (!isRecord(message)) return true;
      const { method } = message;
      if (typeof method === 'string') return 'id' in message || admitsNotice(method, message);
      if (!('result' in message) && !('error' in message)) return true;
      const id = nameOf(message['id']);
      // An error without an id may be about anything.
      if (id === null) return true;
      held.delete(`notifications/progress ${id}`);
      return openIds.delete(id);
    },
    dispose: () => {
      clearTimeout(timer);
      held.clear();
    },
  };
}

interface Bucket {
  left: number;
  filledAtMs: number;
}

function takeFrom(bucket: Bucket): boolean {
  const nowMs = performance.now();
  const gained = ((nowMs - bucket.filledAtMs) / 1_000) * noticesPerSecond;
  bucket.left = Math.min(noticesPerSecond, bucket.left + gained);
  bucket.filledAtMs = nowMs;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

function tokenOf({ params }: Record<string, unknown>): string | null {
  return isRecord(params) ? nameOf(params['progressToken']) : null;
}

/** An id or token; the SDK takes 1 and "1" for the same. Null where there is none. */
function nameOf(id: unknown): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
