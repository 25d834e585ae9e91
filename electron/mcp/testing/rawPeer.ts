// A server without an SDK, in the test's own process: it answers each method as the test says, and every message is kept.
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { parseJSONRPCMessage } from '@modelcontextprotocol/client';
import { z } from 'zod';
import type { ConnectionTarget } from '../transports.ts';

export interface RawRequest {
  readonly id: string | number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Body = Readonly<Record<string, unknown>>;
/** A result; or an error, with its code. Null: nothing comes back. */
export type RawAnswer = { readonly result: Body } | { readonly error: Body } | null;

export interface RawPeer {
  readonly target: ConnectionTarget;
  /** Requests of one method, in order. */
  requests(method: string): readonly RawRequest[];
  /** Every message that came, in order. */
  readonly received: readonly Body[];
  send(message: Body): void;
}

const bodySchema = z.record(z.string(), z.unknown());

const subscriptionIdKey = 'io.modelcontextprotocol/subscriptionId';

export function createRawPeer(
  era: 'modern' | 'legacy',
  capabilities: Body,
  answer: (request: RawRequest) => RawAnswer,
): RawPeer {
  const received: Body[] = [];
  let open: Transport | null = null;
  const send = (message: Body): void => {
    const parsed: JSONRPCMessage = parseJSONRPCMessage({ jsonrpc: '2.0', ...message });
    setImmediate(() => open?.onmessage?.(parsed));
  };

  const opening = ({ id, method, params }: RawRequest): RawAnswer => {
    const serverInfo = { name: 'raw', version: '1' };
    if (method === 'initialize') {
      return { result: { protocolVersion: '2025-11-25', capabilities, serverInfo } };
    }
    if (method === 'server/discover') {
      return {
        result: {
          resultType: 'complete',
          supportedVersions: ['2026-07-28'],
          capabilities,
          ttlMs: 0,
          cacheScope: 'private',
          _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
        },
      };
    }
    if (method === 'subscriptions/listen') {
      const { notifications } = params;
      send({
        method: 'notifications/subscriptions/acknowledged',
        params: { _meta: { [subscriptionIdKey]: id }, notifications },
      });
      return null;
    }
    return answer({ id, method, params });
  };
  const receive = (message: Body): void => {
    received.push(message);
    const request = readRequest(message);
    if (request === null) return;
    const isForeign = request.method === (era === 'legacy' ? 'server/discover' : 'initialize');
    const body = isForeign ? unknownMethod : opening(request);
    if (body !== null) send({ id: request.id, ...body });
  };
  const createTransport = (): Transport => {
    const transport: Transport = {
      start: () => Promise.resolve(),
      send: (message) => {
        // As it leaves on a wire: a copy, and only what JSON has.
        receive(bodySchema.parse(JSON.parse(JSON.stringify(message))));
        return Promise.resolve();
      },
      close: () => {
        if (open === transport) open = null;
        transport.onclose?.();
        return Promise.resolve();
      },
    };
    open = transport;
    return transport;
  };
  return {
    target: { kind: 'built-in', createTransport },
    requests: (method) =>
      received
        .map(readRequest)
        .filter((request) => request !== null)
        .filter((request) => request.method === method),
    received,
    send,
  };
}

/** As a server says that it has no such method. */
export const unknownMethod: RawAnswer = { error: { code: -32601, message: 'No such method' } };

function readRequest({ id, method, params }: Body): RawRequest | null {
  if (typeof method !== 'string') return null;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  const isRecord = typeof params === 'object' && params !== null;
  return { id, method, params: isRecord ? Object.fromEntries(Object.entries(params)) : {} };
}
