// Bundles the floor with the product's own settings, so that the two differ in nothing but their code.
import path from 'node:path';
import { buildIfChanged, digestOf } from '../../scripts/build/inputs.mjs';
import { nodeBundle, root } from '../../scripts/build/targets.mjs';

const inputs = [
  'package-lock.json',
  'scripts/build',
  'bench/floor',
  'bench/lib/buildFloor.mjs',
  'electron/windows/appProtocol.ts',
];
const main = { entry: 'bench/floor/main.ts', file: 'dist/bench/floor/main.cjs', minify: true };
const preload = { entry: 'bench/floor/preload.ts', file: 'dist/bench/floor/preload.cjs' };

export const floorEntry = path.join(root, main.file);

export async function buildFloor() {
  return buildIfChanged({
    stamp: path.join(root, 'dist/bench/.floor.built'),
    digest: digestOf(root, inputs),
    outputs: [floorEntry],
    build: async () => {
      const { build } = await import('vite');
      const { default: react } = await import('@vitejs/plugin-react');
      await build(nodeBundle(main));
      await build(nodeBundle(preload));
      await build({
        root: path.join(root, 'bench/floor'),
        base: '/',
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react()],
        build: {
          outDir: path.join(root, 'dist/bench/floor/window'),
          emptyOutDir: true,
          target: 'chrome114',
          cssTarget: 'chrome114',
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
        },
      });
    },
  });
}
