// All stores of the window, made once in main.tsx (or by a test) and handed down.
import type { WindowApi } from '../../shared/ipc/contract.ts';
import { createActionsStore } from './actions.ts';
import { createGuardsStore } from './guards.ts';
import { createHistoryStore } from './history.ts';
import { createNavigationStore } from './navigation.ts';
import { createNoticesStore } from './notices.ts';
import { createQuestionsStore } from './questions.ts';
import { createQuitStore } from './quit.ts';
import { createServersStore } from './servers.ts';
import { createSettingsStore } from './settings.ts';
import { createWaitsStore } from './waits.ts';

export const createStores = () => ({
  actions: createActionsStore(),
  guards: createGuardsStore(),
  history: createHistoryStore(),
  navigation: createNavigationStore(),
  notices: createNoticesStore(),
  questions: createQuestionsStore(),
  quit: createQuitStore(),
  servers: createServersStore(),
  settings: createSettingsStore(),
  waits: createWaitsStore(),
});

export type Stores = ReturnType<typeof createStores>;

export interface AppState {
  readonly api: WindowApi;
  readonly stores: Stores;
}
