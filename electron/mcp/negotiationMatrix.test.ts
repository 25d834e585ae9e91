// Five kinds of server by two transports by three settings: each connects or fails with the right words, within its bound.
import { afterEach, expect, test } from 'vitest';
import type { EraRule } from '../../shared/servers/serverRules.ts';
import {
  discovered,
  initialized,
  rpcError,
  startHttp,
  startProgram,
  type AnsweringServer,
  type Answers,
} from './testing/answeringServer.ts';
import { negotiate } from './testing/negotiating.ts';

const servers: AnsweringServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

const modern = discovered('2026-07-28');
const legacy = initialized('2025-11-25');
const kinds: Readonly<Record<string, Answers>> = {
  'modern only': {
    'server/discover': [modern],
    initialize: [rpcError(-32022, { supported: ['2026-07-28'], requested: '2025-11-25' })],
  },
  'legacy only': { initialize: [legacy] },
  both: { 'server/discover': [modern], initialize: [legacy] },
  'legacy, silent at the probe': { 'server/discover': ['hang'], initialize: [legacy] },
  silent: { 'server/discover': ['hang'], initialize: ['hang'] },
};

const matrix: readonly [kind: string, transport: 'stdio' | 'http', ends: readonly string[]][] = [
  ['modern only', 'stdio', ['2026-07-28', '2026-07-28', 'not-legacy']],
  ['modern only', 'http', ['2026-07-28', '2026-07-28', 'not-legacy']],
  ['legacy only', 'stdio', ['2025-11-25', 'not-modern', '2025-11-25']],
  ['legacy only', 'http', ['2025-11-25', 'not-modern', '2025-11-25']],
  ['both', 'stdio', ['2026-07-28', '2026-07-28', '2025-11-25']],
  ['both', 'http', ['2026-07-28', '2026-07-28', '2025-11-25']],
  ['legacy, silent at the probe', 'stdio', ['2025-11-25', 'no-answer', '2025-11-25']],
  ['legacy, silent at the probe', 'http', ['no-answer', 'no-answer', '2025-11-25']],
  ['silent', 'stdio', ['no-answer', 'no-answer', 'no-answer']],
  ['silent', 'http', ['no-answer', 'no-answer', 'no-answer']],
];
const settings: readonly EraRule[] = ['auto', 'modern', 'legacy'];
const cases = matrix.flatMap(([kind, transport, ends]) =>
  settings.map((era, at) => ({ kind, transport, era, end: ends[at] ?? '' })),
);

const probeTimeoutMs = 1_000;
const handshakeTimeoutMs = 2_000;
/** For a process to start and to end, on a busy computer. */
const slackMs = 6_000;

test.each(cases)(
  'C-NEG-3, C-NEG-5, C-NEG-6: $kind over $transport, $era: $end',
  async ({ kind, transport, era, end }) => {
    const answers = kinds[kind] ?? {};
    const server = transport === 'stdio' ? startProgram(answers) : await startHttp(answers);
    servers.push(server);
    const startedAt = performance.now();
    const negotiated = await negotiate(server.target, { era, probeTimeoutMs, handshakeTimeoutMs });
    const tookMs = performance.now() - startedAt;
    await negotiated.close();
    expect(negotiated.end).toBe(end);
    expect(tookMs).toBeLessThan(probeTimeoutMs + handshakeTimeoutMs + slackMs);
    // The command runs once, whatever it turns out to be.
    expect(server.starts()).toBe(1);
    if (era === 'legacy') expect(server.methods()).not.toContain('server/discover');
    if (era === 'modern') expect(server.methods()).not.toContain('initialize');
  },
  15_000,
);
