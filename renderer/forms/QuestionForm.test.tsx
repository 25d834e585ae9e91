import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftValue, FormDraft, FormField } from '../../shared/schema/formDescription.ts';
import { QuestionForm } from './QuestionForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = (changes: Partial<FormField>): FormField => ({
  key: 'a',
  kind: 'string',
  required: false,
  label: 'A',
  limits: {},
  ...changes,
});

/** Draws the fields and keeps what is entered. */
function draw(fields: readonly FormField[], errors: Record<string, string> = {}) {
  const drafts: FormDraft[] = [];
  const visited: string[] = [];
  const form = { fields, notes: [] };
  const shown = new Map(Object.entries(errors));
  function Page() {
    const [draft, setDraft] = useState<FormDraft>(new Map<string, DraftValue>());
    return (
      <QuestionForm
        idPrefix="q"
        form={form}
        draft={draft}
        errors={shown}
        zone="Asia/Taipei"
        isReadOnly={false}
        onChange={(next) => {
          drafts.push(next);
          setDraft(next);
        }}
        onVisit={(key) => visited.push(key)}
      />
    );
  }
  render(<Page />);
  return { entered: () => [...(drafts.at(-1) ?? new Map())], drafts, visited };
}

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((value) => ({
  value,
  label: `Tea ${value}`,
}));

