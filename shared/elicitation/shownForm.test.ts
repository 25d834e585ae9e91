import { describe, expect, it } from 'vitest';
import type { FormField } from '../schema/formDescription.ts';
import { toShownForm } from './shownForm.ts';

const shown = (field: Partial<FormField>) =>
  toShownForm({
    fields: [{ key: 'k', kind: 'string', required: false, label: 'Name', limits: {}, ...field }],
    notes: [],
  }).fields[0];

describe('the words of a form (C-IDN-5)', () => {
  it('stay as they are when they are ordinary', () => {
    const field = { label: 'Seat', description: 'By the window?', default: 'a' };
    expect(shown(field)).toEqual({
      key: 'k',
      kind: 'string',
      required: false,
      limits: {},
      ...field,
    });
  });

  it('are shown without what deceives, and that is told', () => {
    expect(shown({ label: 'Na\u202eme', description: 'a\u200bb <b>c</b>' })).toMatchObject({
      label: 'Name',
      description: 'ab <b>c</b>',
      textFlags: ['bidi-control', 'invisible-characters', 'markup'],
    });
  });

  it('fall back on the key where nothing of a title can be seen, and drop such a description', () => {
    const field = shown({ label: '\u200b', description: '\u2060' });
    expect(field).toMatchObject({ label: 'k', textFlags: ['invisible-characters'] });
    expect(field).not.toHaveProperty('description');
    expect(shown({ key: '\u200b', label: '\u200b' })?.label).toBe('(unnamed)');
  });

  it('leave key, values and default byte for byte (C-FRM-16, C-VAL-3)', () => {
    const field = shown({
      key: 'k\u200b',
      kind: 'choice',
      label: 'Seat',
      default: 'b\u202e',
      options: [
        { value: 'b\u202e', label: 'b\u202e' },
        { value: '\u200b', label: '\u200b' },
        { value: 7, label: '\u200b' },
      ],
    });
    expect(field).toMatchObject({
      key: 'k\u200b',
      default: 'b\u202e',
      options: [
        { value: 'b\u202e', label: 'b' },
        { value: '\u200b', label: '(empty)' },
        { value: 7, label: '7' },
      ],
      textFlags: ['bidi-control', 'duplicate-option', 'invisible-characters'],
    });
  });

  it('tell of two choices that look the same', () => {
    const options = [
      { value: 'a', label: 'Pay' },
      { value: 'b', label: 'P\u0430y' },
    ];
    expect(shown({ kind: 'choice', options })?.textFlags).toContain('duplicate-option');
  });
});
