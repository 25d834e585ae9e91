// Every case of cases/schemas.json: gate, fields, notes, answers and errors (C-FRM-1 to -18, C-DEF-1, -2, C-VAL-1, -3 to -5, C-REV-3).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFormRequest } from './checkRequestParams.ts';
import { keyOrder } from './keyOrder.ts';
import { readAnswer } from './readAnswer.ts';
import { draftOf, paramsOf, parseCases, type SchemaCase } from './testing/schemaCases.ts';

const schemaCases = parseCases(
  readFileSync(new URL('./cases/schemas.json', import.meta.url), 'utf8'),
);

function check(entry: SchemaCase) {
  const fieldOrder =
    entry.paramsText === undefined
      ? undefined
      : (keyOrder(entry.paramsText, ['requestedSchema', 'properties']) ?? undefined);
  return checkFormRequest(paramsOf(entry), { revision: entry.revision, fieldOrder });
}

function accepted(entry: SchemaCase) {
  const reading = check(entry);
  if (!reading.ok || reading.mode !== 'form')
    throw new Error(`${entry.id}: ${JSON.stringify(reading)}`);
  return reading.form;
}

const byText = (a: unknown, b: unknown): number =>
  JSON.stringify(a).localeCompare(JSON.stringify(b));

const refusedCases = schemaCases.filter((entry) => !entry.expect.accepted);
const acceptedCases = schemaCases.filter((entry) => entry.expect.accepted);

describe('the gate refuses, with the reason (C-FRM-12, C-REQ-2 to C-REQ-4)', () => {
  it.each(refusedCases)('$id $why', (entry) => {
    const { reason, field } = entry.expect;
    expect(check(entry)).toEqual({ ok: false, reason, ...(field === undefined ? {} : { field }) });
  });
});

describe('the gate describes (C-FRM-1 to C-FRM-18)', () => {
  it.each(acceptedCases)('$id $why', (entry) => {
    const form = accepted(entry);
    const { fields, fieldCount, optionCount, notes = [] } = entry.expect;
    expect([...form.notes].sort(byText)).toEqual([...notes].sort(byText));
    if (fields !== undefined) {
      expect(form.fields).toHaveLength(fields.length);
      for (const [index, field] of fields.entries()) {
        const { key, kind, required, label, options, default: fallback } = form.fields[index]!;
        expect({ key, kind, required, label, options, default: fallback }).toEqual(field);
      }
    }
    if (fieldCount !== undefined) expect(form.fields).toHaveLength(fieldCount);
    if (optionCount !== undefined) expect(form.fields[0]?.options).toHaveLength(optionCount);
  });
});

describe('a way of filling leads to (C-VAL-1, C-VAL-3 to C-VAL-5, C-DEF-1, C-DEF-2)', () => {
  const answers = acceptedCases.flatMap((entry) =>
    (entry.answers ?? []).map((answer, index) => ({
      id: `${entry.id}/${index + 1}`,
      entry,
      answer,
    })),
  );
  it.each(answers)('$id', ({ entry, answer }) => {
    const reading = readAnswer(accepted(entry), draftOf(answer.fill), {
      zone: entry.zone ?? 'UTC',
    });
    if (answer.valid) {
      const own = Object.entries(answer.content ?? {});
      expect(reading.ok && new Map(reading.content)).toEqual(new Map(own));
      expect(reading.ok && reading.content).toHaveLength(own.length);
    } else {
      const errors = reading.ok ? null : reading.errors;
      expect(new Map(errors?.fields.map(({ field, id }) => [field, id]))).toEqual(
        new Map(Object.entries(answer.errors ?? {})),
      );
      expect(errors?.form).toEqual(answer.formErrors ?? []);
    }
  });
});
