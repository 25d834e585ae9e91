// A process that writes servers, settings, secrets and history is killed at any moment, two hundred times: nothing that was
// written is lost, everything is readable, and there is nothing to tell the person.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf, names, readProfile } from './testing/writtenProfile.ts';

const kills = 200;
/** Each has a profile of its own. */
const lanes = 2;
/** From its first finished round on. */
const longestLifeMs = 60;

let folder = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-killed-'));
  program = join(folder, 'writer.cjs');
  // One file, so that it starts fast.
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(import.meta.dirname, 'testing', 'writerProcess.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'writer.cjs' } },
    },
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lets the process write for a moment and kills it; the last round that it had finished. */
async function writeAndKill(profile: string): Promise<number> {
  const child = spawn(process.execPath, [program, profile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const closed = once(child, 'close');
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
  await Promise.race([once(child.stdout, 'data'), exited]);
  await Promise.race([after(Math.random() * longestLifeMs), exited]);
  child.kill('SIGKILL');
  const [, signal] = (await closed) as [number | null, string | null];
  // Had it ended by itself, it would have met something that it could not read or write.
  expect(signal).toBe('SIGKILL');
  return Number(told.trim().split('\n').at(-1));
}

async function lane(profile: string, count: number): Promise<number> {
  let finished = -1;
  for (let kill = 0; kill < count; kill += 1) {
    finished = await writeAndKill(profile);
    const read = await readProfile(profile);
    expect(read.notices).toEqual([]);
    // The last finished round of each name, and at most the one that was being written besides.
    for (const [at, name] of names.entries()) {
      const last = lastRoundOf(name, finished);
      const next = nameOf(finished + 1) === name ? finished + 1 : last;
      for (const file of ['servers', 'approvals', 'secrets'] as const) {
        expect([last, next], `${file} of ${name} after round ${finished}`).toContain(
          read[file][at],
        );
      }
    }
    // Each line whole; the round that was cut short stands there twice when the next process has done it again.
    const inHistory = [...new Set(read.history)].slice(0, finished + 1);
    expect(inHistory).toEqual(Array.from({ length: finished + 1 }, (_, round) => round));
    expect(readdirSync(profile).sort()).toEqual([
      'history.jsonl',
      'secrets.json',
      'servers.json',
      'settings.json',
    ]);
  }
  return finished;
}

function lastRoundOf(name: string, finished: number): number {
  for (let round = finished; round >= 0; round -= 1) if (nameOf(round) === name) return round;
  return -1;
}

test(
  `killed ${kills} times while it writes: no server lost, no file unreadable`,
  { timeout: 180_000 },
  async () => {
    const finished = await Promise.all(
      Array.from({ length: lanes }, (_, index) =>
        lane(join(folder, `profile-${index}`), kills / lanes),
      ),
    );
    // It did write, and was not killed before each time.
    for (const rounds of finished) expect(rounds).toBeGreaterThan(kills / lanes / 2);
  },
);
