import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';
import { matches } from '../../../shared/history/historyFilter.ts';
import { asked, heldBack, ran } from '../../../shared/history/testing/entries.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { createFormats } from '../../i18n/formats.ts';
import { locales } from '../../i18n/locale.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { AppStateProvider } from '../../state/AppStateProvider.tsx';
import { renderApp, settle } from '../../testing/renderApp.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { outcomeText } from './outcomeText.ts';

/** A main that holds these, the newest first. */
async function show(entries: readonly HistoryEntry[], unreadable = 0, historyDays: 0 | 90 = 90) {
  let kept = entries;
  const app = await renderApp(null, { settings: { locale: 'en', theme: 'light', historyDays } });
  app.fake.answer({
    'history.search': ({ filter, beforeId, limit }) => {
      const found = kept.filter((entry) => matches(entry, filter));
      const from = beforeId === undefined ? 0 : found.findIndex(({ id }) => id === beforeId) + 1;
      const servers = [...new Set(kept.map(({ serverName }) => serverName))];
      const page = found.slice(from, from + limit);
      return { ok: true, value: { entries: page, total: found.length, servers, unreadable } };
    },
    'history.remove': (which) => {
      kept = 'all' in which ? [] : kept.filter(({ id }) => !which.ids.includes(id));
      return { ok: true, value: null };
    },
  });
  // Only now: the page asks as soon as it is drawn.
  app.unmount();
  render(
    <AppStateProvider state={{ api: app.fake.api, stores: app.stores }}>
      <MessagesProvider locale="en">
        <HistoryPage />
      </MessagesProvider>
    </AppStateProvider>,
  );
  await settle();
  await settle();
  return app;
}
const lines = () =>
  screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll(/\s+/g, ' '));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
  await settle();
};
const choose = async (label: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: label }));
  fireEvent.click(screen.getByRole('option', { name: option }));
  await settle();
  await settle();
};
const callsOf = ({ fake }: Awaited<ReturnType<typeof show>>, name: string) =>
  fake.calls.filter(([called]) => called === name).map(([, argument]) => argument);

