// An app started from the desktop, with the system's short PATH: real programs that only the login shell's folders hold.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { ConnectionState } from '../../shared/servers/serverView.ts';
import { createLoginPath } from '../platform/loginPath.ts';
import { fakeKeystore } from '../secrets/testing/fakeKeystore.ts';
import type { ServerRegistry } from './serverRegistry.ts';
import { createFileRegistry } from './testing/fileRegistry.ts';

let folder = '';
let registry: ServerRegistry | null = null;
const bin = (): string => join(folder, 'bin');
const pathSeenByChild = (): string => readFileSync(join(folder, 'child-path'), 'utf8');
const wasShellAsked = (): boolean => existsSync(join(folder, 'asked'));

/** Like npx: its first line has the system look for the interpreter, and it starts programs of its own. */
const server = (): string => `#!/usr/bin/env desk-node
  const { execFileSync } = require('node:child_process');
  const path = execFileSync('/bin/sh', ['-c', 'printf %s "$PATH"']);
  require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'child-path'))}, path);
  const serverInfo = { name: 'desk', version: '1' };
  const result = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo };
  const error = { code: -32601, message: 'Method not found' };
  require('node:readline').createInterface(process.stdin).on('line', (line) => {
    const { id, method } = JSON.parse(line);
    const answer = method === 'initialize' ? { result } : { error };
    if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  });
`;

function writeProgram(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-path-'));
  mkdirSync(bin());
  symlinkSync(process.execPath, join(bin(), 'desk-node'));
  writeProgram(join(bin(), 'desk-tool'), server());
  writeProgram(
    join(folder, 'shell'),
    `#!/bin/sh\ntouch ${folder}/asked\necho Welcome\nexport PATH="${bin()}:$PATH"\neval "$2"\n`,
  );
  vi.stubEnv('PATH', '/usr/bin');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry?.dispose();
  rmSync(folder, { recursive: true });
});

/** Approves the command, as a person does who wants it started. */
async function start(
  config: ServerConfig,
  env: Record<string, string> = {},
): Promise<ConnectionState> {
  ({ registry } = createFileRegistry(
    folder,
    fakeKeystore(),
    createLoginPath({
      env: { PATH: '/usr/bin', SHELL: join(folder, 'shell'), ...env },
      platform: 'linux',
      limitMs: 20_000,
    }),
  ));
  const link = registry.get(await registry.add('desk', config));
  await link.connect();
  const { state } = link.view();
  expect(wasShellAsked()).toBe(false);
  if (state.kind === 'awaiting-approval') await link.approve(state.approval.fingerprint);
  return link.view().state;
}

test('a program that only the login shell knows is found, and what it starts sees the folder too', async () => {
  expect(await start({ command: 'desk-tool' })).toEqual({ kind: 'connected' });
  expect(pathSeenByChild()).toBe(`/usr/bin:${bin()}`);
});

test('a program named in full finds its interpreter', async () => {
  const state = await start({ command: join(bin(), 'desk-tool'), env: { A: '1' } });
  expect(state).toEqual({ kind: 'connected' });
});

test('a program that is nowhere: the folders of the login shell were searched as well', async () => {
  expect(await start({ command: 'desk-no-such-tool' })).toMatchObject({
    kind: 'failed',
    problem: { code: 'program-not-found', searched: ['/usr/bin', bin()] },
  });
});

test.each([
  ['a PATH that the person configured stands', { PATH: '/usr/bin' }, {}],
  ['an app started from a terminal has its PATH', undefined, { TERM: 'xterm' }],
])('%s: the shell is not asked', async (_case, configured, appEnv) => {
  const env = configured === undefined ? {} : { env: configured };
  expect(await start({ command: 'desk-tool', ...env }, appEnv)).toMatchObject({
    kind: 'failed',
    problem: { code: 'program-not-found', searched: ['/usr/bin'] },
  });
  expect(wasShellAsked()).toBe(false);
});
