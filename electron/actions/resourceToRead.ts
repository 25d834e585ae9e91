// From what the window wants to read to the address that is asked for: one of the list, or made of a template and values.
import type { ActionSource } from '../../shared/actions/actionView.ts';
import { expandTemplate } from '../../shared/catalogue/uriTemplate.ts';
import type { ServerLists } from '../servers/serverLists.ts';
import type { ResourceToRead } from './runWork.ts';

/** Throws what the lists throw of an entry that is gone or has changed. */
export function resourceToRead(
  source: Exclude<ActionSource, { kind: 'prompt' }>,
  seenDefinition: string,
  lists: Pick<ServerLists, 'resource' | 'template'>,
): ResourceToRead {
  const entry =
    source.kind === 'resource'
      ? lists.resource(source.uri, seenDefinition)
      : lists.template(source.uriTemplate, seenDefinition);
  const { name, title, definition } = entry;
  return {
    name,
    ...(title === undefined ? {} : { title }),
    definition,
    uri:
      source.kind === 'resource'
        ? source.uri
        : expandTemplate(source.uriTemplate, new Map(source.values)),
    source,
  };
}
