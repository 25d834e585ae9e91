import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { createFormats } from '../../i18n/formats.ts';
import { locales } from '../../i18n/locale.ts';
import { fakeGuard, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { ServerPage } from '../servers/ServerPage.tsx';

const heldBack = { 'over-limit': 30, paused: 5, undeclared: 2, 'by-rule': 0 };
const pausedServer = fakeServer({ rules: { ...defaultRules, paused: true } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each(locales)('the page of a server, in %s', (locale) => {
  const { guard: words } = catalogues[locale];
  const server = 'Table desk';

  it('C-RAT-2: tells how many questions were not shown, since when and why, until it is cleared', async () => {
    const sinceMs = Date.now();
    const guards = [fakeGuard({ heldBack, sinceMs })];
    const { fake } = await renderApp(
      <ServerPage serverId="desk" />,
      { servers: [fakeServer()], guards },
      locale,
    );
    const formats = createFormats(locale);
    const reasons = (['over-limit', 'paused', 'undeclared'] as const).map((reason) =>
      words.heldBackReasons[reason]({ count: heldBack[reason] }),
    );
    const since = formats.timeOfDay(sinceMs);
    const told = words.heldBack({ count: 37, since, reasons: formats.list(reasons) });
    expect(screen.getByText(told)).toBeTruthy();
    press(words.clearOf({ server }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['servers.clearHeldBack', { serverId: 'desk' }]);
    act(() => fake.emit('guards', [fakeGuard()]));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('C-RAT-3: pauses with one click, says so, and resumes with one click', async () => {
    const { fake } = await renderApp(
      <ServerPage serverId="desk" />,
      { servers: [fakeServer()] },
      locale,
    );
    press(words.pauseOf({ server }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['servers.pause', { serverId: 'desk' }]);
    act(() => fake.emit('servers', [pausedServer]));
    expect(screen.getByText(words.pausedTitle({ server }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.pauseOf({ server }) })).toBeNull();
    press(words.resumeOf({ server }));
    await settle();
    expect(fake.calls.at(-1)).toEqual(['servers.resume', { serverId: 'desk' }]);
  });

  it('C-RAT-4: offers to pause after refusals in a row, and pauses nothing by itself', async () => {
    const { fake } = await renderApp(
      <ServerPage serverId="desk" />,
      { servers: [fakeServer()], guards: [fakeGuard({ offersPause: true })] },
      locale,
    );
    expect(screen.getByText(words.offerTitle({ server }))).toBeTruthy();
    expect(fake.calls.map(([name]) => name)).not.toContain('servers.pause');
    act(() => fake.emit('servers', [pausedServer]));
    expect(screen.queryByText(words.offerTitle({ server }))).toBeNull();
  });
});

it('C-RAT-3: says when pausing could not be saved', async () => {
  const { fake } = await renderApp(<ServerPage serverId="desk" />, { servers: [pausedServer] });
  fake.answer({ 'servers.resume': () => ({ ok: false, error: { code: 'storage-failed' } }) });
  press('Resume questions of Table desk');
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('could not be saved');
});
