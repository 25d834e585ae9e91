// The last part of what a local server wrote to stderr: shown as text, taken as no error (C-PRV-3), kept in memory only.
// Kept as bytes in a ring and decoded when somebody looks: a program that never stops writing costs a copy.
import { StringDecoder } from 'node:string_decoder';

const maxBytes = 200_000;

export interface StderrBuffer {
  append(chunk: Buffer): void;
  read(): { readonly text: string; readonly truncated: boolean };
  readonly isEmpty: boolean;
}

/** `onFirstOutput` is called once, so that the window can offer the text. */
export function createStderrBuffer(onFirstOutput: () => void): StderrBuffer {
  // Most programs write nothing.
  let ring = Buffer.alloc(0);
  let end = 0;
  let total = 0;
  return {
    append: (chunk) => {
      if (chunk.length === 0) return;
      const wasEmpty = total === 0;
      if (wasEmpty) ring = Buffer.alloc(maxBytes);
      const last = chunk.subarray(-maxBytes);
      const fitting = Math.min(last.length, maxBytes - end);
      last.copy(ring, end, 0, fitting);
      last.copy(ring, 0, fitting);
      end = (end + last.length) % maxBytes;
      total += chunk.length;
      if (wasEmpty) onFirstOutput();
    },
    read: () => {
      const truncated = total > maxBytes;
      const kept = truncated
        ? Buffer.concat([ring.subarray(end), ring.subarray(0, end)])
        : ring.subarray(0, total);
      // A character whose rest has not come yet is left out.
      const decoder = new StringDecoder('utf8');
      return { text: decoder.write(truncated ? fromCharacterOn(kept) : kept), truncated };
    },
    get isEmpty() {
      return total === 0;
    },
  };
}

/** Without the rest of a character that was cut, three bytes at most. */
function fromCharacterOn(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, 4).findIndex((byte) => (byte & 0xc0) !== 0x80);
  return start === -1 ? bytes : bytes.subarray(start);
}
