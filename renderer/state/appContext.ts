import { createContext } from 'react';
import type { AppState } from './stores.ts';

export const AppContext = createContext<AppState | null>(null);
