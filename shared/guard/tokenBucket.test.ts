import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullBucket, refilled, take, type Bucket } from './tokenBucket.ts';

const limits = { burst: 12, perMinute: 12 };

function takeOneByOne(bucket: Bucket, times: number, nowMs: number): readonly [Bucket, number] {
  let current = bucket;
  let taken = 0;
  for (let index = 0; index < times; index += 1) {
    const next = take(current, limits, 1, nowMs);
    if (next === null) continue;
    current = next;
    taken += 1;
  }
  return [current, taken];
}

test('C-RAT-2: twelve at once, then twelve a minute', () => {
  const [empty, first] = takeOneByOne(fullBucket(limits, 0), 100, 0);
  expect(first).toBe(12);
  expect(take(empty, limits, 1, 4_999)).toBeNull();
  const [after, inAMinute] = takeOneByOne(empty, 100, 60_000);
  expect(inAMinute).toBe(12);
  expect(takeOneByOne(after, 100, 65_000)[1]).toBe(1);
});

test('C-RAT-2: several are let through whole or not at all', () => {
  const [five] = takeOneByOne(fullBucket(limits, 0), 7, 0);
  expect(take(five, limits, 6, 0)).toBeNull();
  expect(take(five, limits, 5, 0)?.tokens).toBe(0);
  // More than the bucket ever holds.
  expect(take(fullBucket(limits, 0), limits, 13, 3_600_000)).toBeNull();
});

test('limits that were lowered count at once, raised ones fill up with time', () => {
  const full = fullBucket(limits, 0);
  expect(refilled(full, { burst: 3, perMinute: 12 }, 0).tokens).toBe(3);
  expect(refilled(full, { burst: 20, perMinute: 12 }, 0).tokens).toBe(12);
  expect(refilled(full, { burst: 20, perMinute: 12 }, 60_000).tokens).toBe(20);
});

test('a clock that was set back gives and takes nothing', () => {
  const [empty] = takeOneByOne(fullBucket(limits, 100_000), 12, 100_000);
  const back = refilled(empty, limits, 0);
  expect(back.tokens).toBe(0);
  expect(refilled(back, limits, 60_000).tokens).toBe(12);
});

test('C-RAT-2: within any span no more pass than the burst and the refill of that span', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(waits, (pauses) => {
      let bucket = fullBucket(limits, 0);
      let now = 0;
      let passed = 0;
      for (const pause of pauses) {
        now += pause;
        const next = take(bucket, limits, 1, now);
        if (next === null) continue;
        bucket = next;
        passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(limits.burst + (now * limits.perMinute) / 60_000 + 1e-6);
    }),
  );
});
