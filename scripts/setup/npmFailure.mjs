// What to tell a person when npm fails: the cause in a sentence where it is known, then npm's own errors.
import { lastLines } from './steps.mjs';

/** @type {readonly (readonly [RegExp, string])[]} */
const causes = [
  [
    /\b(ENOTEMPTY|EBUSY)\b/,
    'node_modules is in use by another npm; end it, or delete node_modules, and try again.',
  ],
  [
    /\b(ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ECONN[A-Z]+)\b/,
    'The package registry cannot be reached. Check the network and try again.',
  ],
  [/\bENOSPC\b/, 'The disk is full.'],
];

/**
 * @param {string} command as in "npm ci"
 * @param {string} output all that npm wrote
 */
export function npmFailure(command, output) {
  const lines = output.split('\n');
  // Older releases of npm write it the second way.
  const said = lines.filter((line) => /^npm (error|ERR!)/.test(line));
  // Without the stack of npm's own code.
  const errors = said.filter((line) => !/^\S+ \S+\s+at /.test(line)).slice(0, 20);
  // Not npm's word where there is any, such as when it could not be started.
  const shown = errors.length > 0 ? errors.join('\n') : lastLines(output);
  const cause = causes.find(([pattern]) => pattern.test(shown))?.[1];
  return [`${command} failed.`, ...(cause === undefined ? [] : [cause])].join(' ') + `\n${shown}`;
}
