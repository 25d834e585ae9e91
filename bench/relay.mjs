// Stands between a client and a stdio server: passes every byte through untouched, and notes when a
// question left the server and when its answer came back. `node relay.mjs <log> <command> [args]`
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const [log = '', command = '', ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });

/**
 * @param {NodeJS.ReadableStream} from
 * @param {NodeJS.WritableStream} to
 * @param {'question' | 'answer'} kind
 * @param {RegExp} sign what a line of that kind holds
 */
function pass(from, to, kind, sign) {
  let line = '';
  from.on('data', (/** @type {Buffer} */ chunk) => {
    const atMs = Date.now();
    to.write(chunk);
    const lines = (line + chunk.toString('latin1')).split('\n');
    line = lines.pop() ?? '';
    for (const complete of lines) {
      if (sign.test(complete)) appendFileSync(log, `${JSON.stringify({ kind, atMs })}\n`);
    }
  });
  from.on('end', () => to.end());
}

// Older generation: a request and its response. Newer: a result, and the same call once more.
pass(server.stdout, process.stdout, 'question', /"elicitation\/create"/);
pass(process.stdin, server.stdin, 'answer', /"inputResponses"|"result":\{"action"/);

server.stdin.on('error', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
server.on('close', (code) => process.exit(code ?? 1));
