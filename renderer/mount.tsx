// Puts the app into a page: stores made, connected to main, drawn. Also used by the preview and by tests.
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { WindowApi } from '../shared/ipc/contract.ts';
import { App } from './App.tsx';
import { AppStateProvider } from './state/AppStateProvider.tsx';
import { connect } from './state/connect.ts';
import { createStores, type Stores } from './state/stores.ts';
import './ui/tokens.css';
import './ui/base.css';

export async function mount(api: WindowApi, container: Element): Promise<Stores> {
  const stores = createStores();
  const root: Root = createRoot(container);
  const { loaded } = connect(api, stores);
  // One drawing, from the snapshot: an empty window first would only flash.
  const loadFailure = await loaded.catch((cause: unknown) => {
    return { code: 'internal', detail: String(cause) } as const;
  });
  root.render(
    <StrictMode>
      <AppStateProvider state={{ api, stores }}>
        <App loadFailure={loadFailure} />
      </AppStateProvider>
    </StrictMode>,
  );
  return stores;
}
