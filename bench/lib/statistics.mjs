// The two numbers that stand for many measurements.

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? at(sorted, middle)
    : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/**
 * The smallest value that at least this share of all values does not exceed (nearest rank).
 * @param {readonly number[]} values
 * @param {number} share of 1
 */
export function percentile(values, share) {
  const sorted = ascending(values);
  return at(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
}

const ascending = (/** @type {readonly number[]} */ values) => [...values].sort((a, b) => a - b);

/**
 * @param {readonly number[]} values
 * @param {number} index
 */
function at(values, index) {
  const value = values[index];
  if (value === undefined) throw new Error('No values.');
  return value;
}
