import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import { createJsonFile } from './jsonFile.ts';
import { createServersFile, type ServersFile, type StoredServer } from './serversFile.ts';

let folder = '';
let path = '';
let file: ServersFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-servers-'));
  path = join(folder, 'servers.json');
  file = createServersFile(
    createJsonFile(path, () => 0),
    path,
  );
});
afterEach(() => rm(folder, { recursive: true }));

const stored = (name: string, config: StoredServer['config']): StoredServer => ({
  name,
  config,
  rules: defaultRules,
});
const demo = stored('Table desk', { frontdesk: { demo: 'modern' } });
const local = stored('files', { command: 'node', args: ['files.js'] });
const remote = stored('remote', { url: 'http://127.0.0.1:8080/mcp' });
const damaged = '.damaged-1970-01-01T00-00-00.000Z';

const readText = (): Promise<string> => readFile(path, 'utf8');
const readJson = async (): Promise<unknown> => JSON.parse(await readText());
const writeJson = (value: unknown): Promise<void> => writeFile(path, JSON.stringify(value));

describe('servers.json when the app starts', () => {
  it('is written with the demo servers when it is missing', async () => {
    expect(await file.load([demo])).toEqual({ servers: [demo], notices: [] });
    expect(await readJson()).toEqual({ mcpServers: { 'Table desk': demo.config } });
  });

  it('a folder in its place keeps nobody from starting', async () => {
    await mkdir(path);
    expect(await file.load([demo])).toEqual({
      servers: [demo],
      notices: [{ code: 'servers-file-damaged', path: path + damaged }],
    });
  });

  it('a place that takes no file keeps nobody from starting, and the first change tells', async () => {
    await symlink(join(folder, 'gone', 'servers.json'), path);
    expect(await file.load([demo])).toEqual({ servers: [demo], notices: [] });
    await expect(file.put('n', remote)).rejects.toThrow('ENOENT');
  });

  it('C-PRV-3: knows the secrets that anything in it refers to, listed or not', async () => {
    await writeJson({
      mcpServers: {
        files: { command: 'x', env: { A: '${secret:a}' } },
        old: { type: 'sse', headers: { B: 'Bearer ${secret:b}' } },
      },
    });
    expect(await file.secretNames()).toEqual(new Set(['a', 'b']));
    await writeFile(path, '{');
    await expect(file.secretNames()).rejects.toThrow('servers.json');
  });

  it('an entry called __proto__ is one like any other', async () => {
    await writeFile(path, '{"mcpServers":{"__proto__":{"command":"x"}}}');
    const { servers } = await file.load([]);
    expect(servers.map(({ name }) => name)).toEqual(['__proto__']);
    await file.put('remote', remote);
    expect(await readText()).toContain('"__proto__": {');
  });

  it('is not filled again when the person has removed every server', async () => {
    await writeJson({ mcpServers: {} });
    expect(await file.load([demo])).toEqual({ servers: [], notices: [] });
  });

  it.each([
    ['cut short', '{"mcpServers": {"a": {"comm'],
    ['not an object', '[]'],
    ['without mcpServers', '{"servers": {}}'],
    ['with a list in its place', '{"mcpServers": ["a"]}'],
  ])('is set aside with a notice when it is %s', async (_case, text) => {
    await writeFile(path, text);
    expect(await file.load([demo])).toEqual({
      servers: [demo],
      notices: [{ code: 'servers-file-damaged', path: path + damaged }],
    });
    expect(await readFile(path + damaged, 'utf8')).toBe(text);
    expect(await readJson()).toEqual({ mcpServers: { 'Table desk': demo.config } });
  });

  it('lists what is understood, names each other entry and leaves it as it is', async () => {
    const content = {
      mcpServers: {
        files: local.config,
        old: { type: 'sse', url: 'http://127.0.0.1/sse' },
        empty: { command: ' ' },
      },
    };
    await writeJson(content);
    const before = await readText();
    expect(await file.load([demo])).toEqual({
      servers: [local],
      notices: [
        { code: 'server-entry-invalid', path, entry: 'old' },
        { code: 'server-entry-invalid', path, entry: 'empty' },
      ],
    });
    expect(await readText()).toBe(before);
  });
});

