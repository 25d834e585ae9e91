// Prompts, resources and templates of one connection: their lists, and values that the server suggests for arguments.
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import type {
  PromptView,
  ResourceView,
  Suggestions,
  TemplateView,
} from '../../shared/catalogue/offerView.ts';
import type { ListLeftOut } from '../../shared/catalogue/listLeftOut.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import type { FrontdeskClient, ListedEntries } from './frontdeskClient.ts';
import { toPromptViews, toResourceViews, toTemplateViews } from './offerList.ts';

export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly leftOut?: ListLeftOut;
}

/** Whose argument a value is wanted for. */
export type SuggestionSource =
  | { readonly kind: 'prompt'; readonly name: string }
  | { readonly kind: 'template'; readonly uriTemplate: string };

export interface SuggestionWish {
  readonly source: SuggestionSource;
  readonly argument: string;
  /** What stands in its field so far. */
  readonly value: string;
  /** What stands in the other fields. */
  readonly others: Readonly<Record<string, string>>;
}

export interface Offers {
  /** What the server declares: nothing else is asked for. */
  readonly declares: {
    readonly prompts: boolean;
    readonly resources: boolean;
    readonly suggestions: boolean;
  };
  /** These reject as the SDK does; `input_required` has no place in them, so it is an invalid result (C-MRT-13). */
  readonly prompts: () => Promise<Listed<PromptView>>;
  readonly resources: () => Promise<Listed<ResourceView>>;
  readonly templates: () => Promise<Listed<TemplateView>>;
  suggest(wish: SuggestionWish, signal: AbortSignal): Promise<Suggestions>;
}

const suggestTimeoutMs = 5_000;
const maxSuggestions = 100;
const maxSuggestionUnits = 300;

const none = { entries: [] };

export function createOffers(client: FrontdeskClient): Offers {
  const { prompts, resources, completions } = client.getServerCapabilities() ?? {};
  const declares = {
    prompts: prompts !== undefined,
    resources: resources !== undefined,
    suggestions: completions !== undefined,
  };
  return {
    declares,
    prompts: async () =>
      declares.prompts ? shown(await client.listAllPrompts(), toPromptViews) : none,
    resources: async () =>
      declares.resources ? shown(await client.listAllResources(), toResourceViews) : none,
    templates: async () => {
      if (!declares.resources) return none;
      try {
        return await shown(await client.listAllTemplates(), toTemplateViews);
      } catch (error) {
        // A server of resources need not know templates.
        if (isUnknownMethod(error)) return none;
        throw error;
      }
    },
    suggest: async ({ source, argument, value, others }, signal) => {
      const { completion } = await client.complete(
        {
          ref:
            source.kind === 'prompt'
              ? { type: 'ref/prompt', name: source.name }
              : { type: 'ref/resource', uri: source.uriTemplate },
          argument: { name: argument, value },
          ...(Object.keys(others).length === 0 ? {} : { context: { arguments: { ...others } } }),
        },
        { signal, timeout: suggestTimeoutMs },
      );
      const values = [...new Set(completion.values)].filter(isAsShown).slice(0, maxSuggestions);
      return { values, hasMore: completion.hasMore === true };
    },
  };
}

async function shown<Entry, View>(
  { entries, leftOut }: ListedEntries<Entry>,
  toViews: (entries: readonly Entry[]) => Promise<readonly View[]>,
): Promise<Listed<View>> {
  return { entries: await toViews(entries), ...(leftOut === null ? {} : { leftOut }) };
}

/** What is taken over by a click is what was seen: anything else is not suggested. */
function isAsShown(value: string): boolean {
  if (value === '' || value.length > maxSuggestionUnits) return false;
  return cleanText(value, 'message').visible === value;
}

function isUnknownMethod(error: unknown): boolean {
  const code: number = ProtocolErrorCode.MethodNotFound;
  return error instanceof ProtocolError && error.code === code;
}
