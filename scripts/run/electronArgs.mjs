// How scripts start Electron from source.
import { createRequire } from 'node:module';

/**
 * The binary that the electron package, or ELECTRON_OVERRIDE_DIST_PATH, points at.
 * @returns {string}
 */
export function electronBinary() {
  return /** @type {string} */ (createRequire(import.meta.url)('electron'));
}

const isLinuxRoot = () => process.platform === 'linux' && process.getuid?.() === 0;

/**
 * @param {{ print?: (line: string) => void }} [options]
 * @returns {string[]}
 */
export function sandboxArgs({ print = console.warn } = {}) {
  if (!isLinuxRoot()) return [];
  print('Warning: running as root, so Chromium runs without its sandbox. For development only.');
  return ['--no-sandbox'];
}

const noise =
  /^\[\d+:\d+\/[\d.]+:(ERROR|WARNING|INFO):(\S*\/)?(bus|object_proxy|viz_main_impl|gpu_\w+|command_buffer_\w+|gl_\w+|zygote_\w+|vaapi_\w+|ozone_\w+|atom_cache)\.\w+/;

/** Said by the running app when `npm start` asks whether there is one. */
const knock = /:ERROR:process_singleton_posix\.cc\(\d+\)\] Invalid socket message/;

/**
 * Chromium reports missing desktop services that the app does not need.
 * @param {string} line
 */
export const isNoise = (line) =>
  line.trim() === '' ||
  noise.test(line) ||
  knock.test(line) ||
  line.startsWith('DevTools listening on ');

/**
 * @param {string} line
 * @returns {string | undefined} the debugging address, once Chromium says it
 */
export const debuggingAddress = (line) => /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
