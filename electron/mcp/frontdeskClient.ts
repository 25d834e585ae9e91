// The SDK client as Frontdesk sets it up: told which generation it speaks to, no automatic answers, declared modes only.
import {
  CLIENT_CAPABILITIES_META_KEY,
  Client,
  SdkError,
  SdkErrorCode,
  type ClientCapabilities,
  type Implementation,
  type JSONRPCResponse,
  type Resource,
  type ResourceTemplateType,
  type Tool,
} from '@modelcontextprotocol/client';
import {
  declareElicitation,
  type ElicitationMode,
} from '../../shared/capability/elicitationModes.ts';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import type { ListLeftOut } from '../../shared/catalogue/listLeftOut.ts';
import { createListScreen, type ListScreen } from './limits/listScreen.ts';
import {
  readPrompt,
  readResourceEntry,
  readTemplate,
  type ReadPrompt,
} from './limits/readOffer.ts';
import { readTool } from './limits/readTool.ts';
import { supportedRevisions } from '../../shared/protocol/eras.ts';

/** Longest delay a timer takes: the SDK's own clock is set aside, ours stops for the person (C-NEG-10). */
export const noSdkTimeoutMs = 2_147_483_647;

export interface ListedEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly leftOut: ListLeftOut | null;
}

/** A list that was asked for is what the server says now. */
const refresh = { cacheMode: 'refresh' } as const;

export class FrontdeskClient extends Client {
  /** Other modes were declared than before. */
  onDeclared?: () => void;
  /** The result of a probe that was no longer waited for. */
  onLateProbe?: (result: unknown) => void;
  readonly #modes: () => readonly ElicitationMode[];
  #declared: readonly ElicitationMode[];
  #listing: Promise<unknown> = Promise.resolve();
  #screen: ListScreen | null = null;

  constructor(
    version: string,
    modes: () => readonly ElicitationMode[],
    revisions: readonly ProtocolRevision[] = supportedRevisions,
  ) {
    const declared = modes();
    super(clientInfoOf(version), {
      // No sampling, roots or tasks (C-CAP-6).
      capabilities: capabilitiesOf(declared),
      supportedProtocolVersions: [...revisions],
      // The round loop is ours: it knows the action and asks one question after another (C-MRT-9).
      inputRequired: { autoFulfill: false },
    });
    this.#modes = modes;
    this.#declared = declared;
  }

  /** What the server was told last: at the handshake (legacy), with the latest request (modern). C-CAP-5. */
  get declaredModes(): readonly ElicitationMode[] {
    return this.#declared;
  }

  /** The modern generation is told with each request, as the rules stand then (C-CAP-2, C-CAP-5). */
  protected override _outboundMetaEnvelope(): Readonly<Record<string, unknown>> | undefined {
    const envelope = super._outboundMetaEnvelope();
    if (envelope === undefined || !Object.hasOwn(envelope, CLIENT_CAPABILITIES_META_KEY)) {
      return envelope;
    }
    const before = this.#declared;
    this.#declared = this.#modes();
    if (before.join() !== this.#declared.join()) this.onDeclared?.();
    return { ...envelope, [CLIENT_CAPABILITIES_META_KEY]: capabilitiesOf(this.#declared) };
  }

  /** Every page up to the bounds; a tool that cannot be read costs no other. Rejects as the SDK does. */
  async listAllTools(): Promise<{
    readonly tools: readonly Tool[];
    readonly leftOut: ListLeftOut | null;
  }> {
    const { entries, leftOut } = await this.#listAll(createListScreen('tools', readTool), () =>
      this.listTools(undefined, refresh).then(({ tools }) => tools),
    );
    return { tools: entries, leftOut };
  }

  /** As for tools; with the titles of arguments, which the SDK leaves out. */
  listAllPrompts(): Promise<ListedEntries<ReadPrompt>> {
    const read = new Map<string, ReadPrompt>();
    const screen = createListScreen('prompts', (entry) => {
      const prompt = readPrompt(entry);
      if (prompt !== null) read.set(prompt.name, read.get(prompt.name) ?? prompt);
      return prompt;
    });
    return this.#listAll(screen, () =>
      this.listPrompts(undefined, refresh).then(({ prompts }) =>
        prompts.flatMap(({ name }) => read.get(name) ?? []),
      ),
    );
  }

  /** As for tools. */
  listAllResources(): Promise<ListedEntries<Resource>> {
    return this.#listAll(createListScreen('resources', readResourceEntry), () =>
      this.listResources(undefined, refresh).then(({ resources }) => resources),
    );
  }

  /** As for tools. */
  listAllTemplates(): Promise<ListedEntries<ResourceTemplateType>> {
    return this.#listAll(createListScreen('resourceTemplates', readTemplate), () =>
      this.listResourceTemplates(undefined, refresh).then((result) => result.resourceTemplates),
    );
  }

  #listAll<Entry>(
    screen: ListScreen,
    ask: () => Promise<readonly Entry[]>,
  ): Promise<ListedEntries<Entry>> {
    const list = async (): Promise<ListedEntries<Entry>> => {
      this.#screen = screen;
      try {
        return { entries: await ask(), leftOut: screen.leftOut() };
      } finally {
        this.#screen = null;
      }
    };
    // One list at a time, so that a page belongs to the one that is asked for.
    const listed = this.#listing.then(list, list);
    this.#listing = listed.catch(() => undefined);
    return listed;
  }

  /** No answer to it will come: rejected at once as lost (C-MRT-22). Nothing happens where it was answered. */
  loseRequest(id: string | number): void {
    // The SDK waits for its time limit, and has no call for this.
    const handlers: unknown = Reflect.get(this, '_responseHandlers');
    const settle: unknown = handlers instanceof Map ? handlers.get(id) : undefined;
    if (typeof settle !== 'function') return;
    Reflect.apply(settle, this, [
      new SdkError(SdkErrorCode.ConnectionClosed, 'The stream of the answer ended without it'),
    ]);
  }

  /** An absent `resultType` means `complete` (C-MRT-1); the SDK would refuse it. */
  protected override _onresponse(received: JSONRPCResponse): void {
    // Our own requests have numbers, streams of changes a name of the SDK's; the probe, which had a text, is over (negotiationProbe.ts).
    if (typeof received.id === 'string' && received.id.startsWith('discover-')) {
      if ('result' in received) this.onLateProbe?.(received.result);
      return;
    }
    const response =
      this.#screen !== null && 'result' in received
        ? { ...received, result: this.#screen.screen(received.result) }
        : received;
    if (
      this.getProtocolEra() === 'modern' &&
      'result' in response &&
      !Object.hasOwn(response.result, 'resultType')
    ) {
      super._onresponse({ ...response, result: { ...response.result, resultType: 'complete' } });
      return;
    }
    super._onresponse(response);
  }
}

/** What we call ourselves. */
export function clientInfoOf(version: string): Implementation {
  return { name: 'frontdesk', title: 'Frontdesk', version };
}

/** At least one mode, or no key at all (C-CAP-1, C-CAP-3). */
export function capabilitiesOf(modes: readonly ElicitationMode[]): ClientCapabilities {
  const elicitation = declareElicitation(modes);
  return elicitation === undefined ? {} : { elicitation: { ...elicitation } };
}
