import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonFile } from '../storage/jsonFile.ts';
import type { Keystore } from './keystore.ts';
import { createSecretStore, type SecretStore } from './secretStore.ts';
import { fakeKeystore, noKeystore } from './testing/fakeKeystore.ts';

const acme = 'https://acme.example';
const value = 'marker-7f3a';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-secrets-'));
  path = join(folder, 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true }));

async function open(keystore: Keystore = fakeKeystore()): Promise<SecretStore> {
  const store = createSecretStore(
    createJsonFile(path, () => 0),
    keystore,
  );
  await store.load();
  return store;
}

describe('secrets with a keystore', () => {
  it('C-PRV-3: are kept encrypted in a file for the person alone, and read in the next run', async () => {
    const store = await open();
    expect(store.state('acme', acme)).toBe('missing');
    await store.set('acme', acme, value);
    expect(store.state('acme', acme)).toBe('kept');
    const text = await readFile(path, 'utf8');
    expect(text).not.toContain(value);
    expect(JSON.parse(text)).toEqual({
      secrets: { acme: { recipient: acme, encrypted: expect.stringMatching(/^[\w+/]+=*$/) } },
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const later = await open();
    expect(later.state('acme', acme)).toBe('kept');
    expect(await later.read('acme', acme)).toBe(value);
  });

  it('go to nobody but whom they were entered for', async () => {
    const store = await open();
    await store.set('acme', acme, value);
    for (const other of ['https://evil.example', 'http://acme.example', 'program']) {
      expect(store.state('acme', other)).toBe('missing');
      expect(await store.read('acme', other)).toBeNull();
    }
    const local = await open(noKeystore);
    await local.set('here', 'program', value);
    expect(await local.read('here', acme)).toBeNull();
  });

  it('from another machine are missing, stay in the file, and can be entered anew', async () => {
    await (await open()).set('acme', acme, value);
    const elsewhere = await open(fakeKeystore('b'));
    expect(await elsewhere.read('acme', acme)).toBeNull();
    expect(elsewhere.state('acme', acme)).toBe('missing');
    expect(await (await open()).read('acme', acme)).toBe(value);
    await elsewhere.set('acme', acme, 'new');
    expect(elsewhere.state('acme', acme)).toBe('kept');
    expect(await (await open(fakeKeystore('b'))).read('acme', acme)).toBe('new');
  });

  it('loses none of several at the same time, and forgets what is said', async () => {
    const store = await open();
    await Promise.all(['a', 'b', 'c'].map((name) => store.set(name, 'program', name)));
    await store.forget(['a', 'unknown']);
    const later = await open();
    expect(later.isTaken('a')).toBe(false);
    expect(await Promise.all(['a', 'b', 'c'].map((name) => later.read(name, 'program')))).toEqual([
      null,
      'b',
      'c',
    ]);
  });

  it('foreign keys of the file are kept', async () => {
    await writeFile(path, JSON.stringify({ note: 'mine', secrets: {} }));
    await (await open()).set('acme', acme, value);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ note: 'mine' });
  });

  it.each(['{"secrets":', '[]', '{}', '{"secrets":{"a":"plain"}}'])(
    'a file that holds %j is set aside with a notice',
    async (text) => {
      await writeFile(path, text);
      const store = createSecretStore(
        createJsonFile(path, () => 0),
        fakeKeystore(),
      );
      const movedTo = `${path}.damaged-1970-01-01T00-00-00.000Z`;
      expect(await store.load()).toEqual({
        notices: [{ code: 'secrets-file-damaged', path: movedTo }],
      });
      expect(await readFile(movedTo, 'utf8')).toBe(text);
    },
  );

  it('rejects when it cannot be written, and then nothing has changed', async () => {
    const failing = createSecretStore(
      {
        read: () => Promise.resolve({ kind: 'missing' }),
        write: () => Promise.reject(new Error('disk full')),
        setAside: () => Promise.resolve(path),
        tidy: () => Promise.resolve(),
      },
      fakeKeystore(),
    );
    await expect(failing.set('acme', acme, value)).rejects.toThrow('disk full');
    expect(failing.state('acme', acme)).toBe('missing');
  });
});

describe('secrets without a keystore', () => {
  it('C-PRV-3: are kept for this run, and no file is written', async () => {
    const store = await open(noKeystore);
    expect(await store.hasKeystore()).toBe(false);
    await store.set('acme', acme, value);
    expect(store.state('acme', acme)).toBe('run-only');
    expect(store.isTaken('acme')).toBe(true);
    expect(await store.read('acme', acme)).toBe(value);
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect((await open(noKeystore)).state('acme', acme)).toBe('missing');
  });

  it('what an earlier run kept is found missing when it is wanted, and is not deleted', async () => {
    await (await open()).set('acme', acme, value);
    const store = await open(noKeystore);
    expect(await store.read('acme', acme)).toBeNull();
    expect(store.state('acme', acme)).toBe('missing');
    await store.set('acme', acme, 'for now');
    expect(await store.read('acme', acme)).toBe('for now');
    expect(await (await open()).read('acme', acme)).toBe(value);
  });

  it('are forgotten with their server', async () => {
    const store = await open(noKeystore);
    await store.set('acme', acme, value);
    await store.forget(['acme']);
    expect(await store.read('acme', acme)).toBeNull();
  });
});
