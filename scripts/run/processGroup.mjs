// A child in a process group of its own: Ctrl-C reaches only us, and we end the children in order.
import { spawn } from 'node:child_process';
import readline from 'node:readline';

/** @type {Set<number>} */
const groups = new Set();

// Whatever ends this process, no group is left behind.
process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
});

/**
 * A child that leads a group of its own: the group lives no longer than the child, nor than we do.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithUs(child) {
  const { pid } = child;
  if (pid === undefined) return;
  groups.add(pid);
  child.once('exit', () => {
    signalGroup(pid, 'SIGKILL');
    groups.delete(pid);
  });
}

/**
 * @typedef {{ pid: number, exited: Promise<number>, stop: (graceMs?: number) => Promise<number> }} Group
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void,
 *   stdio?: import('node:child_process').StdioOptions }} [options] onLine gets standard error
 */
export function startGroup(command, args, { env = process.env, cwd, onLine, stdio } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: stdio ?? ['ignore', 'inherit', onLine ? 'pipe' : 'inherit'],
  });
  const pid = child.pid ?? 0;
  endWithUs(child);
  if (onLine && child.stderr) readline.createInterface({ input: child.stderr }).on('line', onLine);
  /** @type {Promise<number>} */
  const exited = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  // One polite signal only: Chromium takes the second one as an order to die at once.
  const stop = async (graceMs = 10_000) => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    return exited.finally(() => clearTimeout(timer));
  };
  return { child, pid, exited, stop };
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid <= 0) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** @type {() => void} */
const endNow = () => process.exit(130);
let onRequest = endNow;
let listening = false;

/**
 * From now on a request to end us runs our exit handlers, which nothing does for a signal by itself.
 */
export function heedInterrupts() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const act = onRequest;
      onRequest = endNow;
      act();
    });
  }
}

/**
 * Calls back once for the first request to end; a second Ctrl-C ends at once.
 * @param {() => void} stop
 */
export function onInterrupt(stop) {
  heedInterrupts();
  onRequest = stop;
}
