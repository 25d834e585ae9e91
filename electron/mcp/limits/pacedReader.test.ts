import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { maxMessageBytes, MessageTooLargeError } from './messageLines.ts';
import { readPaced, sliceMs } from './pacedReader.ts';

const chunkOf = (lines: number): Buffer => Buffer.from('line\n'.repeat(lines));

describe('the output of a program', () => {
  it('is read in slices, between which others have their turn', async () => {
    const stdout = new PassThrough({ highWaterMark: 1_000_000 });
    const heard = vi.fn(() => {
      for (const untilMs = performance.now() + 1; performance.now() < untilMs;) void 0;
    });
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    readPaced({ stdout, stdin: null, onLine: heard, onTooLarge: vi.fn() });
    stdout.write(chunkOf(100));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(100), { timeout: 10_000 });
    clearInterval(turn);
    // One millisecond each: in one go there would be no turn at all.
    expect(turns).toBeGreaterThanOrEqual(100 / sliceMs - 2);
  });

  it('comes in order and to its end', async () => {
    const stdout = new PassThrough();
    const heard: string[] = [];
    readPaced({
      stdout,
      stdin: null,
      onLine: (line) => heard.push(line),
      onTooLarge: vi.fn(),
    });
    const lines = Array.from({ length: 50_000 }, (_, index) => String(index));
    stdout.end(lines.map((line) => `${line}\n`).join(''));
    await vi.waitFor(() => expect(heard).toHaveLength(50_000), { timeout: 10_000 });
    expect(heard).toEqual(lines);
  });

  it('is left where it is while the program does not read what it is answered', async () => {
    const stdout = new PassThrough();
    let read: () => void = () => undefined;
    const stdin = new Writable({
      write: (_chunk, _encoding, done) => {
        read = done;
      },
    });
    stdin.write(Buffer.alloc(1_100_000));
    const heard = vi.fn();
    readPaced({ stdout, stdin, onLine: heard, onTooLarge: vi.fn() });
    stdout.write('one\n');
    const others = vi.fn();
    setTimeout(others, 60);
    await vi.waitFor(() => expect(others).toHaveBeenCalled());
    expect(heard).not.toHaveBeenCalled();
    read();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('one'));
  });

  it('is read no more once a message was too large', async () => {
    const stdout = new PassThrough();
    const heard = vi.fn();
    const tooLarge = vi.fn();
    readPaced({ stdout, stdin: null, onLine: heard, onTooLarge: tooLarge });
    stdout.write(Buffer.alloc(maxMessageBytes + 1, 'x'));
    await vi.waitFor(() => expect(tooLarge).toHaveBeenCalledOnce());
    expect(tooLarge).toHaveBeenCalledWith(expect.any(MessageTooLargeError));
    stdout.end('\nnext\n');
    await vi.waitFor(() => expect(stdout.readableEnded).toBe(true));
    expect(heard).not.toHaveBeenCalled();
    expect(tooLarge).toHaveBeenCalledOnce();
  });
});
