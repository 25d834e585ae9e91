import type { ReactNode } from 'react';
import { AppContext } from './appContext.ts';
import type { AppState } from './stores.ts';

interface AppStateProviderProps {
  readonly state: AppState;
  readonly children: ReactNode;
}

export function AppStateProvider({ state, children }: AppStateProviderProps) {
  return <AppContext value={state}>{children}</AppContext>;
}
