// A test server as a real process, spoken to line by line.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const built = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../dist/e2e/servers',
);

export type Wire = Record<string, unknown>;

export class ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(name: string, argv: readonly string[]) {
    this.child = spawn(process.execPath, [path.join(built, `${name}.cjs`), ...argv]);
    this.#lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  write(message: object | string): void {
    const text =
      typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message });
    this.child.stdin.write(`${text}\n`);
  }

  async line(): Promise<string> {
    const next = await this.#lines.next();
    if (next.done === true) throw new Error('The server has ended.');
    return next.value;
  }

  async message(): Promise<Wire> {
    return JSON.parse(await this.line()) as Wire;
  }

  async exit(): Promise<unknown[]> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return [exitCode, signalCode];
    return once(this.child, 'exit');
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit();
  }
}

export function readTranscript(file: string): Wire[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Wire);
}
