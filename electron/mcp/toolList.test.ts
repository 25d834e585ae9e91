import { expect, it } from 'vitest';
import { toToolViews } from './toolList.ts';

it('a schema nested too deep to cross to the window is left out, the tool stays', () => {
  const a: unknown = JSON.parse(`${'{"properties":{"a":'.repeat(500)}{}${'}}'.repeat(500)}`);
  const deep = { name: 'deep', inputSchema: { type: 'object' as const, properties: { a: { a } } } };
  expect(toToolViews([deep])).toEqual([{ name: 'deep', inputSchema: { type: 'object' } }]);
});
