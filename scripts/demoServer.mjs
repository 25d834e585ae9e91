// `npm run demo-server`: a demo server alone. Standard output belongs to the protocol.
import { createRequire } from 'node:module';
import path from 'node:path';
import { demoBundle, root } from './build/targets.mjs';
import { runScript, setUpPackages } from './setup.mjs';
import { buildStep } from './setup/steps.mjs';

await runScript(async () => {
  await setUpPackages({ print: console.error });
  const { buildDemo } = await import('./build.mjs');
  await buildStep(console.error, buildDemo);
  const file = path.join(root, demoBundle.file);
  process.argv.splice(1, 1, file);
  createRequire(import.meta.url)(file);
  return undefined;
});
