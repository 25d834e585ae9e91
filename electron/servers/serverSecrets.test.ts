// What becomes of secrets while servers are added, changed, moved, renamed and removed: files, approvals, what a program gets.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Keystore } from '../secrets/keystore.ts';
import { fakeKeystore, noKeystore } from '../secrets/testing/fakeKeystore.ts';
import type { ServerRegistry } from './serverRegistry.ts';
import { createFileRegistry } from './testing/fileRegistry.ts';

const marker = 'marker-4d1c-value';

let folder = '';
let registry: ServerRegistry;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-kept-'));
  await restart();
});
afterEach(async () => {
  await registry.dispose();
  rmSync(folder, { recursive: true });
});

/** A new run over the same files. */
async function restart(keystore: Keystore = fakeKeystore()): Promise<void> {
  const opened = createFileRegistry(folder, keystore);
  ({ registry } = opened);
  await opened.load();
}

const idOf = (name: string): string =>
  registry.views().find((view) => view.name === name)?.id ?? '';
const view = (name: string) => registry.get(idOf(name)).view();
const filesText = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
const storedNames = (): readonly string[] =>
  Object.keys(
    (JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { secrets: object }).secrets,
  );

/** A program that writes down the variable TOKEN, says nothing and ends. */
const teller = (env: Record<string, string>) => ({
  command: process.execPath,
  args: [
    '-e',
    `require('node:fs').writeFileSync(process.argv[1], process.env.TOKEN)`,
    join(tmpdir(), `${folder.split('/').at(-1) ?? ''}-told`),
  ],
  env,
});

async function connectAndApprove(name: string): Promise<void> {
  const link = registry.get(idOf(name));
  await link.connect();
  const { state } = link.view();
  if (state.kind === 'awaiting-approval') await link.approve(state.approval.fingerprint);
}

async function told(): Promise<string> {
  const path = teller({}).args[2] ?? '';
  const text = await vi.waitFor(() => readFileSync(path, 'utf8'), { timeout: 10_000 });
  rmSync(path);
  return text;
}

test('C-PRV-3: a secret that is added gets to the program, and into no file and no view', async () => {
  const secrets = [{ place: 'env', key: 'TOKEN', value: marker } as const];
  await registry.add('Acme', teller({ TOKEN: '' }), secrets);
  await connectAndApprove('Acme');
  expect(await told()).toBe(marker);
  expect(view('Acme')).toMatchObject({
    config: { env: { TOKEN: '${secret:acme-token}' } },
    secrets: [{ name: 'acme-token', state: 'kept' }],
    literalSecrets: [],
  });
  expect(JSON.stringify(registry.views())).not.toContain(marker);
  expect(filesText()).not.toContain(marker);
  await registry.dispose();

  await restart();
  await connectAndApprove('Acme');
  expect(await told()).toBe(marker);
});

test('literal values are offered, moved in one go, and the approval of the command stays', async () => {
  await registry.add('Acme', teller({ TOKEN: marker, LEVEL: 'debug' }));
  await connectAndApprove('Acme');
  expect(await told()).toBe(marker);
  expect(view('Acme').literalSecrets).toEqual(['TOKEN']);
  await registry.moveSecrets(idOf('Acme'));
  expect(view('Acme')).toMatchObject({
    config: { env: { TOKEN: '${secret:acme-token}', LEVEL: 'debug' } },
    literalSecrets: [],
  });
  expect(filesText()).not.toContain(marker);

  await restart();
  await registry.get(idOf('Acme')).connect();
  expect(view('Acme').state.kind).not.toBe('awaiting-approval');
  expect(await told()).toBe(marker);
});

test('C-STD-3: a move approves nothing that was not approved, and what is shown meanwhile can be approved', async () => {
  await registry.add('Acme', teller({ TOKEN: marker }));
  await registry.get(idOf('Acme')).connect();
  await registry.moveSecrets(idOf('Acme'));
  const { state } = view('Acme');
  expect(state.kind).toBe('awaiting-approval');
  await connectAndApprove('Acme');
  expect(await told()).toBe(marker);
});

test('the form moves a value that is there already, and that is no other command', async () => {
  const config = teller({ TOKEN: marker });
  await registry.add('Acme', config);
  await connectAndApprove('Acme');
  await told();
  const slot = { place: 'env', key: 'TOKEN' } as const;
  await registry.update(idOf('Acme'), 'Acme', { ...config, env: { TOKEN: '' } }, [
    { ...slot, value: marker },
  ]);
  await registry.get(idOf('Acme')).connect();
  expect(view('Acme').state.kind).not.toBe('awaiting-approval');
  await told();
  await registry.update(idOf('Acme'), 'Acme', { ...config, env: { TOKEN: '' } }, [
    { ...slot, value: 'another' },
  ]);
  await connectAndApprove('Acme');
  expect(await told()).toBe('another');
  expect(storedNames()).toEqual(['acme-token']);
});

