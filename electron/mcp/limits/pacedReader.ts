// Reads a program's stdout in slices of time, so that a server that never stops talking leaves main most of its time: what main
// does not read waits in the pipe, and then the server waits (design.md, invariant 9).
import type { Readable, Writable } from 'node:stream';
import { createMessageLines } from './messageLines.ts';

/** Of main's time in one go. */
export const sliceMs = 6;
/** Afterwards main does other things for so many times as long. */
export const pausePerSlice = 2;
/** What took less is no flood: on with it at the next turn. */
const briefMs = 1;
/** Answers that the program does not read: no more of them are made until it does. */
const maxUnreadBytes = 1_000_000;
const backedUpPauseMs = 20;

export interface PacedOptions {
  readonly stdout: Readable;
  /** Where answers go. */
  readonly stdin: Writable | null;
  readonly onLine: (line: string) => void;
  /** A line was longer than a message may be. Nothing is read after that. */
  readonly onTooLarge: (error: unknown) => void;
}

export function readPaced({ stdout, stdin, onLine, onTooLarge }: PacedOptions): void {
  const lines = createMessageLines();
  const isBackedUp = (): boolean => (stdin?.writableLength ?? 0) > maxUnreadBytes;

  /** False when there is more in what has been read. */
  const readLines = (untilMs: number): boolean => {
    while (performance.now() < untilMs && !isBackedUp()) {
      const line = lines.next();
      if (line === null) return true;
      onLine(line);
    }
    return false;
  };
  const slice = (): void => {
    const startedAtMs = performance.now();
    let isThrough: boolean;
    try {
      isThrough = readLines(startedAtMs + sliceMs);
    } catch (error) {
      stdout.off('data', onData);
      stdout.resume();
      onTooLarge(error);
      return;
    }
    const goOn = isThrough ? () => void stdout.resume() : slice;
    const tookMs = performance.now() - startedAtMs;
    if (isBackedUp()) setTimeout(goOn, backedUpPauseMs);
    else if (tookMs < briefMs) setImmediate(goOn);
    else setTimeout(goOn, pausePerSlice * tookMs);
  };
  const onData = (chunk: Buffer): void => {
    lines.append(chunk);
    // One chunk at a time: else up to 32 of them come in one turn of the loop.
    stdout.pause();
    slice();
  };
  stdout.on('data', onData);
}
