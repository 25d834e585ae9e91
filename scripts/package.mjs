// `npm run package`: an unpacked folder and an archive in release/, by electron-builder.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript, setUp } from './setup.mjs';
import { fallback } from './setup/fallbackRuntime.mjs';
import { buildStep, lastLines, run, SetupError, step } from './setup/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const release = path.join(root, 'release');
// What electron-builder.yml packs; nothing but results belongs into release/.
const staging = path.join(root, 'dist/package');
const stage = path.join(staging, 'app');

/** @typedef {import('./setup/electronRuntime.mjs').Runtime} Runtime */

await runScript(async () => {
  const runtime = await setUp();
  const { buildApp } = await import('./build.mjs');
  await buildStep(console.log, buildApp);
  await step(console.log, 'Stage', () => stageApp(runtime));
  await step(console.log, 'Package', (announce) => {
    announce('packing (one to five minutes)');
    return packApp(runtime, process.argv.slice(2));
  });
  if (process.platform === 'linux') await step(console.log, 'Fuses', checkFuses);
  if (isFallback(runtime)) {
    console.log('This package holds an old runtime. It is for tests only: never hand it out.');
  }
  return 0;
});

/**
 * By version: a script that starts this one may have set the fallback up and handed it on.
 * @param {Runtime} runtime
 */
function isFallback({ version }) {
  return version === fallback.electronVersion;
}

/** @param {Runtime} runtime */
async function stageApp(runtime) {
  const { bundledModules } = await import('./build/targets.mjs');
  const { drawIcon } = await import('./package/icon.mjs');
  const { noticeOf, noticesText, packageFolders } = await import('./package/notices.mjs');

  rmSync(staging, { recursive: true, force: true });
  for (const name of ['main.cjs', 'preload.cjs', 'renderer', 'demo']) {
    cpSync(path.join(root, 'dist', name), path.join(stage, 'dist', name), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  if (isFallback(runtime)) {
    for (const name of ['main.cjs', 'demo/demoServer.cjs'])
      addShims(path.join(stage, 'dist', name));
  }
  /** @type {Record<string, unknown>} */
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const kept = ['name', 'productName', 'version', 'description', 'license', 'author', 'main'];
  const staged = Object.fromEntries(kept.map((key) => [key, manifest[key]]));
  writeFileSync(path.join(stage, 'package.json'), JSON.stringify(staged, null, 2));

  const notices = packageFolders(bundledModules()).map(noticeOf);
  writeFileSync(path.join(staging, 'THIRD-PARTY-NOTICES.txt'), noticesText(notices));
  writeFileSync(path.join(staging, 'icon.png'), drawIcon(512));
  return { said: `${notices.length} third-party packages noted`, value: undefined };
}

/**
 * The old runtime's own loader, which has these, is not in a package.
 * @param {string} file
 */
function addShims(file) {
  const shims = readFileSync(path.join(root, 'scripts/setup/loader/shims.cjs'), 'utf8');
  writeFileSync(file, `(() => {\n${shims}})();\n${readFileSync(file, 'utf8')}`);
}

/**
 * @param {Runtime} runtime
 * @param {readonly string[]} args for electron-builder
 */
async function packApp(runtime, args) {
  const { path7za } = await import('7zip-bin');
  // The package comes without the bit that lets it run.
  if (process.platform !== 'win32') chmodSync(path7za, 0o755);
  mkdirSync(release, { recursive: true });
  const cli = path.join(root, 'node_modules/electron-builder/cli.js');
  const electron = [`-c.electronVersion=${runtime.version}`];
  if (runtime.distPath !== undefined) electron.push(`-c.electronDist=${runtime.distPath}`);
  const { code, output } = await run(
    process.execPath,
    [cli, '--publish', 'never', ...electron, ...args],
    { cwd: root, env: { ...process.env, ELECTRON_BUILDER_7ZIP_PATH: path7za } },
  );
  for (const notes of ['builder-debug.yml', 'builder-effective-config.yaml']) {
    rmSync(path.join(release, notes), { force: true });
  }
  if (code !== 0) throw new SetupError(`electron-builder failed.\n${lastLines(output)}`);
  return { said: 'release/', value: undefined };
}

/** What the configuration asks for must stand in the binary. */
async function checkFuses() {
  const { FuseV1Options, getCurrentFuseWire } = await import('@electron/fuses');
  const wire = await getCurrentFuseWire(path.join(release, 'linux-unpacked/frontdesk'));
  /** @type {[number | undefined, string][]} */
  const fuses = [
    [wire[FuseV1Options.RunAsNode], '0'],
    [wire[FuseV1Options.EnableNodeOptionsEnvironmentVariable], '0'],
    [wire[FuseV1Options.EnableNodeCliInspectArguments], '0'],
    [wire[FuseV1Options.EnableCookieEncryption], '1'],
    [wire[FuseV1Options.OnlyLoadAppFromAsar], '1'],
  ];
  // The states are written as digits.
  if (fuses.some(([state, wanted]) => state !== wanted.charCodeAt(0))) {
    throw new SetupError('A fuse of the packed binary is not set as configured.');
  }
  return { said: `${fuses.length} set`, value: undefined };
}
