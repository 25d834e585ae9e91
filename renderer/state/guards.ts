// Mirror of what rules and limits have kept from the person, and of calls of the window that main has refused.
import { createStore } from 'zustand/vanilla';
import type { GuardView } from '../../shared/guard/guardView.ts';

export interface GuardsState {
  readonly guards: readonly GuardView[];
  readonly refusedCalls: number;
}

export const createGuardsStore = () =>
  createStore<GuardsState>()(() => ({ guards: [], refusedCalls: 0 }));

/** Undefined for a server of which nothing was kept back yet. */
export const guardOf = (serverId: string) => (state: GuardsState) =>
  state.guards.find((guard) => guard.serverId === serverId);
