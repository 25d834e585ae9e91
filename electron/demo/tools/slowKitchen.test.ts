import { expect, test } from 'vitest';
import { slowKitchen } from './slowKitchen.ts';

test('S-TRN-4: the kitchen stops in the middle of a step', async () => {
  const stop = new AbortController();
  const beginning = slowKitchen.begin({ steps: 2, stepMs: 60_000 });
  if (!beginning.ok) throw new Error(beginning.problem);
  const call = { signal: stop.signal, reportProgress: () => Promise.resolve() };
  const cooking = Promise.resolve(beginning.run(new Map(), call));
  stop.abort();
  await expect(cooking).rejects.toThrow('aborted');
});
