// Mirror of what the person should know about the app's own files; what they have read is view state.
import { createStore } from 'zustand/vanilla';
import type { Notice } from '../../shared/ipc/contract.ts';

export interface NoticesState {
  readonly notices: readonly Notice[];
  readonly read: ReadonlySet<string>;
}

export const createNoticesStore = () =>
  createStore<NoticesState>()(() => ({ notices: [], read: new Set() }));
