import { expect, test } from 'vitest';
import { npmFailure } from './npmFailure.mjs';

const deprecated = 'npm warn deprecated glob@7.2.3: no longer supported';
const engine = `npm warn EBADENGINE Unsupported engine {
npm warn EBADENGINE   package: 'a@1.0.0'
npm warn EBADENGINE }`;

test.each([
  ['ENOTEMPTY', 'in use by another npm'],
  ['EBUSY', 'in use by another npm'],
  ['ENOTFOUND', 'network'],
  ['ECONNRESET', 'network'],
  ['EAI_AGAIN', 'network'],
  ['ETIMEDOUT', 'network'],
  ['ENOSPC', 'disk'],
])('%s is told by its cause', (code, words) => {
  expect(npmFailure('npm ci', `npm error code ${code}`)).toContain(words);
});

test('any other cause is left to the words of npm', () => {
  const lines = 'npm error code EINTEGRITY\nnpm error sha512-a integrity checksum failed';
  const stack = 'npm error     at ClientRequest.emit (node:events:524:28)';
  expect(npmFailure('npm ci', `${engine}\n${lines}\n${stack}\n`)).toBe(`npm ci failed.\n${lines}`);
});

test('shows the errors only, and takes no hint from a warning', () => {
  const told = npmFailure(
    'npm ci',
    `${deprecated}\nnpm warn tar EBUSY\n${engine}\nnpm error code E404\nnpm error 404 Not Found`,
  );
  expect(told).toBe('npm ci failed.\nnpm error code E404\nnpm error 404 Not Found');
});

test('an older npm is understood', () => {
  expect(npmFailure('npm ci', 'npm ERR! code ENOTEMPTY')).toMatch(/in use.*\nnpm ERR! code/);
});

test('an npm that could not be started is not silent', () => {
  expect(npmFailure('npm ci', 'spawn npm ENOENT')).toBe('npm ci failed.\nspawn npm ENOENT');
});
