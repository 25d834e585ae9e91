import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { toShownSchema } from './shownSchema.ts';

describe('the words of a tool’s schema (C-IDN-5, C-FRM-17)', () => {
  it('stay as they are when they are ordinary', () => {
    const schema: RJSFSchema = {
      type: 'object',
      title: 'Booking',
      properties: { party: { type: 'integer', title: 'Party' }, free: true },
      $defs: { A: { description: 'Soup' } },
    };
    expect(toShownSchema(schema)).toEqual({ schema, textFlags: [] });
  });

  it('are cleaned wherever they stand, and that is told', () => {
    const { schema, textFlags } = toShownSchema({
      type: 'object',
      properties: {
        a: { title: 'Na\u202eme', items: { description: 'x\u200by' } },
        title: { type: 'string', description: 'In\u{e0041}side' },
      },
      oneOf: [{ title: 'O\u202ene' }, { title: '\u200b' }],
      $defs: { B: { title: 'Be\u200be' } },
    });
    expect(schema).toEqual({
      type: 'object',
      properties: {
        a: { title: 'Name', items: { description: 'xy' } },
        title: { type: 'string', description: 'Inside' },
      },
      oneOf: [{ title: 'One' }, {}],
      $defs: { B: { title: 'Bee' } },
    });
    expect(textFlags).toEqual(['bidi-control', 'hidden-text', 'invisible-characters']);
  });

  it('leaves keys, constants and defaults byte for byte, and gives an odd key a title', () => {
    const odd = 'a\u202eb';
    const field = { enum: [odd], default: odd, const: odd };
    expect(toShownSchema({ properties: { [odd]: field, '\u200b': {} } }).schema).toEqual({
      properties: { [odd]: { title: 'ab', ...field }, '\u200b': { title: '(unnamed)' } },
    });
  });
});
