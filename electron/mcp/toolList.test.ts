import { expect, it } from 'vitest';
import { toToolViews } from './toolList.ts';

it('a schema nested too deep to cross to the window is left out, the tool stays', () => {
  const text = `${'{"properties":{"a":'.repeat(500)}{}${'}}'.repeat(500)}`;
  const properties: Record<string, Record<string, string>> = JSON.parse(text);
  const deep = { name: 'deep', inputSchema: { type: 'object' as const, properties } };
  expect(toToolViews([deep])).toEqual([{ name: 'deep', inputSchema: { type: 'object' } }]);
});
