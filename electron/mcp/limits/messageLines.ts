// One message a line, taken apart as it comes: a line that is longer than a message may be is refused, whether its end ever
// comes or not (design.md, limits).

/** Largest message a server may send, on every transport, in bytes. */
export const maxMessageBytes = 4_000_000;

/** What a server sent is larger than a message may be. */
export class MessageTooLargeError extends Error {
  override readonly name = 'MessageTooLargeError';

  constructor() {
    super(`A message is larger than ${String(maxMessageBytes)} bytes`);
  }
}

export interface MessageLines {
  /** To be read with `next` until that is null, before more is appended. */
  append(chunk: Uint8Array): void;
  /** The next whole line, without its end; null when there is none. Throws MessageTooLargeError. */
  next(): string | null;
}

const lineEnd = 0x0a;

export function createMessageLines(): MessageLines {
  // Of the line whose end has not come; joined once, since joining at each chunk grows with the square of its length.
  let begun: Uint8Array[] = [];
  let begunBytes = 0;
  let rest: Uint8Array = new Uint8Array();
  const begin = (part: Uint8Array): void => {
    begun.push(part);
    begunBytes += part.length;
    if (begunBytes > maxMessageBytes) throw new MessageTooLargeError();
  };
  return {
    append: (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    },
    next: () => {
      const end = rest.indexOf(lineEnd);
      if (end === -1) {
        if (rest.length > 0) begin(rest);
        rest = new Uint8Array();
        return null;
      }
      begin(rest.subarray(0, end));
      const line = Buffer.concat(begun).toString('utf8');
      begun = [];
      begunBytes = 0;
      rest = rest.subarray(end + 1);
      return line;
    },
  };
}
