// The person's servers: what is listed, stored, connected; the one place that knows them all.
import { AppError, describeError } from '../../shared/errors.ts';
import type { GuardView } from '../../shared/guard/guardView.ts';
import type { ImportOutcome } from '../../shared/ipc/contract.ts';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { ServerView } from '../../shared/servers/serverView.ts';
import { looksTheSame } from '../../shared/servers/serverName.ts';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import {
  namesOf,
  slotsOf,
  withValues,
  type SlotValue,
} from '../../shared/servers/secretReferences.ts';
import { looksLikeSecret } from '../../shared/servers/secretValue.ts';
import { keepSecrets, renewSecret, type KeepRequest } from '../secrets/keepSecrets.ts';
import type { ServersFile, StoredServer } from '../storage/serversFile.ts';
import { planImport } from './importServers.ts';
import type { LinkDeps } from './linkDeps.ts';
import { createServerLink, type ServerLink } from './serverLink.ts';

export interface ServerRegistry {
  fill(servers: readonly StoredServer[]): void;
  views(): readonly ServerView[];
  /** Throws AppError `unknown-server`. */
  get(serverId: string): ServerLink;
  /** `secrets` are kept by name, and references to them stand in the configuration. */
  add(name: string, config: ServerConfig, secrets?: readonly SlotValue[]): Promise<string>;
  importJson(text: string): Promise<ImportOutcome>;
  /** A changed way to reach the server ends its connection; a changed name alone does not. */
  update(
    serverId: string,
    name: string,
    config: ServerConfig,
    secrets?: readonly SlotValue[],
  ): Promise<void>;
  /** A secret that the server refers to, entered anew; counts from the next connection. */
  setSecret(serverId: string, secretName: string, value: string): Promise<void>;
  /** Literal values that look like secrets leave servers.json. Rejects with AppError `no-keystore`. */
  moveSecrets(serverId: string): Promise<void>;
  guards(): readonly GuardView[];
  /** Counts from the next question; a connection of the older generation is renewed for another mode when nothing is open on it. */
  setRules(serverId: string, rules: ServerRules): Promise<void>;
  /** Takes back what the server asks, and answers what it asks from now on for the person (C-RAT-3). */
  setPaused(serverId: string, paused: boolean): Promise<void>;
  /** By the person's will: what runs on it is stopped first. */
  disconnect(serverId: string): Promise<void>;
  remove(serverId: string): Promise<void>;
  /** Ends every connection and every process behind it. */
  dispose(): Promise<void>;
}

