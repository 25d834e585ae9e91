import { describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import {
  addPair,
  draftOf,
  emptyDraft,
  readDraft,
  withAuthorization,
  type Pair,
  type ServerDraft,
} from './serverDraft.ts';

const stdio = (changes: Partial<ServerDraft> = {}): ServerDraft => ({
  ...emptyDraft,
  name: 'Files',
  command: 'npx',
  ...changes,
});
const http = (changes: Partial<ServerDraft> = {}): ServerDraft => ({
  ...emptyDraft,
  kind: 'http',
  name: 'Calendar',
  url: 'https://mcp.example/mcp',
  ...changes,
});

describe('readDraft', () => {
  it('reads a program with arguments, folder and variables', () => {
    const env = addPair([], ' LEVEL ', ' x ');
    expect(readDraft(stdio({ args: '-y\nserver\n', cwd: ' /srv ', env }), [])).toEqual({
      ok: true,
      name: 'Files',
      config: { command: 'npx', args: ['-y', 'server'], cwd: '/srv', env: { LEVEL: ' x ' } },
      secrets: [],
    });
  });

  it('leaves out what was not filled', () => {
    const env = addPair([]);
    expect(readDraft(stdio({ env }), [])).toMatchObject({ config: { command: 'npx' } });
    expect(readDraft(http(), [])).toEqual({
      ok: true,
      name: 'Calendar',
      config: { url: 'https://mcp.example/mcp' },
      secrets: [],
    });
  });

  it.each<[Partial<ServerDraft>, object]>([
    [{ name: '  ' }, { name: 'name-missing' }],
    [{ name: 'x'.repeat(61) }, { name: 'name-too-long' }],
    [{ name: ' Taken ' }, { name: 'name-taken' }],
    [{ name: 'T\u0430ken' }, { name: 'name-taken' }],
    [{ command: ' ' }, { command: 'command-missing' }],
    [{ env: addPair([], '', 'x') }, { env: 'pair-name-missing' }],
    [{ env: addPair([], 'A=B', 'x') }, { env: 'pair-name-invalid' }],
  ])('says what is wrong with a program: %j', (changes, errors) => {
    expect(readDraft(stdio(changes), ['Taken'])).toEqual({ ok: false, errors });
  });

  it.each<[Partial<ServerDraft>, object]>([
    [{ url: '' }, { url: 'url-missing' }],
    [{ url: 'mcp.example' }, { url: 'url-invalid' }],
    [{ url: 'file:///etc/passwd' }, { url: 'url-invalid' }],
    [{ headers: addPair([], 'X Y') }, { headers: 'pair-name-invalid' }],
  ])('says what is wrong with an address: %j', (changes, errors) => {
    expect(readDraft(http(changes), [])).toEqual({ ok: false, errors });
  });

  it('refuses the same name twice', () => {
    const headers = addPair(addPair([], 'A', '1'), 'A', '2');
    expect(readDraft(http({ headers }), [])).toEqual({
      ok: false,
      errors: { headers: 'pair-name-twice' },
    });
  });

  it.each<[ServerConfig]>([
    [{ type: 'stdio', command: 'node', args: ['a b', '', 'c\nd'], env: { K: 'v' }, cwd: '/x' }],
    [{ type: 'streamable-http', url: 'http://localhost:3000/mcp', headers: { A: 'b' } }],
    [{ command: 'x', env: { API_KEY: 'literal', TOKEN: '${secret:a}', X: 'Bearer ${secret:b}' } }],
    [{ frontdesk: { demo: 'modern' } }],
  ])('gives an unchanged configuration back as it was: %j', (config) => {
    expect(readDraft(draftOf('N', config), [], config)).toEqual({
      ok: true,
      name: 'N',
      config,
      secrets: [],
    });
  });
});

describe('withAuthorization', () => {
  it('prepares the header once', () => {
    const once = withAuthorization(http());
    expect(once.headers).toMatchObject([{ name: 'Authorization', value: 'Bearer ' }]);
    expect(withAuthorization(once)).toBe(once);
  });
});

describe('secrets in the form (C-PRV-3)', () => {
  const rows = (...pairs: readonly Partial<Pair>[]) =>
    pairs.map((pair, index) => ({ ...addPair([])[0]!, id: index + 1, ...pair }));

  it('what is named like a secret is one, unless the person says otherwise, and stands in its place', () => {
    const env = rows(
      { name: 'API_KEY', value: '1' },
      { name: 'LEVEL', value: '2' },
      { name: 'TOKEN', value: '3', isSecret: false },
      { name: ' OTHER ', value: '4', isSecret: true },
      { name: 'PASSWORD' },
    );
    const reading = readDraft(stdio({ env }), []);
    expect(reading).toMatchObject({
      config: { env: { API_KEY: '', LEVEL: '2', TOKEN: '3', OTHER: '', PASSWORD: '' } },
      secrets: [
        { place: 'env', key: 'API_KEY', value: '1' },
        { place: 'env', key: 'OTHER', value: '4' },
      ],
    });
  });

  it('only what is of the chosen kind is sent', () => {
    const env = rows({ name: 'TOKEN', value: '1' });
    const headers = rows({ name: 'Authorization', value: 'Bearer 2' });
    expect(readDraft(http({ env, headers }), [])).toMatchObject({
      config: { headers: { Authorization: '' } },
      secrets: [{ place: 'header', key: 'Authorization', value: 'Bearer 2' }],
    });
  });

  it('a kept value can be replaced, and not by nothing', () => {
    const headers = (changes: Partial<Pair>) =>
      rows({ name: 'A', kept: '${secret:a}', isSecret: true, ...changes });
    const reading = (changes: Partial<Pair>) => readDraft(http({ headers: headers(changes) }), []);
    expect(reading({})).toMatchObject({
      config: { headers: { A: '${secret:a}' } },
      secrets: [],
    });
    expect(reading({ isReplacing: true })).toEqual({
      ok: false,
      errors: { headers: 'pair-value-missing' },
    });
    expect(reading({ isReplacing: true, value: 'new' })).toMatchObject({
      config: { headers: { A: '' } },
      secrets: [{ place: 'header', key: 'A', value: 'new' }],
    });
  });
});
