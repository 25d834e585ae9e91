// The person's servers: what is listed, stored, connected; the one place that knows them all.
import { AppError, describeError } from '../../shared/errors.ts';
import type { ImportOutcome } from '../../shared/ipc/contract.ts';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { ServerView } from '../../shared/servers/serverView.ts';
import { looksTheSame } from '../../shared/servers/serverName.ts';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import type { ServersFile, StoredServer } from '../storage/serversFile.ts';
import { planImport } from './importServers.ts';
import { createServerLink, type LinkDeps, type ServerLink } from './serverLink.ts';

export interface ServerRegistry {
  fill(servers: readonly StoredServer[]): void;
  views(): readonly ServerView[];
  /** Throws AppError `unknown-server`. */
  get(serverId: string): ServerLink;
  add(name: string, config: ServerConfig): Promise<string>;
  importJson(text: string): Promise<ImportOutcome>;
  /** A changed way to reach the server ends its connection; a changed name alone does not. */
  update(serverId: string, name: string, config: ServerConfig): Promise<void>;
  /** Counts from the next question; the connection stays. */
  setRules(serverId: string, rules: ServerRules): Promise<void>;
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
  const store = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('storage-failed', describeError(error), { cause: error });
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
    get,
    add: (name, config) =>
      inTurn(async () => {
        assertFree(name);
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
    update: (serverId, name, config) =>
      inTurn(async () => {
        const link = get(serverId);
        assertFree(name, serverId);
        await store(deps.file.put(link.name, { name, config }));
        await store(deps.settings.renameApproval(link.name, name));
        link.rename(name);
        if (JSON.stringify(link.config) !== JSON.stringify(config)) {
          // In its place at once, so that nothing is started by the old one while that ends.
          links.set(
            serverId,
            createServerLink(serverId, { name, config, rules: link.rules }, linkDeps),
          );
          await end(link);
        }
        deps.publish();
      }),
    setRules: (serverId, rules) =>
      inTurn(async () => {
        const link = get(serverId);
        await store(deps.file.putRules(link.name, rules));
        link.setRules(rules);
        deps.publish();
      }),
    remove: (serverId) =>
      inTurn(async () => {
        const link = get(serverId);
        await store(deps.file.remove(link.name));
        await store(deps.settings.forgetApproval(link.name));
        links.delete(serverId);
        await end(link);
        deps.publish();
      }),
    disconnect: (serverId) => end(get(serverId)),
    dispose: async () => {
      // A server that was just removed or changed may still be ending.
      await Promise.all([
        lastChange,
        ...[...links.values()].map((link) => link.disconnect('quit')),
      ]);
    },
  };
}
