// The lists of one server's connection: its tools, and what it offers besides. Each is read after connecting, when the person asks,
// and when the server says that it has changed; a list that is read anew stays in view until the new one is here.
import {
  nothingOffered,
  type OfferList,
  type PromptView,
  type ResourceView,
  type ServerOffer,
  type TemplateView,
} from '../../shared/catalogue/offerView.ts';
import { AppError, describeError } from '../../shared/errors.ts';
import type { ToolList, ToolView } from '../../shared/servers/serverView.ts';
import type { ListKind } from '../mcp/listChanges.ts';
import type { Listed } from '../mcp/offers.ts';
import type { Session } from '../mcp/session.ts';
import { createRefresh } from './createRefresh.ts';
import { shownDetail } from './shownProblem.ts';

export interface ServerLists {
  readonly tools: ToolList;
  readonly offer: ServerOffer;
  /** Without a connection there are none. */
  reset(): void;
  /** All of them; never rejects. */
  readonly load: () => Promise<void>;
  readonly changed: (kind: ListKind) => void;
  /** These throw AppError when there is none of the name, or when it is not the one that was seen (C-IDN-10). */
  tool(name: string, seenDefinition: string): ToolView;
  prompt(name: string, seenDefinition: string): PromptView;
  resource(uri: string, seenDefinition: string): ResourceView;
  template(uriTemplate: string, seenDefinition: string): TemplateView;
}

/** Between two lists that a server wants to be asked for. */
const pauseMs = 500;

export function createServerLists(deps: {
  readonly session: () => Session | null;
  readonly publishTools: (read: () => ToolList) => void;
  readonly publishOffer: (read: () => ServerOffer) => void;
}): ServerLists {
  let tools: ToolList = { kind: 'not-loaded' };
  let offer: ServerOffer = nothingOffered;

  const setTools = (next: ToolList): void => {
    tools = next;
    deps.publishTools(() => tools);
  };
  const setOffer = (change: Partial<ServerOffer>): void => {
    offer = { ...offer, ...change };
    deps.publishOffer(() => offer);
  };
  const loadTools = async (): Promise<void> => {
    const from = deps.session();
    if (from === null) return;
    if (tools.kind !== 'loaded') setTools({ kind: 'loading' });
    try {
      const loaded = await from.listTools();
      if (deps.session() === from) setTools({ kind: 'loaded', ...loaded });
    } catch (error) {
      if (deps.session() === from) {
        setTools({ kind: 'failed', detail: shownDetail(describeError(error)) });
      }
    }
  };
  const loadOffer = async <Entry>(
    from: Session,
    before: OfferList<Entry>,
    read: () => Promise<Listed<Entry>>,
    put: (list: OfferList<Entry>) => void,
  ): Promise<void> => {
    if (before.kind !== 'loaded') put({ kind: 'loading' });
    let list: OfferList<Entry>;
    try {
      list = { kind: 'loaded', ...(await read()) };
    } catch (error) {
      list = { kind: 'failed', detail: shownDetail(describeError(error)) };
    }
    if (deps.session() === from) put(list);
  };
  const loadPrompts = async (): Promise<void> => {
    const from = deps.session();
    if (from === null || !from.offers.declares.prompts) return;
    await loadOffer(from, offer.prompts, from.offers.prompts, (prompts) => {
      setOffer({ prompts });
    });
  };
  const loadResources = async (): Promise<void> => {
    const from = deps.session();
    if (from === null || !from.offers.declares.resources) return;
    await Promise.all([
      loadOffer(from, offer.resources, from.offers.resources, (resources) => {
        setOffer({ resources });
      }),
      loadOffer(from, offer.templates, from.offers.templates, (templates) => {
        setOffer({ templates });
      }),
    ]);
  };
  const refresh = {
    tools: createRefresh(loadTools, pauseMs),
    prompts: createRefresh(loadPrompts, pauseMs),
    resources: createRefresh(loadResources, pauseMs),
  };

  return {
    get tools() {
      return tools;
    },
    get offer() {
      return offer;
    },
    reset: () => {
      setTools({ kind: 'not-loaded' });
      if (offer !== nothingOffered) {
        offer = nothingOffered;
        deps.publishOffer(() => offer);
      }
    },
    load: async () => {
      const suggests = deps.session()?.offers.declares.suggestions ?? false;
      if (suggests !== offer.suggests) setOffer({ suggests });
      await Promise.all([loadTools(), loadPrompts(), loadResources()]);
    },
    changed: (kind) => {
      refresh[kind]();
    },
    tool: (name, seen) =>
      found(tools.kind === 'loaded' ? tools.tools : [], (tool) => tool.name === name, seen, true),
    prompt: (name, seen) => found(entriesOf(offer.prompts), (prompt) => prompt.name === name, seen),
    resource: (uri, seen) =>
      found(entriesOf(offer.resources), (resource) => resource.uri === uri, seen),
    template: (uriTemplate, seen) =>
      found(entriesOf(offer.templates), (template) => template.uriTemplate === uriTemplate, seen),
  };
}

function entriesOf<Entry>(list: OfferList<Entry>): readonly Entry[] {
  return list.kind === 'loaded' ? list.entries : [];
}

function found<Entry extends { readonly definition: string }>(
  entries: readonly Entry[],
  isWanted: (entry: Entry) => boolean,
  seenDefinition: string,
  isTool = false,
): Entry {
  const entry = entries.find(isWanted);
  if (entry === undefined) throw new AppError(isTool ? 'unknown-tool' : 'unknown-offer');
  if (entry.definition !== seenDefinition) {
    throw new AppError(isTool ? 'tool-changed' : 'offer-changed');
  }
  return entry;
}
