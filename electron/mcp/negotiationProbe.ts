// One `server/discover` on a transport that has no client yet (C-NEG-1, C-NEG-4): what came back, unjudged. The SDK's own probe
// takes some answers otherwise than the specification, and hides what they were.
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SdkHttpError,
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  type ClientCapabilities,
  type Implementation,
  type Transport,
} from '@modelcontextprotocol/client';
import { z } from 'zod';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';

const rpcErrorSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().optional(),
});
export type RpcError = z.infer<typeof rpcErrorSchema>;

export type ProbeReply =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'rpc-error'; readonly error: RpcError }
  /** Not 2xx. `body`: the JSON-RPC error in it, if it holds one. */
  | {
      readonly kind: 'http-status';
      readonly status: number;
      readonly body: RpcError | null;
      readonly cause: unknown;
    }
  /** The transport threw: no such program, refused, a web page. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  | { readonly kind: 'closed' }
  | { readonly kind: 'timeout' };

interface Probe {
  ask(timeoutMs: number): Promise<ProbeReply>;
  /** Leaves the transport as the client expects it: without handlers, and not to be started twice. */
  handOver(): void;
}

/** Starts the transport; rejects with whatever keeps it from starting. `onError` hears of what is no answer. */
export async function openProbe(
  transport: Transport,
  client: { readonly info: Implementation; readonly capabilities: ClientCapabilities },
  revision: ProtocolRevision,
  onError: (error: Error) => void,
): Promise<Probe> {
  let settle: ((reply: ProbeReply) => void) | null = null;
  let openId = '';
  let isClosed = false;
  transport.onmessage = (message) => {
    if (isJSONRPCResultResponse(message) && message.id === openId) {
      settle?.({ kind: 'result', result: message.result });
    } else if (isJSONRPCErrorResponse(message) && message.id === openId) {
      settle?.({ kind: 'rpc-error', error: message.error });
    }
  };
  transport.onerror = onError;
  transport.onclose = () => {
    isClosed = true;
    settle?.({ kind: 'closed' });
  };
  await transport.start();
  let count = 0;

  return {
    ask: (timeoutMs) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve({ kind: 'closed' });
          return;
        }
        count += 1;
        // A text, so that it is none of the client's own, which are numbers (C-NEG-9).
        openId = `discover-${String(count)}`;
        const timer = setTimeout(() => settle?.({ kind: 'timeout' }), timeoutMs);
        settle = (reply) => {
          settle = null;
          clearTimeout(timer);
          resolve(reply);
        };
        const request = {
          jsonrpc: '2.0',
          id: openId,
          method: 'server/discover',
          params: {
            // C-NEG-8
            _meta: {
              [PROTOCOL_VERSION_META_KEY]: revision,
              [CLIENT_INFO_META_KEY]: client.info,
              [CLIENT_CAPABILITIES_META_KEY]: client.capabilities,
            },
          },
        } as const;
        transport.send(request).catch((error: unknown) => settle?.(replyOfThrown(error)));
      }),
    handOver: () => {
      // Set and not deleted: whoever listens at the transport has put accessors there.
      for (const handler of ['onmessage', 'onerror', 'onclose']) {
        Reflect.set(transport, handler, undefined);
      }
      const start = transport.start.bind(transport);
      transport.start = () => {
        transport.start = start;
        return Promise.resolve();
      };
    },
  };
}

function replyOfThrown(error: unknown): ProbeReply {
  if (!(error instanceof SdkHttpError)) return { kind: 'unreachable', cause: error };
  return {
    kind: 'http-status',
    status: error.status,
    body: rpcErrorIn(error.data['text']),
    cause: error,
  };
}

/** The JSON-RPC error that the body of an HTTP answer holds; null for anything else (C-NEG-4). */
export function rpcErrorIn(text: unknown): RpcError | null {
  if (typeof text !== 'string') return null;
  try {
    const body = z.object({ jsonrpc: z.literal('2.0'), error: rpcErrorSchema });
    return body.parse(JSON.parse(text)).error;
  } catch {
    return null;
  }
}
