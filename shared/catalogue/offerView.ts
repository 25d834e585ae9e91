// What a server offers besides tools, as the window knows it: prompts, resources and templates of their addresses. All of it is
// server text: titles and descriptions cleaned; names, addresses and templates as they go on the wire.
import type { TextFlag } from '../text/textFlag.ts';
import type { ListLeftOut } from './listLeftOut.ts';

interface OfferedEntry {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** What was odd about title or description; absent when nothing was. */
  readonly textFlags?: readonly TextFlag[];
  /** Changes with anything that the server says of it; the person runs the one that they saw (C-IDN-10). */
  readonly definition: string;
}

export interface PromptArgumentView {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly isRequired: boolean;
}

export interface PromptView extends OfferedEntry {
  readonly arguments: readonly PromptArgumentView[];
}

export interface ResourceView extends OfferedEntry {
  readonly uri: string;
  readonly mimeType?: string;
  /** In bytes, by the server's own word. */
  readonly size?: number;
}

export interface TemplateView extends OfferedEntry {
  /** RFC 6570. */
  readonly uriTemplate: string;
  /** The names in it, in their order, each once. */
  readonly variables: readonly string[];
  readonly mimeType?: string;
}

export type OfferList<Entry> =
  /** Not connected, or the server does not declare it. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded';
      readonly entries: readonly Entry[];
      /** What of the server's list is not among them; absent when nothing is missing. */
      readonly leftOut?: ListLeftOut;
    }
  | { readonly kind: 'failed'; readonly detail: string };

export interface ServerOffer {
  readonly prompts: OfferList<PromptView>;
  readonly resources: OfferList<ResourceView>;
  readonly templates: OfferList<TemplateView>;
  /** The server suggests values for arguments. */
  readonly suggests: boolean;
}

export const nothingOffered: ServerOffer = {
  prompts: { kind: 'none' },
  resources: { kind: 'none' },
  templates: { kind: 'none' },
  suggests: false,
};

/** Values that a server suggests for an argument, each as it is sent and as it is shown. */
export interface Suggestions {
  readonly values: readonly string[];
  /** The server has more of them. */
  readonly hasMore: boolean;
}

export const noSuggestions: Suggestions = { values: [], hasMore: false };
