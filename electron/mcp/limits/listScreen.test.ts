import { describe, expect, it } from 'vitest';
import { createListScreen, maxListEntries } from './listScreen.ts';
import { readTool } from './readTool.ts';

const inputSchema = { type: 'object' } as const;
const tool = (name: string) => ({ name, inputSchema });
const tools = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => tool(`tool-${from + index}`));
const screen = () => createListScreen('tools', readTool);
const nothing = { unlisted: 0, unreadable: 0, hasMore: false };

describe('the pages of a list', () => {
  it('are kept whole when all is well', () => {
    const list = screen();
    const page = { tools: tools(3), nextCursor: 'b', _meta: { a: 1 } };
    expect(list.screen(page)).toEqual(page);
    expect(list.leftOut()).toBeNull();
  });

  it('lose what is beyond the bound, and tell how many', () => {
    const list = screen();
    expect(list.screen({ tools: tools(10_000) })['tools']).toHaveLength(maxListEntries);
    expect(list.leftOut()).toEqual({ ...nothing, unlisted: 9_000 });
  });

  it('lose what cannot be read and what was there before; the others stay', () => {
    const list = screen();
    const page = [tool('a'), null, { name: 7, inputSchema }, { name: 'x' }, tool('a'), tool('b')];
    expect(list.screen({ tools: page })).toEqual({ tools: [tool('a'), tool('b')] });
    expect(list.leftOut()).toEqual({ ...nothing, unreadable: 4 });
  });

  it.each([
    ['when a cursor comes again', () => 'same', 2],
    ['when there are too many', (page: number) => `page ${page}`, 20],
  ])('are asked for no more %s', (_case, cursorOf, pages) => {
    const list = screen();
    let asked = 1;
    while (list.screen({ tools: [], nextCursor: cursorOf(asked) })['nextCursor'] !== undefined) {
      asked += 1;
    }
    expect(asked).toBe(pages);
    expect(list.leftOut()).toEqual({ ...nothing, hasMore: true });
  });

  it('are asked for no more when the bound is reached', () => {
    const list = screen();
    expect(list.screen({ tools: tools(600), nextCursor: 'b' })['nextCursor']).toBe('b');
    expect(list.screen({ tools: tools(600, 600), nextCursor: 'c' })['nextCursor']).toBeUndefined();
    expect(list.leftOut()).toEqual({ unlisted: 200, unreadable: 0, hasMore: true });
  });

  it.each([[{}], [{ tools: 7 }], [{ nextCursor: 'b' }]])('no page is left as it came: %j', (it) => {
    expect(screen().screen(it)).toEqual(it);
  });
});

describe('a tool of a list', () => {
  it('has what is used of it, and is not refused for the rest', () => {
    const odd = { ...tool('a'), title: 7, icons: 'none', outputSchema: [], annotations: [] };
    expect(readTool(odd)).toEqual(tool('a'));
    const annotations = { title: 'A', readOnlyHint: true, destructiveHint: 'no' };
    expect(readTool({ ...tool('a'), description: 'Does a.', annotations })).toEqual({
      ...tool('a'),
      description: 'Does a.',
      annotations: { title: 'A', readOnlyHint: true },
    });
  });

  it.each([
    ['too long', { properties: { a: { description: 'x'.repeat(300_000) } } }],
    ['too deep', { properties: JSON.parse(`${'{"a":'.repeat(200)}{}${'}'.repeat(200)}`) }],
    ['without fields where they should be', { properties: [] }],
    ['with a field that is none', { properties: { a: 1 } }],
    ['with something else required', { required: 'a' }],
  ])('has no schema of arguments when that is %s', (_case, schema) => {
    const odd = { name: 'a', inputSchema: { ...inputSchema, ...schema } };
    expect(readTool(odd)).toEqual(tool('a'));
  });

  it.each([
    [tool('')],
    [tool('x'.repeat(1_001))],
    [{ name: 'a', inputSchema: { type: 'string' } }],
    ['tool'],
  ])('is none without a name and a schema: %j', (entry) => {
    expect(readTool(entry)).toBeNull();
  });
});
