import { describe, expect, it } from 'vitest';
import { toToolViews } from './toolList.ts';

it('a schema nested too deep to cross to the window is left out, the tool stays', async () => {
  const text = `${'{"properties":{"a":'.repeat(500)}{}${'}}'.repeat(500)}`;
  const properties: Record<string, Record<string, string>> = JSON.parse(text);
  const deep = { name: 'deep', inputSchema: { type: 'object' as const, properties } };
  expect(await toToolViews([deep])).toMatchObject([
    { name: 'deep', inputSchema: { type: 'object' } },
  ]);
});

describe('what a tool says of itself (C-IDN-5)', () => {
  const inputSchema = { type: 'object' as const };

  it('is shown without what deceives, and that is told; its name stays as it is called', async () => {
    const name = 'book\u200b';
    const title = 'Book\u202e a table';
    const description = 'Books.\n\n<b>Fast</b>\u{e0041}';
    expect(await toToolViews([{ name, title, description, inputSchema }])).toMatchObject([
      {
        name,
        title: 'Book a table',
        description: 'Books.\n\n<b>Fast</b>',
        textFlags: ['bidi-control', 'hidden-text', 'markup'],
        inputSchema,
      },
    ]);
  });

  it('is nothing when nothing of it can be seen', async () => {
    const tool = { name: 'a', title: ' ', annotations: { title: 'b' }, description: '' };
    const [shown] = await toToolViews([{ ...tool, inputSchema }]);
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      'annotations',
      'definition',
      'inputSchema',
      'name',
    ]);
  });

  it('is whole up to a length that a person may still read', async () => {
    const description = 'Two words. '.repeat(500).trim();
    const [whole, cut] = await toToolViews([
      { name: 'a', description, inputSchema },
      { name: 'b', description: 'x'.repeat(50_000), inputSchema },
    ]);
    expect(whole?.description).toBe(description);
    expect(whole?.textFlags).toBeUndefined();
    expect(cut?.description).toHaveLength(20_000);
    expect(cut?.textFlags).toEqual(['too-long']);
  });

  it('of very many tools is cut sooner', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => ({
      name: `t${index}`,
      description: index === 0 ? 'x' : 'x'.repeat(5_000),
      inputSchema,
    }));
    const views = await toToolViews(many);
    expect(views).toHaveLength(1_000);
    expect(views[0]?.description).toBe('x');
    expect(views[1]).toMatchObject({
      description: `${'x'.repeat(60)}…`,
      textFlags: ['too-long'],
    });
  });

  it('of one is whole beside many short ones', async () => {
    const long = 'Two words. '.repeat(1_000).trim();
    const many = Array.from({ length: 200 }, (_, index) => ({
      name: `t${index}`,
      description: index === 150 ? long : 'Short.',
      inputSchema,
    }));
    expect((await toToolViews(many))[150]?.description).toBe(long);
  });
});

it('C-IDN-10 whatever a server changes of a tool makes it another definition; what people never see does not', async () => {
  const inputSchema = { type: 'object' as const };
  const tool = { name: 'pay', title: 'Pay', description: 'Pays.', inputSchema };
  const definitionOf = (change: object): Promise<unknown> =>
    toToolViews([{ ...tool, ...change }]).then(([view]) => view?.definition);
  const seen = await definitionOf({});
  expect(await definitionOf({ _meta: { at: 1 } })).toBe(seen);
  for (const change of [
    { title: 'Pay now' },
    { description: 'Pays\u200b.' },
    { annotations: { readOnlyHint: true } },
    { inputSchema: { ...inputSchema, required: ['amount'] } },
  ]) {
    expect(await definitionOf(change)).not.toBe(seen);
  }
});
