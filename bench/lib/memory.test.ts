import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { treeMemoryMib } from './memory.mjs';

const isLinux = process.platform === 'linux';

/** A child that holds that much memory and says when. */
async function hold(mib: number, mark: string): Promise<void> {
  const script = `const held = Buffer.alloc(${mib} * 2 ** 20, 1); console.log(held.length); setInterval(() => held, 1e9)`;
  const child = spawn(process.execPath, ['-e', script, mark]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
}

test('children count, except the ones that are left out', async () => {
  await Promise.all([hold(60, 'counted-in'), hold(60, 'left-out')]);
  const all = treeMemoryMib(process.pid, 'nothing has this mark');
  const some = treeMemoryMib(process.pid, 'left-out');
  // Only Linux tells.
  if (!isLinux || all === null || some === null) expect([all, some]).toEqual([null, null]);
  else {
    expect(some).toBeGreaterThan(60);
    expect(all - some).toBeGreaterThan(60);
  }
}, 20_000);
