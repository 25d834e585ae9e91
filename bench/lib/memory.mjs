// Memory of a process and everything below it, shared pages counted by share (Linux only).
import { readFileSync, readdirSync } from 'node:fs';

/**
 * @param {number} root
 * @param {string} leftOut processes whose command line holds this are left out with all below them
 * @returns {number | null} MiB; null where the system does not tell
 */
export function treeMemoryMib(root, leftOut) {
  try {
    const kib = treeOf(root, leftOut).map((pid) => pssKibOf(pid));
    return kib.reduce((sum, value) => sum + value, 0) / 1024;
  } catch {
    return null;
  }
}

/**
 * @param {number} root
 * @param {string} leftOut
 */
function treeOf(root, leftOut) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      if (stat === null) return [];
      // The program's name may hold spaces and brackets: count from the last bracket.
      const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(name), parent: Number(parent) }];
    });
  const found = [root];
  for (const above of found) {
    for (const { pid, parent } of parents) {
      const command = parent === above ? read(`/proc/${pid}/cmdline`) : null;
      if (command !== null && !command.includes(leftOut)) found.push(pid);
    }
  }
  return found;
}

/** @param {number} pid */
function pssKibOf(pid) {
  const pss = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  if (pss === null) throw new Error('No Pss.');
  return Number(pss[1]);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended between listing and reading.
    return null;
  }
}
