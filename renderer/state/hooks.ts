// How containers reach the api and the stores. Views take props instead.
import { use, useCallback } from 'react';
import { useStore } from 'zustand';
import type { WindowApi } from '../../shared/ipc/contract.ts';
import type { ActionsState } from './actions.ts';
import { AppContext } from './appContext.ts';
import type { GuardsState } from './guards.ts';
import type { HistoryState } from './history.ts';
import { goTo, showQuestion, type NavigationState, type Place } from './navigation.ts';
import type { NoticesState } from './notices.ts';
import type { QuestionsState } from './questions.ts';
import type { QuitState } from './quit.ts';
import type { ServersState } from './servers.ts';
import type { SettingsState } from './settings.ts';
import type { AppState, Stores } from './stores.ts';
import type { WaitsState } from './waits.ts';

function useAppState(): AppState {
  const state = use(AppContext);
  if (state === null) throw new Error('AppStateProvider is missing');
  return state;
}

export const useApi = (): WindowApi => useAppState().api;

export const useStores = (): Stores => useAppState().stores;

export const useActions = <T>(select: (state: ActionsState) => T): T =>
  useStore(useStores().actions, select);

export const useGuards = <T>(select: (state: GuardsState) => T): T =>
  useStore(useStores().guards, select);

export const useHistoryChanges = (): HistoryState['changes'] =>
  useStore(useStores().history, (state) => state.changes);
export const useNavigation = <T>(select: (state: NavigationState) => T): T =>
  useStore(useStores().navigation, select);

export const useNotices = <T>(select: (state: NoticesState) => T): T =>
  useStore(useStores().notices, select);

export const useQuestions = <T>(select: (state: QuestionsState) => T): T =>
  useStore(useStores().questions, select);

export const useQuit = <T>(select: (state: QuitState) => T): T =>
  useStore(useStores().quit, select);

export const useServers = <T>(select: (state: ServersState) => T): T =>
  useStore(useStores().servers, select);

export const useSettings = <T>(select: (state: SettingsState) => T): T =>
  useStore(useStores().settings, select);

export const useWaits = <T>(select: (state: WaitsState) => T): T =>
  useStore(useStores().waits, select);

/** Goes to a page; a question in front of the content is set aside. */
export function useGoTo(): (place: Place) => void {
  const { navigation, questions } = useStores();
  return useCallback(
    (place) => goTo(navigation, place, questions.getState().questions),
    [navigation, questions],
  );
}

/** Brings a question in front of the content; main lets it be answered from then on. */
export function useShowQuestion(): (questionId: string) => void {
  const { api, stores } = useAppState();
  return useCallback(
    (questionId) => {
      showQuestion(stores.navigation, questionId);
      void api.questions.present({ questionId });
    },
    [api, stores],
  );
}
