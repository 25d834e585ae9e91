// Mirror of what main publishes about the app itself.
import { createStore } from 'zustand/vanilla';
import type { Settings } from '../../shared/ipc/contract.ts';

export interface SettingsState {
  /** False until the first snapshot has come. */
  readonly isLoaded: boolean;
  readonly settings: Settings;
  readonly systemLocales: readonly string[];
  readonly version: string;
}

export const createSettingsStore = () =>
  createStore<SettingsState>()(() => ({
    isLoaded: false,
    settings: { locale: 'system', theme: 'system', historyDays: 90 },
    systemLocales: [],
    version: '',
  }));
