// An action once more: the call that runs the same again, and the page on which what it ran can be changed first.
import type { ActionView } from '../../../shared/actions/actionView.ts';
import type { CallResult, WindowApi } from '../../../shared/ipc/contract.ts';
import type { Place } from '../../state/navigation.ts';

export function runAgainOf(api: WindowApi, action: ActionView): Promise<CallResult<'actions.run'>> {
  const { serverId, tool, definition, argumentsText, source } = action;
  switch (source?.kind) {
    case undefined:
      return api.actions.run({ serverId, tool, definition, argumentsText });
    case 'prompt':
      return api.actions.getPrompt({
        serverId,
        prompt: tool,
        definition,
        arguments: textsOf(argumentsText),
      });
    case 'resource':
      return api.actions.readResource({ serverId, source, definition });
    case 'template': {
      const values = source.values.map(([name, text]): [string, string] => [name, text]);
      return api.actions.readResource({ serverId, source: { ...source, values }, definition });
    }
  }
}

export function pageOf({ serverId, tool, argumentsText, source }: ActionView): Place {
  switch (source?.kind) {
    case undefined:
      return { kind: 'tool', serverId, tool, initialText: argumentsText };
    case 'prompt':
      return { kind: 'prompt', serverId, prompt: tool, initial: textsOf(argumentsText) };
    case 'resource':
    case 'template':
      return { kind: 'resource', serverId, source };
  }
}

/** Of a prompt, as it was sent: texts by their names. */
function textsOf(argumentsText: string): [name: string, text: string][] {
  const args: unknown = JSON.parse(argumentsText);
  if (typeof args !== 'object' || args === null) return [];
  return Object.entries(args).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
