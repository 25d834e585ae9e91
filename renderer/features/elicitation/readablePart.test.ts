// The review shows what is sent, and no more (C-REV-2): for any form that the gate accepts and any way of filling it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnswer } from '../../../shared/schema/readAnswer.ts';
import { filledForm } from '../../../shared/schema/testing/filledForm.ts';
import { readablePart } from './readablePart.ts';

const zone = 'Asia/Taipei';
it('shows exactly the answer once it can be sent; before that, what is right of it (C-REV-2)', () => {
  let sendable = 0;
  fc.assert(
    fc.property(filledForm, ({ form, draft }) => {
      const shown = readablePart(form, draft, zone);
      const reading = readAnswer(form, draft, { zone });
      if (reading.ok) {
        sendable += 1;
        expect(shown).toEqual(reading.content);
        return;
      }
      const wrong = new Set(reading.errors.fields.map(({ field }) => field));
      expect(shown.filter(([key]) => wrong.has(key))).toEqual([]);
      for (const [key, value] of shown) {
        // Alone in a form of its own the field would be sent as it is shown.
        const fields = form.fields.filter((field) => field.key === key);
        const alone = readAnswer({ fields, notes: [] }, draft, { zone });
        expect(alone).toEqual({ ok: true, content: [[key, value]] });
      }
    }),
    { numRuns: 500 },
  );
  expect(sendable).toBeGreaterThan(50);
});
