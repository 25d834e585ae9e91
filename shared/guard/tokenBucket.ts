// How many questions of a server are let through: so many at once, and so many more in a minute (C-RAT-2). Pure; time is handed in.

export interface BucketLimits {
  /** Tokens that a full bucket holds. */
  readonly burst: number;
  readonly perMinute: number;
}

export interface Bucket {
  /** Fractions of a token count towards the next one. */
  readonly tokens: number;
  /** Milliseconds of the clock that is handed in. */
  readonly atMs: number;
}

const minuteMs = 60_000;

export function fullBucket({ burst }: BucketLimits, nowMs: number): Bucket {
  return { tokens: burst, atMs: nowMs };
}

/** The bucket as it is now. A clock that was set back refills nothing; limits that were lowered count at once. */
export function refilled(bucket: Bucket, limits: BucketLimits, nowMs: number): Bucket {
  const passedMs = Math.max(0, nowMs - bucket.atMs);
  const gained = (passedMs * limits.perMinute) / minuteMs;
  return { tokens: Math.min(limits.burst, bucket.tokens + gained), atMs: nowMs };
}

/** All `count` tokens, or none: null when there are not as many. */
export function take(
  bucket: Bucket,
  limits: BucketLimits,
  count: number,
  nowMs: number,
): Bucket | null {
  const now = refilled(bucket, limits, nowMs);
  // A refill is a sum of fractions: nearly a whole one is one.
  if (now.tokens + 1e-9 < count) return null;
  return { ...now, tokens: Math.max(0, now.tokens - count) };
}
