import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues } from '../../i18n/catalogues.ts';
import { createFormats } from '../../i18n/formats.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeAction, noonMs } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { trustedClick } from '../../testing/trusted.ts';
import { ActionPage } from '../actions/ActionPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs + 1_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const held = fakeAction({
  status: { kind: 'held', count: 5, sinceMs: noonMs },
  steps: [
    { kind: 'started', atMs: noonMs },
    { kind: 'held-back', atMs: noonMs, count: 5, reason: 'over-limit' },
  ],
});
const showHeld = (locale: (typeof locales)[number] = 'en') =>
  renderApp(<ActionPage actionId="run-1" />, { actions: [held] }, locale);
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('C-RAT-2: an action whose server asks too often', () => {
  it.each(locales)('says how many questions wait and since when, in %s', async (locale) => {
    await showHeld(locale);
    const { actions, guard } = catalogues[locale];
    const since = createFormats(locale).timeOfDay(noonMs);
    expect(screen.getByText(guard.heldTitle({ server: 'Table desk' }))).toBeTruthy();
    expect(screen.getByText(guard.heldCount({ count: 5, since }))).toBeTruthy();
    expect(screen.getByText(actions.states.held)).toBeTruthy();
    expect(screen.getByText(actions.steps.heldBack['over-limit']({ count: 5 }))).toBeTruthy();
  });

  it('goes on by an act that was meant for it, not by a click at once or by a script', async () => {
    const { fake } = await showHeld();
    const before = fake.calls.length;
    const button = screen.getByRole('button', { name: 'Continue' });
    trustedClick(button);
    wait(500);
    fireEvent.click(button);
    expect(fake.calls).toHaveLength(before);
    wait(600);
    trustedClick(button);
    await settle();
    expect(fake.calls.slice(before)).toEqual([['actions.letThrough', { actionId: 'run-1' }]]);
  });

  it('is stopped at once', async () => {
    const { fake } = await showHeld();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['actions.stop', { actionId: 'run-1' }]);
  });

  it('says so when it was no longer held', async () => {
    const { fake } = await showHeld();
    fake.answer({ 'actions.letThrough': () => ({ ok: false, error: { code: 'not-held' } }) });
    wait(600);
    trustedClick(screen.getByRole('button', { name: 'Continue' }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('no longer held back');
  });
});

describe('C-MRT-15: an action that is not done after ten rounds', () => {
  const many = fakeAction({
    status: { kind: 'held', count: 0, sinceMs: noonMs, rounds: 10 },
    steps: [
      { kind: 'started', atMs: noonMs },
      { kind: 'retried', atMs: noonMs, round: 10 },
      { kind: 'rounds-reached', atMs: noonMs, rounds: 10 },
    ],
  });

  it.each(locales)(
    'asks the person, and tells the rounds as they happened, in %s',
    async (locale) => {
      await renderApp(<ActionPage actionId="run-1" />, { actions: [many] }, locale);
      const { actions, guard } = catalogues[locale];
      const server = 'Table desk';
      expect(screen.getByText(guard.roundsTitle({ server, rounds: 10 }))).toBeTruthy();
      expect(screen.getByText(guard.roundsText)).toBeTruthy();
      expect(screen.getByText(actions.steps.roundsReached({ server, rounds: 10 }))).toBeTruthy();
      expect(screen.getByText(actions.steps.retriedRound({ round: 10 }))).toBeTruthy();
    },
  );

  it('goes on by a click that was meant for it', async () => {
    const { fake } = await renderApp(<ActionPage actionId="run-1" />, { actions: [many] });
    wait(600);
    trustedClick(screen.getByRole('button', { name: 'Continue' }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['actions.letThrough', { actionId: 'run-1' }]);
  });
});
