import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../App.tsx';
import { fakeAction, fakeQuestion, fakeServer } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';

const snapshot = {
  servers: [fakeServer(), fakeServer({ id: 'calendar', name: 'Calendar' })],
  actions: [fakeAction()],
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the window', () => {
  it('tells of each server its state and its open questions, in words', async () => {
    const { fake } = await renderApp(<App loadFailure={null} />, snapshot);
    act(() => fake.emit('questions', [fakeQuestion('q', { state: { kind: 'queued' } })]));
    expect(
      screen.getByRole('button', { name: /Table desk\s*Connected\s*1 open question/ }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /Questions\s*1 open question/ })).toBeTruthy();
  });

  it('marks the page it shows', async () => {
    await renderApp(<App loadFailure={null} />, snapshot);
    await press('Settings');
    expect(screen.getByRole('button', { name: 'Settings' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeTruthy();
  });

  it('lays a question over the content and sets it aside when the person goes elsewhere', async () => {
    const { fake } = await renderApp(<App loadFailure={null} />, {
      ...snapshot,
      questions: [fakeQuestion('q')],
    });
    expect(screen.getByRole('dialog', { name: /Table desk asks you/ })).toBeTruthy();
    const content = document.querySelector('main');
    expect(content?.hasAttribute('inert')).toBe(true);
    await press('Settings');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(content?.hasAttribute('inert')).toBe(false);
    expect(fake.calls.some(([name]) => name === 'questions.answer')).toBe(false);
  });

  describe('while somebody is typing in the page (C-IDN-9)', () => {
    const jsonField = async () => {
      const rendered = await renderApp(<App loadFailure={null} />, snapshot);
      act(() => rendered.stores.navigation.setState({ place: { kind: 'add-server' } }));
      const field = screen.getByRole('textbox', { name: 'Name' });
      act(() => field.focus());
      act(() => rendered.fake.emit('questions', [fakeQuestion('q')]));
      return { ...rendered, field, content: document.querySelector('main') };
    };

    it('C-IDN-9: a question leaves the focus in the field, and is told', async () => {
      const { field, content } = await jsonField();
      expect(screen.getByRole('dialog', { name: /Table desk asks you/ })).toBeTruthy();
      expect(document.activeElement).toBe(field);
      expect(content?.hasAttribute('inert')).toBe(false);
      expect(screen.getByText('Table desk asks you. Press F6 to go to the question.')).toBeTruthy();
      // Enter sets nothing off, neither in the dialog nor in the covered page; a letter goes where it was meant to.
      expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
      expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
      fireEvent.keyDown(field, { key: 'Escape' });
      expect(screen.getByRole('dialog')).toBeTruthy();
    });

    it.each(['F6', 'Tab'])('C-IDN-9: %s leads to the question', async (key) => {
      const { field, content } = await jsonField();
      fireEvent.keyDown(field, { key });
      expect(document.activeElement).toBe(screen.getByRole('dialog'));
      expect(content?.hasAttribute('inert')).toBe(true);
    });
  });

  it('leads to the question that a notification was about', async () => {
    const other = fakeQuestion('other', { state: { kind: 'queued' }, serverName: 'Calendar' });
    const questions = [fakeQuestion('q'), other];
    const { fake } = await renderApp(<App loadFailure={null} />, { ...snapshot, questions });
    act(() => fake.emit('showQuestion', 'other'));
    expect(screen.getByRole('dialog', { name: /Calendar asks you/ })).toBeTruthy();
    expect(fake.calls.at(-1)).toEqual(['questions.present', { questionId: 'other' }]);
  });

  it('has a new question presented although an older one was set aside', async () => {
    const { fake } = await renderApp(<App loadFailure={null} />, {
      ...snapshot,
      questions: [fakeQuestion('q')],
    });
    await press('Settings');
    const fresh = fakeQuestion('new', { state: { kind: 'queued' } });
    act(() => fake.emit('questions', [fakeQuestion('q'), fresh]));
    expect(fake.calls.at(-1)).toEqual(['questions.present', { questionId: 'new' }]);
  });

  it('moves between list and content with F6', async () => {
    await renderApp(<App loadFailure={null} />, snapshot);
    await press('Settings');
    const main = document.querySelector('main');
    main?.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(main);
  });

  it('follows language and theme of the settings', async () => {
    const { fake } = await renderApp(<App loadFailure={null} />, snapshot);
    act(() => fake.emit('settings', { locale: 'ja', theme: 'dark', historyDays: 90 }));
    expect(screen.getByRole('button', { name: '設定' })).toBeTruthy();
    expect([document.documentElement.lang, document.documentElement.dataset['theme']]).toEqual([
      'ja',
      'dark',
    ]);
    act(() => fake.emit('settings', { locale: 'zh-TW', theme: 'system', historyDays: 90 }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('tells of a damaged file until it was read', async () => {
    const notices = [{ id: 'n', code: 'servers-file-damaged', path: '/x/servers.json.1' }] as const;
    await renderApp(<App loadFailure={null} />, { ...snapshot, notices });
    expect(screen.getByText('/x/servers.json.1')).toBeTruthy();
    await press('Dismiss');
    expect(screen.queryByText('/x/servers.json.1')).toBeNull();
  });

  it('says so when main gives nothing', async () => {
    await renderApp(<App loadFailure={{ code: 'internal', detail: 'no bridge' }} />);
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('could not load');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
