// MCP over the message port of an Electron utility process: each posted message is one JSON-RPC object.
// For the demo servers of the packaged app, where the person may have no Node (design.md, demo servers).
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { parseJSONRPCMessage } from '@modelcontextprotocol/client';
import { utilityProcess, type UtilityProcess } from 'electron';

export class UtilityProcessTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #modulePath: string;
  readonly #args: readonly string[];
  #child: UtilityProcess | null = null;

  constructor(modulePath: string, args: readonly string[]) {
    this.#modulePath = modulePath;
    this.#args = args;
  }

  start(): Promise<void> {
    const child = utilityProcess.fork(this.#modulePath, [...this.#args], { stdio: 'ignore' });
    this.#child = child;
    child.on('message', (message: unknown) => {
      try {
        this.onmessage?.(parseJSONRPCMessage(message));
      } catch (error) {
        this.onerror?.(error instanceof Error ? error : new Error(String(error)));
      }
    });
    child.once('exit', () => {
      if (this.#child === null) return;
      this.#child = null;
      this.onclose?.();
    });
    return new Promise((resolve) => {
      child.once('spawn', resolve);
    });
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (this.#child === null) return Promise.reject(new Error('The process has ended'));
    this.#child.postMessage(message);
    return Promise.resolve();
  }

  close(): Promise<void> {
    const child = this.#child;
    if (child === null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill();
    });
  }
}
