// Every case of cases/texts.json: what a person sees of a server's text, and the flags raised (C-IDN-5).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts, type TextContext } from './cleanText.ts';
import type { TextField } from './limits.ts';

interface TextCase {
  readonly id: string;
  readonly field: TextField;
  readonly input: string | readonly string[];
  readonly context?: TextContext;
  readonly expect: {
    readonly visible: {
      readonly equals?: string | readonly string[];
      readonly contains?: readonly string[];
      readonly notContains?: readonly string[];
    };
    readonly flags: readonly string[];
  };
  readonly why: string;
}

/** The table is ours: its tests fail at once on another shape. */
const cases = JSON.parse(
  readFileSync(new URL('./cases/texts.json', import.meta.url), 'utf8'),
) as readonly TextCase[];

function clean({ field, input, context }: TextCase) {
  if (field === 'enumTitles' && typeof input !== 'string') return cleanTexts(input, context);
  if (field !== 'enumTitles' && typeof input === 'string') return cleanText(input, field, context);
  throw new Error('Only choices are a list');
}

describe('cleanText on the table of cases (C-IDN-5)', () => {
  it.each(cases)('$id $why', (entry) => {
    const { visible, flags } = clean(entry);
    const { equals, contains = [], notContains = [] } = entry.expect.visible;
    expect(flags).toEqual(entry.expect.flags);
    if (equals !== undefined) expect(visible).toEqual(equals);
    for (const part of contains) expect(visible).toContain(part);
    for (const part of notContains) expect(visible).not.toContain(part);
  });

  it('knows cases of every field', () => {
    expect(new Set(cases.map(({ field }) => field)).size).toBeGreaterThanOrEqual(5);
  });
});
