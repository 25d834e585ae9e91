// A virtual display of our own, which picks a free number by itself.
import { SetupError } from '../setup/steps.mjs';
import { startGroup } from './processGroup.mjs';

export const hasDisplay = (env = process.env) =>
  process.platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);

/**
 * @returns {Promise<{ display: string, stop: () => Promise<unknown> }>}
 */
export async function startXvfb() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-ac', '-nolisten', 'tcp'];
  const { child, exited, stop } = startGroup('Xvfb', [...args, '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new SetupError('Xvfb has no pipe for its display number.');
  /** @type {Promise<string>} */
  const display = new Promise((resolve) => {
    let text = '';
    pipe.on('data', (/** @type {Buffer} */ chunk) => {
      text += chunk.toString();
      if (text.endsWith('\n')) resolve(`:${text.trim()}`);
    });
  });
  const failed = exited.then(
    () => 'Xvfb ended at once.',
    () => 'Xvfb could not be started. Is it installed?',
  );
  const first = await Promise.race([display, failed]);
  if (!first.startsWith(':')) throw new SetupError(first);
  return { display: first, stop };
}
