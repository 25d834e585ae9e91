// A session of 2026-07-28 over HTTP with a server without an SDK.
import { afterEach } from 'vitest';
import { defaultRules } from '../../../shared/servers/serverRules.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import {
  openingAnswer,
  startRawHttpPeer,
  type HttpExchange,
  type RawHttpPeer,
} from './rawHttpPeer.ts';
import { openScripted, type Person, type ScriptedSession } from './scriptedSession.ts';

/** A result of each of the three that ask in rounds. */
export const done = {
  resultType: 'complete',
  content: [{ type: 'text', text: 'done' }],
  messages: [],
  contents: [],
  ttlMs: 0,
  cacheScope: 'private',
};

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const nobody: Person = () => null;

/** What is opened is closed after the test. */
export async function startModernHttp(
  answer: (exchange: HttpExchange) => void,
  options: {
    person?: Person;
    clock?: Clock;
    capabilities?: Record<string, unknown>;
    openingHeaders?: Record<string, string>;
  } = {},
): Promise<{ peer: RawHttpPeer; session: ScriptedSession }> {
  const peer = await startRawHttpPeer((exchange) => {
    const opening = openingAnswer('modern', exchange, options.capabilities);
    if (opening === null) answer(exchange);
    else exchange.json(opening, options.openingHeaders);
  });
  cleanUps.push(() => peer.close());
  const { person = nobody, clock = systemClock } = options;
  const rules = { ...defaultRules, burst: 100, perMinute: 600, queued: 50 };
  const session = await openScripted([], person, clock, rules, undefined, peer.target);
  cleanUps.push(() => session.close());
  return { peer, session };
}

/** The calls of tools that have arrived. */
export const calls = (peer: RawHttpPeer): readonly HttpExchange[] => peer.posts('tools/call');
