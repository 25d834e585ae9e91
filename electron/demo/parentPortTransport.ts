// MCP over the port of a utility process: every posted message is one JSON-RPC object. The packaged
// app runs the desk this way, since the person may have no Node to start it with.
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

export interface MessagePort {
  on(event: 'message', listener: (event: { data: unknown }) => void): unknown;
  postMessage(message: unknown): void;
}

export class ParentPortTransport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  async start(): Promise<void> {
    this.#port.on('message', ({ data }) => {
      const parsed = JSONRPCMessageSchema.safeParse(data);
      if (parsed.success) this.onmessage?.(parsed.data);
      else this.onerror?.(new Error('A message on the parent port is not JSON-RPC.'));
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#port.postMessage(message);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
