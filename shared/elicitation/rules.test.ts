import { describe, expect, it } from 'vitest';
import { defaultRules, type ServerRules } from '../servers/serverRules.ts';
import { parseRequestedSchema } from '../schema/parseRequestedSchema.ts';
import { ruleAgainst } from './rules.ts';

const forms = {
  'a password': { password: { type: 'string' } },
  'a secret among others': { name: { type: 'string' }, api_key: { type: 'string' } },
  'contact data': { email: { type: 'string', format: 'email' }, phone: { type: 'string' } },
  nothing: {},
};

describe('C-REV-3 the rule for fields that look like a secret', () => {
  it.each<[keyof typeof forms, ServerRules['secretFields'], string | null]>([
    ['a password', 'warn', null],
    ['a password', 'refuse', 'secret-fields'],
    ['a secret among others', 'warn', null],
    ['a secret among others', 'refuse', 'secret-fields'],
    ['contact data', 'warn', null],
    ['contact data', 'refuse', null],
    ['nothing', 'refuse', null],
  ])('a form that asks for %s, under %s: %s', (asked, secretFields, expected) => {
    const schema = { type: 'object', properties: forms[asked] };
    const parsed = parseRequestedSchema(schema, { revision: '2026-07-28' });
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(ruleAgainst(parsed.form, { ...defaultRules, secretFields })).toBe(expected);
  });
});
