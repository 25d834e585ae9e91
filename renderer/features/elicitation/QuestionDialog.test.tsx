import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { AppStateProvider } from '../../state/AppStateProvider.tsx';
import { goTo, showQuestion } from '../../state/navigation.ts';
import { createStores } from '../../state/stores.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { fakeUrlQuestion } from '../../testing/fakeUrlViews.ts';
import { fakeQuestion } from '../../testing/fakeViews.ts';
import { trustedClick } from '../../testing/trusted.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import type { FormQuestion } from './questionModes.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(questions: readonly QuestionView[]) {
  const fake = createFakeApi();
  const stores = createStores();
  stores.questions.setState({ questions });
  render(
    <AppStateProvider state={{ api: fake.api, stores }}>
      <MessagesProvider locale="en">
        <QuestionsPage />
        <QuestionDialog />
      </MessagesProvider>
    </AppStateProvider>,
  );
  return { ...fake, stores };
}

const arm = () =>
  act(() => {
    vi.advanceTimersByTime(500);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => trustedClick(screen.getByRole('button', { name: 'Send to Table desk' }));
const settle = () => act(async () => Promise.resolve());
const optional = (id: string): FormQuestion => {
  const question = fakeQuestion(id);
  const [name] = question.request.form.fields;
  const form = { fields: [{ ...name!, required: false }], notes: [] };
  return { ...question, request: { ...question.request, form } };
};
const answersIn = (calls: readonly (readonly [string, unknown])[]) =>
  calls.filter(([name]) => name === 'questions.answer').map(([, argument]) => argument);

describe('the dialog', () => {
  it('accepts nothing in its first half second, nor in the one after its window came back (C-IDN-9)', () => {
    const { calls } = show([optional('q')]);
    send();
    arm();
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    send();
    expect(answersIn(calls)).toEqual([]);
    arm();
    send();
    expect(answersIn(calls)).toHaveLength(1);
  });

  it.each([
    ['a form', optional('q')],
    ['a page', fakeUrlQuestion('q')],
  ])('C-MRT-10: of %s has Decline and, apart from it, Stop this action', async (_, question) => {
    const { calls } = show([question]);
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    press('Stop this action');
    await settle();
    expect(answersIn(calls)).toEqual([]);
    expect(calls).toContainEqual(['actions.stop', { actionId: 'run-1' }]);
  });

  it('C-MRT-10: stops nothing where it is not certain which action asks, and where an answer is due', () => {
    const question = optional('q');
    const [action] = question.actions;
    show([{ ...question, actions: [action!, { ...action!, actionId: 'run-2' }] }]);
    expect(screen.queryByRole('button', { name: 'Stop this action' })).toBeNull();
    cleanup();
    show([{ ...question, request: { ...question.request, revision: '2025-11-25' } }]);
    expect(screen.queryByRole('button', { name: 'Stop this action' })).toBeNull();
    cleanup();
    show([{ ...question, actions: [] }]);
    expect(screen.queryByRole('button', { name: 'Stop this action' })).toBeNull();
  });

  it('sends one answer, however often it is pressed (C-ACT-7)', async () => {
    const { calls } = show([optional('q')]);
    arm();
    send();
    arm();
    trustedClick(screen.getByRole('button', { name: 'Sending…' }));
    await settle();
    press('Decline');
    expect(answersIn(calls)).toEqual([
      { questionId: 'q', answer: { action: 'accept', content: [] } },
    ]);
  });

  it('sends no content with a refusal, whatever was typed (C-ACT-3)', () => {
    const { calls } = show([optional('q')]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ada' } });
    press('Decline');
    expect(answersIn(calls)).toEqual([{ questionId: 'q', answer: { action: 'decline' } }]);
  });

  it('can be answered again after main refused or the call failed', async () => {
    const { answer, calls } = show([optional('q')]);
    arm();
    answer({
      'questions.answer': () => ({ ok: false, error: { code: 'internal', detail: 'gone' } }),
    });
    send();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('could not pass on the answer');
    answer({ 'questions.answer': () => ({ ok: true, value: { kind: 'sent' } }) });
    arm();
    send();
    await settle();
    expect(answersIn(calls)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when it is set aside and opened again', () => {
    const { calls, stores } = show([optional('q')]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ada' } });
    expect(calls.at(-1)).toEqual([
      'questions.saveDraft',
      { questionId: 'q', draft: [['name', 'Ada']] },
    ]);
    const { questions } = stores.questions.getState();
    act(() => goTo(stores.navigation, { kind: 'settings' }, questions));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => showQuestion(stores.navigation, 'q'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
  });

  it('starts the next question empty', () => {
    const { stores } = show([optional('q')]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ada' } });
    act(() => stores.questions.setState({ questions: [optional('r')] }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
  });
});

describe('the dialog of an address', () => {
  const callsIn = (calls: readonly (readonly [string, unknown])[]) =>
    calls.filter(([name]) => name.startsWith('questions.'));
  const consent = (name: string) => {
    act(() => {
      vi.advanceTimersByTime(600);
    });
    trustedClick(screen.getByRole('button', { name }));
  };

  it('opens nothing in its first half second, nor in the one after its window came back or changed', () => {
    const { calls } = show([fakeUrlQuestion()]);
    const click = () => trustedClick(screen.getByRole('button', { name: 'Open calendar.example' }));
    act(() => {
      vi.advanceTimersByTime(499);
    });
    click();
    for (const restart of [
      () => window.dispatchEvent(new Event('focus')),
      () => window.dispatchEvent(new Event('resize')),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      arm();
      act(() => {
        restart();
        vi.advanceTimersByTime(499);
      });
      click();
    }
    expect(callsIn(calls)).toEqual([]);
  });

  it('names the question and never the address, once (C-URL-10, C-URL-11)', async () => {
    const { calls } = show([fakeUrlQuestion()]);
    consent('Open calendar.example');
    consent('Opening…');
    await settle();
    consent('Opening…');
    press('Decline');
    expect(callsIn(calls)).toEqual([['questions.openUrl', { questionId: 'u' }]]);
  });

  it.each(['no-program', 'failed'] as const)(
    'lets the person say that they opened it: %s (C-URL-13)',
    async (kind) => {
      const { answer, calls } = show([fakeUrlQuestion()]);
      answer({ 'questions.openUrl': () => ({ ok: true, value: { kind } }) });
      consent('Open calendar.example');
      await settle();
      consent('I have opened it');
      await settle();
      expect(callsIn(calls)).toEqual([
        ['questions.openUrl', { questionId: 'u' }],
        ['questions.confirmOpened', { questionId: 'u' }],
      ]);
    },
  );

  it('says so when the question is no longer open, and can be tried again after a failure', async () => {
    const { answer, calls } = show([fakeUrlQuestion()]);
    answer({ 'questions.openUrl': () => ({ ok: true, value: { kind: 'not-open' } }) });
    consent('Open calendar.example');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('no longer open. Nothing was opened');
    answer({
      'questions.openUrl': () => ({ ok: false, error: { code: 'internal', detail: 'gone' } }),
    });
    consent('Open calendar.example');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('The question is still here');
    consent('Open calendar.example');
    expect(callsIn(calls)).toHaveLength(3);
  });

  it('answers a refusal as such, without content (C-ACT-3)', () => {
    const { calls } = show([fakeUrlQuestion()]);
    press('Decline');
    expect(answersIn(calls)).toEqual([{ questionId: 'u', answer: { action: 'decline' } }]);
  });

  it('answers a closing as such, without content (C-ACT-3)', () => {
    const { calls } = show([fakeUrlQuestion()]);
    fireEvent.keyDown(screen.getAllByRole('heading', { level: 1 }).at(-1)!, { key: 'Escape' });
    expect(answersIn(calls)).toEqual([{ questionId: 'u', answer: { action: 'cancel' } }]);
  });

  it('that follows another takes no Escape at once (C-ACT-7)', () => {
    const { calls } = show([fakeUrlQuestion()]);
    cleanup();
    // In the same moment, as the next of a queue.
    const next = show([fakeUrlQuestion()]);
    fireEvent.keyDown(screen.getAllByRole('heading', { level: 1 }).at(-1)!, { key: 'Escape' });
    expect(answersIn([...calls, ...next.calls])).toEqual([]);
  });

  it('closes by Escape also when what had the focus is gone, and by no held key (C-ACT-5)', () => {
    const { calls } = show([fakeUrlQuestion()]);
    fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
    expect(answersIn(calls)).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(answersIn(calls)).toEqual([{ questionId: 'u', answer: { action: 'cancel' } }]);
  });
});

describe('the list of questions', () => {
  const queued = fakeQuestion('r', { serverName: 'Calendar', state: { kind: 'queued' } });

  it('lets a queued question be declined without opening it (C-ACT-6)', () => {
    const { calls } = show([queued]);
    press('Decline the question of Calendar');
    expect(answersIn(calls)).toEqual([{ questionId: 'r', answer: { action: 'decline' } }]);
  });

  it('tells where an address leads, or that it is not opened', () => {
    const queuedUrl = { state: { kind: 'queued' } } as const;
    show([fakeUrlQuestion('https://konto.b\u00fccher.example/', queuedUrl)]);
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain('Calendar asks you to open a page');
    expect(card.textContent).toContain('b\u00fccher.examplexn--bcher-kva.example');
    cleanup();
    show([fakeUrlQuestion('https://paypal.com@evil.example/', queuedUrl)]);
    expect(screen.getByRole('listitem').textContent).toContain('does not open this address');
  });

  it('opens a question', () => {
    show([queued]);
    press('Open the question of Calendar');
    expect(screen.getByRole('dialog', { name: 'Calendar asks you' })).toBeDefined();
  });

  it('says what will be here when there is none', () => {
    show([]);
    expect(screen.getByText('No questions are open')).toBeDefined();
  });
});
