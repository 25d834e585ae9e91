import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder, isRunning } from './runningApp.mjs';

const linux = { platform: 'linux', env: {}, home: '/home/me' } as const;

test.each([
  ['the default', [], linux, '/home/me/.config/Frontdesk'],
  ['XDG', [], { ...linux, env: { XDG_CONFIG_HOME: '/etc/me' } }, '/etc/me/Frontdesk'],
  ['macOS', [], { ...linux, platform: 'darwin' }, '/home/me/Library/Application Support/Frontdesk'],
  ['a folder that is given', ['--x', '--user-data-dir=/a/b', 'c'], linux, '/a/b'],
  ['the last of two', ['--user-data-dir=/a', '--user-data-dir=/b'], linux, '/b'],
  ['an empty one', ['--user-data-dir='], linux, '/home/me/.config/Frontdesk'],
] as const)('the data folder, by %s', (_name, args, system, folder) => {
  expect(dataFolder(args, system)).toBe(folder);
});

test('a relative folder is one of the working directory', () => {
  expect(dataFolder(['--user-data-dir=a'])).toBe(path.resolve('a'));
});

const emptyFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'running-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('runs as long as somebody listens behind the link', async () => {
  const folder = emptyFolder();
  const file = path.join(emptyFolder(), 'socket');
  const server = net.createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => server.listen(file, resolve));
  symlinkSync(file, path.join(folder, 'SingletonSocket'));
  await expect(isRunning(folder)).resolves.toBe(true);
  await new Promise((resolve) => server.close(resolve));
  await expect(isRunning(folder)).resolves.toBe(false);
});

test('does not run where nothing was ever started', async () => {
  await expect(isRunning(emptyFolder())).resolves.toBe(false);
  await expect(isRunning('/nowhere')).resolves.toBe(false);
});
