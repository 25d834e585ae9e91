import { expect, it } from 'vitest';
import { eraOf, isSupportedRevision, supportedRevisions } from './eras.ts';

it('C-NEG-7: offers its revisions newest first, the newest legacy one before older ones', () => {
  expect(supportedRevisions).toEqual([...supportedRevisions].sort().reverse());
  expect(supportedRevisions.map(eraOf)).toEqual(['modern', 'legacy', 'legacy']);
});

it.each([
  ['2026-07-28', true],
  ['2025-11-25', true],
  ['2025-06-18', true],
  ['2025-03-26', false],
  ['toString', false],
  ['__proto__', false],
  ['', false],
  [undefined, false],
])('takes %j for a revision it speaks: %s', (revision, isSupported) => {
  expect(isSupportedRevision(revision)).toBe(isSupported);
});
