import { describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import {
  draftOf,
  emptyDraft,
  readDraft,
  withAuthorization,
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
    const env = [{ id: 1, name: ' TOKEN ', value: ' x ' }];
    expect(readDraft(stdio({ args: '-y\nserver\n', cwd: ' /srv ', env }), [])).toEqual({
      ok: true,
      name: 'Files',
      config: { command: 'npx', args: ['-y', 'server'], cwd: '/srv', env: { TOKEN: ' x ' } },
    });
  });

  it('leaves out what was not filled', () => {
    const env = [{ id: 1, name: '', value: '' }];
    expect(readDraft(stdio({ env }), [])).toMatchObject({ config: { command: 'npx' } });
    expect(readDraft(http(), [])).toEqual({
      ok: true,
      name: 'Calendar',
      config: { url: 'https://mcp.example/mcp' },
    });
  });

  it.each<[Partial<ServerDraft>, object]>([
    [{ name: '  ' }, { name: 'name-missing' }],
    [{ name: 'x'.repeat(61) }, { name: 'name-too-long' }],
    [{ name: ' Taken ' }, { name: 'name-taken' }],
    [{ name: 'T\u0430ken' }, { name: 'name-taken' }],
    [{ command: ' ' }, { command: 'command-missing' }],
    [{ env: [{ id: 1, name: '', value: 'x' }] }, { env: 'pair-name-missing' }],
    [{ env: [{ id: 1, name: 'A=B', value: 'x' }] }, { env: 'pair-name-invalid' }],
  ])('says what is wrong with a program: %j', (changes, errors) => {
    expect(readDraft(stdio(changes), ['Taken'])).toEqual({ ok: false, errors });
  });

  it.each<[Partial<ServerDraft>, object]>([
    [{ url: '' }, { url: 'url-missing' }],
    [{ url: 'mcp.example' }, { url: 'url-invalid' }],
    [{ url: 'file:///etc/passwd' }, { url: 'url-invalid' }],
    [{ headers: [{ id: 1, name: 'X Y', value: '' }] }, { headers: 'pair-name-invalid' }],
  ])('says what is wrong with an address: %j', (changes, errors) => {
    expect(readDraft(http(changes), [])).toEqual({ ok: false, errors });
  });

  it('refuses the same name twice', () => {
    const headers = [
      { id: 1, name: 'A', value: '1' },
      { id: 2, name: 'A', value: '2' },
    ];
    expect(readDraft(http({ headers }), [])).toEqual({
      ok: false,
      errors: { headers: 'pair-name-twice' },
    });
  });

  it.each<[ServerConfig]>([
    [{ type: 'stdio', command: 'node', args: ['a b', '', 'c\nd'], env: { K: 'v' }, cwd: '/x' }],
    [{ type: 'streamable-http', url: 'http://localhost:3000/mcp', headers: { A: 'b' } }],
    [{ frontdesk: { demo: 'modern' } }],
  ])('gives an unchanged configuration back as it was: %j', (config) => {
    expect(readDraft(draftOf('N', config), [], config)).toEqual({ ok: true, name: 'N', config });
  });
});

describe('withAuthorization', () => {
  it('prepares the header once', () => {
    const once = withAuthorization(http());
    expect(once.headers).toMatchObject([{ name: 'Authorization', value: 'Bearer ' }]);
    expect(withAuthorization(once)).toBe(once);
  });
});