describe('the words of a field', () => {
  it('that were odd are told at that field alone (C-IDN-5, C-FRM-17)', () => {
    draw([field({ label: '<b>A</b>', textFlags: ['markup'] }), field({ key: 'b', label: 'B' })]);
    const [note, ...others] = screen.getAllByText(
      'Formatting codes in it are shown as plain text.',
    );
    expect(others).toEqual([]);
    const [first, second] = screen.getAllByRole('textbox');
    expect(note && first?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note && second?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});

describe('an untouched form', () => {
  it('enters nothing by itself, defaults included (C-DEF-3)', () => {
    const { drafts } = draw([
      field({ key: 't', default: 'Ada' }),
      field({ key: 'b', kind: 'boolean', required: true }),
      field({ key: 'c', kind: 'choice', required: true, options: seven }),
      field({ key: 'm', kind: 'multi-choice', options: seven, limits: { minItems: 2 } }),
      field({ key: 'd', kind: 'date-time', default: '2026-12-24T19:00:00+09:00' }),
    ]);
    expect(drafts).toEqual([]);
  });

  it('shows the defaults of the server (C-DEF-1)', () => {
    draw([
      field({ label: 'Name', default: 'Ada' }),
      field({ key: 'b', label: 'News', kind: 'boolean', default: true }),
      field({ key: 'c', label: 'Tea', kind: 'choice', options: seven, default: 'b' }),
      field({ key: 'm', label: 'Cups', kind: 'multi-choice', options: seven, default: ['c'] }),
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada');
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Tea b' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Tea c' })).toHaveProperty('checked', true);
  });

  it('shows a default that its control cannot hold beside it (C-DEF-2)', () => {
    draw([field({ kind: 'choice', options: seven, default: 'purple' })]);
    expect(screen.getByText('"purple"')).toBeDefined();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('shows a date that no calendar has as text, until the person picks one (C-DEF-2)', () => {
    const { entered } = draw([
      field({ key: 'd', label: 'Day', kind: 'date', default: 'tomorrow' }),
    ]);
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveProperty('value', 'tomorrow');
    fireEvent.click(screen.getByRole('button', { name: 'Pick a date instead' }));
    expect(entered()).toEqual([['d', null]]);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  });
});

describe('entering', () => {
  it('keeps numbers as the text that was typed (C-FRM-4)', () => {
    const { entered } = draw([field({ key: 'n', label: 'Price', kind: 'number' })]);
    const price = screen.getByRole('textbox', { name: 'Price' });
    fireEvent.change(price, { target: { value: '1.50' } });
    expect(entered()).toEqual([['n', '1.50']]);
    expect(price).toHaveProperty('value', '1.50');
  });

  it('keeps a cleared default as cleared (C-VAL-4)', () => {
    const { entered } = draw([field({ label: 'Name', default: 'Ada' })]);
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: '' } });
    expect(entered()).toEqual([['a', null]]);
    expect(name).toHaveProperty('value', '');
  });

  it('lets an optional choice be taken back, a required one not', () => {
    const { entered } = draw([
      field({ key: 'o', label: 'Tea', kind: 'choice', options: seven, default: 'b' }),
      field({
        key: 'r',
        label: 'Cup',
        kind: 'choice',
        options: seven,
        default: 'b',
        required: true,
      }),
    ]);
    expect(screen.queryByRole('button', { name: 'Clear', description: 'Cup' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear', description: 'Tea' }));
    expect(entered()).toEqual([['o', null]]);
  });

  it.each([
    field({ key: 'o', label: 'Odd', kind: 'integer', default: 'seven' }),
    field({ key: 'o', label: 'Odd', kind: 'boolean', default: 'yes' }),
    field({ key: 'o', label: 'Odd', kind: 'choice', options: seven, default: 'purple' }),
    field({ key: 'o', label: 'Odd', kind: 'multi-choice', options: seven, default: ['purple'] }),
  ])('lets a default that the control cannot show be left out: $kind (C-DEF-2)', (odd) => {
    const { entered } = draw([odd, field({ ...odd, key: 'r', label: 'Must', required: true })]);
    expect(screen.queryByRole('button', { name: 'Clear', description: 'Must' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear', description: 'Odd' }));
    expect(entered()).toEqual([['o', null]]);
    expect(screen.queryByRole('button', { name: 'Clear', description: 'Odd' })).toBeNull();
  });

  it('gives an optional yes or no a third way, and a required one a check box (C-FRM-5)', () => {
    const { entered } = draw([
      field({ key: 'o', label: 'News', kind: 'boolean' }),
      field({ key: 'r', label: 'Rules', kind: 'boolean', required: true }),
    ]);
    expect(screen.getByRole('radio', { name: 'No answer' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Rules/ }));
    expect(entered()).toEqual([
      ['o', false],
      ['r', true],
    ]);
  });

  it('sends the value of an option, the empty one and a number too, under its title (C-FRM-7)', () => {
    const options = [
      { value: '', label: '(empty)' },
      { value: 2, label: 'Two' },
    ];
    const { entered } = draw([field({ kind: 'choice', options })]);
    fireEvent.click(screen.getByRole('radio', { name: '(empty)' }));
    expect(entered()).toEqual([['a', '']]);
    fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(entered()).toEqual([['a', 2]]);
  });

  it('counts the picks of a multiple choice and keeps them in the order of the list (C-FRM-8)', () => {
    const { entered } = draw([
      field({ kind: 'multi-choice', options: seven, limits: { minItems: 1, maxItems: 3 } }),
    ]);
    expect(screen.getByText('0 picked (1–3)')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tea c' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tea a' }));
    expect(screen.getByText('2 picked (1–3)')).toBeDefined();
    expect(entered()).toEqual([['a', ['a', 'c']]]);
  });

  it('searches a long list instead of showing all of it', () => {
    const options = [...seven, { value: 'h', label: 'Tea h' }];
    draw([field({ label: 'Tea', kind: 'choice', options })]);
    expect(screen.getByRole('combobox', { name: 'Tea' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names the time zone beside a date with time (C-VAL-5)', () => {
    draw([field({ label: 'Arrival', kind: 'date-time', default: '2026-12-24T11:30:00Z' })]);
    expect(screen.getByText('Time zone: Asia/Taipei')).toBeDefined();
    expect(screen.getByRole('spinbutton', { name: /^hour/ }).textContent).toBe('07');
  });
});

describe('names and errors', () => {
  it('says required and optional in words and in the tree', () => {
    draw([field({ label: 'Name', required: true }), field({ key: 'b', label: 'Nick' })]);
    expect(screen.getByText('required')).toBeDefined();
    expect(screen.getByText('optional')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe(
      'true',
    );
  });

  it('ties an error to its field and announces it (C-VAL-1)', () => {
    draw([field({ label: 'Name' })], { a: 'This needs an answer.' });
    const name = screen.getByRole('textbox', { name: 'Name' });
    const described = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const error = described.find((element) => element?.textContent.includes('needs an answer'));
    expect(error?.getAttribute('aria-live')).toBe('polite');
  });

  it('shows titles and descriptions of the server as they are, markup included (C-FRM-17)', () => {
    draw([field({ label: '<b>Name</b>', description: '[x](https://evil.example) <img src=x>' })]);
    expect(screen.getByRole('textbox', { name: '<b>Name</b>' })).toBeDefined();
    expect(document.querySelector('a, img, b')).toBeNull();
  });

  it('folds a long description', () => {
    draw([field({ description: 'word '.repeat(200) })]);
    const length = () => document.body.textContent.length;
    const before = length();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(length()).toBeGreaterThan(before + 700);
  });

  it('tells which field was left', () => {
    const { visited } = draw([field({ key: 'n', label: 'Name' })]);
    fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }));
    expect(visited).toEqual(['n']);
  });
});

describe('a long list to pick several from', () => {
  const options = Array.from({ length: 12 }, (_, index) => ({
    value: `v${String(index)}`,
    label: `Dish ${String(index)}`,
  }));

  it('keeps what was picked while the search hides it', () => {
    // The list draws what its height has room for.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const { entered } = draw([
      field({ label: 'Dishes', kind: 'multi-choice', options, default: ['v1'] }),
    ]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Dishes' }), {
      target: { value: 'dish 11' },
    });
    const list = screen.getByRole('listbox', { name: 'Dishes' });
    const [found, ...rest] = within(list).getAllByRole('option');
    expect(rest).toEqual([]);
    fireEvent.click(found!);
    expect(entered()).toEqual([['a', ['v1', 'v11']]]);
    expect(screen.getByText('2 picked')).toBeDefined();
  });
});
