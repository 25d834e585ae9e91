// The libraries, fonts and tools that a minimal Debian or Ubuntu lacks. Installed by apt when we are
// root; everybody else is told the one command.
import { run, lastLines, SetupError } from './steps.mjs';

/**
 * Each need is met by any of its names; newer releases renamed some libraries.
 * @typedef {{ names: readonly string[], optional?: boolean }} Need
 * @type {readonly Need[]}
 */
export const needs = [
  { names: ['libgtk-3-0', 'libgtk-3-0t64'] },
  { names: ['libnss3'] },
  { names: ['libasound2', 'libasound2t64'] },
  { names: ['libgbm1'] },
  { names: ['xvfb'] },
  { names: ['xdg-utils'], optional: true },
  { names: ['fonts-noto-cjk'], optional: true },
];

/**
 * What the scenarios need besides: a browser in which the person of a scenario opens pages, a
 * keyring, a window manager, a mouse that the window manager sees, and notifications.
 * @type {readonly Need[]}
 */
export const testNeeds = [
  { names: ['chromium', 'google-chrome-stable'] },
  { names: ['gnome-keyring'] },
  { names: ['openbox'] },
  { names: ['xdotool'] },
  { names: ['libnotify4'] },
];

/**
 * @param {readonly Need[]} wanted
 * @param {ReadonlySet<string>} installed
 */
export function missingNeeds(wanted, installed) {
  return wanted.filter(({ names }) => !names.some((name) => installed.has(name)));
}

/**
 * @param {readonly Need[]} missing
 * @param {ReadonlySet<string>} available names that the package index knows as real packages
 */
export function namesToInstall(missing, available) {
  return missing.map(({ names }) => names.find((name) => available.has(name)) ?? names[0] ?? '');
}

/**
 * @param {readonly Need[]} wanted
 * @param {import('./steps.mjs').Announce} announce
 * @returns {Promise<{ said: string, value: boolean }>}
 */
export async function installSystemPackages(wanted, announce) {
  if (process.platform !== 'linux') return { said: 'not needed here', value: false };
  const installed = await installedNames(wanted);
  if (installed === undefined) {
    return { said: 'no dpkg here; GTK 3, NSS, ALSA, GBM and Xvfb must be present', value: false };
  }
  const missing = missingNeeds(wanted, installed);
  if (missing.length === 0) return { said: 'all present', value: false };
  if (process.getuid?.() !== 0) return askForThem(missing);

  announce('installing what is missing (about a minute)');
  const update = await apt(['update']);
  const names = namesToInstall(missing, await availableNames(missing));
  const install = await apt(['install', '-y', '--no-install-recommends', ...names]);
  if (install.code !== 0) {
    throw new SetupError(`apt-get failed.\n${lastLines(update.output + install.output)}`);
  }
  return { said: `installed ${names.join(' ')}`, value: true };
}

/** @param {readonly Need[]} missing */
async function askForThem(missing) {
  const names = namesToInstall(missing, await availableNames(missing));
  const command = `sudo apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (missing.some(({ optional }) => optional !== true)) {
    throw new SetupError(
      `Some system packages are missing. Run this, then try again:\n  ${command}`,
    );
  }
  return { said: `some are missing; for links and all scripts run: ${command}`, value: false };
}

/** @param {readonly Need[]} wanted */
async function installedNames(wanted) {
  const names = wanted.flatMap((need) => need.names);
  const format = '${db:Status-Status} ${Package}\n';
  const { code, output } = await run('dpkg-query', ['-W', '-f', format, ...names]);
  if (code === -1) return undefined;
  const lines = output.split('\n').filter((line) => line.startsWith('installed '));
  return new Set(lines.map((line) => line.slice('installed '.length)));
}

/** @param {readonly Need[]} missing */
async function availableNames(missing) {
  const names = missing.flatMap((need) => need.names);
  const { output } = await run('apt-cache', ['show', '--no-all-versions', ...names]);
  return new Set([...output.matchAll(/^Package: (\S+)$/gm)].map((match) => match[1] ?? ''));
}

/**
 * Never killed half-way: that would leave the system's package database broken.
 * @param {readonly string[]} args
 */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', args, { env, letFinish: true });
}
