// Real shells, written for the purpose: what a start-up file does that greets, hangs, fails or leaves things behind.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRunning } from '../mcp/testing/isRunning.ts';
import { createLoginPath } from './loginPath.ts';

let folder = '';
let shell = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-shell-'));
  shell = join(folder, 'shell');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A shell that notes how it was asked, runs its start-up file and then what it was given. */
function writeShell(startUp: string): void {
  writeFileSync(shell, `#!/bin/sh\necho "$1" >> ${folder}/asked\n${startUp}\neval "$2"\n`);
  chmodSync(shell, 0o755);
}

const timesAsked = (): number =>
  existsSync(join(folder, 'asked'))
    ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n').length
    : 0;

const loginPath = (
  env: Record<string, string> = {},
  { platform = 'linux', limitMs = 20_000 }: { platform?: NodeJS.Platform; limitMs?: number } = {},
) => createLoginPath({ env: { PATH: '/usr/bin', SHELL: shell, ...env }, platform, limitMs });

const knowsMore = 'export PATH="/opt/desk/bin:/usr/bin:/opt/desk/sbin"';

describe('the PATH of an app that was started from the desktop', () => {
  test.each(['linux', 'darwin'] as const)(
    'on %s gets what the login shell has',
    async (platform) => {
      writeShell(knowsMore);
      const path = loginPath({}, { platform });
      expect(await path()).toBe('/usr/bin:/opt/desk/bin:/opt/desk/sbin');
      expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('-ilc\n');
    },
  );

  test('whatever is printed around it', async () => {
    writeShell(`echo "Welcome back: /opt/greeting"; echo oops >&2; ${knowsMore}
      trap 'echo "Bye: /opt/goodbye"' EXIT`);
    expect(await loginPath()()).toBe('/usr/bin:/opt/desk/bin:/opt/desk/sbin');
  });

  test('takes absolute folders, each once', async () => {
    writeShell('export PATH=".:node_modules/.bin::/opt/a:/opt/a:~/bin:/usr/bin"');
    expect(await loginPath()()).toBe('/usr/bin:/opt/a');
  });

  test('asks once, and not before it is asked itself', async () => {
    writeShell(knowsMore);
    const path = loginPath();
    expect(timesAsked()).toBe(0);
    const [first, second] = await Promise.all([path(), path()]);
    expect(await path()).toBe(first);
    expect(second).toBe(first);
    expect(timesAsked()).toBe(1);
  });
});

describe('nobody is asked', () => {
  test.each([
    ['in a terminal', { TERM: 'xterm' }, 'linux'],
    ['on Windows', {}, 'win32'],
  ] as const)('%s', async (_case, env, platform) => {
    writeShell(knowsMore);
    expect(await loginPath(env, { platform })()).toBeNull();
    expect(timesAsked()).toBe(0);
  });

  test('when no shell is known', async () => {
    const path = createLoginPath({ env: { PATH: '/usr/bin' }, platform: 'linux' });
    expect(await path()).toBeNull();
  });
});

describe('nothing is added', () => {
  test.each([
    ['fails', 'exit 3'],
    ['fails half-way', 'eval "${2%%;*}"; echo /opt/half; exit 3'],
    ['knows nothing more', 'export PATH=/usr/bin'],
    ['prints without end', `yes /opt/noise`],
  ])('by a shell that %s', async (_case, startUp) => {
    writeShell(startUp);
    expect(await loginPath()()).toBeNull();
    expect(timesAsked()).toBe(1);
  });

  test.each([
    ['that is not there', '/no/such/shell'],
    ['that is none', '/dev/null'],
    ['whose name no system takes', 'sh\0ell'],
  ])('by a shell %s', async (_case, name) => {
    expect(await loginPath({ SHELL: name })()).toBeNull();
  });
});

describe('nothing stays', () => {
  const startedPid = (): Promise<number> =>
    vi.waitFor(() => Number(readFileSync(join(folder, 'pid'), 'utf8').trim() || 'none yet'));
  const gone = (pid: number): Promise<void> =>
    vi.waitFor(() => {
      expect(isRunning(pid)).toBe(false);
    });

  test('of a shell that hangs: it is ended with what it started', async () => {
    // The shell waits for the program it has started.
    writeShell(`trap '' TERM; sh -c 'echo $$ > ${folder}/pid; exec sleep 600'`);
    expect(await loginPath({}, { limitMs: 1_000 })()).toBeNull();
    const pid = await startedPid();
    expect(pid).toBeGreaterThan(0);
    await gone(pid);
  });

  test('of one that leaves a program behind which holds its pipe; its word counts, at once', async () => {
    writeShell(`sh -c 'echo $$ > ${folder}/pid; exec sleep 600' & ${knowsMore}
      while [ ! -s ${folder}/pid ]; do :; done`);
    expect(await loginPath()()).toBe('/usr/bin:/opt/desk/bin:/opt/desk/sbin');
    await gone(await startedPid());
  });
});
