import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { root } from '../build/targets.mjs';
import { run, step } from './steps.mjs';

const printed = async (action: Parameters<typeof step>[2]) => {
  const lines: string[] = [];
  await step((line) => lines.push(line), 'Packages', action);
  return lines;
};

test('a step is one line with its time', async () => {
  const lines = await printed(async () => ({ said: 'as locked', value: true }));
  expect(lines).toEqual([expect.stringMatching(/^Packages: as locked \(\d+\.\d s\)$/)]);
});

test('a long step says what it begins', async () => {
  const lines = await printed(async (announce) => {
    announce('installing (a minute)');
    return { said: 'installed', value: true };
  });
  expect(lines).toEqual(['Packages: installing (a minute)…', expect.stringContaining('installed')]);
});

test('a program that is not there is a failure, not an exception', async () => {
  await expect(run('no-such-program', [])).resolves.toMatchObject({ code: -1 });
});

/** A script whose program, a child of a child, keeps a connection to us until it ends. */
async function startScript(options: string) {
  const server = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const program = `const s = require("net").connect(${String(address.port)}, "127.0.0.1"); s.pipe(s)`;
  const command = `"${process.execPath}" -e '${program}' & wait`;
  const code = `
    import { heedInterrupts } from ${JSON.stringify(path.join(root, 'scripts/run/processGroup.mjs'))};
    import { run } from ${JSON.stringify(path.join(root, 'scripts/setup/steps.mjs'))};
    heedInterrupts();
    await run('sh', ['-c', ${JSON.stringify(command)}], ${options});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const [connection] = z.tuple([z.instanceof(net.Socket)]).parse(await once(server, 'connection'));
  return { child, connection };
}

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('%s ends the program too', async (signal) => {
  const { child, connection } = await startScript('{}');
  const closed = once(
    connection.resume().on('error', () => {}),
    'close',
  );
  child.kill(signal);
  await closed;
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(130);
});

test('what must be let finish goes on', async () => {
  const { child, connection } = await startScript('{ letFinish: true }');
  child.kill('SIGTERM');
  await once(child, 'exit');
  connection.write('there?');
  expect(String((await once(connection, 'data'))[0])).toBe('there?');
  connection.end();
  await once(connection, 'close');
});
