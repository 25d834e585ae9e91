// The fast checks and the two test suites, each a command that also runs alone.
import { root } from '../build/targets.mjs';
import { run } from '../setup/steps.mjs';
import { startGroup } from '../run/processGroup.mjs';

/** @typedef {{ name: string, command: readonly string[] }} Gate */

/** @type {readonly Gate[]} */
export const checks = [
  {
    name: 'lint',
    command: ['eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  },
  { name: 'types', command: ['typescript/bin/tsc', '--build'] },
  {
    name: 'imports',
    command: [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'electron',
      'renderer',
      'shared',
      'e2e',
    ],
  },
  { name: 'unused', command: ['knip/bin/knip.js', '--treat-config-hints-as-errors'] },
  { name: 'layout', command: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
];

export const unitTests = ['vitest/vitest.mjs', 'run'];
export const e2eTests = ['@playwright/test/cli.js', 'test'];

/** @param {readonly string[]} command a file in node_modules and its arguments */
const nodeArgs = ([file = '', ...args]) => [`${root}/node_modules/${file}`, ...args];

/**
 * Shows what the tool wrote only when it failed.
 * @param {readonly string[]} command
 */
export async function runQuietly(command) {
  return run(process.execPath, nodeArgs(command), { cwd: root });
}

/**
 * Shows the tool's own output as it comes.
 * @param {readonly string[]} command
 */
export async function runVisibly(command) {
  return startGroup(process.execPath, nodeArgs(command), { cwd: root }).exited;
}

/**
 * One of our own scripts in a process of its own.
 * @param {string} file from the root
 * @param {readonly string[]} args
 */
export async function runScriptFile(file, args) {
  return startGroup(process.execPath, [`${root}/${file}`, ...args], { cwd: root }).exited;
}
