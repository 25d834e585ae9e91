// Builds the bundles: `node scripts/build.mjs [--e2e]`. Other scripts call the functions, which skip
// what is already built from the same inputs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStep } from './setup/steps.mjs';
import { buildIfChanged, digestOf } from './build/inputs.mjs';
import {
  demoBundle,
  e2eBundle,
  mainBundle,
  nodeBundle,
  preloadBundle,
  rendererBundle,
  root,
  serverBundles,
} from './build/targets.mjs';

const common = ['package-lock.json', 'scripts/build', 'shared'];
const appInputs = [...common, 'electron', 'renderer'];

/**
 * @typedef {{ entry: string, file: string, minify?: boolean }} Bundle
 * @typedef {import('./setup/steps.mjs').Announce} Announce
 */

const silent = () => {};

/**
 * @param {string} name
 * @param {readonly string[]} inputs
 * @param {readonly Bundle[]} bundles
 * @param {{ window?: boolean, begin?: () => void }} [options]
 */
async function buildGroup(name, inputs, bundles, { window = false, begin = silent } = {}) {
  return buildIfChanged({
    stamp: path.join(root, `dist/.${name}.built`),
    digest: digestOf(root, inputs),
    outputs: bundles.map(({ file }) => path.join(root, file)),
    build: async () => {
      begin();
      const { build } = await import('vite');
      for (const bundle of bundles) await build(nodeBundle(bundle));
      if (window) await build(await rendererBundle());
    },
  });
}

/**
 * The product: main, preload, window and the demo servers.
 * @param {Announce} [announce]
 */
export async function buildApp(announce = silent) {
  const begin = () => announce('building the app (10 to 30 s)');
  const bundles = [mainBundle, preloadBundle];
  const built = await buildGroup('app', appInputs, bundles, { window: true, begin });
  return (await buildDemo(announce)) || built;
}

/** @param {Announce} [announce] */
export async function buildDemo(announce = silent) {
  const begin = () => announce('building the demo servers (a few seconds)');
  return buildGroup('demo', [...common, 'electron/demo'], [demoBundle], { begin });
}

/**
 * What unit tests start as real processes: the demo servers and the scripted ones.
 * @param {Announce} [announce]
 */
export async function buildServers(announce = silent) {
  const built = await buildDemo(announce);
  return (await buildGroup('servers', [...common, 'e2e/servers'], serverBundles())) || built;
}

/**
 * Everything the scenarios need.
 * @param {Announce} [announce]
 */
export async function buildE2e(announce = silent) {
  const built = [await buildApp(announce), await buildServers(announce)];
  built.push(await buildGroup('e2e', [...appInputs, 'e2e/main.ts'], [e2eBundle]));
  return built.includes(true);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildStep(console.log, process.argv.includes('--e2e') ? buildE2e : buildApp);
}
