import { describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import { keepSecrets, renewSecret, type KeepRequest } from './keepSecrets.ts';
import type { Keystore } from './keystore.ts';
import { createSecretStore, type SecretStore } from './secretStore.ts';
import { fakeKeystore, noKeystore } from './testing/fakeKeystore.ts';

const storeWith = (keystore: Keystore): SecretStore =>
  createSecretStore(
    {
      read: () => Promise.resolve({ kind: 'missing' }),
      write: () => Promise.resolve(),
      setAside: () => Promise.resolve(''),
      tidy: () => Promise.resolve(),
    },
    keystore,
  );

const site: ServerConfig = {
  url: 'https://acme.example/mcp',
  headers: { 'X-Team': 'desk', Authorization: '' },
};
const request = (changes: Partial<KeepRequest> = {}): KeepRequest => ({
  serverName: 'Acme Desk',
  before: null,
  config: site,
  secrets: [{ place: 'header', key: 'Authorization', value: 'Bearer 1' }],
  usedElsewhere: new Set(),
  ...changes,
});

describe('keeping what was entered as a secret', () => {
  it('leaves a reference in its place, named after server and header', async () => {
    const store = storeWith(fakeKeystore());
    expect(await keepSecrets(request(), store)).toEqual({
      ...site,
      headers: { 'X-Team': 'desk', Authorization: '${secret:acme-desk-authorization}' },
    });
    expect(await store.read('acme-desk-authorization', 'https://acme.example')).toBe('Bearer 1');
  });

  it.each([
    ['名前', 'TOKEN', 'token'],
    ['名前', '名', 'secret'],
    ['__proto__', 'A', 'proto-a'],
    ['Ünïcode — "desk"', 'A B', 'u-ni-code-desk-a-b'],
  ])('a server called %s with %s gets a name of plain letters', async (serverName, key, name) => {
    const config = { command: 'x', env: { [key]: '' } };
    const secrets = [{ place: 'env', key, value: '1' } as const];
    expect(
      await keepSecrets(request({ serverName, config, secrets }), storeWith(fakeKeystore())),
    ).toEqual({ command: 'x', env: { [key]: `\${secret:${name}}` } });
  });

  it('takes no name that is taken, mentioned or just given', async () => {
    const store = storeWith(fakeKeystore());
    await store.set('acme-desk-a', 'program', 'other');
    const config = { command: 'x', env: { A: '', a: '', B: '${secret:acme-desk-a-2}' } };
    const secrets = [
      { place: 'env', key: 'A', value: '1' },
      { place: 'env', key: 'a', value: '2' },
    ] as const;
    const usedElsewhere = new Set(['acme-desk-a-3']);
    expect(await keepSecrets(request({ config, secrets, usedElsewhere }), store)).toEqual({
      command: 'x',
      env: {
        A: '${secret:acme-desk-a-4}',
        a: '${secret:acme-desk-a-5}',
        B: '${secret:acme-desk-a-2}',
      },
    });
    expect(await store.read('acme-desk-a', 'program')).toBe('other');
  });

  it('a replaced value keeps its name, unless another server uses it', async () => {
    const store = storeWith(fakeKeystore());
    const before = { ...site, headers: { Authorization: '${secret:mine}' } };
    const kept = await keepSecrets(request({ before }), store);
    expect(kept).toMatchObject({ headers: { Authorization: '${secret:mine}' } });
    const shared = await keepSecrets(request({ before, usedElsewhere: new Set(['mine']) }), store);
    expect(shared).toMatchObject({
      headers: { Authorization: '${secret:acme-desk-authorization}' },
    });
  });

  it('refuses to take from disk what would be lost at the end of the run', async () => {
    await expect(
      keepSecrets(request({ mustOutliveRun: true }), storeWith(noKeystore)),
    ).rejects.toMatchObject({ code: 'no-keystore' });
    await expect(keepSecrets(request(), storeWith(noKeystore))).resolves.toBeDefined();
  });
});

describe('entering the value of a secret anew', () => {
  const config = { ...site, headers: { A: 'Bearer ${secret:t}', B: '${secret:t}/${secret:u}' } };
  const secret = { name: 't', value: 'new' };

  it('changes nothing in the configuration', async () => {
    const store = storeWith(fakeKeystore());
    const request = { serverName: 'Acme', config, usedElsewhere: new Set<string>() };
    expect(await renewSecret(request, secret, store)).toBe(config);
    expect(await store.read('t', 'https://acme.example')).toBe('new');
  });

  it('leaves a name that another server uses as well to that one', async () => {
    const store = storeWith(fakeKeystore());
    await store.set('t', 'https://other.example', 'theirs');
    const request = { serverName: 'Acme', config, usedElsewhere: new Set(['t']) };
    expect(await renewSecret(request, secret, store)).toEqual({
      ...site,
      headers: { A: 'Bearer ${secret:acme-t}', B: '${secret:acme-t}/${secret:u}' },
    });
    expect(await store.read('t', 'https://other.example')).toBe('theirs');
    expect(await store.read('acme-t', 'https://acme.example')).toBe('new');
  });
});
