import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales } from '../../i18n/locale.ts';
import type { ConnectionErrorCode, ServerView } from '../../../shared/servers/serverView.ts';
import { fakeAction, fakeEndedAction, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerPage } from './ServerPage.tsx';

const show = (changes: Partial<ServerView> = {}, more = {}) =>
  renderApp(<ServerPage serverId="desk" />, { servers: [fakeServer(changes)], ...more });
const failed = (code: ConnectionErrorCode): Partial<ServerView> => ({
  state: { kind: 'failed', problem: { code, detail: 'ECONNREFUSED 127.0.0.1:9' } },
});
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the page of a server', () => {
  it('shows name, state, revision and what it calls itself', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Table desk', level: 1 })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Connected');
    expect(screen.getByText('Chez MCP')).toBeTruthy();
    expect(screen.getAllByText('node demo-server --stdio').length).toBe(2);
    expect(screen.getAllByText('2026-07-28').length).toBeGreaterThan(0);
  });

  it('keeps what the server says of its tools in its frame, as inert text (C-IDN-5, C-URL-8)', async () => {
    const description = '<a href="https://evil.example">click</a> https://evil.example \u202e';
    const tool = { name: 'pay', description, inputSchema: {}, definition: 'd' };
    const { container } = await show({ tools: { kind: 'loaded', tools: [tool] } });
    const frame = screen.getByRole('region', { name: 'From Table desk:' });
    expect(within(frame).getByText(/<a href="https:\/\/evil\.example">/)).toBeTruthy();
    expect(within(frame).getByText('U+202E')).toBeTruthy();
    expect(container.querySelector('a')).toBeNull();
  });

  it('words annotations as claims of the server (C-IDN-7)', async () => {
    const tool = {
      name: 'cancel',
      inputSchema: {},
      definition: 'd',
      annotations: { destructiveHint: true },
    };
    await show({ tools: { kind: 'loaded', tools: [tool] } });
    expect(screen.getByText('says it may delete data')).toBeTruthy();
  });

  it('says what of the tools is not listed', async () => {
    const one = { name: 'one', inputSchema: {}, definition: 'd' };
    const list = (leftOut: object) =>
      show({ tools: { kind: 'loaded', tools: [one], leftOut: { ...nothing, ...leftOut } } });
    const nothing = { unlisted: 0, unreadable: 0, hasMore: false };
    const cut = await list({ unlisted: 9_000, unreadable: 1 });
    expect(screen.getByText('9,000 more are not listed.')).toBeTruthy();
    expect(screen.getByText('1 tool could not be read and is left out.')).toBeTruthy();
    cut.unmount();
    await list({ unlisted: 5, hasMore: true });
    expect(screen.getByText('The server has more tools than Frontdesk lists.')).toBeTruthy();
    expect(screen.queryByText(/not listed|left out/)).toBeNull();
  });

  it('opens the page of a tool', async () => {
    const { stores } = await show();
    // Named in our words alone; which tool it is stands beside and describes it (C-IDN-5).
    fireEvent.click(screen.getByRole('button', { name: 'Run…', description: /Book a table/ }));
    await settle();
    expect(stores.navigation.getState().place).toEqual({
      kind: 'tool',
      serverId: 'desk',
      tool: 'book_table',
    });
  });

  it('connects, disconnects and reconnects', async () => {
    const down = await show({ state: { kind: 'disconnected' } });
    await press('Connect');
    expect(down.fake.calls.at(-1)).toEqual(['servers.connect', { serverId: 'desk' }]);
    down.unmount();
    const { fake } = await show();
    await press('Reconnect');
    expect(fake.calls.slice(-2).map(([name]) => name)).toEqual([
      'servers.disconnect',
      'servers.connect',
    ]);
  });

  it('removes only after a confirmation in place', async () => {
    const { fake, stores } = await show();
    await press('Remove');
    await press('Keep it');
    expect(fake.calls.some(([name]) => name === 'servers.remove')).toBe(false);
    await press('Remove');
    await press('Remove it');
    expect(fake.calls.at(-1)).toEqual(['servers.remove', { serverId: 'desk' }]);
    expect(stores.navigation.getState().place.kind).toBe('home');
  });

  it('says what a call to main could not do', async () => {
    const { fake } = await show({ state: { kind: 'disconnected' } });
    fake.answer({
      'servers.connect': () => ({ ok: false, error: { code: 'storage-failed', detail: 'ENOSPC' } }),
    });
    await press('Connect');
    expect(screen.getByRole('alert').textContent).toContain('could not be saved');
  });

  const codes = Object.keys(catalogues.en.servers.problems) as ConnectionErrorCode[];
  it.each(codes)('says what happened, what to do and offers another try: %s', async (code) => {
    const { fake } = await show(failed(code));
    const { title, todo } = catalogues.en.servers.problems[code];
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(todo);
    fireEvent.click(within(alert).getByRole('button', { name: 'Technical detail' }));
    expect(alert.textContent).toContain('ECONNREFUSED');
    await press('Try again');
    expect(fake.calls.at(-1)?.[0]).toBe('servers.connect');
  });

  it.each(locales)('names a failure in %s', async (locale) => {
    const servers = [fakeServer(failed('refused'))];
    await renderApp(<ServerPage serverId="desk" />, { servers }, locale);
    expect(screen.getByText(catalogues[locale].servers.problems.refused.title)).toBeTruthy();
  });

  it('offers a header where a sign-in is wanted', async () => {
    const { stores } = await show(failed('unauthorized'));
    await press('Add a header');
    expect(stores.navigation.getState().place).toMatchObject({
      kind: 'edit-server',
      isSigningIn: true,
    });
  });

  it('approves the very command that was shown (C-STD-3)', async () => {
    const approval = {
      fingerprint: 'sha',
      command: 'node',
      args: [],
      cwd: null,
      envNames: [],
      changed: false,
    };
    const { fake } = await show({ state: { kind: 'awaiting-approval', approval } });
    await press('Do not run');
    expect(fake.calls.at(-1)).toEqual(['servers.rejectCommand', { serverId: 'desk' }]);
  });

  it('shows what the program wrote, when it is opened and on demand', async () => {
    const { fake } = await show({ hasStderr: true, ...failed('exited-early') });
    fake.answer({
      'servers.readStderr': () => ({ ok: true, value: { text: 'no such file', truncated: false } }),
    });
    await press('Refresh');
    expect(screen.getByText('no such file')).toBeTruthy();
  });

  it('lists runs, the newest first, and opens or removes them', async () => {
    const first = { ...fakeEndedAction({ kind: 'stopped', reason: 'person' }), id: 'first' };
    const { fake, stores } = await show({}, { actions: [first, fakeAction({ id: 'second' })] });
    const runs = screen.getAllByRole('button', {
      name: /^Open this run/,
      description: 'book_table',
    });
    expect(runs.map((run) => run.getAttribute('aria-label'))).toEqual([
      'Open this run: Running',
      'Open this run: Stopped',
    ]);
    await press('Remove this run from the list');
    expect(fake.calls.at(-1)).toEqual(['actions.dismiss', { actionId: 'first' }]);
    await press('Open this run: Running');
    expect(stores.navigation.getState().place).toEqual({ kind: 'action', actionId: 'second' });
  });

  it('says so when the server is gone', async () => {
    await renderApp(<ServerPage serverId="other" />);
    expect(screen.getByRole('heading', { name: 'This page no longer exists' })).toBeTruthy();
  });
});
