// Each requirement is cited by a test; a citation of an id nobody knows is a slip of the pen.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoRequirements } from './demoRequirements.ts';
import { requirements } from './requirements.ts';

const testFiles = listTests();
const cited = new Set(
  testFiles.flatMap((file) => readFileSync(file, 'utf8').match(/\b[CS]-[A-Z0-9]{3}-\d+\b/g) ?? []),
);

function listTests(): readonly string[] {
  return ['shared', 'electron', 'renderer', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'requirements.test.ts')
      .map((file) => `${folder}/${file}`),
  );
}

test('the search for citations sees the tests', () => {
  expect(testFiles.length).toBeGreaterThan(20);
});

test.each(Object.keys({ ...requirements, ...demoRequirements }))('%s is cited by a test', (id) => {
  expect(cited).toContain(id);
});