describe('the page of the history', () => {
  test('says what to do while there is nothing', async () => {
    await show([]);
    expect(screen.getByText('Nothing has happened yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
  });

  test('C-IDN-1: a line tells which server, what, how it ended and by whom', async () => {
    await show([
      heldBack({ id: 'c' }),
      asked({ id: 'b', outcome: 'decline' }),
      ran({ id: 'a', startedAtMs: 0, endedAtMs: 86_400_000 }),
    ]);
    expect(screen.getAllByRole('region')).toHaveLength(2);
    const [held, declined, run] = lines();
    expect(held).toContain('37 held back by the limit');
    expect(declined).toContain('Table desk');
    expect(declined).toContain('node demo-server --stdio');
    expect(declined).toContain('Form');
    expect(declined).toContain('book_table');
    expect(declined).toContain('Declined by you');
    expect(run).toContain('Finished');
  });

  test('a prompt or a resource that was run is told from a tool', async () => {
    await show([ran({ id: 'a', tools: ['review_menu'], of: 'prompt' })]);
    expect(screen.getByRole('listitem').textContent).toContain('Promptreview_menu');
    fireEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getAllByText('Prompt')).toHaveLength(2);
  });

  test('C-PRV-2: the details are names and times', async () => {
    await show([asked({ fields: ['name', 'email'], revision: '2025-11-25' })]);
    await press('Details');
    const details = screen.getByRole('listitem').textContent;
    for (const word of ['You', 'name', 'email', '2025-11-25', 'book_table']) {
      expect(details).toContain(word);
    }
  });

  test('words and filters are asked of main, and taken away again', async () => {
    const app = await show([asked({ id: 'b' }), ran({ id: 'a', serverName: 'Globex' })]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), {
      target: { value: 'globex' },
    });
    await settle();
    await settle();
    expect(lines()).toHaveLength(1);
    await choose(/Decided by/, 'You');
    expect(screen.getByText('Nothing found')).toBeDefined();
    await choose(/Decided by/, 'Anybody');
    expect(lines()).toHaveLength(1);
    await choose(/^(?=.*Server)/, 'Globex');
    expect(callsOf(app, 'history.search').at(-1)).toMatchObject({
      filter: { text: 'globex', server: 'Globex' },
    });
  });

  test('goes on by pages, and is asked for anew when something was added', async () => {
    const all = Array.from({ length: 120 }, (_, index) => asked({ id: `e${String(index)}` }));
    const app = await show(all);
    expect(lines()).toHaveLength(50);
    expect(screen.getByRole('status').textContent).toBe('120 entries');
    await press('Show more');
    await press('Show more');
    expect(lines()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const before = callsOf(app, 'history.search').length;
    act(() => app.fake.emit('history', 1));
    await settle();
    expect(callsOf(app, 'history.search').length).toBeGreaterThan(before);
  });

  test('is exported as it is filtered, to where the system says', async () => {
    const app = await show([asked()]);
    await press('Export as CSV');
    expect(callsOf(app, 'history.export')).toEqual([{ format: 'csv', filter: { text: '' } }]);
    expect(screen.getByText('/home/ada/history')).toBeDefined();
    app.fake.answer({ 'history.export': () => ({ ok: true, value: null }) });
    await press('Export as JSON');
    expect(screen.queryByText('/home/ada/history')).toBeNull();
  });

  test('one entry is deleted at once, all of them after one question', async () => {
    const app = await show([asked({ id: 'b' }), ran({ id: 'a' })]);
    const [first] = screen.getAllByRole('button', { name: 'Details' });
    fireEvent.click(first ?? document.body);
    await press('Delete this entry');
    expect(callsOf(app, 'history.remove')).toEqual([{ ids: ['b'] }]);
    await press('Delete all…');
    const question = screen.getByRole('region', { name: 'Delete the whole history?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Keep them' }));
    expect(callsOf(app, 'history.remove')).toHaveLength(1);
    await press('Delete all…');
    await press('Delete all');
    expect(callsOf(app, 'history.remove').at(-1)).toEqual({ all: true });
  });

  test('says what could not be read, and that nothing is kept', async () => {
    await show([asked()], 3, 0);
    expect(screen.getByText(/3 lines of the history could not be read/)).toBeDefined();
    expect(screen.getByText(/kept for this run only/)).toBeDefined();
  });
});

describe.each(locales)('in %s', (locale) => {
  const told = (entry: HistoryEntry) =>
    outcomeText(entry, catalogues[locale], createFormats(locale));

  test('C-RAT-3: each end is told differently by who decided it', () => {
    const ends: HistoryEntry[] = [
      asked(),
      asked({ mode: 'url', opened: 'by-app' }),
      asked({ mode: 'url', opened: 'by-person' }),
      asked({ outcome: 'decline' }),
      asked({ outcome: 'decline', decidedBy: 'rule' }),
      asked({ outcome: 'cancel' }),
      asked({ outcome: 'refused', decidedBy: 'app' }),
      asked({ outcome: 'refused', decidedBy: 'rule' }),
      ...Object.keys(catalogues.en.history.withdrawn).map((reason) =>
        asked({ outcome: 'withdrawn', reason }),
      ),
      ran(),
      ran({ outcome: 'tool-error' }),
      ...Object.keys(catalogues.en.history.stopped).map((reason) =>
        ran({ outcome: 'stopped', reason }),
      ),
      heldBack(),
      heldBack({ reason: 'paused' }),
    ];
    const words = ends.map(told);
    expect(new Set(words).size).toBe(words.length);
  });

  test('a code of another version is an end, and nothing more is said', () => {
    const { ended } = catalogues[locale].history.outcomes;
    expect(told(ran({ outcome: 'stopped', reason: 'toString' }))).toBe(ended);
    expect(told(asked({ outcome: 'withdrawn' }))).toBe(ended);
  });
});
