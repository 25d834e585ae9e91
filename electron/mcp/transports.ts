// The transport of one attempt to connect, and what stands around it: notices that come later, sends that are under way.
import { parseJSONRPCMessage, type Transport } from '@modelcontextprotocol/client';
import { describeError } from '../../shared/errors.ts';
import { patiently } from '../platform/patience.ts';
import { HttpTransport } from './httpTransport.ts';
import { createBoundedFetch } from './limits/boundedFetch.ts';
import type { NoticeGate } from './limits/noticeGate.ts';
import type { StderrBuffer } from './stderrBuffer.ts';
import { StdioTransport, type StdioProgram } from './stdioTransport.ts';

/** How a server is reached, resolved from its configuration. */
export type ConnectionTarget =
  | { readonly kind: 'stdio'; readonly program: StdioProgram }
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** A demo server in a process of the app's own (packaged app: the person may have no Node). */
  | { readonly kind: 'built-in'; readonly createTransport: () => Transport };

const flushPatienceMs = 500;
const shortestReconnectMs = 250;
const longestReconnectMs = 60_000;

/** `onTooLarge`: a message was larger than one may be; the link ends. */
export function createTransport(
  target: ConnectionTarget,
  stderr: StderrBuffer,
  gate: NoticeGate,
  onTooLarge: () => void,
): Transport {
  switch (target.kind) {
    case 'stdio':
      return new StdioTransport(target.program, stderr, gate);
    case 'http':
      return new HttpTransport(new URL(target.url), {
        requestInit: { headers: { ...target.headers } },
        fetch: createBoundedFetch(gate, onTooLarge),
        reconnectionScheduler: scheduleReconnection,
      });
    case 'built-in':
      return target.createTransport();
  }
}

/** As the server wishes (C-HTT-7), within bounds: `retry: 0` would be a loop, and what is too long for a timer would be one too. */
function scheduleReconnection(reconnect: () => void, delayMs: number): () => void {
  const timer = setTimeout(
    reconnect,
    Math.min(Math.max(delayMs, shortestReconnectMs), longestReconnectMs),
  );
  return () => {
    clearTimeout(timer);
  };
}

/** What the gate held back for a moment. */
export function handOn(transport: Transport, notice: unknown): void {
  try {
    transport.onmessage?.(parseJSONRPCMessage(notice));
  } catch (error) {
    transport.onerror?.(error instanceof Error ? error : new Error(describeError(error)));
  }
}

/** Returns a function that waits, for a moment, until what is being sent has left: an answer given while the app quits (C-ACT-5). */
export function trackSends(transport: Transport, gate: NoticeGate): () => Promise<void> {
  const sends = new Set<Promise<void>>();
  const send = transport.send.bind(transport);
  transport.send = (message, sendOptions) => {
    gate.sent(message);
    const sent = send(message, sendOptions);
    sends.add(sent);
    const forget = (): void => {
      sends.delete(sent);
    };
    sent.then(forget, forget);
    return sent;
  };
  return async () => {
    // The SDK sends an answer a few microtasks after its handler returns.
    await new Promise((resolve) => setImmediate(resolve));
    await patiently(Promise.allSettled(sends), flushPatienceMs);
  };
}
