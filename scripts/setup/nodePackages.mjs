// Installs the locked packages when the installed tree is not the locked one.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmFailure } from './npmFailure.mjs';
import { runNpm, SetupError } from './steps.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} Lock
 */

/**
 * npm writes down what it installed at the very end, so a broken install never matches.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 */
export function matchesLock(lock, installed) {
  if (installed === undefined) return false;
  const wanted = lock.packages ?? {};
  const present = installed.packages ?? {};
  const allPresent = Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = present[place];
    // Optional packages of other platforms stay away.
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return allPresent && Object.keys(present).every((place) => place in wanted);
}

/**
 * @param {string} root
 * @param {import('./steps.mjs').Announce} announce
 */
export async function installPackages(root, announce) {
  const lock = readLock(path.join(root, 'package-lock.json'));
  if (lock === undefined) throw new SetupError('package-lock.json is missing.');
  if (matchesLock(lock, readLock(path.join(root, 'node_modules/.package-lock.json')))) {
    return { said: 'as locked', value: false };
  }
  announce('installing (a minute or two the first time)');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund'], { cwd: root });
  if (code !== 0) throw new SetupError(npmFailure('npm ci', output));
  return { said: 'installed', value: true };
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  if (!existsSync(file)) return undefined;
  return /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')));
}