describe('a change of servers.json', () => {
  const foreign = {
    inputs: [{ id: 'key' }],
    mcpServers: {
      files: { ...local.config, disabled: true, autoApprove: ['read'] },
      old: { type: 'sse', url: 'http://127.0.0.1/sse' },
      remote: remote.config,
    },
  };

  it('keeps foreign keys and entries when one is added, changed or removed', async () => {
    await writeJson(foreign);
    await file.put(demo.name, demo);
    await file.put('files', { name: 'files', config: { command: 'deno' } });
    await file.remove('remote');
    const { files, old } = foreign.mcpServers;
    expect(await readJson()).toEqual({
      inputs: foreign.inputs,
      mcpServers: {
        files: { command: 'deno', disabled: files.disabled, autoApprove: files.autoApprove },
        old,
        'Table desk': demo.config,
      },
    });
  });

  it('leaves nothing of the old way to reach a server', async () => {
    await writeJson({ mcpServers: { files: { ...local.config, env: { A: '1' }, note: 'mine' } } });
    await file.put('files', { name: 'files', config: remote.config });
    expect(await readJson()).toEqual({ mcpServers: { files: { ...remote.config, note: 'mine' } } });
  });

  it('keeps the place of an entry that is renamed', async () => {
    await writeJson(foreign);
    await file.put('files', { name: 'my files', config: local.config });
    const { mcpServers } = (await readJson()) as typeof foreign;
    expect(Object.keys(mcpServers)).toEqual(['my files', 'old', 'remote']);
  });

  it('never replaces another entry by a rename, also one that is not listed', async () => {
    await writeJson(foreign);
    await expect(file.put('files', { name: 'old', config: local.config })).rejects.toMatchObject({
      code: 'name-taken',
    });
    expect(await readJson()).toEqual(foreign);
  });

  it('keeps what was edited by hand since the last one', async () => {
    await file.load([demo]);
    await file.put('files', local);
    const byHand = (await readJson()) as { mcpServers: Record<string, unknown> };
    byHand.mcpServers['by hand'] = { command: 'uvx', args: ['time'] };
    await writeJson({ ...byHand, note: 'mine' });
    await file.put('remote', remote);
    expect(await readJson()).toEqual({
      note: 'mine',
      mcpServers: {
        'Table desk': demo.config,
        files: local.config,
        'by hand': { command: 'uvx', args: ['time'] },
        remote: remote.config,
      },
    });
  });

  it.each([
    ['cut short', '{"mcpServers": {"a": {"comm'],
    ['of another shape', '{"mcpServers": ["a"]}'],
  ])('is refused while the file is %s, and the file stays', async (_case, text) => {
    await file.load([demo]);
    await writeFile(path, text);
    await expect(file.put('files', local)).rejects.toThrow('servers.json');
    await expect(file.remove('files')).rejects.toThrow('servers.json');
    expect(await readText()).toBe(text);
    expect(await readdir(folder)).toEqual(['servers.json']);
  });

  it('loses none of several at the same time', async () => {
    await file.load([demo]);
    await Promise.all([
      file.put('files', local),
      file.put('remote', remote),
      file.remove(demo.name),
    ]);
    expect(await readJson()).toEqual({
      mcpServers: { files: local.config, remote: remote.config },
    });
  });

  it('goes on after one that was refused', async () => {
    await writeFile(path, '{');
    await expect(file.put('files', local)).rejects.toThrow();
    await writeJson({ mcpServers: {} });
    await file.put('files', local);
    expect(await readJson()).toEqual({ mcpServers: { files: local.config } });
  });
});

describe('C-REV-3 the rules of a server in servers.json', () => {
  const refuse = { ...defaultRules, secretFields: 'refuse' } as const;
  const ruled = {
    files: { ...local.config, disabled: true, frontdesk: { secretFields: 'refuse', later: 1 } },
    'Table desk': { frontdesk: { demo: 'modern', secretFields: 'refuse' } },
    remote: remote.config,
  };
  const loadRules = async (): Promise<unknown> =>
    (await file.load([])).servers.map(({ name, rules }) => [name, rules.secretFields]);

  it('stand in the one extra key of an entry; the default where there is none', async () => {
    await writeJson({ mcpServers: ruled });
    expect(await loadRules()).toEqual([
      ['files', 'refuse'],
      ['Table desk', 'refuse'],
      ['remote', 'warn'],
    ]);
  });

  it('are set and taken back without touching anything else', async () => {
    const plain = {
      files: { ...local.config, disabled: true },
      'Table desk': demo.config,
    };
    await writeJson({ mcpServers: plain });
    await file.putRules('files', refuse);
    await file.putRules('Table desk', refuse);
    expect(await readJson()).toEqual({
      mcpServers: {
        files: { ...plain.files, frontdesk: { secretFields: 'refuse' } },
        'Table desk': ruled['Table desk'],
      },
    });
    await file.putRules('files', defaultRules);
    await file.putRules('Table desk', defaultRules);
    expect(await readJson()).toEqual({ mcpServers: plain });
  });

  it('outlive a changed name and another way to reach the server', async () => {
    await writeJson({ mcpServers: ruled });
    await file.put('files', { name: 'moved', config: remote.config });
    await file.put('Table desk', { name: 'My desk', config: demo.config });
    expect(await readJson()).toEqual({
      mcpServers: {
        moved: { ...remote.config, disabled: true, frontdesk: ruled.files.frontdesk },
        'My desk': ruled['Table desk'],
        remote: remote.config,
      },
    });
  });

  it('hold the development switch in the same way (C-URL-9)', async () => {
    await writeJson({ mcpServers: { files: local.config } });
    await file.putRules('files', { ...refuse, allowHttp: true });
    expect(await readJson()).toEqual({
      mcpServers: {
        files: { ...local.config, frontdesk: { secretFields: 'refuse', allowHttp: true } },
      },
    });
    const { servers } = await file.load([]);
    expect(servers.map(({ rules }) => rules)).toEqual([{ ...refuse, allowHttp: true }]);
  });

  it('are an error when misspelt, rather than the laxer rule', async () => {
    const entry = { ...local.config, frontdesk: { secretFields: 'refused' } };
    await writeJson({ mcpServers: { files: entry } });
    expect(await file.load([])).toEqual({
      servers: [],
      notices: [{ code: 'server-entry-invalid', path, entry: 'files' }],
    });
  });

  it('do not bring back an entry that is gone', async () => {
    await writeJson({ mcpServers: {} });
    await file.putRules('files', refuse);
    expect(await readJson()).toEqual({ mcpServers: {} });
  });
});

describe('names that are too alike (C-IDN-2)', () => {
  it('in a list that was edited by hand are told, and both stay', async () => {
    await writeJson({
      mcpServers: { Acme: local.config, 'Acm\u0435': remote.config, Globex: local.config },
    });
    const { servers, notices } = await file.load([]);
    expect(servers.map(({ name }) => name)).toEqual(['Acme', 'Acm\u0435', 'Globex']);
    expect(notices).toEqual([
      { code: 'server-names-alike', path, entry: 'Acm\u0435', other: 'Acme' },
    ]);
  });
});
