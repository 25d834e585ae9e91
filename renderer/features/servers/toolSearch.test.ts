import { describe, expect, it } from 'vitest';
import { claimsOf, findTools } from './toolSearch.ts';

const tool = {
  name: 'book_table',
  title: 'Book',
  description: 'For your party',
  inputSchema: {},
  definition: 'd',
};
const other = { name: 'cancel', inputSchema: {}, definition: 'd' };

describe('findTools', () => {
  it.each([
    ['BOOK_', [tool]],
    [' party ', [tool]],
    ['', [tool, other]],
    ['pay', []],
  ])('finds %j in name, title and description', (search, expected) => {
    expect(findTools([tool, other], search)).toEqual(expected);
  });
});

describe('claimsOf (C-IDN-7)', () => {
  it.each([
    [{ destructiveHint: true, openWorldHint: true }, ['destructive', 'openWorld']],
    [{ readOnlyHint: true, destructiveHint: true, idempotentHint: true }, ['readOnly']],
    [{ readOnlyHint: false }, []],
  ])('repeats what the tool says of itself: %j', (annotations, claims) => {
    expect(claimsOf({ ...tool, annotations })).toEqual(claims);
  });
  it('says nothing for a tool that says nothing', () => {
    expect(claimsOf(tool)).toEqual([]);
  });
});
