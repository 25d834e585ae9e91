import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { AddServerPage } from './AddServerPage.tsx';
import { EditServerPage } from './EditServerPage.tsx';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('adding a server', () => {
  it('adds a program, goes to its page and connects it', async () => {
    const { fake, stores } = await renderApp(<AddServerPage />);
    type('Name', 'Files');
    type('Command', 'npx');
    type('Arguments', '-y\nserver-files');
    await press('Add a variable');
    type('Value', 'secret');
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, { target: { value: 'TOKEN' } });
    await press('Add and connect');
    expect(fake.calls.slice(-2)).toEqual([
      [
        'servers.add',
        {
          name: 'Files',
          config: { command: 'npx', args: ['-y', 'server-files'], env: { TOKEN: '' } },
          secrets: [{ place: 'env', key: 'TOKEN', value: 'secret' }],
        },
      ],
      ['servers.connect', { serverId: 'added' }],
    ]);
    expect(stores.navigation.getState().place).toEqual({ kind: 'server', serverId: 'added' });
  });

  it('C-PRV-3: a value stays in plain text when the person says so', async () => {
    const { fake } = await renderApp(<AddServerPage />);
    type('Name', 'Files');
    type('Command', 'npx');
    await press('Add a variable');
    type('Value', 'secret');
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, { target: { value: 'TOKEN' } });
    await settle();
    expect(screen.getByText(/encrypts a value in its keystore/)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Keep TOKEN in the keystore' }));
    await press('Add and connect');
    expect(fake.calls.at(-2)?.[1]).toEqual({
      name: 'Files',
      config: { command: 'npx', env: { TOKEN: 'secret' } },
    });
  });

  it('C-PRV-3: says where a secret goes when the system has no keystore', async () => {
    const { fake } = await renderApp(<AddServerPage />);
    fake.answer({ 'app.keystore': () => ({ ok: true, value: 'run-only' }) });
    await press('Add a variable');
    expect(fake.calls.map(([name]) => name)).not.toContain('app.keystore');
    type('Value', 'secret');
    fireEvent.change(screen.getAllByLabelText('Name')[1]!, { target: { value: 'TOKEN' } });
    await settle();
    expect(screen.getByText('This system offers no keystore')).toBeTruthy();
  });

  it('says beside the fields what is missing, and calls nobody', async () => {
    const { fake } = await renderApp(<AddServerPage />);
    await press('Add and connect');
    expect(screen.getByText('Give the server a name.')).toBeTruthy();
    expect(screen.getByText('Enter the program to start.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(fake.calls.map(([name]) => name)).toEqual(['app.load']);
  });

  it('splits a whole command line on demand', async () => {
    await renderApp(<AddServerPage />);
    type('Command', 'npx -y "a b"');
    await press('Split it into command and arguments');
    expect(screen.getByLabelText('Command')).toHaveProperty('value', 'npx');
    expect(screen.getByLabelText('Arguments')).toHaveProperty('value', '-y\na b');
  });

  it('keeps the name when the way of reaching it changes', async () => {
    const { fake } = await renderApp(<AddServerPage />);
    type('Name', 'Calendar');
    choose('Web address');
    type('Address (URL)', 'https://mcp.example/mcp');
    await press('Add and connect');
    expect(fake.calls.at(-2)).toEqual([
      'servers.add',
      { name: 'Calendar', config: { url: 'https://mcp.example/mcp' } },
    ]);
  });

  it('stays with what was typed when main refuses', async () => {
    const { fake, stores } = await renderApp(<AddServerPage />);
    fake.answer({ 'servers.add': () => ({ ok: false, error: { code: 'storage-failed' } }) });
    type('Name', 'Files');
    type('Command', 'npx');
    await press('Add and connect');
    expect(screen.getByRole('alert').textContent).toContain('could not be saved');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Files');
    expect(stores.navigation.getState().place.kind).toBe('home');
  });

  it('adds servers from JSON and says which were left out and why', async () => {
    const { fake } = await renderApp(<AddServerPage />);
    fake.answer({
      'servers.importJson': () => ({
        ok: true,
        value: { added: ['files'], rejected: [{ name: 'bad', reason: 'invalid', detail: 'url' }] },
      }),
    });
    choose('Paste JSON');
    type('JSON', '{}');
    await press('Add these servers');
    expect(fake.calls.at(-1)).toEqual(['servers.importJson', { text: '{}' }]);
    expect(screen.getByText('1 server was added')).toBeTruthy();
    expect(screen.getByText('1 entry was left out')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('bad: the entry is not valid url');
    expect(screen.getByLabelText('JSON')).toHaveProperty('value', '{}');
  });
});

describe('editing a server', () => {
  const server = fakeServer({ config: { url: 'https://mcp.example/mcp' }, transport: 'http' });

  it('saves the changed entry under the new name', async () => {
    const { fake, stores } = await renderApp(
      <EditServerPage serverId="desk" isSigningIn={false} />,
      { servers: [server] },
    );
    type('Name', 'Desk');
    await press('Save');
    expect(fake.calls.at(-1)).toEqual([
      'servers.update',
      { serverId: 'desk', name: 'Desk', config: { url: 'https://mcp.example/mcp' } },
    ]);
    expect(stores.navigation.getState().place).toEqual({ kind: 'server', serverId: 'desk' });
  });

  it('C-PRV-3: shows no kept value, keeps it, and replaces it when the person does', async () => {
    const kept = fakeServer({
      config: { command: 'npx', env: { TOKEN: '${secret:desk-token}', LEVEL: 'debug' } },
      secrets: [{ name: 'desk-token', state: 'kept' }],
    });
    const { fake } = await renderApp(<EditServerPage serverId="desk" isSigningIn={false} />, {
      servers: [kept],
    });
    expect(screen.getByText('Kept in the keystore')).toBeTruthy();
    expect(screen.getAllByLabelText('Value', { selector: 'input' })).toHaveLength(1);
    await press('Replace TOKEN');
    await press('Save');
    expect(screen.getByText('Enter the new value, or keep what is there.')).toBeTruthy();
    await press('Keep TOKEN as it is');
    await press('Replace TOKEN');
    fireEvent.change(screen.getAllByLabelText('Value')[0]!, { target: { value: 'new' } });
    await press('Save');
    expect(fake.calls.at(-1)?.[1]).toEqual({
      serverId: 'desk',
      name: 'Table desk',
      config: { command: 'npx', env: { TOKEN: '', LEVEL: 'debug' } },
      secrets: [{ place: 'env', key: 'TOKEN', value: 'new' }],
    });
  });

  it('has an Authorization header prepared where a sign-in is wanted', async () => {
    await renderApp(<EditServerPage serverId="desk" isSigningIn />, { servers: [server] });
    expect(screen.getByText(/does not support signing in yet/)).toBeTruthy();
    expect(screen.getByDisplayValue('Authorization')).toBeTruthy();
  });

  it('lets only the name of a demo server change', async () => {
    const demo = fakeServer({ config: { frontdesk: { demo: 'legacy' } }, isDemo: true });
    const { fake } = await renderApp(<EditServerPage serverId="desk" isSigningIn={false} />, {
      servers: [demo],
    });
    expect(screen.queryByLabelText('Command')).toBeNull();
    type('Name', 'My demo');
    await press('Save');
    expect(fake.calls.at(-1)?.[1]).toEqual({
      serverId: 'desk',
      name: 'My demo',
      config: { frontdesk: { demo: 'legacy' } },
    });
  });
});
