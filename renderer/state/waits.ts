// Mirror of the pages that were handed to the person's browser and that something waits for.
import { createStore } from 'zustand/vanilla';
import type { WaitView } from '../../shared/waits/waitView.ts';

export interface WaitsState {
  readonly waits: readonly WaitView[];
}

export const createWaitsStore = () => createStore<WaitsState>()(() => ({ waits: [] }));
