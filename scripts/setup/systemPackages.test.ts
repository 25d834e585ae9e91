import { expect, test } from 'vitest';
import { missingNeeds, namesToInstall, needs } from './systemPackages.mjs';

test('a renamed library meets the need', () => {
  const installed = new Set(['libgtk-3-0t64', 'libnss3', 'libasound2t64', 'libgbm1', 'xvfb']);
  expect(missingNeeds(needs, installed).flatMap(({ names }) => names)).toEqual([
    'xdg-utils',
    'fonts-noto-cjk',
  ]);
});

test('asks for the name that this release knows', () => {
  const missing = missingNeeds(needs, new Set());
  expect(namesToInstall(missing, new Set(['libgtk-3-0t64', 'libasound2t64']))).toEqual([
    'libgtk-3-0t64',
    'libnss3',
    'libasound2t64',
    'libgbm1',
    'xvfb',
    'xdg-utils',
    'fonts-noto-cjk',
  ]);
});
