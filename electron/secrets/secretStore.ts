// Values of secrets by name: encrypted in secrets.json, or in memory for this run alone where the system has no keystore.
// A value is handed out only for the recipient that it was entered for.
import { z } from 'zod';
import type { Notice } from '../../shared/ipc/contract.ts';
import type { SecretRecipient } from '../../shared/servers/secretReferences.ts';
import type { SecretState } from '../../shared/servers/serverView.ts';
import { readAtStart, type JsonFile } from '../storage/jsonFile.ts';
import type { Keystore } from './keystore.ts';

export interface SecretStore {
  load(): Promise<{ readonly notices: readonly Omit<Notice, 'id'>[] }>;
  /** Whether what is kept outlives this run. */
  hasKeystore(): Promise<boolean>;
  isTaken(name: string): boolean;
  state(name: string, recipient: SecretRecipient): SecretState;
  /** Rejects when it cannot be written; then nothing has changed. */
  set(name: string, recipient: SecretRecipient, value: string): Promise<void>;
  /** Null when there is none for this recipient, or it cannot be decrypted. */
  read(name: string, recipient: SecretRecipient): Promise<string | null>;
  forget(names: readonly string[]): Promise<void>;
}

const keptSchema = z.object({ recipient: z.string(), encrypted: z.string() });
type Kept = z.infer<typeof keptSchema>;
const fileSchema = z.looseObject({ secrets: z.record(z.string(), keptSchema) });

export function createSecretStore(file: JsonFile, keystore: Keystore): SecretStore {
  let kept: ReadonlyMap<string, Kept> = new Map();
  let rest: Readonly<Record<string, unknown>> = {};
  const inMemory = new Map<string, { readonly recipient: string; readonly value: string }>();
  /** What this machine's keystore could not decrypt. */
  const unreadable = new Set<string>();

  // One change at a time, or one would undo the other.
  let lastChange: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = lastChange.then(work, work);
    lastChange = next.catch(() => undefined);
    return next;
  };
  const save = async (changed: ReadonlyMap<string, Kept>): Promise<void> => {
    await file.write({ ...rest, secrets: Object.fromEntries(changed) });
    kept = changed;
  };
  const without = (names: readonly string[]): Map<string, Kept> =>
    new Map([...kept].filter(([name]) => !names.includes(name)));

  return {
    load: async () => {
      const reading = await readAtStart(file);
      if (reading.kind === 'missing') return { notices: [] };
      const parsed = fileSchema.safeParse(reading.kind === 'read' ? reading.value : undefined);
      if (parsed.success) {
        const { secrets, ...others } = parsed.data;
        rest = others;
        kept = new Map(Object.entries(secrets));
        return { notices: [] };
      }
      return { notices: [{ code: 'secrets-file-damaged', path: await file.setAside() }] };
    },
    hasKeystore: () => keystore.isAvailable(),
    isTaken: (name) => kept.has(name) || inMemory.has(name),
    state: (name, recipient) => {
      if (inMemory.get(name)?.recipient === recipient) return 'run-only';
      const isKept = kept.get(name)?.recipient === recipient && !unreadable.has(name);
      return isKept ? 'kept' : 'missing';
    },
    set: (name, recipient, value) =>
      inTurn(async () => {
        const encrypted = await keystore.encrypt(value);
        if (encrypted === null) {
          inMemory.set(name, { recipient, value });
          return;
        }
        await save(
          new Map([...kept, [name, { recipient, encrypted: encrypted.toString('base64') }]]),
        );
        inMemory.delete(name);
        unreadable.delete(name);
      }),
    read: async (name, recipient) => {
      const now = inMemory.get(name);
      if (now?.recipient === recipient) return now.value;
      const stored = kept.get(name);
      if (stored?.recipient !== recipient) return null;
      const value = await keystore.decrypt(Buffer.from(stored.encrypted, 'base64'));
      if (value === null) unreadable.add(name);
      else unreadable.delete(name);
      return value;
    },
    forget: (names) =>
      inTurn(async () => {
        for (const name of names) inMemory.delete(name);
        if (names.some((name) => kept.has(name))) await save(without(names));
      }),
  };
}
