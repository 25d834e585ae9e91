// What the relay wrote down: when a question left the server, and when an answer reached it.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 10_000;

/**
 * @typedef {'question' | 'answer'} Kind
 * @param {string} file
 * @param {Kind} kind
 * @returns {number[]} in order, milliseconds of the wall clock
 */
export function stampsOf(file, kind) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /** @type {{ kind: Kind, atMs: number }} */ (JSON.parse(line)))
    .filter((stamp) => stamp.kind === kind)
    .map(({ atMs }) => atMs);
}

/**
 * Waits until the stamp of that index is there.
 * @param {string} file
 * @param {Kind} kind
 * @param {number} index
 */
export async function stampOf(file, kind, index) {
  const deadlineMs = Date.now() + patienceMs;
  while (Date.now() < deadlineMs) {
    const stamp = stampsOf(file, kind)[index];
    if (stamp !== undefined) return stamp;
    await delay(20);
  }
  throw new Error(`No ${kind} number ${index + 1} passed the relay.`);
}
