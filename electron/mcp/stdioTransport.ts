// The SDK's stdio transport plus what it leaves out: how the program ended, its stderr kept, and its whole process tree ended (C-STD-2).
import { randomUUID } from 'node:crypto';
import { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { patiently } from '../platform/patience.ts';
import type { NoticeGate } from './limits/noticeGate.ts';
import { readPaced } from './limits/pacedReader.ts';
import { endProcesses, listDescendants, listTagged, serverTagVariable } from './processTree.ts';
import type { StderrBuffer } from './stderrBuffer.ts';

export interface ProgramExit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface StdioProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string | undefined;
}

const killGraceMs = 500;
/** For a program to end once its stdin is closed; with the grace before it is killed less than two seconds. */
const goodbyePatienceMs = 1_000;
const exitPatienceMs = 200;
const pipePatienceMs = 1_000;
/** Between two reads of stderr: a program that never stops writing it gets main's attention this often. */
const stderrPauseMs = 2;

/**
 * A subclass, so the SDK probes the protocol generation in this very process instead of starting the command a second time
 * (a second process would run the person's command twice and could leave grandchildren behind).
 */
export class StdioTransport extends StdioClientTransport {
  readonly #tag: string;
  #exit: ProgramExit | null = null;
  #exited: Promise<void> = Promise.resolve();
  #closing: Promise<void> | null = null;
  #printsNoise = false;
  #endedByItself = false;
  readonly #gate: NoticeGate;

  constructor(program: StdioProgram, stderr: StderrBuffer, gate: NoticeGate) {
    const tag = randomUUID();
    super({
      command: program.command,
      args: [...program.args],
      env: { ...program.env, [serverTagVariable]: tag },
      stderr: 'pipe',
      ...(program.cwd === undefined ? {} : { cwd: program.cwd }),
    });
    this.#tag = tag;
    this.#gate = gate;
    const said = this.stderr;
    said?.on('data', (chunk: Buffer) => {
      stderr.append(chunk);
      if (!isPausable(said)) return;
      said.pause();
      setTimeout(() => said.resume(), stderrPauseMs);
    });
  }

  /** How the program ended; null while it runs. */
  get exit(): ProgramExit | null {
    return this.#exit;
  }

  /** How it ended without our doing; null otherwise. */
  get ownExit(): ProgramExit | null {
    return this.#endedByItself ? this.#exit : null;
  }

  /** Its stdout began with something that is no JSON: a program that does not speak MCP, or one that talks beside it. */
  get printsNoise(): boolean {
    return this.#printsNoise;
  }

  /** Waits a moment for the exit of a program whose pipes have closed. */
  async settled(): Promise<void> {
    await patiently(this.#exited, exitPatienceMs);
  }

  override async start(): Promise<void> {
    await super.start();
    // The SDK keeps the child to itself and tells nobody how it ended.
    const child: unknown = Reflect.get(this, '_process');
    if (child instanceof ChildProcess) {
      this.#readPaced(child);
      child.stdout?.once('data', (chunk: Buffer) => {
        this.#printsNoise = !/^\s*[{[]/.test(chunk.toString('utf8', 0, 200));
      });
      // A program that lives on without its stdout will never answer: the link is over, and the program goes with it.
      child.stdout?.once('end', () => {
        void this.settled().then(() => (this.#exit === null ? this.close() : undefined));
      });
      this.#exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => {
          this.#exit = { code, signal };
          this.#endedByItself = this.#closing === null;
          resolve();
          // What a crashed server started is nobody's any more.
          void this.#endRest([]);
          // What escaped us may hold on to its pipes, and the SDK waits for their end.
          setTimeout(() => {
            for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
          }, pipePatienceMs).unref();
        });
      });
    }
  }

  /** In place of the SDK's own reader, which takes whatever comes at once and validates all of it. */
  #readPaced({ stdin, stdout }: ChildProcess): void {
    if (stdout === null) return;
    stdout.removeAllListeners('data');
    readPaced({
      stdout,
      stdin,
      onLine: (line) => {
        this.#receive(line);
      },
      onTooLarge: (error) => {
        this.onerror?.(toError(error));
        void this.close();
      },
    });
  }

  #receive(line: string): void {
    if (this.#closing !== null) return;
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return; // Beside the protocol: passed over, as by the SDK.
    }
    try {
      if (this.#gate.admits(message)) this.onmessage?.(parseJSONRPCMessage(message));
    } catch (error) {
      this.onerror?.(toError(error));
    }
  }

  override close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    // Listed before stdin closes: afterwards grandchildren hang on init and cannot be told apart.
    const { pid } = this;
    const descendants = pid === null ? [] : await listDescendants(pid);
    // Closes stdin. What the SDK does next takes up to four seconds with a deaf program.
    const closed = super.close();
    await patiently(Promise.race([closed, this.#exited]), goodbyePatienceMs);
    const deaf = pid === null || this.#exit !== null ? [] : [pid];
    await this.#endRest([...deaf, ...descendants]);
    await closed;
  }

  async #endRest(pids: readonly number[]): Promise<void> {
    const tagged = await listTagged(this.#tag);
    await endProcesses([...new Set([...pids, ...tagged])], killGraceMs);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function isPausable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'pause' in stream && 'resume' in stream;
}
