// Mirror of the servers that main publishes.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventPayloads } from '../../shared/ipc/contract.ts';
import type { ServerView } from '../../shared/servers/serverView.ts';

export interface ServersState {
  readonly servers: readonly ServerView[];
}

export const createServersStore = () => createStore<ServersState>()(() => ({ servers: [] }));

/** Their tools stay as they are: these come by themselves. */
export function putServers(store: StoreApi<ServersState>, changed: EventPayloads['servers']): void {
  store.setState(({ servers }) => {
    const tools = new Map(servers.map((server) => [server.id, server.tools]));
    return {
      servers: changed.map((server) => ({
        ...server,
        tools: tools.get(server.id) ?? { kind: 'not-loaded' },
      })),
    };
  });
}

export function putTools(
  store: StoreApi<ServersState>,
  { serverId, tools }: EventPayloads['tools'],
): void {
  store.setState(({ servers }) => ({
    servers: servers.map((server) => (server.id === serverId ? { ...server, tools } : server)),
  }));
}

export const serverById = (id: string) => (state: ServersState) =>
  state.servers.find((server) => server.id === id);
