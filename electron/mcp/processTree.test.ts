import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endProcesses, listDescendants, listTagged, serverTagVariable } from './processTree.ts';
import { isRunning } from './testing/isRunning.ts';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** Writes one line with its own process id and those of the processes it started, then stays. */
const family = `
  const { spawn } = require('node:child_process');
  const [depth, mode] = process.argv.slice(1);
  if (mode === 'deaf') process.on('SIGTERM', () => undefined);
  setInterval(() => undefined, 1_000_000);
  if (depth === '0') console.log(process.pid);
  else {
    const argv = ['-e', process.env.SCRIPT, String(depth - 1), mode];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (line) => process.stdout.write(process.pid + ' ' + line));
  }
`;

async function startFamily(
  depth: number,
  mode: 'meek' | 'deaf' = 'meek',
  tag = 'none',
): Promise<{ readonly root: ChildProcess; readonly pids: readonly number[] }> {
  const root = spawn(process.execPath, ['-e', family, String(depth), mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SCRIPT: family, [serverTagVariable]: tag },
  });
  for await (const line of createInterface(root.stdout)) {
    const pids = line.split(' ').map(Number);
    started.push(...pids);
    return { root, pids };
  }
  throw new Error('the family did not start');
}

const allGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 10_000 });

describe('the processes of a server (C-STD-2)', { timeout: 20_000 }, () => {
  it('are found below their root, whatever the depth', async () => {
    const { pids } = await startFamily(2);
    const [root = 0, ...below] = pids;
    expect(below).toHaveLength(2);
    expect(await listDescendants(root)).toEqual(below);
    expect(await listDescendants(below[1]!)).toEqual([]);
  });

  it('are found by their tag after their parent has died, and no others', async () => {
    const { root, pids } = await startFamily(2, 'meek', 'tag-one');
    const other = await startFamily(0, 'meek', 'tag-one-and-more');
    expect([...(await listTagged('tag-one'))].sort()).toEqual([...pids].sort());
    root.kill('SIGKILL');
    await allGone(pids.slice(0, 1));
    expect([...(await listTagged('tag-one'))].sort()).toEqual(pids.slice(1).sort());
    expect(await listTagged('tag-one-and-more')).toEqual(other.pids);
    expect(await listTagged('tag-three')).toEqual([]);
  });

  it('end when they are asked to', async () => {
    const { pids } = await startFamily(1);
    await endProcesses(pids, 5_000);
    await allGone(pids);
  });

  it('are ended when they do not listen', async () => {
    const { pids } = await startFamily(1, 'deaf');
    await endProcesses(pids, 50);
    await allGone(pids);
  });

  it('may have ended already', async () => {
    const { pids } = await startFamily(0);
    await endProcesses(pids, 5_000);
    await allGone(pids);
    await endProcesses(pids, 50);
  });
});
