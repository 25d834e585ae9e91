// The fences must bite: each planted violation is reported, by lint or by dependency-cruiser.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, onTestFinished, test } from 'vitest';
import { fences } from '../../eslint.fences.js';
import { root } from '../build/targets.mjs';
import { run } from '../setup/steps.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
    },
    ...fences,
  ],
});

const rulesFor = async (filePath: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
};

test.each([
  ['shared/a.ts', `import type { App } from 'electron'; export type A = App;`],
  ['shared/a.ts', `import { readFile } from 'node:fs'; readFile;`],
  ['shared/a.ts', `import { create } from 'zustand'; create;`],
  ['shared/url/a.ts', `import { a } from '../../electron/a.ts'; a;`],
  ['shared/a.ts', `export const a = () => fetch('x');`],
  ['shared/a.ts', `setTimeout(() => 1, 1);`],
  ['shared/a.ts', `export const a = Date.now();`],
  ['shared/a.ts', `export const a = new Date();`],
  ['shared/a.ts', `export const a = Math.random();`],
  ['electron/mcp/a.ts', `import { useState } from 'react'; useState;`],
  ['electron/elicitation/a.ts', `import v from '@rjsf/validator-ajv8'; v;`],
  ['electron/mcp/a.ts', `import { shell } from 'electron'; shell;`],
  ['electron/mcp/a.ts', `import { ipcMain } from 'electron'; ipcMain;`],
  ['electron/ipc/a.ts', `import { shell } from 'electron'; shell;`],
  ['electron/opening/a.ts', `import { shell } from 'electron'; shell;`],
  ['electron/a.ts', `import { a } from '../renderer/a.ts'; a;`],
  ['electron/a.ts', `export default 1;`],
  ['renderer/a.ts', `import type { App } from 'electron'; export type A = App;`],
  ['renderer/a.ts', `import { join } from 'node:path'; join;`],
  ['renderer/a.ts', `import { Client } from '@modelcontextprotocol/client'; Client;`],
  ['renderer/state/a.ts', `import { a } from '../../electron/a.ts'; a;`],
  ['renderer/a.ts', `void fetch('x');`],
  ['renderer/features/A.tsx', `export const A = () => <p>Words</p>;`],
  ['renderer/features/A.tsx', `export const A = () => <p aria-label="Words" />;`],
  ['renderer/features/A.tsx', `export const A = () => <p dangerouslySetInnerHTML={x} />;`],
  ['renderer/ui/a.ts', `import { a } from '../features/a.ts'; a;`],
  ['renderer/forms/widgets/a.ts', `import { a } from '../../state/a.ts'; a;`],
  ['renderer/ui/a.ts', `window.api.call();`],
  ['e2e/scenarios/a.spec.ts', `import { a } from '../../electron/a.ts'; a;`],
])('lint reports in %s: %s', async (file, code) => {
  expect(await rulesFor(file, code)).toContainEqual(expect.stringMatching(/^no-restricted-/));
});

test.each([
  ['shared/a.ts', `import { z } from 'zod'; import { b } from './b.ts'; z; b; new Date(1);`],
  ['electron/opening/systemBrowser.ts', `import { shell } from 'electron'; shell;`],
  ['electron/ipc/a.ts', `import { ipcMain } from 'electron'; ipcMain;`],
  ['electron/preload.ts', `import { ipcRenderer } from 'electron'; ipcRenderer;`],
  ['electron/elicitation/validateAnswer.ts', `import v from '@rjsf/validator-ajv8'; v;`],
  ['renderer/features/A.tsx', `export const A = () => <p aria-label={t('a')}>{t('b')}</p>;`],
  ['e2e/main.ts', `import { a } from '../electron/compose.ts'; a;`],
])('lint accepts in %s: %s', async (file, code) => {
  expect(await rulesFor(file, code)).toEqual([]);
});

const planted: Record<string, string> = {
  'shared/a.ts': `import type { B } from './b.ts'; export type A = B;`,
  'shared/b.ts': `import type { A } from './a.ts'; export type B = A | 1;`,
  'shared/c.ts': `import { m } from '../electron/mcp/m.ts'; export const c = m;`,
  'electron/compose.ts': `export const compose = 1;`,
  'electron/mcp/m.ts': `import { compose } from '../compose.ts'; export const m = compose;`,
  'electron/platform/p.ts': `import { m } from '../mcp/m.ts'; export const p = m;`,
  'electron/demo/d.ts': `import { m } from '../mcp/m.ts'; export const d = m;`,
  'electron/w.ts': `import { f } from '../renderer/features/f.ts'; export const w = f;`,
  'renderer/features/f.ts': `export const f = 1;`,
  'renderer/ui/u.ts': `import { f } from '../features/f.ts'; export const u = f;`,
  'renderer/state/s.ts': `import { f } from '../features/f.ts'; export const s = f;`,
  'renderer/x.ts': `import { gone } from './gone.ts'; export const x = gone;`,
  'e2e/e.ts': `import { compose } from '../electron/compose.ts'; export const e = compose;`,
  'tsconfig.e2e.json': `{ "compilerOptions": { "moduleResolution": "bundler", "module": "ESNext" } }`,
};

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
}

const cruise = async (cwd: string, folders: string[]) => {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [cli, '--config', config, '--output-type', 'json', ...folders];
  const { output } = await run(process.execPath, args, { cwd });
  return (JSON.parse(output) as Cruise).summary;
};

test('dependency-cruiser reports each planted import', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { violations } = await cruise(folder, ['electron', 'renderer', 'shared', 'e2e']);
  const found = violations.map(({ from, rule }) => `${rule.name} ${from}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'no-cycle shared/a.ts',
      'shared-is-pure shared/c.ts',
      'compose-is-above-services electron/mcp/m.ts',
      'platform-is-the-bottom electron/platform/p.ts',
      'demo-stands-alone electron/demo/d.ts',
      'electron-knows-no-window electron/w.ts',
      'views-know-no-feature renderer/ui/u.ts',
      'state-knows-no-view renderer/state/s.ts',
      'no-unresolved renderer/x.ts',
      'e2e-looks-from-outside e2e/e.ts',
    ]),
  );
});

test('dependency-cruiser sees our own modules', { timeout: 60_000 }, async () => {
  const { totalCruised } = await cruise(root, ['shared']);
  expect(totalCruised).toBeGreaterThan(10);
});
