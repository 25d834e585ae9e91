import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonFile, readAtStart } from './jsonFile.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-json-'));
});
afterEach(() => rm(folder, { recursive: true }));

const now = (): number => Date.UTC(2027, 0, 2, 3, 4, 5);
const pathOf = (name = 'settings.json'): string => join(folder, name);

describe('a JSON file of the person', () => {
  it('is missing before the first write, in a folder that need not exist', async () => {
    const path = join(folder, 'new', 'folder', 'settings.json');
    const file = createJsonFile(path, now);
    expect(await file.read()).toEqual({ kind: 'missing' });
    await file.write({ theme: 'dark' });
    expect(await file.read()).toEqual({ kind: 'read', value: { theme: 'dark' } });
    expect(await readFile(path, 'utf8')).toBe('{\n  "theme": "dark"\n}\n');
  });

  it.each(['{"theme": "da', '', 'theme: dark'])(
    'that holds %j is damaged, and not lost when it is set aside',
    async (text) => {
      await writeFile(pathOf(), text);
      const file = createJsonFile(pathOf(), now);
      expect(await file.read()).toEqual({ kind: 'damaged' });
      const movedTo = await file.setAside();
      expect(movedTo).toBe(`${pathOf()}.damaged-2027-01-02T03-04-05.000Z`);
      expect(await readFile(movedTo, 'utf8')).toBe(text);
      expect(await file.read()).toEqual({ kind: 'missing' });
    },
  );

  it('tells when it cannot be read for another reason', async () => {
    await expect(createJsonFile(folder, now).read()).rejects.toThrow('EISDIR');
  });

  it('is readable by the person alone, whatever it was before', async () => {
    await writeFile(pathOf(), '{}');
    await chmod(pathOf(), 0o644);
    await createJsonFile(pathOf(), now).write({ token: 'x' });
    expect((await stat(pathOf())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('what a run that broke off has left is taken away at the next start, and nothing else', async () => {
    const foreign = [
      'other.json.new',
      'settings.json.0.new',
      'settings.json.backup',
      'settings.jsonx.new',
    ];
    const left = ['settings.json.new', 'settings.json.0123456789ab.new'];
    for (const name of [...foreign, ...left]) await writeFile(pathOf(name), '{"tor');
    await mkdir(pathOf('settings.json.ba9876543210.new'));
    await writeFile(pathOf(), '{"n":1}');
    expect(await readAtStart(createJsonFile(pathOf(), now))).toEqual({
      kind: 'read',
      value: { n: 1 },
    });
    expect((await readdir(folder)).sort()).toEqual(
      [...foreign, 'settings.json', 'settings.json.ba9876543210.new'].sort(),
    );
  });

  it('that the person has made read-only is not replaced', async () => {
    await writeFile(pathOf(), '{"n":1}');
    await chmod(pathOf(), 0o444);
    const file = createJsonFile(pathOf(), now);
    await expect(file.write({ n: 2 })).rejects.toThrow('read-only');
    expect(await readFile(pathOf(), 'utf8')).toBe('{"n":1}');
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('where something else stands, a write fails and leaves nothing behind', async () => {
    await mkdir(pathOf());
    await expect(createJsonFile(pathOf(), now).write({})).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('that is a link to a file not there yet stays one, and the file is made there', async () => {
    const elsewhere = join(folder, 'dotfiles');
    await mkdir(elsewhere);
    await symlink(join('dotfiles', 'servers.json'), pathOf('servers.json'));
    await createJsonFile(pathOf('servers.json'), now).write({ n: 1 });
    expect((await lstat(pathOf('servers.json'))).isSymbolicLink()).toBe(true);
    expect(await readdir(elsewhere)).toEqual(['servers.json']);
  });

  it('with a byte order mark, as some editors write it, is read', async () => {
    await writeFile(pathOf(), '\uFEFF{"theme":"dark"}');
    expect(await createJsonFile(pathOf(), now).read()).toEqual({
      kind: 'read',
      value: { theme: 'dark' },
    });
  });

  it('that is a link to elsewhere stays one, and the file there is written', async () => {
    const elsewhere = join(folder, 'dotfiles');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'servers.json'), '{}');
    await symlink(join(elsewhere, 'servers.json'), pathOf('servers.json'));
    await createJsonFile(pathOf('servers.json'), now).write({ n: 1 });
    expect((await lstat(pathOf('servers.json'))).isSymbolicLink()).toBe(true);
    expect(await readFile(join(elsewhere, 'servers.json'), 'utf8')).toBe('{\n  "n": 1\n}\n');
  });

  it('is written in the order of the calls, whole', async () => {
    const file = createJsonFile(pathOf(), now);
    const values = Array.from({ length: 20 }, (_, index) => ({ index, text: 'x'.repeat(5_000) }));
    await Promise.all(values.map((value) => file.write(value)));
    expect(await file.read()).toEqual({ kind: 'read', value: values.at(-1) });
  });

  it('can be written again after a write that failed', async () => {
    const file = createJsonFile(pathOf(), now);
    const failed = file.write({ n: 1n });
    const next = file.write({ n: 2 });
    await expect(failed).rejects.toThrow('BigInt');
    await next;
    expect(await file.read()).toEqual({ kind: 'read', value: { n: 2 } });
  });
});
