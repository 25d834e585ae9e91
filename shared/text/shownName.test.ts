import { describe, expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';
import { shownName } from './shownName.ts';

describe('a name that a server chose (C-IDN-5)', () => {
  it.each(['book_table', 'a.b/c:d@e-f', 'Tisch buchen', '訂位'])('%s is shown as it is', (name) => {
    expect(shownName(name)).toBe(name);
    expect(cleanText(name, 'title').visible).toBe(name);
  });

  it.each([
    ['book\u202e_table', 'book_table'],
    ['a\nb', 'a b'],
    ['\u200b\u{e0041}', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  it('has an end', () => {
    expect(shownName('x'.repeat(1_000))).toBe(`${'x'.repeat(119)}…`);
  });
});
