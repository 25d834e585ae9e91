// The list of servers and their connections' lives, over real programs: what two calls at a time and quitting in between do.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../mcp/testing/isRunning.ts';
import type { ServerRegistry } from './serverRegistry.ts';
import { createFileRegistry } from './testing/fileRegistry.ts';

let folder = '';
let registry: ServerRegistry;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-registry-'));
  ({ registry } = createFileRegistry(folder));
});
afterEach(async () => {
  await registry.dispose();
  rmSync(folder, { recursive: true });
});

/** A program that never answers, writes down each of its starts, and ends by force alone. */
const silent = () => ({
  command: process.execPath,
  args: [
    '-e',
    `require('node:fs').appendFileSync(process.argv[1], process.pid + ' ');
     process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000);`,
    join(folder, 'starts'),
  ],
});

function startedPids(): readonly number[] {
  try {
    return readFileSync(join(folder, 'starts'), 'utf8').trim().split(' ').map(Number);
  } catch {
    // Nothing was started.
    return [];
  }
}

/** Asks to connect; the fingerprint of the command to approve. */
async function fingerprintOf(serverId: string): Promise<string> {
  await registry.get(serverId).connect();
  const { state } = registry.get(serverId).view();
  return state.kind === 'awaiting-approval' ? state.approval.fingerprint : '';
}

describe('two calls at a time', () => {
  it('a name that is added twice at once is added once', async () => {
    const config = silent();
    const both = await Promise.allSettled([
      registry.add('desk', config),
      registry.add('desk', config),
    ]);
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'name-taken' } },
    ]);
    expect(registry.views()).toHaveLength(1);
  });

  it('C-IDN-2 a name that looks like another one is refused, when added and when renamed', async () => {
    await registry.add('Everything', silent());
    const files = await registry.add('files', silent());
    const refused = { code: 'name-taken', detail: 'Everything' };
    await expect(registry.add('everything', silent())).rejects.toMatchObject(refused);
    await expect(registry.update(files, 'Everyth\u0456ng', silent())).rejects.toMatchObject(
      refused,
    );
    await registry.update(files, 'Files', silent());
    expect(registry.views().map(({ name }) => name)).toEqual(['Everything', 'Files']);
  });

  it(
    'C-STD-3 a command that is approved twice at once runs once',
    { timeout: 20_000 },
    async () => {
      const id = await registry.add('desk', silent());
      const fingerprint = await fingerprintOf(id);
      const first = registry.get(id).approve(fingerprint);
      await expect(registry.get(id).approve(fingerprint)).rejects.toMatchObject({
        code: 'command-changed',
      });
      await vi.waitFor(() => expect(startedPids()).toHaveLength(1), { timeout: 10_000 });
      await registry.dispose();
      await first;
      expect(startedPids()).toHaveLength(1);
    },
  );

  it('C-STD-3 a command that is called off while its approval is written never runs', async () => {
    const id = await registry.add('desk', silent());
    const fingerprint = await fingerprintOf(id);
    const approved = registry.get(id).approve(fingerprint);
    await registry.disconnect(id);
    await approved;
    expect(startedPids()).toEqual([]);
    expect(registry.get(id).view().state).toEqual({ kind: 'disconnected' });
  });
});

describe('C-STD-2 quitting leaves no process', { timeout: 20_000 }, () => {
  it.each([
    ['while it connects', () => undefined],
    ['while it is called off', (id: string) => registry.disconnect(id)],
    ['while it is removed', (id: string) => registry.remove(id)],
    ['while it is changed', (id: string) => registry.update(id, 'desk', { command: 'other' })],
  ])('%s', async (_case, meanwhile) => {
    const id = await registry.add('desk', silent());
    const approved = registry.get(id).approve(await fingerprintOf(id));
    await vi.waitFor(() => expect(startedPids()).toHaveLength(1), { timeout: 10_000 });
    const [pid = 0] = startedPids();
    const other = meanwhile(id);
    await registry.dispose();
    expect(isRunning(pid)).toBe(false);
    await Promise.all([approved, other]);
  });
});