export function createServerRegistry(
  deps: Omit<LinkDeps, 'namesOfOthers' | 'originsOfOthers'> & {
    readonly file: ServersFile;
    /** Before a connection ends by the person's will. */
    readonly onEnding: (serverId: string) => Promise<void>;
    /** Actions of the server that are held have to end. */
    readonly onPaused: (serverId: string) => void;
  },
): ServerRegistry {
  const links = new Map<string, ServerLink>();

  // One change of the list at a time: two of the same name would both find it free.
  let lastChange: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = lastChange.then(work, work);
    lastChange = next.catch(() => undefined);
    return next;
  };

  const get = (serverId: string): ServerLink => {
    const link = links.get(serverId);
    if (link === undefined) throw new AppError('unknown-server');
    return link;
  };
  const others = (serverId: string | undefined): readonly ServerLink[] =>
    [...links.values()].filter(({ id }) => id !== serverId);
  const linkDeps: LinkDeps = {
    ...deps,
    namesOfOthers: (serverId) => others(serverId).map(({ name }) => name),
    originsOfOthers: (serverId) =>
      others(serverId).flatMap(({ connectedOrigin }) => connectedOrigin ?? []),
  };
  const insert = (server: StoredServer): string => {
    const id = deps.newId();
    links.set(id, createServerLink(id, server, linkDeps));
    return id;
  };
  const assertFree = (name: string, besides?: string): void => {
    const taken = others(besides).find((link) => looksTheSame(link.name, name));
    if (taken !== undefined) throw new AppError('name-taken', taken.name);
  };
  const store = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('storage-failed', describeError(error), { cause: error });
    }
  };
  const usedBesides = (link: ServerLink | null): ReadonlySet<string> =>
    new Set(others(link?.id).flatMap(({ config }) => namesOf(config)));
  const keep = (
    link: ServerLink | null,
    request: Omit<KeepRequest, 'before' | 'usedElsewhere'>,
  ): Promise<ServerConfig> =>
    store(
      keepSecrets(
        { ...request, before: link?.config ?? null, usedElsewhere: usedBesides(link) },
        deps.secrets,
      ),
    );
  /** Values that nothing in servers.json refers to any more, entries that are not listed counted as well. */
  const forgetUnused = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    try {
      const used = await deps.file.secretNames();
      await deps.secrets.forget(names.filter((name) => !used.has(name)));
    } catch {
      // What cannot be read or written now leaves an encrypted value behind that nobody uses.
    }
  };
  const end = async (link: ServerLink): Promise<void> => {
    await deps.onEnding(link.id);
    await link.disconnect('action-stopped');
  };

  return {
    fill: (servers) => {
      for (const server of servers) insert(server);
    },
    views: () => [...links.values()].map((link) => link.view()),
    guards: () => [...links.values()].map(({ guard }) => guard.view()),
    get,
    add: (name, rawConfig, secrets = []) =>
      inTurn(async () => {
        assertFree(name);
        const config = await keep(null, { serverName: name, config: rawConfig, secrets });
        await store(deps.file.put(name, { name, config }));
        const id = insert({ name, config, rules: defaultRules });
        deps.publish();
        return id;
      }),
    importJson: (text) =>
      inTurn(async () => {
        const taken = [...links.values()].map((link) => link.name);
        const plan = planImport(text, taken);
        for (const server of plan.add) {
          await store(deps.file.put(server.name, server));
          insert({ ...server, rules: defaultRules });
        }
        deps.publish();
        return { added: plan.add.map(({ name }) => name), rejected: plan.rejected };
      }),
    update: (serverId, name, rawConfig, secrets = []) =>
      inTurn(async () => {
        const link = get(serverId);
        const before = link.config;
        assertFree(name, serverId);
        const config = await keep(link, { serverName: name, config: rawConfig, secrets });
        await store(deps.file.put(link.name, { name, config }));
        await store(deps.settings.renameApproval(link.name, name));
        link.rename(name);
        if (isSame(before, withValues(rawConfig, secrets))) {
          // Nothing but where the values are kept.
          await store(link.keepAsSecrets(config));
        } else if (secrets.length > 0 || !isSame(before, config)) {
          // In its place at once, so that nothing is started by the old one while that ends.
          links.set(
            serverId,
            createServerLink(serverId, { name, config, rules: link.rules }, linkDeps),
          );
          await end(link);
        }
        await forgetUnused(namesOf(before));
        deps.publish();
      }),
    setSecret: (serverId, secretName, value) =>
      inTurn(async () => {
        const link = get(serverId);
        if (!namesOf(link.config).includes(secretName)) throw new AppError('bad-request');
        const request = {
          serverName: link.name,
          config: link.config,
          usedElsewhere: usedBesides(link),
        };
        const config = await store(renewSecret(request, { name: secretName, value }, deps.secrets));
        if (!isSame(config, link.config)) {
          await store(deps.file.put(link.name, { name: link.name, config }));
          await store(link.keepAsSecrets(config));
        }
        deps.publish();
      }),
    moveSecrets: (serverId) =>
      inTurn(async () => {
        const link = get(serverId);
        if (!(await deps.secrets.hasKeystore())) throw new AppError('no-keystore');
        const { name: serverName, config: before } = link;
        const secrets = slotsOf(before).filter(looksLikeSecret);
        const request = { serverName, config: before, secrets, mustOutliveRun: true };
        const config = await keep(link, request);
        await store(deps.file.put(serverName, { name: serverName, config }));
        await store(link.keepAsSecrets(config));
        deps.publish();
      }),
    setRules: (serverId, rules) =>
      inTurn(async () => {
        const link = get(serverId);
        await store(deps.file.putRules(link.name, rules));
        link.setRules(rules);
        deps.publish();
      }),
    setPaused: async (serverId, paused) => {
      const link = get(serverId);
      // At once: a flood waits for no other change. Where it cannot be written it holds for this run.
      link.setRules({ ...link.rules, paused });
      if (paused) {
        deps.broker.withdrawAll(serverId, 'paused');
        deps.onPaused(serverId);
      }
      link.guard.clearRefusals();
      deps.publish();
      deps.publishGuards();
      await inTurn(() => store(deps.file.putRules(link.name, link.rules)));
    },
    remove: (serverId) =>
      inTurn(async () => {
        const link = get(serverId);
        await store(deps.file.remove(link.name));
        await store(deps.settings.forgetApproval(link.name));
        links.delete(serverId);
        await end(link);
        await forgetUnused(namesOf(link.config));
        deps.publish();
      }),
    disconnect: (serverId) => end(get(serverId)),
    dispose: async () => {
      // A server that was just removed or changed may still be ending.
      await Promise.all([
        lastChange,
        ...[...links.values()].map((link) => link.disconnect('quit')),
      ]);
      await deps.eras.settled();
    },
  };
}

const isSame = (one: ServerConfig, other: ServerConfig): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
