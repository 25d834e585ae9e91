import { expect, it } from 'vitest';
import { allowEmptyMarkupOnly } from './trustedTypes.ts';

it('lets only the empty string become markup', () => {
  const rules: ((markup: string) => string | null)[] = [];
  allowEmptyMarkupOnly({
    trustedTypes: { createPolicy: (_, { createHTML }) => rules.push(createHTML) },
  });
  expect(rules.map((rule) => [rule(''), rule('<b>'), rule(' ')])).toEqual([['', null, null]]);
});

it('does nothing where the page knows no Trusted Types', () => {
  expect(() => allowEmptyMarkupOnly({})).not.toThrow();
});
