// The folders of programs that only the person's login shell knows: an app started from the desktop has the system's short
// PATH, so that `npx` is not found, and one named in full finds no `node`.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { isAbsolute } from 'node:path';

export interface LoginPathOptions {
  /** The app's own. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** How long the shell may take to say it; tests change it. */
  readonly limitMs?: number;
}

/** The PATH for local programs, folders parted by colons; null: the app's own will do. Never rejects. */
export type ProgramPath = () => Promise<string | null>;

/** A person waits for their server meanwhile; start-up files that load version tools take about a second. */
const defaultLimitMs = 3_000;
/** Far more than any greeting: a start-up file that prints without end fills no memory. */
const maxPrintedCharacters = 1_000_000;

/**
 * The app's PATH and after it what the login shell's has besides. The shell is asked by the first call, once per run, since
 * its start-up files are the person's own and may do anything; never on Windows, where the desktop's PATH is the only one,
 * and never in an app started from a terminal (TERM is set), which has the terminal's PATH.
 */
export function createLoginPath({
  env,
  platform,
  limitMs = defaultLimitMs,
}: LoginPathOptions): ProgramPath {
  const shell = env['SHELL'];
  if (platform === 'win32' || env['TERM'] !== undefined || shell === undefined) {
    return () => Promise.resolve(null);
  }
  let asked: Promise<string | null> | null = null;
  return () => {
    asked ??= askShell(shell, env, limitMs).then((said) => merge(env['PATH'] ?? '', said));
    return asked;
  };
}

/** The app's own folders stay first: what was found before is found in the same place. */
function merge(own: string, said: string): string | null {
  const known = own.split(':').filter(Boolean);
  // A relative folder would be looked up below wherever the program happens to run.
  const added = [...new Set(said.split(':'))].filter(
    (folder) => isAbsolute(folder) && !known.includes(folder),
  );
  return added.length === 0 ? null : [...known, ...added].join(':');
}

/** Empty when the shell does not say it in time. Never rejects. */
function askShell(shell: string, env: LoginPathOptions['env'], limitMs: number): Promise<string> {
  // Greetings and prompts are printed around it.
  const marker = `frontdesk-${randomUUID()}`;
  // printenv, not "$PATH": in fish that is a list of its own.
  const command = `echo ${marker}; printenv PATH; echo ${marker}`;
  return new Promise((resolve) => {
    let child: ChildProcess;
    try {
      // Detached: in a group of its own, so that it is ended with whatever its start-up files have started.
      child = spawn(shell, ['-ilc', command], {
        env: { ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      resolve('');
      return;
    }
    let printed = '';
    const end = (): void => {
      clearTimeout(timer);
      endGroup(child.pid);
      // What left the group may hold on to the pipe.
      child.stdout?.destroy();
      const [, said = '', rest] = printed.split(marker);
      resolve(rest === undefined ? '' : said.trim());
    };
    const timer = setTimeout(end, limitMs);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.length > maxPrintedCharacters) end();
    });
    child.once('error', end);
    // What it leaves behind in its group would keep the pipe open.
    child.once('exit', () => {
      endGroup(child.pid);
    });
    child.once('close', end);
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in it: that is what was wanted.
  }
}
