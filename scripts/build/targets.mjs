// The bundles of Frontdesk as vite configurations. The oldest runtime in use sets the targets.
import { builtinModules } from 'node:module';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const moduleLists = path.join(root, 'dist/.modules');
const moduleListOf = (/** @type {string} */ output) =>
  path.join(moduleLists, `${output.replaceAll('/', '-')}.json`);

const external = ['electron', /^electron\//, /^node:/, ...builtinModules];

/**
 * 'use client' in component libraries speaks to server frameworks; a bundle has no use for it.
 * @type {NonNullable<import('vite').BuildOptions['rolldownOptions']>}
 */
const quietly = {
  onLog(level, log, handler) {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
  },
};

/**
 * Writes down which modules went into a bundle; the licence notices are made of that.
 * @param {string} output
 * @returns {import('vite').Plugin}
 */
function moduleList(output) {
  return {
    name: 'frontdesk-module-list',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : [],
      );
      mkdirSync(moduleLists, { recursive: true });
      writeFileSync(moduleListOf(output), JSON.stringify(ids));
    },
  };
}

/**
 * One CommonJS file with everything in it; a sandboxed preload and a packed app need that.
 * @param {{ entry: string, file: string, minify?: boolean }} bundle
 * @returns {import('vite').InlineConfig}
 */
export function nodeBundle({ entry, file, minify = false }) {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [moduleList(file)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(root, entry),
      outDir: path.join(root, path.dirname(file)),
      emptyOutDir: false,
      target: 'node18.15',
      minify,
      sourcemap: true,
      rolldownOptions: {
        ...quietly,
        external,
        output: { format: 'cjs', entryFileNames: path.basename(file), codeSplitting: false },
      },
    },
  };
}

/**
 * The window. Nothing is inlined, because the CSP allows only files of our own origin.
 * @returns {Promise<import('vite').InlineConfig>}
 */
export async function rendererBundle() {
  const { default: react } = await import('@vitejs/plugin-react');
  return {
    root: path.join(root, 'renderer'),
    base: '/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), moduleList('dist/renderer')],
    build: {
      outDir: path.join(root, 'dist/renderer'),
      emptyOutDir: true,
      target: 'chrome114',
      cssTarget: 'chrome114',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: quietly,
    },
  };
}

export const mainBundle = { entry: 'electron/main.ts', file: 'dist/main.cjs', minify: true };
export const preloadBundle = { entry: 'electron/preload.ts', file: 'dist/preload.cjs' };
export const demoBundle = {
  entry: 'electron/demo/demoServer.ts',
  file: 'dist/demo/demoServer.cjs',
};
export const e2eBundle = { entry: 'e2e/main.ts', file: 'dist/e2e/main.cjs' };

/** The modules inside what ships. @returns {string[]} absolute paths */
export function bundledModules() {
  const shipped = [mainBundle.file, preloadBundle.file, demoBundle.file, 'dist/renderer'];
  return shipped.flatMap((output) => {
    /** @type {string[]} */
    const ids = JSON.parse(readFileSync(moduleListOf(output), 'utf8'));
    return ids;
  });
}

/** Each file directly in e2e/servers/ is a program of its own. */
export function serverBundles() {
  const folder = path.join(root, 'e2e/servers');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.]+\.ts$/.test(name))
    .map((name) => ({
      entry: `e2e/servers/${name}`,
      file: `dist/e2e/servers/${name.replace(/\.ts$/, '.cjs')}`,
    }));
}
