// How long the gate takes over one schema: 20,000 made-up ones, and those at the limits. Bundled for Node by bench/forms.mjs.
import fc from 'fast-check';
import { checkFormRequest } from '../../shared/schema/checkRequestParams.ts';
import { acceptedSchema, anySchema } from '../../shared/schema/testing/anySchema.ts';

const timed = (params: unknown): number => {
  const startedMs = performance.now();
  checkFormRequest(params, { revision: '2025-11-25' });
  return performance.now() - startedMs;
};

/** Milliseconds, one per schema. */
export function fuzzedTimes(howMany: number): readonly number[] {
  const schemas = fc.sample(fc.oneof(anySchema, acceptedSchema), { numRuns: howMany, seed: 1 });
  return schemas.map((requestedSchema) => {
    const params = { message: 'Fuzz', requestedSchema };
    const once = timed(params);
    // What took long is asked twice more: other processes and the collector hit any schema, a slow schema hits each time.
    return once < 5 ? once : Math.min(once, timed(params), timed(params));
  });
}

/** The slowest of some turns, the very first among them. */
export function slowestOf(params: unknown, turns: number): number {
  return Math.max(...Array.from({ length: turns }, () => timed(params)));
}
