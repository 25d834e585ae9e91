// Mirror of the servers that main publishes.
import { createStore } from 'zustand/vanilla';
import type { ServerView } from '../../shared/servers/serverView.ts';

export interface ServersState {
  readonly servers: readonly ServerView[];
}

export const createServersStore = () => createStore<ServersState>()(() => ({ servers: [] }));

export const serverById = (id: string) => (state: ServersState) =>
  state.servers.find((server) => server.id === id);
