// Draws a part of the window as the app does: stores filled from a fake main, one language around it.
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll } from 'vitest';
import type { AppSnapshot } from '../../shared/ipc/contract.ts';
import type { Locale } from '../i18n/locale.ts';
import { MessagesProvider } from '../i18n/MessagesProvider.tsx';
import { AppStateProvider } from '../state/AppStateProvider.tsx';
import { connect } from '../state/connect.ts';
import { createStores, type Stores } from '../state/stores.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';

// The last window of a file goes too: its timers would look for a document that is gone.
afterAll(cleanup);

export interface RenderedApp extends RenderResult {
  readonly fake: FakeApi;
  readonly stores: Stores;
}

export async function renderApp(
  node: ReactNode,
  snapshot: Partial<AppSnapshot> = {},
  locale: Locale = 'en',
): Promise<RenderedApp> {
  // One window at a time; without global hooks the library does not tidy up by itself.
  cleanup();
  const fake = createFakeApi(snapshot);
  const stores = createStores();
  await connect(fake.api, stores).loaded;
  const result = render(
    <AppStateProvider state={{ api: fake.api, stores }}>
      <MessagesProvider locale={locale}>{node}</MessagesProvider>
    </AppStateProvider>,
  );
  return { ...result, fake, stores };
}

/** Lets what a press started (a call to main and what follows) come to its end. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
  });
}
