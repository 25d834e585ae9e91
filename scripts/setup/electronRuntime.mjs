// Finds or fetches the Electron binary: the official one first, the registry's fallback where the
// official host cannot be reached.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  fallback,
  fallbackFits,
  fallbackFolder,
  fallbackPresent,
  fetchFallback,
  writeLoader,
} from './fallbackRuntime.mjs';
import { lastLines, run, SetupError } from './steps.mjs';

/**
 * @typedef {'override' | 'official' | 'install-official' | 'cached-fallback'} Source
 * @typedef {{ kind: 'given' | 'official' | 'fallback', distPath?: string, version: string }} Runtime
 */

/**
 * @param {{ override: boolean, official: boolean, officialFailed: boolean, cached: boolean }} facts
 *   officialFailed: the official install of this very version has failed here before
 * @returns {Source}
 */
export function chooseSource({ override, official, officialFailed, cached }) {
  if (override) return 'override';
  if (official) return 'official';
  // Not again before a cached fallback, so that a second start needs no network.
  return cached && officialFailed ? 'cached-fallback' : 'install-official';
}

/**
 * @param {string} root
 * @param {import('./steps.mjs').Announce} announce
 * @returns {Promise<{ said: string, value: Runtime }>}
 */
export async function provideElectron(root, announce) {
  const packageFolder = path.join(root, 'node_modules/electron');
  const { version } = manifestOf(packageFolder);
  // Inside node_modules: npm ci forgets it, and the official host is tried once more.
  const failureMark = path.join(
    root,
    'node_modules/.cache/frontdesk',
    `electron-${version}-failed`,
  );
  const folder = fallbackFolder();
  const override = process.env['ELECTRON_OVERRIDE_DIST_PATH'];

  const source = chooseSource({
    override: override !== undefined && override !== '',
    official: officialPresent(packageFolder, version),
    officialFailed: existsSync(failureMark),
    cached: fallbackFits && fallbackPresent(folder),
  });
  switch (source) {
    case 'override':
      return given(override ?? '');
    case 'official':
      return { said: `Electron ${version}`, value: { kind: 'official', version } };
    case 'cached-fallback':
      return useFallback(folder);
    case 'install-official': {
      announce(`downloading Electron ${version} (120 MB, a minute or two)`);
      const { code, output } = await run(process.execPath, [
        path.join(packageFolder, 'install.js'),
      ]);
      if (code === 0 && officialPresent(packageFolder, version)) {
        return { said: `installed Electron ${version}`, value: { kind: 'official', version } };
      }
      if (!fallbackFits) {
        throw new SetupError(`Electron ${version} could not be downloaded.\n${lastLines(output)}`);
      }
      if (!fallbackPresent(folder)) {
        announce('that host cannot be reached; downloading an old build (110 MB, a minute or two)');
        await fetchFallback(folder);
      }
      mkdirSync(path.dirname(failureMark), { recursive: true });
      writeFileSync(failureMark, output);
      return useFallback(folder);
    }
  }
}

/**
 * @param {string} folder
 * @returns {{ version: string }}
 */
function manifestOf(folder) {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return /** @type {{ version: string }} */ (JSON.parse(text));
}

/**
 * @param {string} distPath
 * @returns {{ said: string, value: Runtime }}
 */
function given(distPath) {
  const versionFile = path.join(distPath, 'version');
  if (!existsSync(versionFile)) {
    throw new SetupError(`ELECTRON_OVERRIDE_DIST_PATH holds no Electron: ${distPath}`);
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  return { said: `Electron ${version}, given`, value: { kind: 'given', distPath, version } };
}

/**
 * @param {string} folder
 * @returns {{ said: string, value: Runtime }}
 */
function useFallback(folder) {
  writeLoader(folder);
  const version = fallback.electronVersion;
  return {
    said: `Electron ${version} from the registry, an old build for tests only, because the official host cannot be reached; see README, "The runtime in closed networks"`,
    value: { kind: 'fallback', distPath: folder, version },
  };
}

/**
 * @param {string} packageFolder
 * @param {string} version
 */
function officialPresent(packageFolder, version) {
  const [pathFile, versionFile] = ['path.txt', 'dist/version'].map((name) =>
    path.join(packageFolder, name),
  );
  if (!pathFile || !versionFile || !existsSync(pathFile) || !existsSync(versionFile)) return false;
  const binary = path.join(packageFolder, 'dist', readFileSync(pathFile, 'utf8'));
  const found = readFileSync(versionFile, 'utf8').trim().replace(/^v/, '');
  return found === version && existsSync(binary);
}
