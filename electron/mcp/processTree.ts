// A local server's processes, found and ended as a whole: closing its stdin ends a well-behaved server, not what it started.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Set in the environment of every local server, so that what it started is found even after its parent died (Linux). */
export const serverTagVariable = 'FRONTDESK_SERVER_TAG';

interface ProcessRow {
  readonly pid: number;
  readonly parentPid: number;
}

/** Every process id below `rootPid`, the root left out. */
export async function listDescendants(rootPid: number): Promise<readonly number[]> {
  const rows = await listProcesses();
  const found = new Set([rootPid]);
  // A set grows while it is walked, and takes no id twice: rows read one after another may name each other as parents.
  for (const parent of found) {
    for (const row of rows) if (row.parentPid === parent) found.add(row.pid);
  }
  found.delete(rootPid);
  return [...found];
}

/** Linux: processes whose environment carries the tag, whoever their parent is now. Elsewhere: none. */
export async function listTagged(tag: string): Promise<readonly number[]> {
  if (process.platform !== 'linux') return [];
  const marker = Buffer.from(`${serverTagVariable}=${tag}\0`);
  const pids = await listProcIds();
  const tagged = await Promise.all(
    pids.map(async (pid) => {
      // A process may end, or belong to somebody else, between listing and reading.
      const environment = await readFile(`/proc/${pid}/environ`).catch(() => Buffer.alloc(0));
      return environment.includes(marker) ? pid : null;
    }),
  );
  return tagged.filter((pid) => pid !== null);
}

/** Asks the processes to end, and ends those that are still there after `graceMs`. */
export async function endProcesses(pids: readonly number[], graceMs: number): Promise<void> {
  const alive = pids.filter((pid) => signal(pid, 'SIGTERM'));
  const deadlineMs = Date.now() + graceMs;
  while (Date.now() < deadlineMs && alive.some(isAlive)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const pid of alive) signal(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    // Gone already: that is what was wanted.
    return false;
  }
}

async function listProcesses(): Promise<readonly ProcessRow[]> {
  if (process.platform === 'linux') return listLinuxProcesses();
  const [file, args] =
    process.platform === 'win32'
      ? [
          'powershell.exe',
          [
            '-NoProfile',
            '-Command',
            'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId)" }',
          ],
        ]
      : ['ps', ['-A', '-o', 'pid=,ppid=']];
  const text = await new Promise<string>((resolve) => {
    execFile(file, args, { windowsHide: true }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  return text
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ pid: Number(match[1]), parentPid: Number(match[2]) }));
}

async function listLinuxProcesses(): Promise<readonly ProcessRow[]> {
  const pids = await listProcIds();
  const rows = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in the second field may hold spaces and brackets: count from the last bracket.
      const [, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return parentPid === undefined ? null : { pid, parentPid: Number(parentPid) };
    }),
  );
  return rows.filter((row) => row !== null);
}

async function listProcIds(): Promise<readonly number[]> {
  const entries = await readdir('/proc').catch(() => []);
  return entries.filter((name) => /^\d+$/.test(name)).map(Number);
}
