// A profile that is written again and again through the app's own modules, and how the app would read it: for a process that is
// killed meanwhile.
import { join } from 'node:path';
import { readLine, writeLine, type HistoryEntry } from '../../../shared/history/historyEntry.ts';
import { createHistoryFile } from '../../history/historyFile.ts';
import { createSecretStore } from '../../secrets/secretStore.ts';
import { fakeKeystore } from '../../secrets/testing/fakeKeystore.ts';
import { createJsonFile } from '../jsonFile.ts';
import { createServersFile } from '../serversFile.ts';
import { createSettingsFile } from '../settingsFile.ts';

/** Written in turn, so that the files stay small. */
export const names = Array.from({ length: 12 }, (_, index) => `server-${index}`);

export const nameOf = (round: number): string => names[round % names.length] ?? '';

export interface ReadProfile {
  /** By name, the round that was written last; -1: none. */
  readonly servers: readonly number[];
  readonly approvals: readonly number[];
  readonly secrets: readonly number[];
  /** Rounds in their order; -1: a line that cannot be read. */
  readonly history: readonly number[];
  /** What the app would have to tell the person. */
  readonly notices: readonly string[];
}

function open(folder: string) {
  const now = (): number => 0;
  const file = (name: string) => createJsonFile(join(folder, name), now);
  return {
    servers: createServersFile(file('servers.json'), join(folder, 'servers.json')),
    settings: createSettingsFile(file('settings.json')),
    secrets: createSecretStore(file('secrets.json'), fakeKeystore()),
    history: createHistoryFile(join(folder, 'history.jsonl'), now),
  };
}

/** As at the start of the app. */
async function load(folder: string) {
  const files = open(folder);
  const servers = await files.servers.load([]);
  const others = [await files.settings.load(), await files.secrets.load()];
  const history = await files.history.load();
  const notices = [servers, ...others].flatMap((loaded) => loaded.notices.map(({ code }) => code));
  const read: ReadProfile = {
    servers: names.map((name) => {
      const config = servers.servers.find((server) => server.name === name)?.config;
      return roundIn(config !== undefined && 'command' in config ? config.args?.[0] : undefined);
    }),
    approvals: names.map((name) => roundIn(files.settings.approvedFingerprint(name))),
    secrets: await Promise.all(
      names.map(async (name) => roundIn(await files.secrets.read(name, 'program'))),
    ),
    history: history.lines.map((line) => roundIn(readLine(line)?.id)),
    notices: history.movedTo === null ? notices : [...notices, 'history-moved'],
  };
  return { files, read };
}

const roundIn = (text: string | null | undefined): number => Number(text ?? -1);

export async function readProfile(folder: string): Promise<ReadProfile> {
  return (await load(folder)).read;
}

/** Writes round after round to all files at once, tells each that is done, and ends only by force. */
export async function writeOn(folder: string, tell: (round: number) => void): Promise<never> {
  const { files, read } = await load(folder);
  // The one that was cut short, maybe, once more.
  for (let round = Math.max(0, ...read.servers); ; round += 1) {
    const name = nameOf(round);
    const text = String(round);
    await Promise.all([
      files.servers.put(name, { name, config: { command: 'x', args: [text] } }),
      files.settings.approve(name, text),
      files.settings.update({ theme: round % 2 === 0 ? 'dark' : 'light' }),
      files.secrets.set(name, 'program', text),
      files.history.append(`${writeLine(entryOf(text))}\n`),
    ]);
    tell(round);
  }
}

const entryOf = (id: string): HistoryEntry => ({
  id,
  kind: 'action',
  startedAtMs: 0,
  endedAtMs: 1,
  serverName: 'server',
  transport: 'stdio',
  endpoint: 'x',
  revision: null,
  decidedBy: 'person',
  tools: ['tool'],
  outcome: 'finished',
});
