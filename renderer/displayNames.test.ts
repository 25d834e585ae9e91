import { expect, test } from 'vitest';
import { shareDisplayNames } from './displayNames.ts';

test('the same question gets the same names, another one others', () => {
  const intl = { DisplayNames: Intl.DisplayNames };
  shareDisplayNames(intl);
  const first = new intl.DisplayNames('ja', { type: 'dateTimeField' });
  expect(new intl.DisplayNames('ja', { type: 'dateTimeField' })).toBe(first);
  expect(first.of('month')).toBe(
    new Intl.DisplayNames('ja', { type: 'dateTimeField' }).of('month'),
  );
  expect(new intl.DisplayNames('en', { type: 'dateTimeField' })).not.toBe(first);
  expect(new intl.DisplayNames('ja', { type: 'language' })).not.toBe(first);
});

test('a wrong question is still refused', () => {
  const intl = { DisplayNames: Intl.DisplayNames };
  shareDisplayNames(intl);
  expect(() => new intl.DisplayNames('not a language!', { type: 'language' })).toThrow(RangeError);
});
