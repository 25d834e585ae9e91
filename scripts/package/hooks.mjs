// What electron-builder asks of us while it packs.
import { rmSync } from 'node:fs';
import path from 'node:path';

/** The bundles hold every package already: no node_modules is collected. */
export async function beforeBuild() {
  return false;
}

/**
 * Leaves nothing in the packed folder that could load or update to another app.
 * @param {{ appOutDir: string }} context
 */
export async function afterPack({ appOutDir }) {
  for (const name of ['default_app.asar', 'app-update.yml']) {
    rmSync(path.join(appOutDir, 'resources', name), { force: true });
  }
}
