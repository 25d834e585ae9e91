// Listens at a transport's two ends: each message as it is sent and as it is handed on, whoever does either.
import { SdkHttpError, type Transport } from '@modelcontextprotocol/client';
import type { NoticeGate } from '../mcp/limits/noticeGate.ts';
import type { WireTap } from './wireLog.ts';

/** To be called before anything is sent or handlers are set. */
export function tapTransport(transport: Transport, tap: WireTap): void {
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    for (const one of Array.isArray(message) ? message : [message]) tap.sent(one);
    try {
      await send(message, options);
    } catch (error) {
      if (error instanceof SdkHttpError) {
        tap.failed(`HTTP ${String(error.status)}`, bodyOf(error));
      }
      throw error;
    }
  };
  let handler = transport.onmessage;
  let latest: unknown;
  Object.defineProperty(transport, 'onmessage', {
    configurable: true,
    enumerable: true,
    get: () => handler,
    set: (next: Transport['onmessage']) => {
      handler =
        next &&
        ((message, extra) => {
          // The SDK puts its handler around the one before: one message, two handlers.
          if (message !== latest) tap.received(message);
          latest = message;
          next(message, extra);
        });
    },
  });
}

/** What the gate does not hand on is counted. */
export function tapGate(gate: NoticeGate, tap: WireTap): NoticeGate {
  return {
    ...gate,
    admits: (message) => {
      const isAdmitted = gate.admits(message);
      if (!isAdmitted) tap.heldBack();
      return isAdmitted;
    },
  };
}

function bodyOf(error: SdkHttpError): string {
  const { text } = error.data;
  return typeof text === 'string' ? text : '';
}
