// What one action does: a tool that is called, a prompt that is got, a resource that is read. The runner needs no more of them.
import type { ActionSource } from '../../shared/actions/actionView.ts';
import type { PromptView } from '../../shared/catalogue/offerView.ts';
import type { AttributedAction } from '../../shared/elicitation/questionView.ts';
import type { ToolView } from '../../shared/servers/serverView.ts';
import type { ActiveCall } from '../mcp/activeCalls.ts';
import type { CallEnd } from '../mcp/callEnd.ts';
import type { Session } from '../mcp/session.ts';
import { readPromptResult, readResourceResult } from './offerResult.ts';
import type { ToolOutcome } from './resultBlocks.ts';
import { readToolResult } from './toolResult.ts';

/** A resource of the list, or one whose address a template and its values make. */
export interface ResourceToRead {
  readonly name: string;
  readonly title?: string;
  readonly definition: string;
  readonly uri: string;
  readonly source: Exclude<ActionSource, { kind: 'prompt' }>;
}

export type RunTarget =
  | { readonly tool: ToolView }
  | { readonly prompt: PromptView }
  | { readonly resource: ResourceToRead };

export interface RunWork {
  readonly definition: string;
  /** How a question of it names it (C-REQ-10). */
  readonly named: Pick<AttributedAction, 'tool' | 'toolTitle' | 'kind'>;
  readonly source?: ActionSource;
  /** One run, with arguments that are a JSON object. Rejects with whatever the SDK throws. */
  run(args: Record<string, unknown>, call: ActiveCall): Promise<CallEnd>;
  /** Null when the result is none of its kind. */
  read(result: unknown): ToolOutcome | null;
}

export function workOf(target: RunTarget, session: Session): RunWork {
  if ('tool' in target) {
    const { tool } = target;
    return {
      definition: tool.definition,
      named: named(tool),
      run: (args, call) => session.callTool(tool, args, call),
      read: readToolResult,
    };
  }
  if ('prompt' in target) {
    const { prompt } = target;
    return {
      definition: prompt.definition,
      named: { ...named(prompt), kind: 'prompt' },
      source: { kind: 'prompt' },
      run: (args, call) => session.getPrompt(prompt.name, textsOf(args), call),
      read: readPromptResult,
    };
  }
  const { resource } = target;
  return {
    definition: resource.definition,
    named: { ...named(resource), kind: 'resource' },
    source: resource.source,
    run: (_args, call) => session.readResource(resource.uri, call),
    read: readResourceResult,
  };
}

function named({ name, title }: { readonly name: string; readonly title?: string }): {
  readonly tool: string;
  readonly toolTitle?: string;
} {
  return { tool: name, ...(title === undefined ? {} : { toolTitle: title }) };
}

/** The arguments of a prompt are texts. */
function textsOf(args: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
