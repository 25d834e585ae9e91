// `npm run dev`: the window reloads hot, a change of main or preload restarts the app.
import { once } from 'node:events';
import { runScript, setUp } from './setup.mjs';
import { buildStep } from './setup/steps.mjs';
import { electronBinary, isNoise, sandboxArgs } from './run/electronArgs.mjs';
import { onInterrupt, startGroup } from './run/processGroup.mjs';
import { hasDisplay, startXvfb } from './run/xvfb.mjs';

await runScript(async () => {
  await setUp();
  const { startDevServer } = await import('./build/devServer.mjs');
  const { buildDemo } = await import('./build.mjs');
  const { root } = await import('./build/targets.mjs');

  await buildStep(console.log, buildDemo);
  const xvfb = hasDisplay() ? undefined : await startXvfb();
  if (xvfb) console.log(`No display here, so Frontdesk opens on a virtual one (${xvfb.display}).`);
  const server = await startDevServer();
  const ending = new AbortController();
  onInterrupt(() => ending.abort());

  const app = restartable({
    args: [root, ...sandboxArgs(), ...(xvfb ? ['--disable-gpu'] : []), ...process.argv.slice(2)],
    env: {
      ...process.env,
      ...(xvfb ? { DISPLAY: xvfb.display } : {}),
      FRONTDESK_DEV_URL: server.url,
    },
    onClosed: () => ending.abort(),
  });
  const stopWatching = await watchMain(app.restart);
  console.log(`Watching. The window's pages come from ${server.url}. Press Ctrl-C to end it.`);

  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  await app.stop();
  await stopWatching();
  await server.stop();
  await xvfb?.stop();
  process.exit(0);
});

/**
 * One app at a time; changes that come while it restarts wait for their turn.
 * @param {{ args: readonly string[], env: NodeJS.ProcessEnv, onClosed: () => void }} options
 */
function restartable({ args, env, onClosed }) {
  /** @type {ReturnType<typeof startGroup> | undefined} */
  let current;
  let turn = Promise.resolve();

  const start = () => {
    const onLine = (/** @type {string} */ line) => {
      if (!isNoise(line)) console.error(line);
    };
    const started = startGroup(electronBinary(), args, { env, onLine });
    current = started;
    // Still the current one when it ends: the person closed it.
    void started.exited.then(() => {
      if (current === started) onClosed();
    });
  };
  const stop = async () => {
    const old = current;
    current = undefined;
    await old?.stop();
  };
  return {
    stop,
    restart: () => {
      turn = turn.then(stop).then(start);
    },
  };
}

/**
 * @param {() => void} onBuilt called once when both files are there, then after each change
 * @returns {Promise<() => Promise<unknown>>}
 */
async function watchMain(onBuilt) {
  const { build } = await import('vite');
  const { mainBundle, nodeBundle, preloadBundle } = await import('./build/targets.mjs');
  const built = new Set();
  /** @type {{ close: () => Promise<void> }[]} */
  const watchers = [];
  for (const bundle of [preloadBundle, mainBundle]) {
    const config = nodeBundle(bundle);
    const watcher = await build({ ...config, build: { ...config.build, watch: {} } });
    if (!('on' in watcher)) throw new Error('The bundler does not watch.');
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      built.add(bundle);
      if (built.size === 2) onBuilt();
    });
    watchers.push(watcher);
  }
  return () => Promise.all(watchers.map((watcher) => watcher.close()));
}
