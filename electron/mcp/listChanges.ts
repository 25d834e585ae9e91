// Follows the changes of a server's lists: the older generation sends them unasked, the modern one on a stream that we open.
import { eraOf } from '../../shared/protocol/eras.ts';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import type { Clock } from '../platform/clock.ts';
import type { FrontdeskClient } from './frontdeskClient.ts';

export type ListKind = 'tools' | 'prompts' | 'resources';

const kinds: readonly ListKind[] = ['tools', 'prompts', 'resources'];
/** Before a stream that broke is opened anew; what changed meanwhile is read then. */
const pauseMs = 5_000;
/** Of one connection: a server whose streams keep breaking is left alone. */
const maxStreams = 20;

/** Before the handshake, so that no notice is missed. */
export function onListChanges(client: FrontdeskClient, onChanged: (kind: ListKind) => void): void {
  for (const kind of kinds) {
    client.setNotificationHandler(`notifications/${kind}/list_changed`, () => {
      onChanged(kind);
    });
  }
}

/** Never rejects; ends with `over`. Only what the server declares is asked for. */
export async function followLists(
  client: FrontdeskClient,
  revision: ProtocolRevision,
  onChanged: (kind: ListKind) => void,
  { clock, over }: { readonly clock: Clock; readonly over: AbortSignal },
): Promise<void> {
  if (eraOf(revision) !== 'modern') return;
  const capabilities = client.getServerCapabilities() ?? {};
  const followed = kinds.filter((kind) => capabilities[kind]?.listChanged === true);
  if (followed.length === 0) return;
  const filter = {
    ...(followed.includes('tools') ? { toolsListChanged: true } : {}),
    ...(followed.includes('prompts') ? { promptsListChanged: true } : {}),
    ...(followed.includes('resources') ? { resourcesListChanged: true } : {}),
  };
  for (let opened = 1; opened <= maxStreams && !over.aborted; opened += 1) {
    try {
      const stream = await client.listen(filter, { signal: over });
      // It may have changed while nobody listened.
      if (opened > 1) followed.forEach(onChanged);
      if ((await stream.closed) !== 'remote') return;
    } catch {
      // A server that declares changes and knows no such stream: its lists are read when the person asks.
      return;
    }
    await pause(clock, over);
  }
}

function pause(clock: Clock, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.setTimer(pauseMs, resolve);
    const onOver = (): void => {
      cancel();
      resolve();
    };
    if (over.aborted) onOver();
    else over.addEventListener('abort', onOver, { once: true });
  });
}
