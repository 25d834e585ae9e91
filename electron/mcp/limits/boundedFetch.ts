// fetch for Streamable HTTP with the bounds that stdio has: a JSON body and each event of a stream are a message and at most as
// large as one; events that the gate does not admit go no further; a stream is read in slices (design.md, limits).
import { TransformStream } from 'node:stream/web';
import { createMessageLines, MessageTooLargeError, maxMessageBytes } from './messageLines.ts';
import type { NoticeGate } from './noticeGate.ts';
import { pausePerSlice } from './pacedReader.ts';

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;
type Bytes = TransformStream<Uint8Array, Uint8Array>;

/** Looking at what is larger would cost more than it saves. */
const maxGatedUnits = 200_000;
/** Handed on in one go; then main does other things. */
const eventsPerSlice = 20;

/** `onTooLarge` is called before the body errors. Everything else rejects as fetch does. */
export function createBoundedFetch(gate: NoticeGate, onTooLarge: () => void): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    const { body, status, statusText, headers } = response;
    // Nobody reads a redirect's.
    if (body === null || (status >= 300 && status < 400)) return response;
    const isStream = /^\s*text\/event-stream\b/i.test(headers.get('content-type') ?? '');
    // The modern generation resumes no stream: without ids there is nothing to resume it by (C-HTT-5).
    const isModern = new Headers(init?.headers).has('mcp-method');
    const bound = isStream ? screenEvents(gate, isModern, onTooLarge) : limitBytes(onTooLarge);
    return new Response(body.pipeThrough(bound), { status, statusText, headers });
  };
}

function limitBytes(onTooLarge: () => void): Bytes {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes > maxMessageBytes) {
        onTooLarge();
        throw new MessageTooLargeError();
      }
      controller.enqueue(chunk);
    },
  });
}

/** Lines end in LF or CRLF; a stream that uses CR alone is one event to us. */
function screenEvents(gate: NoticeGate, isWithoutIds: boolean, onTooLarge: () => void): Bytes {
  const lines = createMessageLines();
  let event: string[] = [];
  let units = 0;
  let handedOn = 0;
  const addLine = (line: string): void => {
    event.push(line);
    units += line.length + 1;
    if (units > maxMessageBytes) throw new MessageTooLargeError();
  };
  /** The event that this line ends, or null. */
  const endedBy = (line: string): string | null => {
    if (line !== '' && line !== '\r') {
      if (!isWithoutIds || !/^id(:|\r?$)/.test(line)) addLine(line);
      return null;
    }
    const isWanted = admitsEvent(event, units, gate);
    const text = isWanted ? `${event.join('\n')}\n\n` : null;
    event = [];
    units = 0;
    return text;
  };
  return new TransformStream({
    transform: async (chunk, controller) => {
      lines.append(chunk);
      try {
        for (let line = lines.next(); line !== null; line = lines.next()) {
          const text = endedBy(line);
          if (text === null) continue;
          controller.enqueue(Buffer.from(text));
          handedOn += 1;
          if (handedOn % eventsPerSlice === 0) await rest();
        }
      } catch (error) {
        onTooLarge();
        throw error;
      }
      // What the gate drops takes time as well.
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
}

/** Lets what was handed on be worked through, then main do other things. */
async function rest(): Promise<void> {
  const startedAtMs = performance.now();
  await new Promise((resolve) => setImmediate(resolve));
  const tookMs = performance.now() - startedAtMs;
  await new Promise((resolve) => setTimeout(resolve, pausePerSlice * tookMs));
}

function admitsEvent(lines: readonly string[], units: number, gate: NoticeGate): boolean {
  if (units > maxGatedUnits) return true;
  const data = lines
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length))
    .join('\n');
  if (data === '') return true;
  try {
    return gate.admits(JSON.parse(data));
  } catch {
    return true; // told by the SDK
  }
}
