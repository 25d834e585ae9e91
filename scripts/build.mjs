// Builds the bundles: `node scripts/build.mjs [--e2e]`. Other scripts call the functions, which skip
// what is already built from the same inputs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** @typedef {{ entry: string, file: string, minify?: boolean }} Bundle */

/**
 * @param {string} name
 * @param {readonly string[]} inputs
 * @param {readonly Bundle[]} bundles
 * @param {{ window?: boolean }} [options]
 */
async function buildGroup(name, inputs, bundles, { window = false } = {}) {
  return buildIfChanged({
    stamp: path.join(root, `dist/.${name}.built`),
    digest: digestOf(root, inputs),
    outputs: bundles.map(({ file }) => path.join(root, file)),
    build: async () => {
      const { build } = await import('vite');
      for (const bundle of bundles) await build(nodeBundle(bundle));
      if (window) await build(await rendererBundle());
    },
  });
}

/** The product: main, preload, window and the demo servers. */
export async function buildApp() {
  const built = await buildGroup('app', appInputs, [mainBundle, preloadBundle], { window: true });
  return (await buildDemo()) || built;
}

export async function buildDemo() {
  return buildGroup('demo', [...common, 'electron/demo'], [demoBundle]);
}

/** What unit tests start as real processes: the demo servers and the scripted ones. */
export async function buildServers() {
  const built = await buildDemo();
  return (await buildGroup('servers', [...common, 'e2e/servers'], serverBundles())) || built;
}

/** Everything the scenarios need. */
export async function buildE2e() {
  const built = [await buildApp(), await buildServers()];
  built.push(await buildGroup('e2e', [...appInputs, 'e2e/main.ts'], [e2eBundle]));
  return built.includes(true);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const startedMs = Date.now();
  const built = await (process.argv.includes('--e2e') ? buildE2e() : buildApp());
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  console.log(built ? `Built in ${seconds} s.` : 'The build is up to date.');
}
