// Is Frontdesk running already? Two never share a data folder: a second one hands over to the first and
// ends at once.
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * The folder that the app will use, as Chromium reads the arguments.
 * @param {readonly string[]} args
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, home?: string }} [system]
 * @returns {string} an absolute path
 */
export function dataFolder(args, { platform, env, home } = {}) {
  const prefix = '--user-data-dir=';
  const given = args.findLast((arg) => arg.startsWith(prefix))?.slice(prefix.length);
  if (given !== undefined && given !== '') return path.resolve(given);
  return path.join(settingsFolder(platform, env, home), 'Frontdesk');
}

/** Where the system keeps the settings of programs. */
function settingsFolder(platform = process.platform, env = process.env, home = os.homedir()) {
  if (platform === 'darwin') return path.join(home, 'Library/Application Support');
  if (platform === 'win32') return env['APPDATA'] ?? path.join(home, 'AppData/Roaming');
  const given = env['XDG_CONFIG_HOME'];
  return given !== undefined && given !== '' ? given : path.join(home, '.config');
}

/**
 * Chromium keeps a socket in the folder, for those that start second. One that was left behind by a
 * crash refuses the connection. There is none on Windows, so there the answer is always no.
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
export function isRunning(folder) {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(folder, 'SingletonSocket'));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
