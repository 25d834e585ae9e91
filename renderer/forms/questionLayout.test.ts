import { describe, expect, it } from 'vitest';
import type { FormDescription, FormField } from '../../shared/schema/formDescription.ts';
import {
  draftToFormData,
  formDataToDraft,
  questionLayout,
  suggestionOf,
} from './questionLayout.ts';

const field = (changes: Partial<FormField>): FormField => ({
  key: 'a',
  kind: 'string',
  required: false,
  label: 'A',
  limits: {},
  ...changes,
});
const formOf = (...fields: FormField[]): FormDescription => ({ fields, notes: [] });

describe('questionLayout', () => {
  it('names fields by position, whatever their keys are (C-FRM-16)', () => {
    const keys = ['__proto__', '10', 'a.b', ''];
    const { schema } = questionLayout(formOf(...keys.map((key) => field({ key }))));
    expect(Object.keys(schema.properties ?? {})).toEqual(['f0', 'f1', 'f2', 'f3']);
  });

  it('gives RJSF nothing to answer with: no default, constant or option in the schema (C-DEF-3)', () => {
    const options = [{ value: 'keep', label: 'Keep' }];
    const { schema } = questionLayout(
      formOf(
        field({ default: 'x' }),
        field({ kind: 'choice', options, default: 'keep' }),
        field({ kind: 'boolean', required: true }),
      ),
    );
    expect(JSON.stringify(schema)).not.toMatch(/default|const|enum|oneOf|"type":"boolean"/);
  });

  it('draws a suggestion with line breaks in several lines, since one line would drop them', () => {
    const { uiSchema } = questionLayout(
      formOf(field({ default: 'a\nb' }), field({ default: 'a' })),
    );
    expect([uiSchema['f0'], uiSchema['f1']]).toMatchObject([
      { 'ui:widget': 'TextareaWidget' },
      { 'ui:widget': 'TextWidget' },
    ]);
  });
});

describe('drafts', () => {
  const form = formOf(field({ key: '__proto__' }), field({ key: '10' }), field({ key: 'left' }));

  it('come back under their own keys, a cleared one as null and an untouched one not at all', () => {
    const draft = new Map([
      ['__proto__', 'x'],
      ['10', null],
    ]);
    expect([...formDataToDraft(form, draftToFormData(form, draft))]).toEqual([...draft]);
  });

  it('keep an answer to the key __proto__ off the prototype', () => {
    const formData = draftToFormData(form, new Map([['__proto__', 'x']]));
    expect(Object.getPrototypeOf(formData)).toBe(Object.prototype);
    expect(formData).toEqual({ f0: 'x' });
  });
});

describe('suggestionOf', () => {
  const options = [
    { value: 'x', label: 'X' },
    { value: 2, label: 'Two' },
  ];
  it.each<[Partial<FormField>, unknown]>([
    [{ default: 'text' }, 'text'],
    [{ default: 42 }, undefined],
    [{ kind: 'number', default: 0.1 }, '0.1'],
    [{ kind: 'number', default: '3' }, undefined],
    [{ kind: 'boolean', default: false }, false],
    [{ kind: 'boolean', default: 'yes' }, undefined],
    [{ kind: 'choice', options, default: 2 }, 2],
    [{ kind: 'choice', options, default: 'purple' }, undefined],
    [{ kind: 'multi-choice', options, default: ['x'] }, ['x']],
    [{ kind: 'multi-choice', options, default: ['x', 'purple'] }, undefined],
  ])('shows a default in the control only where the control can hold it: %j', (changes, shown) => {
    expect(suggestionOf(field(changes))).toEqual(shown);
  });
});
