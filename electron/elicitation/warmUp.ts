// What the first question of a run would otherwise pay for while a server waits: code of the gate and the check that has never run.
import { checkFormRequest } from '../../shared/schema/checkRequestParams.ts';
import { createAnswerCheck } from './validateAnswer.ts';

const revision = '2026-07-28';
const everyKind = {
  message: 'A form like any other',
  requestedSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', pattern: '^[a-z]+$', minLength: 1 },
      mail: { type: 'string', format: 'email' },
      at: { type: 'string', format: 'date-time' },
      count: { type: 'integer', minimum: 0 },
      yes: { type: 'boolean' },
      one: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] },
      some: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    },
  },
};

export function warmUpForms(): void {
  const check = checkFormRequest(everyKind, { revision });
  if (check.ok && check.mode === 'form') {
    createAnswerCheck(check.form, { revision }).errorsOf([['text', 'a']]);
  }
}
