// What the app remembers of a server's generation from run to run, and what the person has decided of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import {
  discovered,
  initialized,
  startHttp,
  startProgram,
  type AnsweringServer,
  type Answers,
} from '../mcp/testing/answeringServer.ts';
import type { ServerRegistry } from './serverRegistry.ts';
import { createFileRegistry } from './testing/fileRegistry.ts';

let folder = '';
let registry: ServerRegistry;
const servers: AnsweringServer[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-generations-'));
  await restart();
});
afterEach(async () => {
  await registry.dispose();
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

/** A new run over the same files. */
async function restart(): Promise<void> {
  const opened = createFileRegistry(folder);
  ({ registry } = opened);
  await opened.load();
}

function configOf({ target }: AnsweringServer): ServerConfig {
  if (target.kind === 'http') return { url: target.url };
  if (target.kind !== 'stdio') throw new Error('no such server here');
  return { command: target.program.command, args: [...target.program.args] };
}

async function connect(): Promise<ReturnType<ServerRegistry['views']>[number] | undefined> {
  const id = registry.views()[0]?.id ?? '';
  await registry.get(id).connect();
  const { state } = registry.get(id).view();
  if (state.kind === 'awaiting-approval') {
    await registry.get(id).approve(state.approval.fingerprint);
  }
  return registry.views()[0];
}

const both: Answers = {
  'server/discover': [discovered('2026-07-28')],
  initialize: [initialized('2025-11-25')],
};

test.each(['stdio', 'http'] as const)(
  'C-NEG-6: over %s, a legacy server is probed once and never again in the next run',
  async (transport) => {
    const answers = { initialize: [initialized('2025-11-25')] };
    const server = transport === 'stdio' ? startProgram(answers) : await startHttp(answers);
    servers.push(server);
    await registry.add('Old desk', configOf(server));
    expect(await connect()).toMatchObject({ state: { kind: 'connected' }, revision: '2025-11-25' });
    await registry.dispose();
    await restart();
    expect(await connect()).toMatchObject({ state: { kind: 'connected' }, revision: '2025-11-25' });
    const probes = server.methods().filter((method) => method === 'server/discover');
    expect(probes).toHaveLength(1);
    const text = readFileSync(join(folder, 'generations.json'), 'utf8');
    expect(text).toContain('"legacy"');
    // Neither command nor address.
    expect(text).not.toContain('answering');
    expect(text).not.toContain('127.0.0.1');
  },
);

test('C-NEG-6: a pin is kept in servers.json and counts from the next connection', async () => {
  const server = startProgram(both);
  servers.push(server);
  const id = await registry.add('Desk', configOf(server));
  expect(await connect()).toMatchObject({ revision: '2026-07-28' });
  await registry.setRules(id, { ...registry.get(id).rules, era: 'legacy' });
  await registry.dispose();
  expect(JSON.parse(readFileSync(join(folder, 'servers.json'), 'utf8'))).toMatchObject({
    mcpServers: { Desk: { frontdesk: { era: 'legacy' } } },
  });
  await restart();
  expect(await connect()).toMatchObject({
    state: { kind: 'connected' },
    revision: '2025-11-25',
    rules: { era: 'legacy' },
  });
});
