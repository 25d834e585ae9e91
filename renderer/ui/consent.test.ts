import { describe, expect, it } from 'vitest';
import { beginsConsent, isConsentingClick } from './consent.ts';

describe('a click that consents (C-URL-2, C-IDN-9)', () => {
  const click = { isTrusted: true, detail: 1, timeStamp: 10_000 };
  it.each([
    ['a single click', {}, null, true],
    ['a click of assistive technology, which has no pointer', { detail: 0 }, null, true],
    ['the second half of a double click', { detail: 2 }, null, false],
    ['a click that a script made', { isTrusted: false }, null, false],
    ['a click just after another one elsewhere', {}, 9_501, false],
    ['a click well after another one', {}, 9_500, true],
  ])('%s', (_what, changes, previous, expected) => {
    expect(isConsentingClick({ ...click, ...changes }, previous)).toBe(expected);
  });
});

describe('a key that consents', () => {
  it.each([
    ['Enter', { key: 'Enter' }, true],
    ['the space bar', { key: ' ' }, true],
    ['another key', { key: 'a' }, false],
    ['a held key', { repeat: true }, false],
    ['a key that a script pressed', { isTrusted: false }, false],
  ])('%s', (_what, changes, expected) => {
    expect(beginsConsent({ isTrusted: true, key: 'Enter', repeat: false, ...changes })).toBe(
      expected,
    );
  });
});
