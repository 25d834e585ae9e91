// For any form that the gate accepts and any way of filling it: what is sent satisfies the server's own schema, as an
// independent validator reads it, and holds nothing that the person did not fill in or see filled in (C-VAL-1, C-VAL-3, C-DEF-3).
import { Validator, type Schema } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerEntries, FormDescription } from './formDescription.ts';
import { isRecord } from './json.ts';
import { readAnswer } from './readAnswer.ts';
import { filledForm } from './testing/filledForm.ts';

/** As the server gets it: without a prototype, so that `toString` is a key only when it was sent. */
function contentOf(entries: AnswerEntries): object {
  const content: object = Object.create(null) as object;
  for (const [key, value] of entries) {
    Object.defineProperty(content, key, { value, enumerable: true });
  }
  return content;
}

/**
 * The server's schema but for what is known to differ: repeated constants of a `oneOf`, which no answer could satisfy,
 * patterns that are noted as not checked, and multiples, which we judge on decimal digits.
 */
function comparable(schema: unknown, form: FormDescription): Schema {
  const root = structuredClone(schema);
  if (!isRecord(root) || !isRecord(root['properties'])) throw new Error('no properties');
  for (const { key, limits } of form.fields) {
    const isUnchecked = form.notes.some(
      (note) => note.id === 'pattern-unchecked' && note.field === key,
    );
    visit(root['properties'][key], (node) => {
      if (isUnchecked) delete node['pattern'];
      if (limits.multipleOf !== undefined) delete node['multipleOf'];
      const titled = node['oneOf'];
      if (!Array.isArray(titled)) return;
      const byValue = new Map(titled.map((entry: unknown) => [JSON.stringify(entry), entry]));
      node['oneOf'] = [...byValue.values()];
    });
  }
  return root;
}

function visit(node: unknown, act: (record: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const entry of node) visit(entry, act);
  if (!isRecord(node)) return;
  act(node);
  for (const value of Object.values(node)) visit(value, act);
}

describe('whatever is asked and however it is filled', { timeout: 30_000 }, () => {
  it('C-VAL-1 C-VAL-3 the answer is valid against the server’s own schema for an independent validator', () => {
    let sent = 0;
    fc.assert(
      fc.property(filledForm, ({ schema, form, draft }) => {
        const reading = readAnswer(form, draft, { zone: 'Asia/Taipei' });
        if (!reading.ok) return;
        sent += 1;
        const validator = new Validator(comparable(schema, form), '2020-12', false);
        const { valid, errors } = validator.validate(contentOf(reading.content));
        expect(valid ? [] : errors).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
    // Forms that cannot be sent prove nothing.
    expect(sent).toBeGreaterThan(300);
  });

  it('C-DEF-3 C-VAL-4 no key is sent but those that the person or a visible default filled, and none is empty or null', () => {
    fc.assert(
      fc.property(filledForm, ({ form, draft }) => {
        const reading = readAnswer(form, draft, { zone: 'UTC' });
        if (!reading.ok) return;
        const keys = reading.content.map(([key]) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const [key, value] of reading.content) {
          const field = form.fields.find((candidate) => candidate.key === key);
          if (field === undefined) throw new Error(`a key that is no field: ${key}`);
          const isFilled = draft.has(key) ? draft.get(key) !== null : field.default !== undefined;
          // A required yes or no is false from the start and a required list empty: both in the review (C-FRM-5).
          const isOwn = field.required && ['boolean', 'multi-choice'].includes(field.kind);
          expect(isFilled || isOwn).toBe(true);
          const isOption = field.options?.some((option) => option.value === value) ?? false;
          expect(typeof value === 'string' && value.trim() === '' && !isOption).toBe(false);
          expect(value).not.toBeNull();
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('C-VAL-4 cleared optional fields are gone, whatever their default was', () => {
    fc.assert(
      fc.property(filledForm, ({ form }) => {
        const cleared = new Map(form.fields.map(({ key }) => [key, null]));
        const reading = readAnswer({ ...form, minAnswers: 0 }, cleared, { zone: 'UTC' });
        const optional = new Set(
          form.fields.filter(({ required }) => !required).map(({ key }) => key),
        );
        if (reading.ok) expect(reading.content.filter(([key]) => optional.has(key))).toEqual([]);
        else expect(reading.errors.fields.filter(({ field }) => optional.has(field))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
