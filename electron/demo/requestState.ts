// The state that travels through the client between two rounds (2026-07-28). It comes back as
// attacker-controlled input and holds what a person typed, so it is encrypted and authenticated, and
// it counts only for the same principal, method and arguments, and for a short time (S-STA-4, -5).
import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';

export interface StateBinding {
  principal: string;
  method: string;
  /** The main parameters of the request; their order of keys does not matter. */
  params: unknown;
}

export type OpenedState = { ok: true; id: string; value: unknown } | { ok: false; reason: Refusal };
type Refusal = 'damaged' | 'expired' | 'spent';

export interface RequestStateSeal {
  seal(value: unknown, binding: StateBinding, id?: string): string;
  open(text: string, binding: StateBinding): OpenedState;
  /** From now on no state of this conversation is accepted any more (S-STA-6). */
  spend(id: string): void;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const envelopeSchema = z.object({ id: z.string(), expiresAtMs: z.number(), value: z.unknown() });

export function createRequestStateSeal(options: {
  now: () => number;
  lifetimeMs: number;
}): RequestStateSeal {
  const key = randomBytes(32);
  const spent = new Map<string, number>();

  return {
    seal(value, binding, id = randomUUID()) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(digest(binding));
      const envelope = { id, expiresAtMs: options.now() + options.lifetimeMs, value };
      const sealed = Buffer.concat([cipher.update(JSON.stringify(envelope)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, binding) {
      const envelope = decrypt(text, key, digest(binding));
      if (envelope === undefined) return { ok: false, reason: 'damaged' };
      if (options.now() >= envelope.expiresAtMs) return { ok: false, reason: 'expired' };
      if (spent.has(envelope.id)) return { ok: false, reason: 'spent' };
      return { ok: true, id: envelope.id, value: envelope.value };
    },
    spend(id) {
      for (const [old, expiresAtMs] of spent) if (expiresAtMs <= options.now()) spent.delete(old);
      spent.set(id, options.now() + options.lifetimeMs);
    },
  };
}

function decrypt(text: string, key: Buffer, digested: Buffer) {
  const bytes = Buffer.from(text, 'base64url');
  // Decoding forgives stray characters; accepting only our own spelling keeps one text per state.
  if (bytes.length <= ivLength + tagLength || bytes.toString('base64url') !== text)
    return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(digested)
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const sealed = bytes.subarray(ivLength + tagLength);
    const json = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    return envelopeSchema.parse(JSON.parse(json));
  } catch {
    return undefined; // any tampering ends in the same refusal: no oracle about what was wrong
  }
}

function digest({ principal, method, params }: StateBinding): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([principal, method, sortKeys(params)]))
    .digest();
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, member]): [string, unknown] => [key, sortKeys(member)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
