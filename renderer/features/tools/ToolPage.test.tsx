import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ToolPage } from './ToolPage.tsx';

const page = <ToolPage serverId="desk" tool="book_table" />;

describe('the page of a tool', () => {
  it('runs with what was entered and goes to the run (C-IDN-10)', async () => {
    const { fake, stores } = await renderApp(page, { servers: [fakeServer()] });
    fireEvent.change(screen.getByLabelText('Party'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await settle();
    const [name, argument] = fake.calls.at(-1) ?? [];
    expect(name).toBe('actions.run');
    expect(argument).toMatchObject({ serverId: 'desk', tool: 'book_table' });
    expect(JSON.parse((argument as { argumentsText: string }).argumentsText)).toEqual({ party: 4 });
    expect(stores.navigation.getState().place).toEqual({ kind: 'action', actionId: 'run-1' });
  });

  it('keeps the form while the connection is away', async () => {
    const { fake } = await renderApp(page, { servers: [fakeServer()] });
    fireEvent.change(screen.getByLabelText('Party'), { target: { value: '4' } });
    const down = fakeServer({ state: { kind: 'disconnected' }, tools: { kind: 'not-loaded' } });
    act(() => fake.emit('servers', [down]));
    expect(screen.getByText('The server is not connected')).toBeTruthy();
    expect(screen.getByLabelText('Party')).toHaveProperty('value', '4');
    expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true);
  });

  it('says so when the server no longer lists the tool', async () => {
    await renderApp(page, { servers: [fakeServer({ tools: { kind: 'loaded', tools: [] } })] });
    expect(screen.getByText('This tool is not in the server’s list')).toBeTruthy();
  });

  it('C-IDN-10 runs nothing that has changed since it was seen, and keeps what was entered', async () => {
    const server = fakeServer();
    const { fake } = await renderApp(page, { servers: [server] });
    fireEvent.change(screen.getByLabelText('Party'), { target: { value: '4' } });
    const tools =
      server.tools.kind === 'loaded'
        ? server.tools.tools.map((tool) => ({ ...tool, description: 'New.', definition: 'new' }))
        : [];
    act(() => fake.emit('tools', { serverId: server.id, tools: { kind: 'loaded', tools } }));
    expect(screen.getByText('This tool has changed')).toBeTruthy();
    expect(screen.queryByText('New.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true);

    fireEvent.click(screen.getByRole('button', { name: 'Show it as it is now' }));
    expect(screen.getByText('New.')).toBeTruthy();
    expect(screen.getByLabelText('Party')).toHaveProperty('value', '4');
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await settle();
    expect(fake.calls.at(-1)).toMatchObject(['actions.run', { definition: 'new' }]);
  });
});
