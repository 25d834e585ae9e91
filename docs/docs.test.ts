// The documents say what is true of the tree: paths, links, scripts, dependencies and the window's own words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { catalogues } from '../renderer/i18n/catalogues.ts';

const adrFolder = 'docs/adr';
const adrs = readdirSync(adrFolder).sort();
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/benchmarks.md',
  ...adrs.map((name) => `${adrFolder}/${name}`),
];
const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

const folders = ['electron', 'renderer', 'shared', 'e2e', 'scripts', 'bench', 'docs', '.github'];
/** What a run makes; nobody commits it. */
const made = ['test-results', 'dist', 'release', 'bench/results'];

/** Code spans that name a file or folder of the tree. */
function pathsIn(text: string): readonly string[] {
  return (
    [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => folders.includes(path.split('/')[0] ?? '') || isRootFile(path))
      .filter((path) => !made.some((folder) => path.startsWith(folder)))
      // A package may be called like a file.
      .filter((path) => !Object.hasOwn(manifest.dependencies, path))
  );
}

function isRootFile(path: string): boolean {
  return /^[\w.-]+\.(md|js|cjs|ts|yml)$|^(package|tsconfig.*)\.json$/.test(path);
}

/** Beside the tree's root: names within a folder that the sentence has named already. */
const shortNames: readonly string[] = ['compose.ts', 'camelCase.ts'];

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names files that exist', () => {
    const missing = pathsIn(text).filter((path) => !existsSync(path) && !shortNames.includes(path));
    expect(missing).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it('names scripts that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?((?<=run )[\w:-]+|start|test)\b/g)];
    const missing = named
      .map((match) => match[1] ?? '')
      .filter((name) => !(name in manifest.scripts));
    expect(missing).toEqual([]);
  });
});

test('the table of ARCHITECTURE.md has one file in each row', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Where does X happen?');
  const rows = table.split('\n').filter((line) => /^\| \S.*\?/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => pathsIn(row).length !== 1)).toEqual([]);
});

test('README.md calls things as the window does', () => {
  const shown = new Set([
    ...wordsOf(catalogues.en),
    ...['electron/compose.ts', 'electron/demo/tools/bookTable.ts'].flatMap(quotedIn),
  ]);
  const [, rest = ''] = read('README.md').split('## Your first question');
  const [steps = ''] = rest.split('### Where your data lies');
  const named = [...steps.matchAll(/\*\*([^*]+)\*\*/g)].map((match) =>
    (match[1] ?? '').replaceAll(/\s+/g, ' '),
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((words) => !shown.has(words))).toEqual([]);
});

/** Every message, with the demo server's name wherever a name goes. */
function wordsOf(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return [String(Reflect.apply(node, null, [anyName]))];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(wordsOf) : [];
}
const anyName: unknown = new Proxy({}, { get: () => 'Table desk' });

function quotedIn(file: string): readonly string[] {
  return [...read(file).matchAll(/'([^'\n]+)'/g)].map((match) => match[1] ?? '');
}

test('every runtime dependency has its reason in ADR 0001, and no other is listed', () => {
  const rows = read(`${adrFolder}/0001-stack-and-dependencies.md`)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

describe.each(adrs)('%s', (name) => {
  const text = read(`${adrFolder}/${name}`);

  it('has its number and the three parts', () => {
    const number = String(adrs.indexOf(name) + 1).padStart(4, '0');
    expect(name.slice(0, 5)).toBe(`${number}-`);
    expect(text).toMatch(new RegExp(`^# ${number}: `));
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });
});
