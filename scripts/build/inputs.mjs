// Decides whether a build can be skipped: a digest of everything that goes in, kept beside what came out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} root
 * @param {readonly string[]} inputs files and folders, relative to root
 * @returns {string}
 */
export function digestOf(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs the build unless the stamp says that these very inputs were built and the output is there.
 * @param {{ stamp: string, digest: string, outputs: readonly string[], build: () => Promise<void> }} job
 * @returns {Promise<boolean>} whether it was built
 */
export async function buildIfChanged({ stamp, digest, outputs, build }) {
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === digest && outputs.every((file) => existsSync(file))) return false;
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}

/**
 * @param {string} entry
 * @returns {string[]} absolute paths, in a stable order; tests are no input of a build
 */
function filesIn(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesIn(path.join(entry, name)));
}
