import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WaitState, WaitView } from '../../../shared/waits/waitView.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { locales, type Locale } from '../../i18n/locale.ts';
import { fakeWait } from '../../testing/fakeUrlViews.ts';
import { fakeAction, fakeServer, noonMs } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { trustedClick } from '../../testing/trusted.ts';
import { WaitsPage } from './WaitsPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs + 65_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = fakeAction({ tool: 'connect_calendar', status: { kind: 'waiting' } });
const show = (waits: readonly WaitView[], actions = [waiting], locale: Locale = 'en') =>
  renderApp(<WaitsPage />, { waits, actions }, locale);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const openAgain = async () => {
  act(() => {
    vi.advanceTimersByTime(600);
  });
  trustedClick(screen.getByRole('button', { name: 'Open again' }));
  await settle();
};
const callsOf = (fake: { calls: readonly (readonly [string, unknown])[] }) =>
  fake.calls.filter(([name]) => name !== 'app.load');

describe('the page of what waits', () => {
  it('says what it is for while there is nothing', async () => {
    await show([]);
    expect(screen.getByText('Nothing is waiting for a page')).toBeDefined();
  });

  it('tells whose page it is, and for how long it has been waited for', async () => {
    await show([fakeWait()]);
    const card = screen.getByRole('group', { name: 'calendar.example' });
    expect(card.textContent).toContain('Handed to your browser');
    expect(card.textContent).toContain('Waiting for Calendar');
    expect(card.textContent).toContain('1 min 5 sec');
    act(() => {
      vi.advanceTimersByTime(2_000);
    });
    expect(card.textContent).toContain('1 min 7 sec');
  });

  it('C-IDN-1: tells who the server is to the person', async () => {
    const server = fakeServer({ id: fakeWait().serverId, standing: 'changed' });
    const { container } = await renderApp(<WaitsPage />, {
      servers: [server],
      waits: [fakeWait()],
      actions: [waiting],
    });
    expect(container.querySelector('[data-standing="changed"]')).not.toBeNull();
    expect(screen.getByText(`calls itself “Chez MCP”`)).toBeDefined();
  });

  const states: WaitState[] = ['waiting', 'not-finished', 'reported-complete'];
  it.each(locales.flatMap((locale) => states.map((state) => [locale, state] as const)))(
    'never says that it is done (C-URL-14): %s, %s',
    async (locale, state) => {
      await show([fakeWait({ state })], [waiting], locale);
      const sentence = catalogues[locale].waits.states[state];
      const text = typeof sentence === 'string' ? sentence : sentence({ server: 'Calendar' });
      expect(screen.getByText(text)).toBeDefined();
      const { finished } = catalogues[locale].actions.states;
      expect(screen.queryByText(finished)).toBeNull();
    },
  );

  it('tries again at any time it can be tried (C-URL-15, C-MRT-17)', async () => {
    const { fake } = await show([fakeWait({ id: 'a', canTryAgain: false }), fakeWait({ id: 'b' })]);
    await press('Try again');
    expect(callsOf(fake)).toEqual([['waits.tryAgain', { waitId: 'b' }]]);
  });

  it('takes a double click on it for one', async () => {
    const { fake } = await show([fakeWait()]);
    await press('Try again');
    await press('Try again');
    expect(callsOf(fake)).toEqual([['waits.tryAgain', { waitId: 'w' }]]);
  });

  it('says why it cannot be tried again', async () => {
    const { fake } = await show([fakeWait({ canTryAgain: false })]);
    await press('Try again');
    expect(callsOf(fake)).toEqual([]);
    expect(screen.getByText(/server is still working on the action/)).toBeDefined();
  });

  it('stops each of the actions that may wait for it', async () => {
    const other = { ...waiting, id: 'run-2', tool: 'pay_deposit' };
    const { fake } = await show([fakeWait({ actionIds: ['run-1', 'run-2'] })], [waiting, other]);
    // No button is named by a server: the tool's name stands beside it and describes it (C-IDN-5).
    fireEvent.click(
      screen.getByRole('button', { name: 'Stop this action', description: 'pay_deposit' }),
    );
    await settle();
    expect(callsOf(fake)).toEqual([['actions.stop', { actionId: 'run-2' }]]);
  });

  it('calls the stop of a single action as everywhere', async () => {
    const { fake } = await show([fakeWait()]);
    await press('Stop this action');
    expect(callsOf(fake)).toEqual([['actions.stop', { actionId: 'run-1' }]]);
  });

  it('lets a page that nothing waits for be dismissed only', async () => {
    const { fake } = await show([fakeWait({ actionIds: [] })]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Dismiss');
    expect(callsOf(fake)).toEqual([['waits.dismiss', { waitId: 'w' }]]);
  });

  it('opens again by a new click, and says what came of it (C-URL-11)', async () => {
    const { fake } = await show([fakeWait()]);
    await openAgain();
    expect(callsOf(fake)).toEqual([['waits.openAgain', { waitId: 'w' }]]);
    expect(screen.getByText('Handed to your browser once more.')).toBeDefined();
    fake.answer({ 'waits.openAgain': () => ({ ok: true, value: { kind: 'no-program' } }) });
    await openAgain();
    expect(screen.getByText(/found no browser/)).toBeDefined();
  });

  it('takes no click that was meant for the dialog before it', async () => {
    const { fake } = await show([fakeWait()]);
    trustedClick(screen.getByRole('button', { name: 'Open again' }));
    await settle();
    expect(callsOf(fake)).toEqual([]);
  });

  it('tells when main refuses', async () => {
    const { fake } = await show([fakeWait()]);
    fake.answer({ 'waits.tryAgain': () => ({ ok: false, error: { code: 'not-waiting' } }) });
    await press('Try again');
    expect(screen.getByRole('alert').textContent).toBe(catalogues.en.common.errors['not-waiting']);
  });

  it('leads to the action', async () => {
    const { stores } = await show([fakeWait()]);
    await press('Show the action');
    expect(stores.navigation.getState().place).toEqual({ kind: 'action', actionId: 'run-1' });
  });

  it('follows what main publishes', async () => {
    const { fake } = await show([fakeWait()]);
    act(() => fake.emit('waits', [fakeWait({ domain: 'pay.example' })]));
    expect(screen.getByRole('group', { name: 'pay.example' })).toBeDefined();
    act(() => fake.emit('waits', []));
    expect(screen.getByText('Nothing is waiting for a page')).toBeDefined();
  });
});
