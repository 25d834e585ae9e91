// What is recorded of real connections with a scripted server of either generation.
import { afterEach, expect, test } from 'vitest';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import { openScripted, type Person, type ScriptedSession } from '../mcp/testing/scriptedSession.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';

const answerValue = 'marker-5e1f';
const params = {
  message: 'Your name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
const accepts: Person = () => ({ action: 'accept', content: [['name', answerValue]] });
const all = { text: '' };

const isSent = (line: string): boolean => line.includes('"direction":"sent"');

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

const asking = (era: 'legacy' | 'modern') =>
  era === 'legacy'
    ? { requests: [{ params }] }
    : {
        flow: 'state-flow',
        rounds: [
          {
            inputRequests: { k: { method: 'elicitation/create', params } },
            requestState: 'state-5e1f',
          },
        ],
      };

test.each(['legacy', 'modern'] as const)(
  'C-PRV-2 C-MRT-5: %s: every message is there, each once, without the answer and the state',
  async (era) => {
    open = await openScripted(['--era', era], accepts, createManualClock(1_000_000), defaultRules);
    await open.call('ask', asking(era));
    const page = open.wireLog.read('server-1', all);
    const methods = page.rows.map(({ direction, method }) => `${direction} ${method ?? ''}`);
    expect(methods).toContain('sent server/discover');
    expect(methods.filter((method) => method === 'received tools/call')).toHaveLength(
      era === 'modern' ? 2 : 1,
    );
    expect(page.rows.filter(({ direction }) => direction === 'sent')).toHaveLength(
      open.received().length,
    );
    const ids = page.rows.map(({ id }) => id);
    // The scripted server repeats what it was given, in a text of its own.
    const own = page.rows.filter(({ direction }) => direction === 'sent').map(({ id }) => id);
    const masked = JSON.stringify(open.wireLog.texts('server-1', own));
    const sentLines = open.wireLog.lines('server-1').split('\n').filter(isSent).join('');
    expect(masked + sentLines).not.toContain(answerValue);
    expect(JSON.stringify(open.wireLog.texts('server-1', ids))).not.toContain('"state-5e1f"');
    expect(JSON.stringify(open.wireLog.reveal('server-1', own))).toContain(answerValue);
    if (era === 'modern') expect(masked).toContain('••• requestState, ');

    const { wireLog } = open;
    await open.close();
    open = null;
    expect(JSON.stringify(wireLog.reveal('server-1', own))).not.toContain(answerValue);
    expect(wireLog.read('server-1', all).rows.length).toBeGreaterThanOrEqual(ids.length);
  },
);
