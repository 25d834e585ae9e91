// What the history keeps of questions on the wire of both generations: one entry each, who decided, and no value (C-PRV-2).
import { afterEach, expect, test } from 'vitest';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { askUrl, urlParams } from './testing/urlQuestions.ts';

const marker = 'marker-5e1f';
const form = {
  message: `A question about ${marker}`,
  requestedSchema: { type: 'object', properties: { name: { type: 'string', default: marker } } },
};
const accepts: Person = () => ({ action: 'accept', content: [['name', marker]] });
const declines: Person = () => ({ action: 'decline' });

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function start(
  era: 'legacy' | 'modern',
  person: Person,
  change: Partial<ServerRules> = {},
): Promise<ScriptedSession> {
  const clock = createManualClock(1_000_000);
  open = await openScripted(['--era', era], person, clock, { ...defaultRules, ...change });
  return open;
}
const asking = (era: 'legacy' | 'modern', params: unknown) =>
  era === 'legacy'
    ? { requests: [{ params }] }
    : {
        flow: 'history',
        rounds: [{ inputRequests: { k: { method: 'elicitation/create', params } } }],
      };

test.each(['legacy', 'modern'] as const)(
  'C-PRV-2: %s: field names and the outcome are kept, the answer and the message are not',
  async (era) => {
    const session = await start(era, accepts);
    await session.call('ask', asking(era, form));
    const { entries } = session.history;
    expect(entries).toMatchObject([
      { kind: 'question', mode: 'form', tools: ['ask'], fields: ['name'], outcome: 'accept' },
    ]);
    expect(entries[0]?.decidedBy).toBe('person');
    expect(JSON.stringify(entries)).not.toContain('marker');
  },
);

test.each(['legacy', 'modern'] as const)(
  'C-REV-3: %s: what a rule decided is the rule’s',
  async (era) => {
    const session = await start(era, accepts, { secretFields: 'refuse' });
    const secret = { type: 'object', properties: { password: { type: 'string' } } };
    await session.call('ask', asking(era, { message: 'm', requestedSchema: secret }));
    expect(session.history.entries).toMatchObject([
      {
        outcome: era === 'legacy' ? 'decline' : 'refused',
        fields: ['password'],
        reason: 'by-rule',
        decidedBy: 'rule',
      },
    ]);
  },
);

test.each(['legacy', 'modern'] as const)(
  '%s: a form that cannot be shown was refused by the app',
  async (era) => {
    const session = await start(era, accepts);
    const nested = { type: 'object', properties: { card: { type: 'object', title: marker } } };
    await session
      .call('ask', asking(era, { message: marker, requestedSchema: nested }))
      .catch(() => undefined);
    const { entries } = session.history;
    expect(entries).toMatchObject([
      { outcome: 'refused', reason: 'nested-object', decidedBy: 'app' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(marker);
  },
);

test('C-RAT-2 C-CAP-5: what was held back is counted, by its reason', async () => {
  const session = await start('legacy', declines, { burst: 1, perMinute: 1, urlMode: false });
  const requests = [
    ...Array.from({ length: 5 }, (_, index) => ({ id: `q${String(index)}`, params: form })),
    { id: 'page', params: urlParams() },
  ];
  await session.call('ask', { requests }).catch(() => undefined);
  session.history.recorder.flush();
  const counts = session.history.entries.map((entry) =>
    entry.kind === 'held-back' ? [entry.reason, entry.count, entry.decidedBy] : entry.outcome,
  );
  expect(counts).toEqual(['decline', ['over-limit', 4, 'limit'], ['undeclared', 1, 'rule']]);
});

test('C-URL-18: of an address host and path are kept, never its query', async () => {
  const session = await start('legacy', declines);
  const url = `https://calendar.example/connect?${marker}#${marker}`;
  await session.call('ask', askUrl('q', { url }));
  expect(session.history.entries).toMatchObject([
    { mode: 'url', fields: [], site: 'https://calendar.example/connect', outcome: 'decline' },
  ]);
  expect(JSON.stringify(session.history.entries)).not.toContain(marker);
});

test('C-ACT-11: a question that closed with its action says so', async () => {
  const session = await start('legacy', () => null);
  const call = session.call('ask', { requests: [{ params: form }] });
  await expect.poll(() => session.asked.length).toBe(1);
  session.withdrawAll('paused');
  await call;
  expect(session.history.entries).toMatchObject([
    { outcome: 'withdrawn', reason: 'paused', decidedBy: 'pause' },
  ]);
});
