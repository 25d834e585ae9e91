import { describe, expect, it } from 'vitest';
import { createMessageLines, maxMessageBytes, MessageTooLargeError } from './messageLines.ts';

function read(...chunks: (string | Buffer)[]): string[] {
  const lines = createMessageLines();
  const found: string[] = [];
  for (const chunk of chunks) {
    lines.append(Buffer.from(chunk));
    for (let line = lines.next(); line !== null; line = lines.next()) found.push(line);
  }
  return found;
}

describe('messages, one a line', () => {
  it('are found wherever the chunks end, and what is not ended is none yet', () => {
    expect(read('a\nb', 'c', '\n', '\nd\ne')).toEqual(['a', 'bc', '', 'd']);
  });

  it('a character cut by a chunk is whole', () => {
    const bytes = Buffer.from('ä\n');
    expect(read(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(['ä']);
  });

  it('one as large as a message may be is read, a larger one is refused, with its end or without', () => {
    const half = 'x'.repeat(maxMessageBytes / 2);
    expect(read(half, half, '\n')).toEqual([half + half]);
    expect(() => read(half, `${half}x\n`)).toThrow(MessageTooLargeError);
    expect(() => read(half, half, 'x')).toThrow(MessageTooLargeError);
  });
});
