// Mirror of the actions (tool calls) that main publishes, in the order in which they started.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActionView } from '../../shared/actions/actionView.ts';

export interface ActionsState {
  readonly actions: readonly ActionView[];
}

export const createActionsStore = () => createStore<ActionsState>()(() => ({ actions: [] }));

export function putAction(store: StoreApi<ActionsState>, action: ActionView): void {
  const { actions } = store.getState();
  const isKnown = actions.some(({ id }) => id === action.id);
  store.setState({
    actions: isKnown
      ? actions.map((known) => (known.id === action.id ? action : known))
      : [...actions, action],
  });
}

export function removeAction(store: StoreApi<ActionsState>, actionId: string): void {
  store.setState(({ actions }) => ({ actions: actions.filter(({ id }) => id !== actionId) }));
}

export const actionById = (id: string) => (state: ActionsState) =>
  state.actions.find((action) => action.id === id);