test('C-STD-3: a literal value replaced by another one as a secret is approved anew', async () => {
  const config = teller({ TOKEN: 'first' });
  await registry.add('Acme', config);
  await connectAndApprove('Acme');
  await told();
  await registry.update(idOf('Acme'), 'Acme', config, [
    { place: 'env', key: 'TOKEN', value: marker },
  ]);
  await registry.get(idOf('Acme')).connect();
  expect(view('Acme').state).toMatchObject({
    kind: 'awaiting-approval',
    approval: { changed: true },
  });
});

test('without a keystore a literal value stays where it is', async () => {
  await restart(noKeystore);
  await registry.add('Acme', teller({ TOKEN: marker }));
  await expect(registry.moveSecrets(idOf('Acme'))).rejects.toMatchObject({ code: 'no-keystore' });
  expect(view('Acme').config).toMatchObject({ env: { TOKEN: marker } });
});

test('without a keystore a secret lives for the run, and is asked for in the next', async () => {
  await restart(noKeystore);
  const secrets = [{ place: 'env', key: 'TOKEN', value: marker } as const];
  await registry.add('Acme', teller({ TOKEN: '' }), secrets);
  expect(view('Acme').secrets).toEqual([{ name: 'acme-token', state: 'run-only' }]);
  await connectAndApprove('Acme');
  expect(await told()).toBe(marker);
  expect(filesText()).not.toContain(marker);

  await restart(noKeystore);
  await registry.get(idOf('Acme')).connect();
  expect(view('Acme')).toMatchObject({
    state: { kind: 'failed', problem: { code: 'secret-missing', secrets: ['acme-token'] } },
    secrets: [{ name: 'acme-token', state: 'missing' }],
  });
  await registry.setSecret(idOf('Acme'), 'acme-token', 'again');
  await connectAndApprove('Acme');
  expect(await told()).toBe('again');
});

test('only a secret that the server refers to can be entered', async () => {
  await registry.add('Acme', teller({ TOKEN: '${secret:mine}' }));
  await expect(registry.setSecret(idOf('Acme'), 'other', 'x')).rejects.toMatchObject({
    code: 'bad-request',
  });
});

test('a pasted list cannot send the secret of another server elsewhere', async () => {
  const url = 'https://acme.invalid/mcp';
  const secrets = [{ place: 'header', key: 'Authorization', value: marker } as const];
  await registry.add('Acme', { url, headers: { Authorization: '' } }, secrets);
  const evil = {
    url: 'http://127.0.0.1:9/mcp',
    headers: { X: '${secret:acme-authorization}' },
  };
  await registry.importJson(JSON.stringify({ mcpServers: { evil } }));
  await registry.get(idOf('evil')).connect();
  expect(view('evil').state).toMatchObject({ problem: { code: 'secret-missing' } });

  await registry.setSecret(idOf('evil'), 'acme-authorization', 'its own');
  expect(view('evil').config).toMatchObject({
    headers: { X: '${secret:evil-acme-authorization}' },
  });
  expect(view('Acme').secrets).toEqual([{ name: 'acme-authorization', state: 'kept' }]);
});

test('a changed address is another recipient: the secret is asked for', async () => {
  const secrets = [{ place: 'header', key: 'Authorization', value: marker } as const];
  await registry.add('Acme', { url: 'https://acme.invalid/mcp' }, secrets);
  const { config } = view('Acme');
  await registry.update(idOf('Acme'), 'Acme', { ...config, url: 'https://acme.invalid/v2' });
  expect(view('Acme').secrets).toMatchObject([{ state: 'kept' }]);
  await registry.update(idOf('Acme'), 'Acme', { ...config, url: 'https://evil.invalid/mcp' });
  expect(view('Acme').secrets).toMatchObject([{ state: 'missing' }]);
});

test('a rename keeps secrets; removing a server forgets those that nothing else refers to', async () => {
  const secrets = [
    { place: 'env', key: 'TOKEN', value: marker } as const,
    { place: 'env', key: 'PASS', value: marker } as const,
    { place: 'env', key: 'KEY', value: marker } as const,
  ];
  await registry.add('Acme', teller({ TOKEN: '', PASS: '', KEY: '' }), secrets);
  await registry.update(idOf('Acme'), 'Desk', view('Acme').config);
  expect(view('Desk').secrets.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
  await registry.add('Other', teller({ TOKEN: 'x${secret:acme-token}' }));
  // An entry that is not listed, and that the person may still mend.
  const path = join(folder, 'servers.json');
  const content = JSON.parse(readFileSync(path, 'utf8')) as { mcpServers: object };
  const broken = { type: 'sse', headers: { A: '${secret:acme-pass}' } };
  writeFileSync(path, JSON.stringify({ mcpServers: { ...content.mcpServers, broken } }));
  await registry.remove(idOf('Desk'));
  expect(storedNames()).toEqual(['acme-token', 'acme-pass']);
  await registry.remove(idOf('Other'));
  expect(storedNames()).toEqual(['acme-pass']);
});

test('a value that is no longer referred to is forgotten when the server is changed', async () => {
  const secrets = [{ place: 'env', key: 'TOKEN', value: marker } as const];
  await registry.add('Acme', teller({ TOKEN: '' }), secrets);
  await registry.update(idOf('Acme'), 'Acme', teller({ TOKEN: 'literal' }));
  expect(storedNames()).toEqual([]);
});
