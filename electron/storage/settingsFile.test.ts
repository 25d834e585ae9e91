import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonFile } from './jsonFile.ts';
import { createSettingsFile, type SettingsFile } from './settingsFile.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-settings-'));
  path = join(folder, 'settings.json');
});
afterEach(() => rm(folder, { recursive: true }));

const open = (): SettingsFile => createSettingsFile(createJsonFile(path, () => 0));
const reopen = async (): Promise<SettingsFile> => {
  const file = open();
  await file.load();
  return file;
};
const readJson = async (): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

describe('settings.json', () => {
  it('keeps the history for 90 days until the person chooses otherwise', async () => {
    await writeFile(path, JSON.stringify({ historyDays: 8 }));
    const file = await reopen();
    expect(file.settings.historyDays).toBe(90);
    await file.update({ historyDays: 0 });
    expect((await reopen()).settings.historyDays).toBe(0);
  });

  it('a folder in its place is set aside', async () => {
    await mkdir(path);
    expect((await open().load()).notices).toHaveLength(1);
  });

  it('follows the system until the person chooses, and keeps the choice', async () => {
    const file = await reopen();
    expect(file.settings).toMatchObject({ locale: 'system', theme: 'system' });
    expect(await file.update({ theme: 'dark' })).toMatchObject({ locale: 'system', theme: 'dark' });
    await file.update({ locale: 'ja' });
    expect((await reopen()).settings).toMatchObject({ locale: 'ja', theme: 'dark' });
  });

  it.each(['{"theme":', '[]', '"dark"', 'null'])(
    'that holds %j is set aside with a notice',
    async (text) => {
      await writeFile(path, text);
      const file = open();
      const movedTo = `${path}.damaged-1970-01-01T00-00-00.000Z`;
      expect(await file.load()).toEqual({
        notices: [{ code: 'settings-file-damaged', path: movedTo }],
      });
      expect(await readFile(movedTo, 'utf8')).toBe(text);
      expect(file.settings).toMatchObject({ locale: 'system', theme: 'system' });
      await file.update({ theme: 'light' });
      expect((await reopen()).settings.theme).toBe('light');
    },
  );

  it('takes what it does not know for "system", and keeps foreign keys', async () => {
    await writeFile(path, JSON.stringify({ locale: 'de', theme: 'dark', zoom: 1.5 }));
    const file = open();
    expect(await file.load()).toEqual({ notices: [] });
    expect(file.settings).toMatchObject({ locale: 'system', theme: 'dark' });
    await file.approve('files', 'f1');
    expect(await readJson()).toMatchObject({ zoom: 1.5, theme: 'dark' });
  });
});

describe('servers that the person has answered (C-IDN-1)', () => {
  it('are kept by name, follow a renamed one and are forgotten with a removed one', async () => {
    const file = await reopen();
    expect(file.answeredFingerprint('files')).toBeUndefined();
    await file.answered('files', 's1');
    await file.approve('files', 'f1');
    await file.renameApproval('files', 'my files');
    const later = await reopen();
    expect(later.answeredFingerprint('files')).toBeUndefined();
    expect(later.answeredFingerprint('my files')).toBe('s1');
    expect(later.approvedFingerprint('my files')).toBe('f1');
    await later.forgetApproval('my files');
    expect((await reopen()).answeredFingerprint('my files')).toBeUndefined();
  });

  it('stay when a command is approved or forgotten elsewhere', async () => {
    const file = await reopen();
    await file.answered('files', 's1');
    await file.approve('other', 'f1');
    await file.forgetApproval('other');
    expect((await reopen()).answeredFingerprint('files')).toBe('s1');
  });
});

describe('approved commands (C-STD-3)', () => {
  it('are kept by server name', async () => {
    const file = await reopen();
    expect(file.approvedFingerprint('files')).toBeUndefined();
    await file.approve('files', 'f1');
    const later = await reopen();
    expect(later.approvedFingerprint('files')).toBe('f1');
    expect(later.approvedFingerprint('other')).toBeUndefined();
    expect(later.approvedFingerprint('toString')).toBeUndefined();
  });

  it('follow a renamed server and are forgotten with a removed one', async () => {
    const file = await reopen();
    await file.approve('files', 'f1');
    await file.approve('other', 'f2');
    await file.renameApproval('files', 'my files');
    await file.renameApproval('unknown', 'other');
    await file.renameApproval('other', 'other');
    const later = await reopen();
    expect(later.approvedFingerprint('files')).toBeUndefined();
    expect(later.approvedFingerprint('my files')).toBe('f1');
    expect(later.approvedFingerprint('other')).toBe('f2');
    await later.forgetApproval('my files');
    expect((await reopen()).approvedFingerprint('my files')).toBeUndefined();
  });

  it.each([[['f1']], [{ files: true }], ['f1']])(
    'are asked for anew when the file holds %j in their place',
    async (approvedCommands) => {
      await writeFile(path, JSON.stringify({ theme: 'dark', approvedCommands }));
      const file = await reopen();
      expect(file.approvedFingerprint('files')).toBeUndefined();
      expect(file.settings.theme).toBe('dark');
    },
  );

  it('loses none of several approvals at the same time', async () => {
    const file = await reopen();
    await Promise.all([
      file.approve('a', 'f1'),
      file.approve('b', 'f2'),
      file.update({ theme: 'dark' }),
    ]);
    const later = await reopen();
    expect([later.approvedFingerprint('a'), later.approvedFingerprint('b')]).toEqual(['f1', 'f2']);
    expect(later.settings.theme).toBe('dark');
  });
});
