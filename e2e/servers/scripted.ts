// A scripted MCP server over stdio, without any SDK: every byte is decided by the test.
//   --era legacy|modern         generation (default modern)
//   --revision R                2025-06-18 or 2025-11-25 (legacy)
//   --name NAME                 serverInfo.name
//   --transcript FILE           every line in and out as {atMs, dir, line}, written at once
//   --discover-error CODE       what a legacy server answers to server/discover (default -32601)
//   --ask-on-initialized        asks 1 ms after notifications/initialized
//   --silent                    answers nothing
//   --noise                     prints lines on stdout that are no JSON
//   --stderr-lines N            prints N lines on stderr at start
//   --exit-at-once CODE         says why on stderr and ends
//   --ignore-stdin-close        goes on when stdin closes
//   --ignore-sigterm            goes on at SIGTERM
//   --grandchild                starts a child of its own that sleeps; its pid is in the tool `env`
// Tools: ask (see lib/script.ts), plain, env, hang, cancellations, notify, release, echo_meta.
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readStdioOptions } from './lib/options.ts';
import { ScriptedPeer } from './lib/peer.ts';
import { openTranscript } from './lib/transcript.ts';
import { readMessage } from './lib/wire.ts';

const options = readStdioOptions(process.argv.slice(2));
const record = openTranscript(options.transcript);

/** Synchronous, so that nothing said is lost when the process ends next. */
function print(line: string): void {
  record({ dir: 'out', line });
  writeSync(1, `${line}\n`);
}

function send(text: string): void {
  if (options.noise) print('DEBUG this line is no JSON');
  print(text);
}

for (let line = 1; line <= options.stderrLines; line += 1) console.error(`stderr line ${line}`);
if (options.exitAtOnce !== undefined) {
  console.error('fatal: the scripted server was told to exit at once');
  process.exit(options.exitAtOnce);
}
if (options.ignoreSigterm) process.on('SIGTERM', () => undefined);
if (options.ignoreStdinClose) setInterval(() => undefined, 60_000);
if (options.noise) print('Welcome to a server that talks too much');

// It ends by itself after ten minutes, should the test that looks for it fail.
const sleeper = 'setTimeout(() => undefined, 600_000)';
const grandchild = options.grandchild
  ? spawn(process.execPath, ['-e', sleeper], { stdio: 'ignore' })
  : undefined;
grandchild?.unref();

const peer = new ScriptedPeer(options, {
  sendUnrelated: send,
  exit: (code) => process.exit(code),
  after: (delayMs, act) => void setTimeout(act, delayMs),
  environment: () => ({ pid: process.pid, grandchildPid: grandchild?.pid, env: process.env }),
});

createInterface({ input: process.stdin })
  .on('line', (line) => {
    record({ dir: 'in', line });
    const message = readMessage(line);
    if (message !== undefined) peer.receive(message, { send, respond: send });
  })
  .on('close', () => {
    if (!options.ignoreStdinClose) process.exit(0);
  });
