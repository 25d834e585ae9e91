// Each requirement is cited by a test; a citation of an id nobody knows is a slip of the pen. What only a comment cites is no proof.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoRequirements } from './demoRequirements.ts';
import { leftForLater, requirements } from './requirements.ts';

const testFiles = listTests();
const cited = new Set(
  testFiles.flatMap(
    (file) => withoutComments(readFileSync(file, 'utf8')).match(/\b[CS]-[A-Z0-9]{3}-\d+\b/g) ?? [],
  ),
);

function listTests(): readonly string[] {
  return ['shared', 'electron', 'renderer', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'requirements.test.ts')
      .map((file) => `${folder}/${file}`),
  );
}

/** Addresses keep their slashes: a line comment begins the line or follows a space. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

test('the search for citations sees the tests, and does not take a comment for one', () => {
  expect(testFiles.length).toBeGreaterThan(20);
  expect(withoutComments("// C-A\n/* C-B\n*/ test('C-C http://d', f); // C-E")).toBe(
    "\n test('C-C http://d', f); ",
  );
});

test('the list is whole', () => {
  expect(Object.keys(requirements)).toHaveLength(169);
});

test.each(Object.keys({ ...requirements, ...demoRequirements }).filter(isDue))(
  '%s is cited by a test',
  (id) => {
    expect(cited).toContain(id);
  },
);

test.each([...leftForLater])(
  '%s is left for later: it leaves that list with its first test',
  (id) => {
    expect(cited).not.toContain(id);
  },
);

test('no test cites a requirement that there is not', () => {
  const known = new Set(Object.keys(requirements));
  expect([...cited].filter((id) => id.startsWith('C-') && !known.has(id))).toEqual([]);
});

function isDue(id: string): boolean {
  return !leftForLater.has(id);
}
