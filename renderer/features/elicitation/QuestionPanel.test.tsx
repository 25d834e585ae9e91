import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AnswerEntries,
  FormDescription,
  FormField,
} from '../../../shared/schema/formDescription.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { fakeQuestion } from '../../testing/fakeViews.ts';
import { trustedClick } from '../../testing/trusted.ts';
import type { FormQuestion } from './questionModes.ts';
import { QuestionPanel, type QuestionPanelProps } from './QuestionPanel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = (changes: Partial<FormField>): FormField => ({
  key: 'name',
  kind: 'string',
  required: false,
  label: 'Name',
  limits: {},
  ...changes,
});

function withForm(fields: readonly FormField[], more: Partial<FormDescription> = {}): FormQuestion {
  const question = fakeQuestion('q');
  return { ...question, request: { ...question.request, form: { fields, notes: [], ...more } } };
}

function open(question: FormQuestion, changes: Partial<QuestionPanelProps> = {}) {
  const done: (string | AnswerEntries)[] = [];
  const panel = (more: Partial<QuestionPanelProps> = {}) => (
    <MessagesProvider locale="en">
      <button type="button">elsewhere</button>
      <QuestionPanel
        question={question}
        zone="UTC"
        more={0}
        isArmed
        isSending={false}
        problem={null}
        refusal={null}
        onSend={(content) => done.push(content)}
        onDecline={() => done.push('decline')}
        onCancel={() => done.push('cancel')}
        onDismiss={() => done.push('dismiss')}
        onDraftChange={() => undefined}
        {...changes}
        {...more}
      />
    </MessagesProvider>
  );
  const { rerender } = render(panel());
  return { done, again: (more: Partial<QuestionPanelProps>) => rerender(panel(more)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const consent = (name: string) => trustedClick(screen.getByRole('button', { name }));
const send = () => consent('Send to Table desk');
/** What has moved, or means something else now, takes no press for a moment (C-IDN-9). */
const settleDown = () =>
  act(() => {
    vi.advanceTimersByTime(600);
  });
const reviewText = () => screen.getByRole('region', { name: /Will be sent/ }).textContent;

/** The body of the panel overflows when it opens. */
const makeTall = () =>
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);

describe('who asks, and what for', () => {
  it('stands in the name of the dialog and under it, with what the server calls itself last (C-IDN-1, C-IDN-2)', () => {
    open(fakeQuestion('q'));
    const dialog = screen.getByRole('dialog', { name: 'Table desk asks you' });
    expect(dialog.textContent).toContain('node demo-server --stdio');
    expect(dialog.textContent).toContain('calls itself “Chez MCP”');
    expect(dialog.textContent).toContain('for book_table (party: 4)');
  });

  it('names several actions as one of them, and none as none (C-REQ-10)', () => {
    const question = fakeQuestion('q');
    const [action] = question.actions;
    open({ ...question, actions: [action!, { ...action!, actionId: 'b', tool: 'pay' }] });
    expect(screen.getByRole('dialog').textContent).toMatch(/for one of book_table.*\s· pay/);
    cleanup();
    open({ ...question, actions: [] });
    expect(screen.getByText('No action of yours led to this question.')).toBeDefined();
  });

  it('shows the message as it is, in the frame of the server (C-IDN-5)', () => {
    const question = fakeQuestion('q');
    const message = '<b>Now</b> [click](https://evil.example)';
    open({ ...question, request: { ...question.request, message } });
    const frame = screen.getByRole('region', { name: 'From Table desk:' });
    expect(frame.textContent).toContain(message);
    expect(frame.querySelector('a, b, img')).toBeNull();
  });

  it('falls back to server and tool when the message is empty', () => {
    const question = fakeQuestion('q');
    open({ ...question, request: { ...question.request, message: ' ' } });
    expect(screen.getByText('Table desk · book_table')).toBeDefined();
  });

  it('tells the place in the round and what waits behind (C-MRT-9)', () => {
    const question = fakeQuestion('q');
    open({ ...question, request: { ...question.request, position: 2, total: 3 } }, { more: 1 });
    expect(screen.getByText('2 of 3')).toBeDefined();
    expect(screen.getByText('1 more from Table desk')).toBeDefined();
  });
});

describe('answering', () => {
  it('starts on the heading, not on a button that answers (C-IDN-9)', () => {
    open(fakeQuestion('q'));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Table desk asks you' }),
    );
  });

  it('sends what the review shows, with its types (C-REV-1, C-REV-2)', () => {
    const { done } = open(
      withForm([
        field({}),
        field({ key: 'n', kind: 'integer', label: 'Guests' }),
        field({ key: 'b', kind: 'boolean', label: 'Terrace', required: true }),
      ]),
    );
    type('Name', 'Ada');
    type('Guests', '4');
    expect(reviewText()).toContain('Name"Ada"Guests4Terracefalse');
    send();
    expect(done).toEqual([
      [
        ['name', 'Ada'],
        ['n', 4],
        ['b', false],
      ],
    ]);
  });

  it('sends an untouched form of optional fields as empty (C-ACT-2, C-VAL-4)', () => {
    const { done } = open(withForm([field({})]));
    send();
    expect(done).toEqual([[]]);
  });

  it('sends nothing while an answer is wrong, says where, and leads there (C-VAL-1)', async () => {
    const { done } = open(
      withForm([field({}), field({ key: 'e', kind: 'email', label: 'E-mail' })]),
    );
    type('E-mail', 'nobody');
    expect(screen.queryByText(/Enter an e-mail address/)).toBeNull();
    send();
    expect(done).toEqual([]);
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('1 answer needs another look');
    const mail = screen.getByRole('textbox', { name: 'E-mail' });
    await vi.waitFor(() => expect(document.activeElement).toBe(mail));
    expect(mail.getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('heading', { name: 'Table desk asks you' }).focus();
    fireEvent.click(within(summary).getByRole('button'));
    expect(document.activeElement).toBe(mail);
  });

  it('says what is wrong with a field once it was left', () => {
    open(withForm([field({ key: 'e', kind: 'email', label: 'E-mail' })]));
    type('E-mail', 'nobody');
    fireEvent.blur(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(screen.getByText(/Enter an e-mail address/)).toBeDefined();
  });

  it('shows a bad suggestion with its error from the start (C-DEF-2)', () => {
    open(withForm([field({ key: 'e', kind: 'email', label: 'E-mail', default: 'nobody' })]));
    expect(screen.getByText(/Enter an e-mail address/)).toBeDefined();
  });

  it('does not send by Enter in a field', () => {
    const { done } = open(fakeQuestion('q'));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Enter' });
    expect(done).toEqual([]);
  });

  it('does not accept before it is armed, but lets a person refuse (C-IDN-9, C-ACT-6)', () => {
    const { done } = open(withForm([]), { isArmed: false });
    send();
    expect(done).toEqual([]);
    press('Decline');
    expect(done).toEqual(['decline']);
  });

  it('tells declining and closing apart (C-ACT-4, C-ACT-5)', () => {
    const { done } = open(fakeQuestion('q'));
    press('Decline');
    press('Close (cancel)');
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Escape' });
    expect(done).toEqual(['decline', 'cancel', 'cancel']);
  });

  it('takes no other click and no held or composing Escape for an answer (C-ACT-5)', () => {
    const { done } = open(fakeQuestion('q'));
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog.parentElement!);
    fireEvent.keyDown(screen.getByRole('button', { name: 'elsewhere' }), { key: 'Escape' });
    fireEvent.keyDown(dialog, { key: 'Escape', repeat: true });
    fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
    expect(done).toEqual([]);
  });

  it('closes an open list by Escape, not the question', () => {
    const options = Array.from({ length: 9 }, (_, value) => ({
      value: String(value),
      label: `T${String(value)}`,
    }));
    const { done } = open(withForm([field({ kind: 'choice', label: 'Tea', options })]));
    const tea = screen.getByRole('combobox', { name: 'Tea' });
    fireEvent.focus(tea);
    fireEvent.keyDown(tea, { key: 'ArrowDown' });
    expect(tea.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(tea, { key: 'Escape' });
    expect(done).toEqual([]);
    fireEvent.keyDown(tea, { key: 'Escape' });
    expect(done).toEqual(['cancel']);
  });

  it('is answered at most once while an answer is on its way (C-ACT-7)', () => {
    const { done } = open(withForm([]), { isSending: true });
    consent('Sending…');
    press('Decline');
    press('Close (cancel)');
    expect(done).toEqual([]);
  });
});

describe('the review as a step of its own (C-REV-1)', () => {
  it('comes before sending when the form does not fit, with a way back that keeps everything', () => {
    makeTall();
    const { done } = open(fakeQuestion('q'));
    type('Name', 'Ada');
    settleDown();
    consent('Review');
    send();
    expect(done).toEqual([]);
    expect(reviewText()).toContain('Name"Ada"');
    press('Back');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
    settleDown();
    consent('Review');
    settleDown();
    send();
    expect(done).toEqual([[['name', 'Ada']]]);
  });

  it('is not reached with a wrong answer', () => {
    makeTall();
    open(fakeQuestion('q'));
    settleDown();
    consent('Review');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Name');
  });

  it('is no extra step for one yes or no', () => {
    makeTall();
    const { done } = open(withForm([field({ kind: 'boolean', required: true, label: 'Sure' })]));
    fireEvent.click(screen.getByRole('checkbox', { name: /Sure/ }));
    settleDown();
    send();
    expect(done).toEqual([[['name', true]]]);
  });
});

describe('a form that seems to ask for a secret (C-REV-3)', () => {
  it('is sent only after one more deliberate step', () => {
    const { done } = open(
      withForm([field({ label: 'API key' })], { notes: [{ id: 'secret-like', field: 'name' }] }),
    );
    type('API key', 'abc');
    send();
    expect(done).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Tick the box');
    fireEvent.click(screen.getByRole('checkbox'));
    settleDown();
    send();
    expect(done).toEqual([[['name', 'abc']]]);
  });
});

describe('when something comes between', () => {
  it('keeps the text of a withdrawn question readable, and only dismisses (C-ACT-10)', () => {
    const { done, again } = open(fakeQuestion('q'));
    type('Name', 'Ada');
    again({
      question: { ...fakeQuestion('q'), state: { kind: 'withdrawn', reason: 'link-lost' } },
    });
    expect(screen.getByText(/The connection to the server was lost/)).toBeDefined();
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toMatchObject({ value: 'Ada', readOnly: true, disabled: false });
    expect(screen.queryByRole('button', { name: /Send|Decline|cancel/ })).toBeNull();
    fireEvent.keyDown(name, { key: 'Escape' });
    expect(done).toEqual(['dismiss']);
  });

  it('shows what main found wrong at the field, until it is changed (C-VAL-2)', () => {
    const { again } = open(fakeQuestion('q'));
    type('Name', 'Ada');
    again({
      problem: { kind: 'refused' },
      refusal: { fields: [{ field: 'name', id: 'required' }], form: [] },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveProperty('value', 'Ada');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    type('Name', 'Bob');
    expect(name.getAttribute('aria-invalid')).toBe('false');
  });

  it('says that an answer came too late and keeps the text', () => {
    const { again } = open(fakeQuestion('q'));
    type('Name', 'Ada');
    again({ problem: { kind: 'not-open' } });
    expect(screen.getByRole('alert').textContent).toContain('no longer open');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
  });

  it('restores what was typed before', () => {
    open({ ...fakeQuestion('q'), draft: [['name', 'Ada']] });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
  });
});

it.each([
  ['zh-TW', 'Table desk 向您詢問', '拒絕', '送出給 Table desk'],
  ['ja', 'Table desk からの質問', '拒否', 'Table desk に送信'],
] as const)('speaks %s', (locale, title, decline, sendTo) => {
  render(
    <MessagesProvider locale={locale}>
      <QuestionPanel
        question={fakeQuestion('q')}
        zone="UTC"
        more={0}
        isArmed
        isSending={false}
        problem={null}
        refusal={null}
        onSend={() => undefined}
        onDecline={() => undefined}
        onCancel={() => undefined}
        onDismiss={() => undefined}
        onDraftChange={() => undefined}
      />
    </MessagesProvider>,
  );
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  expect(screen.getByRole('button', { name: decline })).toBeDefined();
  expect(screen.getByRole('button', { name: sendTo })).toBeDefined();
});
