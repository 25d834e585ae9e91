// How a program is started on Windows, by the rules of cross-spawn: it looks at the platform when it is loaded, so this file
// alone loads it, as on Windows. What the system would be told is recorded; nothing is started.
import childProcess, { ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeGate } from './limits/noticeGate.ts';
import { createStderrBuffer } from './stderrBuffer.ts';
import type { StdioTransport as Transport } from './stdioTransport.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-cmd-'));
const realPlatform = process.platform;
let StdioTransport: typeof Transport;

interface Start {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}
let starts: Start[] = [];

beforeAll(async () => {
  for (const name of ['npx.CMD', 'desk.cmd', 'desk.exe']) writeFileSync(join(folder, name), '');
  Object.defineProperty(process, 'platform', { value: 'win32' });
  vi.stubEnv('comspec', 'C:\\Windows\\system32\\cmd.exe');
  vi.stubEnv('PATHEXT', '.COM;.EXE;.BAT;.CMD');
  vi.spyOn(childProcess, 'spawn').mockImplementation(
    (file: string, args: readonly string[], options: SpawnOptions) => {
      starts.push({ file, args, options });
      const child = Object.assign(new ChildProcess(), { stdin: null, stdout: null, stderr: null });
      process.nextTick(() => child.emit('spawn'));
      return child;
    },
  );
  ({ StdioTransport } = await import('./stdioTransport.ts'));
});
beforeEach(() => {
  starts = [];
});
afterAll(() => {
  Object.defineProperty(process, 'platform', { value: realPlatform });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function start(command: string, args: readonly string[]): Promise<Start> {
  const transport = new StdioTransport(
    { command, args, env: { PATH: folder }, cwd: undefined },
    createStderrBuffer(() => undefined),
    createNoticeGate(() => undefined),
  );
  await transport.start();
  const [started, ...others] = starts;
  if (started === undefined || others.length > 0) throw new Error('not started once');
  return started;
}

/** What cmd.exe makes of a line: `^` and quotes keep what has a meaning from having it. */
function readByCmd(line: string): { readonly text: string; readonly active: string } {
  let text = '';
  let active = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const isEscape = line[at] === '^' && !isQuoted;
    if (isEscape) at += 1;
    const character = line[at] ?? '';
    if (!isEscape && character === '"') isQuoted = !isQuoted;
    if (!isEscape && !isQuoted && '&|<>()%!'.includes(character)) active += character;
    text += character;
  }
  return { text, active };
}

test.each([
  ['named with its ending', 'desk.cmd'],
  ['found by the endings of the system', 'npx'],
])(
  'a .cmd file %s goes through cmd.exe, and `& calc` stays one argument',
  async (_case, command) => {
    const { file, args, options } = await start(command, ['-y', '& calc', 'a b|c>d', '%PATH%']);
    expect(file).toBe('C:\\Windows\\system32\\cmd.exe');
    expect(args.slice(0, -1)).toEqual(['/d', '/s', '/c']);
    expect(options).toMatchObject({ shell: false, windowsVerbatimArguments: true });
    // With /s the outermost quotes are taken off, and nothing else.
    const [, line = ''] = /^"(.*)"$/.exec(args.at(-1) ?? '') ?? [];
    expect(line).toContain(' ^"^&^ calc^" ');
    expect(readByCmd(line)).toEqual({
      text: `${command} "-y" "& calc" "a b|c>d" "%PATH%"`,
      active: '',
    });
  },
);

test('the reading of such a line finds what is not escaped', () => {
  expect(readByCmd('npx & calc').active).toBe('&');
  expect(readByCmd('npx "& calc"').active).toBe('');
  expect(readByCmd('npx ^"& calc^"').active).toBe('&');
});

test('an .exe file is started without cmd.exe, its arguments as they are', async () => {
  const { file, args } = await start('desk.exe', ['& calc']);
  expect(file).toBe('desk.exe');
  expect(args).toEqual(['& calc']);
});
