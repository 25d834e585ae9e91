// Questions in URL mode as a scripted server asks them, and what came back for them.
import type { ScriptedSession } from './scriptedSession.ts';

export const pageUrl = 'https://pages.example/connect?handle=h-1';

/** Params of one question; `more` replaces or adds, undefined leaves out. */
export function urlParams(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { mode: 'url', message: 'Connect to go on', url: pageUrl, elicitationId: 'e-1', ...more };
}

/** Arguments of `ask` for one legacy question, under this request id. */
export function askUrl(
  id: number | string,
  more: Readonly<Record<string, unknown>> = {},
  script: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { requests: [{ id, params: urlParams(more) }], ...script };
}

/** The response that the server got to its request `id`. */
export function responseTo(
  session: ScriptedSession,
  id: number | string,
): Readonly<Record<string, unknown>> | undefined {
  return session.received().find((message) => message['id'] === id && !('method' in message));
}

/** The server reports these ids complete. */
export async function reportComplete(session: ScriptedSession, ...ids: string[]): Promise<void> {
  const method = 'notifications/elicitation/complete';
  const notices = ids.map((elicitationId) => ({ method, params: { elicitationId } }));
  await session.call('notify', { notices }, { actionId: 'action-notify' });
}

/** Ids and params of the calls of `ask` that the server received, in order. */
export function legsOf(
  session: ScriptedSession,
): readonly { readonly id: unknown; readonly params: Readonly<Record<string, unknown>> }[] {
  return session.received('tools/call').flatMap(({ id, params }) => {
    const own = Object.fromEntries(Object.entries(params ?? {}));
    return own['name'] === 'ask' ? [{ id, params: own }] : [];
  });
}
