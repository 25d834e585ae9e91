// Whether the person is being asked if they want to quit, and what is open then.
import { createStore } from 'zustand/vanilla';
import type { OpenWork } from '../../shared/ipc/contract.ts';

export interface QuitState {
  readonly asked: OpenWork | null;
}

export const createQuitStore = () => createStore<QuitState>()(() => ({ asked: null }));
