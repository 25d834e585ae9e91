// Makes rows of what was measured: the product beside the floor, by measure and generation.
import { median, percentile } from './statistics.mjs';

/**
 * @typedef {import('./session.mjs').Session} Session
 * @typedef {import('./session.mjs').Era} Era
 * @typedef {{ app: string, era: Era, load: number } & Session} Sample
 * @typedef {{ median: number, p95: number }} Figures
 * @typedef {{ measure: string, unit: string, era: Era, goal: number, product: Figures | null,
 *   floor: Figures | null, ratio: number | null }} Row
 */

/** @type {readonly { measure: string, unit: string, goal: number,
 *   read: (session: Session) => (number | null)[] }[]} */
const measures = [
  { measure: 'start to usable', unit: 'ms', goal: 1.25, read: ({ startMs }) => [startMs] },
  {
    measure: 'question to painted, first',
    unit: 'ms',
    goal: 1.5,
    read: ({ questions }) => questions.slice(0, 1).map(({ paintMs }) => paintMs),
  },
  {
    measure: 'question to painted, later',
    unit: 'ms',
    goal: 1.5,
    read: ({ questions }) => questions.slice(1).map(({ paintMs }) => paintMs),
  },
  {
    measure: 'accept to server, first',
    unit: 'ms',
    goal: 1.5,
    read: ({ questions }) => questions.slice(0, 1).map(({ acceptMs }) => acceptMs),
  },
  {
    measure: 'accept to server, later',
    unit: 'ms',
    goal: 1.5,
    read: ({ questions }) => questions.slice(1).map(({ acceptMs }) => acceptMs),
  },
  { measure: 'memory of the tree', unit: 'MiB', goal: 1.25, read: ({ memoryMib }) => [memoryMib] },
];

/**
 * @param {readonly Sample[]} samples
 * @returns {Row[]}
 */
export function summarise(samples) {
  return measures.flatMap(({ read, ...measure }) =>
    /** @type {const} */ (['modern', 'legacy']).map((era) => {
      const figures = (/** @type {string} */ app) =>
        figuresOf(samples.filter((one) => one.app === app && one.era === era).flatMap(read));
      const product = figures('product');
      const floor = figures('floor');
      const ratio = product === null || floor === null ? null : product.median / floor.median;
      return { ...measure, era, product, floor, ratio };
    }),
  );
}

/**
 * @param {readonly (number | null)[]} values
 * @returns {Figures | null}
 */
function figuresOf(values) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return { median: median(known), p95: percentile(known, 0.95) };
}
