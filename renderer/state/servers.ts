// Mirror of the servers that main publishes.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nothingOffered } from '../../shared/catalogue/offerView.ts';
import type { EventPayloads } from '../../shared/ipc/contract.ts';
import type { ServerView } from '../../shared/servers/serverView.ts';

export interface ServersState {
  readonly servers: readonly ServerView[];
}

export const createServersStore = () => createStore<ServersState>()(() => ({ servers: [] }));

/** Their lists stay as they are: these come by themselves. */
export function putServers(store: StoreApi<ServersState>, changed: EventPayloads['servers']): void {
  store.setState(({ servers }) => {
    const known = new Map(servers.map((server) => [server.id, server]));
    return {
      servers: changed.map((server) => ({
        ...server,
        tools: known.get(server.id)?.tools ?? { kind: 'not-loaded' },
        offer: known.get(server.id)?.offer ?? nothingOffered,
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

export function putOffer(
  store: StoreApi<ServersState>,
  { serverId, offer }: EventPayloads['offer'],
): void {
  store.setState(({ servers }) => ({
    servers: servers.map((server) => (server.id === serverId ? { ...server, offer } : server)),
  }));
}

export const serverById = (id: string) => (state: ServersState) =>
  state.servers.find((server) => server.id === id);
