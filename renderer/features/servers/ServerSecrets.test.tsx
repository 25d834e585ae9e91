import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { AppStateProvider } from '../../state/AppStateProvider.tsx';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerSecrets } from './ServerSecrets.tsx';

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('C-PRV-3: a secret without a value is named, and its value goes to main', async () => {
  const server = fakeServer({
    secrets: [
      { name: 'desk-token', state: 'missing' },
      { name: 'other', state: 'kept' },
    ],
  });
  const { fake } = await renderApp(<ServerSecrets server={server} />);
  expect(screen.getByText('1 value to enter')).toBeTruthy();
  expect(screen.queryByLabelText('Value of other')).toBeNull();
  fireEvent.change(screen.getByLabelText('Value of desk-token'), { target: { value: 'x' } });
  await press('Save desk-token');
  expect(fake.calls.at(-1)).toEqual([
    'servers.setSecret',
    { serverId: 'desk', name: 'desk-token', value: 'x' },
  ]);
});

test('literal values that look like secrets are moved by one click', async () => {
  const server = fakeServer({ literalSecrets: ['TOKEN', 'API_KEY'] });
  const { fake } = await renderApp(<ServerSecrets server={server} />);
  await settle();
  expect(screen.getByText('2 values look like secrets')).toBeTruthy();
  expect(screen.getByText('API_KEY')).toBeTruthy();
  await press('Move to the keystore');
  expect(fake.calls.at(-1)).toEqual(['servers.moveSecrets', { serverId: 'desk' }]);
});

test('without a keystore nothing is offered that would lose a value, and it is said', async () => {
  const server = fakeServer({
    secrets: [{ name: 'desk-token', state: 'run-only' }],
    literalSecrets: ['TOKEN'],
  });
  const { fake, stores, rerender } = await renderApp(null);
  fake.answer({ 'app.keystore': () => ({ ok: true, value: 'run-only' }) });
  rerender(
    <AppStateProvider state={{ api: fake.api, stores }}>
      <MessagesProvider locale="en">
        <ServerSecrets server={server} />
      </MessagesProvider>
    </AppStateProvider>,
  );
  await settle();
  expect(screen.queryByRole('button', { name: 'Move to the keystore' })).toBeNull();
  expect(screen.getByText(/so it stays there/)).toBeTruthy();
  expect(screen.getByText('1 secret is kept until you quit')).toBeTruthy();
});

test('nothing is asked and nothing shown for a server without secrets', async () => {
  const { fake, container } = await renderApp(<ServerSecrets server={fakeServer()} />);
  expect(container.textContent).toBe('');
  expect(fake.calls.map(([name]) => name)).toEqual(['app.load']);
});
