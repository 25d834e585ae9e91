// A hand-written MCP client at the other end of a desk's port: raw messages in, raw messages out.
import { connectDesk } from '../connectDesk.ts';
import { ParentPortTransport, type MessagePort } from '../parentPortTransport.ts';
import { createPremises, type Premises } from '../premises.ts';
import { createRequestStateSeal, type RequestStateSeal } from '../requestState.ts';

type Wire = Readonly<Record<string, unknown>>;
type Listener = Parameters<MessagePort['on']>[1];

interface PortClientOptions {
  era: 'legacy' | 'modern';
  seal?: RequestStateSeal;
  answerTimeoutMs?: number;
  premises?: Premises;
}

export class PortClient {
  /** Everything the desk sent, in order. */
  readonly received: Wire[] = [];
  readonly #listeners: Listener[] = [];
  readonly #waiting = new Set<() => void>();
  #nextId = 1;
  #read = 0;

  static async open(options: PortClientOptions): Promise<PortClient> {
    const client = new PortClient();
    const port: MessagePort = {
      on: (_event, listener) => client.#listeners.push(listener),
      postMessage: (message) => {
        client.#take(message);
      },
    };
    const seal = options.seal ?? createRequestStateSeal({ now: Date.now, lifetimeMs: 60_000 });
    const { era, answerTimeoutMs = 60_000 } = options;
    const premises = options.premises ?? createPremises({ now: Date.now, visitLifetimeMs: 60_000 });
    const transport = new ParentPortTransport(port);
    await connectDesk({ era, seal, premises, answerTimeoutMs, transport });
    return client;
  }

  /** Opens a legacy session; `elicitation` is what the client declares, or nothing. */
  async initialize(protocolVersion: string, elicitation?: object): Promise<Wire> {
    const capabilities = elicitation === undefined ? {} : { elicitation };
    const clientInfo = { name: 'test', version: '1' };
    const answer = await this.request('initialize', { protocolVersion, capabilities, clientInfo });
    this.post({ method: 'notifications/initialized' });
    return answer;
  }

  /** Sends a request and resolves with its response. */
  async request(method: string, params: object): Promise<Wire> {
    return this.responseTo(this.start(method, params));
  }

  start(method: string, params: object): number {
    const id = this.#nextId++;
    this.post({ id, method, params });
    return id;
  }

  responseTo(id: number): Promise<Wire> {
    return this.#find((message) => message['id'] === id && message['method'] === undefined);
  }

  /** The next request or notification of that method that nobody has read yet. */
  async nextOf(method: string): Promise<Wire> {
    const found = await this.#find(
      (message, index) => index >= this.#read && message['method'] === method,
    );
    this.#read = this.received.indexOf(found) + 1;
    return found;
  }

  post(message: object): void {
    for (const listener of this.#listeners) listener({ data: { jsonrpc: '2.0', ...message } });
  }

  async #find(matches: (message: Wire, index: number) => boolean): Promise<Wire> {
    for (;;) {
      const found = this.received.find(matches);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #take(message: unknown): void {
    // What goes over the port is copied, as a real port would do.
    this.received.push(structuredClone(message) as Wire);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** The `_meta` of a modern request; `elicitation` is what the client declares, or nothing. */
export function modernMeta(elicitation?: object): Wire {
  return {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': elicitation === undefined ? {} : { elicitation },
  };
}
