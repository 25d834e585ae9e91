import { expect, test } from 'vitest';
import { patiently } from './patience.ts';

const never = new Promise<void>(() => undefined);

test('ends with the work, failed or not, and without it when it never ends', async () => {
  await expect(patiently(Promise.resolve('done'), 60_000)).resolves.toBeUndefined();
  await expect(patiently(Promise.reject(new Error('no')), 60_000)).resolves.toBeUndefined();
  await expect(patiently(never, 1)).resolves.toBeUndefined();
});
