import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WirePage as WirePageView, WireRow } from '../../../shared/wire/wireView.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { AppStateProvider } from '../../state/AppStateProvider.tsx';
import { emptyWire, fakeServer, noonMs } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { WirePage } from './WirePage.tsx';

const row = (changes: Partial<WireRow>): WireRow => ({
  id: 1,
  atMs: noonMs,
  direction: 'sent',
  kind: 'request',
  method: 'tools/call',
  rpcId: '1',
  bytes: 320,
  isCut: false,
  holdsAnswers: false,
  ...changes,
});

async function show(pageOf: () => Partial<WirePageView>) {
  const app = await renderApp(null, { servers: [fakeServer({ id: 'desk', name: 'Table desk' })] });
  app.fake.answer({
    'wire.read': () => {
      const page = pageOf();
      return { ok: true, value: { ...emptyWire, kept: page.rows?.length ?? 0, ...page } };
    },
    'wire.texts': ({ ids }) => ({
      ok: true,
      value: ids.map((id) => ({ id, json: '{\n  "name": "••• string, 3"\n}' })),
    }),
    'wire.reveal': ({ ids }) => ({
      ok: true,
      value: ids.map((id) => ({ id, json: '{\n  "name": "Ada\u202E"\n}' })),
    }),
  });
  app.unmount();
  render(
    <AppStateProvider state={{ api: app.fake.api, stores: app.stores }}>
      <MessagesProvider locale="en">
        <WirePage serverId="desk" />
      </MessagesProvider>
    </AppStateProvider>,
  );
  await settle();
  await settle();
  return app;
}
const callsOf = ({ fake }: Awaited<ReturnType<typeof show>>, name: string) =>
  fake.calls.filter(([called]) => called === name).map(([, argument]) => argument);
const unfold = async (index = 0) => {
  const button = screen.getAllByRole('button', { name: 'The message' })[index];
  if (button === undefined) throw new Error('no such row');
  fireEvent.click(button);
  await settle();
};

describe('the page of messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('says what to do while there is nothing', async () => {
    await show(() => ({}));
    expect(screen.getByText('No messages yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export all' })).toBeNull();
  });

  test('a row tells direction, kind, method or what it answers, id and size', async () => {
    await show(() => ({
      rows: [row({}), row({ id: 2, direction: 'received', kind: 'response' })],
      dropped: 7,
      heldBack: 2,
    }));
    const [sent, received] = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
    expect(sent).toMatch(/→ Sent.*Request.*tools\/call.*id 1.*320/);
    expect(received).toMatch(/← Received.*Answer.*answer to tools\/call/);
    expect(screen.getByRole('status').textContent).toBe('2 messages');
    expect(screen.getByText('7 older messages are no longer kept.')).toBeDefined();
  });

  test('a message is asked for when its row unfolds, and comes masked', async () => {
    const app = await show(() => ({ rows: [row({})] }));
    expect(callsOf(app, 'wire.texts')).toEqual([]);
    await unfold();
    expect(callsOf(app, 'wire.texts')).toEqual([{ serverId: 'desk', ids: [1] }]);
    expect(screen.getByLabelText('The message', { selector: 'pre' }).textContent).toContain('•••');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('C-PRV-2 C-IDN-5: values are shown for this view alone, inert, and go again', async () => {
    const app = await show(() => ({ rows: [row({ holdsAnswers: true })], holdsAnswers: true }));
    await unfold();
    expect(callsOf(app, 'wire.reveal')).toEqual([]);
    fireEvent.click(screen.getByRole('switch'));
    await settle();
    const shown = () => screen.getByLabelText('The message', { selector: 'pre' }).textContent;
    expect(shown()).toContain('"Ada\\u202e"');
    fireEvent.click(screen.getByRole('switch'));
    await settle();
    expect(shown()).not.toContain('Ada');
  });

  test('main is asked again when it tells of more, of this server, a few times a second', async () => {
    let rows = [row({})];
    const app = await show(() => ({ rows }));
    const asked = callsOf(app, 'wire.read').length;
    rows = [...rows, row({ id: 2 })];
    const tell = (serverId: string) => app.fake.emit('wire', { serverId, recorded: 2, dropped: 0 });
    act(() => {
      tell('other');
      tell('desk');
      tell('desk');
      vi.advanceTimersByTime(1_000);
    });
    await settle();
    expect(callsOf(app, 'wire.read')).toHaveLength(asked + 1);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('a filter goes to main, with an export that asks for the place', async () => {
    const app = await show(() => ({ rows: [row({})] }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), {
      target: { value: 'tools' },
    });
    await settle();
    expect(callsOf(app, 'wire.read').at(-1)).toEqual({
      serverId: 'desk',
      filter: { text: 'tools' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Export all' }));
    await settle();
    expect(callsOf(app, 'wire.export')).toEqual([{ serverId: 'desk' }]);
    expect(screen.getByText('/home/ada/messages')).toBeDefined();
  });
});
