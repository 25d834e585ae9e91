// One line for each step of the set-up: what was done and how long it took. A step that finds much to do
// says so when it begins.
import { spawn } from 'node:child_process';
import { endWithUs } from '../run/processGroup.mjs';

/** A set-up problem a person can solve; shown without a stack. */
export class SetupError extends Error {}

/**
 * @typedef {(line: string) => void} Print
 * @typedef {(doing: string) => void} Announce tells what begins and how long it may take
 * @typedef {{ code: number, output: string }} Finished
 */

/**
 * @template T
 * @param {Print} print
 * @param {string} name
 * @param {(announce: Announce) => Promise<{ said: string, value: T }>} action
 * @returns {Promise<T>}
 */
export async function step(print, name, action) {
  const startedMs = performance.now();
  const { said, value } = await action((doing) => print(`${name}: ${doing}…`));
  print(`${name}: ${said} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
  return value;
}

/**
 * @param {Print} print
 * @param {(announce: Announce) => Promise<boolean>} build resolves to whether there was something to build
 * @returns {Promise<boolean>}
 */
export function buildStep(print, build) {
  return step(print, 'Build', async (announce) => {
    const built = await build(announce);
    return { said: built ? 'built' : 'up to date', value: built };
  });
}

/**
 * Runs a program to its end and keeps what it wrote, for the message when it fails. The program and
 * what it has started end with us, unless it must be let finish.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { letFinish?: boolean }} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { letFinish = false, ...options } = {}) {
  const detached = !letFinish && process.platform !== 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (!letFinish) endWithUs(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/**
 * npm as the person runs it: the one that started us, else the one on the path.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNpm(args, options = {}) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js') === true) return run(process.execPath, [cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    ...options,
    shell: process.platform === 'win32',
  });
}

/** @param {string} output */
export const lastLines = (output) => output.trim().split('\n').slice(-12).join('\n');
