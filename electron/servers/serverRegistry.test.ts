// The list of servers and their connections' lives, over real programs: what two calls at a time and quitting in between do.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialized, startProgram } from '../mcp/testing/answeringServer.ts';
import { isRunning } from '../mcp/testing/isRunning.ts';
import { openingAnswer, startRawHttpPeer } from '../mcp/testing/rawHttpPeer.ts';
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

it('C-STD-3 C-NEG-10: a person may look at a command for as long as they like; it connects at the first try', async () => {
  const server = startProgram({ initialize: [initialized('2025-11-25')] });
  try {
    if (server.target.kind !== 'stdio') throw new Error('no program');
    const { command, args } = server.target.program;
    const id = await registry.add('desk', { command, args: [...args] });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const fingerprint = await fingerprintOf(id);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect(registry.get(id).view().state.kind).toBe('awaiting-approval');
    await registry.get(id).approve(fingerprint);
    expect(registry.get(id).view().state).toEqual({ kind: 'connected' });
  } finally {
    vi.useRealTimers();
    await server.stop();
  }
});

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

describe('C-HTT-6 a session that the server has ended', () => {
  /** Knows only the latest session; a restart forgets it. Counts how often it was opened. */
  async function startForgetful() {
    let opened = 0;
    let known = '';
    const peer = await startRawHttpPeer((exchange) => {
      const opening = openingAnswer('legacy', exchange);
      if (exchange.method === 'initialize') known = `session-${String((opened += 1))}`;
      if (opening !== null) {
        exchange.json(opening, exchange.method === 'initialize' ? { 'Mcp-Session-Id': known } : {});
      } else if (exchange.headers['mcp-session-id'] !== known) exchange.status(404);
      else if (exchange.verb === 'GET') exchange.status(405);
      else if (exchange.method === 'tools/list') {
        exchange.json({ id: exchange.id, result: { tools: [] } });
      } else exchange.status(202);
    });
    return { peer, opened: () => opened, restart: () => (known = '') };
  }

  it('C-HTT-6 is begun anew without it, by itself, once', async () => {
    const { peer, opened, restart } = await startForgetful();
    try {
      const id = await registry.add('desk', { url: peer.target.url });
      const link = registry.get(id);
      await link.connect();
      expect(link.view().state.kind).toBe('connected');
      restart();
      await link.refreshLists();
      await vi.waitFor(() => expect(link.view().state.kind).toBe('connected'));
      expect(opened()).toBe(2);
      expect(peer.posts('initialize')[1]?.headers).not.toHaveProperty('mcp-session-id');
      await vi.waitFor(() => expect(link.view().tools.kind).toBe('loaded'));
      // It forgets as fast as it is asked: the person decides.
      restart();
      await link.refreshLists();
      await vi.waitFor(() =>
        expect(link.view().state).toMatchObject({
          kind: 'failed',
          problem: { code: 'session-over' },
        }),
      );
      expect(opened()).toBe(2);
    } finally {
      await registry.dispose();
      await peer.close();
    }
  });
});
