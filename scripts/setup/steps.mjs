// One line for each step of the set-up: what was done and how long it took.
import { spawn } from 'node:child_process';

/** A set-up problem a person can solve; shown without a stack. */
export class SetupError extends Error {}

/**
 * @typedef {(line: string) => void} Print
 * @typedef {{ code: number, output: string }} Finished
 */

/**
 * @template T
 * @param {Print} print
 * @param {string} name
 * @param {() => Promise<{ said: string, value: T }>} action
 * @returns {Promise<T>}
 */
export async function step(print, name, action) {
  const startedMs = performance.now();
  const { said, value } = await action();
  print(`${name}: ${said} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
  return value;
}

/**
 * Runs a program to its end and keeps what it wrote, for the message when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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
