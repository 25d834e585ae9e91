// The scripted server itself, without a transport: it receives messages and writes texts.
import { Holds } from './holds.ts';
import { LegacyConversation, type Asking } from './legacyConversation.ts';
import { ModernFlows } from './modernFlows.ts';
import type { ScriptedOptions } from './options.ts';
import {
  questionsOf,
  readLegacyScript,
  readModernScript,
  readNotices,
  readReleasedKey,
} from './script.ts';
import { scriptedTools } from './tools.ts';
import {
  errorText,
  isRecord,
  notificationText,
  requestText,
  resultText,
  type Message,
  type RequestId,
} from './wire.ts';

/** Where the answer to one message goes, and what is said on the way to it. */
export interface Channel {
  send: (text: string) => void;
  respond: (text: string) => void;
}

export interface PeerDependencies {
  /** Texts that belong to no call: stdout, or the GET stream. */
  sendUnrelated: (text: string) => void;
  exit: (code: number) => void;
  after: (delayMs: number, act: () => void) => void;
  environment: () => unknown;
}

const serverInfoKey = 'io.modelcontextprotocol/serverInfo';

export class ScriptedPeer {
  readonly #options: ScriptedOptions;
  readonly #deps: PeerDependencies;
  readonly #conversation = new LegacyConversation();
  readonly #flows = new ModernFlows();
  readonly #holds = new Holds();
  readonly #cancelled: unknown[] = [];

  constructor(options: ScriptedOptions, deps: PeerDependencies) {
    this.#options = options;
    this.#deps = deps;
  }

  receive(message: Message, channel: Channel): void {
    if (this.#options.silent) return;
    const { id, method, params } = message;
    if (method === undefined) this.#conversation.answer(message);
    else if (id === undefined) this.#notice(method, params);
    else this.#answer(id, method, message, channel);
  }

  #notice(method: string, params: unknown): void {
    if (method === 'notifications/cancelled' && isRecord(params)) {
      this.#cancelled.push(params['requestId']);
    }
    if (method === 'notifications/initialized' && this.#options.askOnInitialized) {
      const question = requestText('on-initialized', 'elicitation/create', earlyQuestion);
      this.#deps.after(1, () => {
        this.#deps.sendUnrelated(question);
      });
    }
  }

  #answer(id: RequestId, method: string, message: Message, channel: Channel): void {
    const respond = (body: Readonly<Record<string, unknown>>) => {
      channel.respond(resultText(id, JSON.stringify(this.#complete(body))));
    };
    switch (method) {
      case 'initialize':
      case 'server/discover':
        channel.respond(this.#open(id, method));
        return;
      case 'tools/list':
        respond({ tools: scriptedTools, ...this.#cacheFields() });
        return;
      case 'ping':
        respond({});
        return;
      case 'tools/call':
        this.#callTool(id, message, channel, respond);
        return;
      default:
        channel.respond(errorText(id, { code: -32601, message: `No such method: ${method}` }));
    }
  }

  #open(id: RequestId, method: 'initialize' | 'server/discover'): string {
    const { era, revision, name, discoverErrorCode } = this.#options;
    const serverInfo = { name, version: '1.0.0' };
    if (era === 'legacy') {
      if (method === 'server/discover') {
        return errorText(id, { code: discoverErrorCode, message: 'No such method' });
      }
      const capabilities = { tools: {} };
      return resultText(
        id,
        JSON.stringify({ protocolVersion: revision, capabilities, serverInfo }),
      );
    }
    if (method === 'initialize') {
      const data = { supported: [revision], requested: 'initialize' };
      return errorText(id, { code: -32022, message: 'Unsupported protocol version', data });
    }
    const body = { supportedVersions: [revision], capabilities: { tools: {} } };
    const _meta = { [serverInfoKey]: serverInfo };
    return resultText(
      id,
      JSON.stringify({ ...this.#complete(body), ...this.#cacheFields(), _meta }),
    );
  }

  #callTool(
    id: RequestId,
    message: Message,
    channel: Channel,
    respond: (body: Readonly<Record<string, unknown>>) => void,
  ): void {
    const params = isRecord(message.params) ? message.params : {};
    const told = (value: unknown) => {
      respond({
        content: [{ type: 'text', text: JSON.stringify(value) }],
        structuredContent: { value },
      });
    };
    switch (params['name']) {
      case 'ask':
        this.#ask(id, message, params['arguments'], channel, told);
        return;
      case 'plain':
        respond({ content: [{ type: 'text', text: `plain from ${this.#options.name}` }] });
        return;
      case 'env':
        told(this.#deps.environment());
        return;
      case 'hang':
        return;
      case 'cancellations':
        told(this.#cancelled);
        return;
      case 'echo_meta':
        told(params['_meta'] ?? null);
        return;
      case 'notify':
        for (const notice of readNotices(params['arguments'])) {
          channel.send(notificationText(notice.method, notice.params));
        }
        told('sent');
        return;
      case 'release':
        this.#holds.release(readReleasedKey(params['arguments']));
        told('released');
        return;
      default:
        channel.respond(errorText(id, { code: -32602, message: 'No such tool' }));
    }
  }

  #ask(
    id: RequestId,
    message: Message,
    script: unknown,
    channel: Channel,
    told: (value: unknown) => void,
  ): void {
    try {
      if (this.#options.era === 'legacy') this.#askLegacy(id, script, channel, told);
      else this.#askModern(id, message, script, channel);
    } catch (error) {
      channel.respond(errorText(id, { code: -32602, message: `Bad script: ${String(error)}` }));
    }
  }

  #askLegacy(id: RequestId, args: unknown, channel: Channel, told: (value: unknown) => void): void {
    const script = readLegacyScript(args);
    const error = this.#conversation.errorOf(script);
    if (error !== undefined) {
      channel.respond(errorText(id, error));
      return;
    }
    const asking: Asking = {
      send: script.viaGet === true ? this.#deps.sendUnrelated : channel.send,
      exit: this.#deps.exit,
      after: this.#deps.after,
    };
    void this.#conversation.follow(script, asking).then((answers) => {
      this.#holds.after(script.hold, () => {
        told(answers);
      });
    });
  }

  #askModern(id: RequestId, message: Message, args: unknown, channel: Channel): void {
    const script = readModernScript(args);
    let nextId = 2000;
    for (const { id: questionId, paramsText } of questionsOf(
      script.requests === undefined ? {} : { requests: script.requests },
      () => nextId++,
    )) {
      channel.send(requestText(questionId, 'elicitation/create', paramsText));
    }
    const round = this.#flows.next(script, message);
    this.#holds.after(round.hold, () => {
      channel.respond(
        'error' in round ? errorText(id, round.error) : resultText(id, round.bodyText),
      );
    });
  }

  #complete(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    return this.#options.era === 'modern' ? { resultType: 'complete', ...body } : body;
  }

  #cacheFields(): { ttlMs?: number; cacheScope?: string } {
    return this.#options.era === 'modern' ? { ttlMs: 0, cacheScope: 'private' } : {};
  }
}

const earlyQuestion = JSON.stringify({
  message: 'Asked right after the connection was opened.',
  requestedSchema: { type: 'object', properties: { note: { type: 'string', title: 'Note' } } },
});
