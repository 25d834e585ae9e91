// The history itself stays in main, which may hold thousands of entries: the window knows when it has changed, and asks.
import { createStore } from 'zustand/vanilla';

export interface HistoryState {
  /** Changes since the app started. */
  readonly changes: number;
}

export const createHistoryStore = () => createStore<HistoryState>()(() => ({ changes: 0 }));
