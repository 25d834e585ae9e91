import { expect, test } from 'vitest';
import { createPremises } from '../premises.ts';
import { slowKitchen } from './slowKitchen.ts';

test('S-TRN-4: the kitchen stops in the middle of a step', async () => {
  const stop = new AbortController();
  const beginning = slowKitchen.begin({ steps: 2, stepMs: 60_000 });
  if (!beginning.ok) throw new Error(beginning.problem);
  const call = {
    account: 'alice',
    conversation: 'c',
    premises: createPremises({ now: Date.now, visitLifetimeMs: 1 }),
    signal: stop.signal,
    reportProgress: () => Promise.resolve(),
  };
  const cooking = Promise.resolve(beginning.run(new Map(), call));
  stop.abort();
  await expect(cooking).rejects.toThrow('aborted');
});
