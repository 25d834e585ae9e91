// What the person enters as a secret, kept under a name and replaced by its reference in the configuration.
import { AppError } from '../../shared/errors.ts';
import {
  namesIn,
  namesOf,
  recipientOf,
  referenceTo,
  slotsOf,
  resolveText,
  soleName,
  withValues,
  type SlotValue,
} from '../../shared/servers/secretReferences.ts';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { SecretStore } from './secretStore.ts';

export interface KeepRequest {
  readonly serverName: string;
  /** As it is now; null for a new server. */
  readonly before: ServerConfig | null;
  /** As it shall be, secrets aside. */
  readonly config: ServerConfig;
  readonly secrets: readonly SlotValue[];
  /** Names that other servers refer to. */
  readonly usedElsewhere: ReadonlySet<string>;
  /** Values that stand on disk now: better left there than lost when the app quits. */
  readonly mustOutliveRun?: boolean;
}

/**
 * Returns the configuration with references. A replaced value keeps its name; one that others use as well gets a new one.
 * Rejects with AppError `no-keystore` when a value that must outlive the run would not.
 */
export async function keepSecrets(
  { serverName, before, config, secrets, usedElsewhere, mustOutliveRun = false }: KeepRequest,
  store: SecretStore,
): Promise<ServerConfig> {
  const mine = new Map(
    (before === null ? [] : slotsOf(before)).map((slot) => [slotId(slot), soleName(slot.value)]),
  );
  const mentioned = new Set([...usedElsewhere, ...namesOf(config)]);
  const referring: SlotValue[] = [];
  for (const slot of secrets) {
    const own = mine.get(slotId(slot)) ?? null;
    const isFree = (name: string): boolean => !store.isTaken(name) && !mentioned.has(name);
    const name =
      own !== null && !usedElsewhere.has(own) ? own : freeName(serverName, slot.key, isFree);
    mentioned.add(name);
    await store.set(name, recipientOf(config), slot.value);
    if (mustOutliveRun && store.state(name, recipientOf(config)) !== 'kept') {
      throw new AppError('no-keystore');
    }
    referring.push({ ...slot, value: referenceTo(name) });
  }
  return withValues(config, referring);
}

/**
 * The value of a secret that the configuration refers to, entered anew. A name that other servers use as well is left to
 * them: the value may go elsewhere there. Returns the configuration, changed only in that case.
 */
export async function renewSecret(
  {
    serverName,
    config,
    usedElsewhere,
  }: Pick<KeepRequest, 'serverName' | 'config' | 'usedElsewhere'>,
  secret: { readonly name: string; readonly value: string },
  store: SecretStore,
): Promise<ServerConfig> {
  const recipient = recipientOf(config);
  if (!usedElsewhere.has(secret.name)) {
    await store.set(secret.name, recipient, secret.value);
    return config;
  }
  const mentioned = new Set([...usedElsewhere, ...namesOf(config)]);
  const own = freeName(
    serverName,
    secret.name,
    (name) => !store.isTaken(name) && !mentioned.has(name),
  );
  await store.set(own, recipient, secret.value);
  return withValues(
    config,
    slotsOf(config)
      .filter(({ value }) => namesIn(value).includes(secret.name))
      .map((slot) => ({
        ...slot,
        value: resolveText(slot.value, (name) => referenceTo(name === secret.name ? own : name)),
      })),
  );
}

const slotId = ({ place, key }: SlotValue): string => `${place} ${key}`;

/** `acme-authorization`, `acme-authorization-2`, ... */
function freeName(serverName: string, key: string, isFree: (name: string) => boolean): string {
  const base = [serverName, key].map(plain).filter(Boolean).join('-') || 'secret';
  for (let attempt = 1; ; attempt += 1) {
    const name = attempt === 1 ? base : `${base}-${attempt}`;
    if (isFree(name)) return name;
  }
}

/** What a name of a secret may hold: the rest is for people and stands in the name of the server. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
}
