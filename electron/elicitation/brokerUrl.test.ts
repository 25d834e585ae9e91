// Questions in URL mode: consent opens once and accepts; nothing else accepts.
import { describe, expect, it } from 'vitest';
import type { UrlRequest } from '../../shared/elicitation/request.ts';
import { analyseUrl } from '../../shared/url/analyseUrl.ts';
import { createRecordedOpener } from '../opening/testing/recordedOpener.ts';
import { alwaysArmed } from '../consent/arming.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createBroker, type QuestionOutcome } from './broker.ts';

const address = 'https://pay.example/deposit?handle=8f2c';

function question(id: string, rawUrl = address): UrlRequest {
  return {
    id,
    serverId: 's1',
    revision: '2025-11-25',
    mode: 'url',
    message: 'Pay a deposit',
    messageFlags: [],
    address: analyseUrl(rawUrl),
    rawUrl,
    actionIds: [],
    position: 1,
    total: 1,
  };
}

function open(options: Parameters<typeof createRecordedOpener>[0] = {}) {
  const opener = createRecordedOpener(options);
  const broker = createBroker({
    clock: createManualClock(5_000),
    opener,
    arming: alwaysArmed,
    publish: () => undefined,
  });
  const outcomes: QuestionOutcome[] = [];
  const ask = (request: UrlRequest, signal = new AbortController().signal): void => {
    const attribution = {
      serverName: 'Desk',
      transport: 'stdio',
      endpoint: 'node desk',
      selfReportedName: null,
      selfReportedFlags: [],
      standing: 'known',
      actions: [],
    } as const;
    void broker.ask(request, attribution, signal).then((outcome) => outcomes.push(outcome));
  };
  return { broker, opener, outcomes, ask };
}

describe('C-URL-2 C-URL-11 C-URL-12 consent', () => {
  it('opens the frozen address once and accepts without content', async () => {
    const { broker, opener, outcomes, ask } = open();
    ask(question('q1'));
    expect(opener.opened).toEqual([]);
    expect(await broker.openUrl('q1')).toEqual({ kind: 'opened' });
    expect(opener.opened).toEqual([address]);
    expect(outcomes).toEqual([
      { kind: 'answered', result: { action: 'accept', content: null }, how: 'by-app' },
    ]);
    expect(broker.views()).toEqual([]);
  });

  it('counts once, however often it is given', async () => {
    const { broker, opener, outcomes, ask } = open();
    ask(question('q1'));
    const all = await Promise.all([1, 2, 3].map(() => broker.openUrl('q1')));
    expect(all.map(({ kind }) => kind)).toEqual(['opened', 'not-open', 'not-open']);
    expect(await broker.openUrl('q1')).toEqual({ kind: 'not-open' });
    expect(opener.opened).toHaveLength(1);
    expect(outcomes).toHaveLength(1);
  });

  it.each(['nobody', 'q2'])(
    'of %s, which is unknown or waits its turn, opens nothing',
    async (id) => {
      const { broker, opener, ask } = open();
      ask(question('q1'));
      ask(question('q2'));
      expect(await broker.openUrl(id)).toEqual({ kind: 'not-open' });
      expect(opener.opened).toEqual([]);
    },
  );

  it('cannot be given by an answer: accept of an address is opening it', () => {
    const { broker, opener, outcomes, ask } = open();
    ask(question('q1'));
    const answer = { action: 'accept', content: [] } as const;
    expect(broker.answer('q1', answer)).toEqual({ kind: 'not-open' });
    expect(broker.confirmOpened('q1')).toEqual({ kind: 'not-open' });
    expect([opener.opened, outcomes]).toEqual([[], []]);
  });

  it('is asked of the system for the question in front alone', async () => {
    let asked = 0;
    const { broker, ask } = open({
      program: () => {
        asked += 1;
        return 'browser.desktop';
      },
    });
    for (let index = 0; index < 100; index += 1) ask(question(`q${index}`));
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(1);
    broker.answer('q0', { action: 'decline' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(2);
  });

  it('of a blocked address opens nothing and accepts nothing, decline is left (C-URL-9)', async () => {
    const { broker, opener, ask } = open({ program: () => '' });
    ask(question('q1', 'https://bank.example@evil.example/'));
    expect(await broker.openUrl('q1')).toEqual({ kind: 'not-open' });
    expect(broker.confirmOpened('q1')).toEqual({ kind: 'not-open' });
    expect(opener.opened).toEqual([]);
    expect(broker.answer('q1', { action: 'decline' })).toEqual({ kind: 'sent' });
  });

  it('holds while the system opens: no later decline, no other question in between', async () => {
    const { broker, outcomes, ask } = open();
    ask(question('q1'));
    ask(question('q2'));
    const opening = broker.openUrl('q1');
    expect(broker.answer('q1', { action: 'decline' })).toEqual({ kind: 'not-open' });
    broker.present('q2');
    expect(await opening).toEqual({ kind: 'opened' });
    expect(outcomes).toMatchObject([{ result: { action: 'accept' } }]);
  });

  it('is void when the server takes its question back before the system has said whether it can', async () => {
    const { broker, opener, ask } = open();
    const takenBack = new AbortController();
    ask(question('q1'), takenBack.signal);
    const opening = broker.openUrl('q1');
    takenBack.abort('by-server');
    expect(await opening).toEqual({ kind: 'not-open' });
    expect(opener.opened).toEqual([]);
  });

  it('after the server took its question back opens nothing', async () => {
    const { broker, opener, ask } = open();
    const takenBack = new AbortController();
    ask(question('q1'), takenBack.signal);
    takenBack.abort('by-server');
    expect(await broker.openUrl('q1')).toEqual({ kind: 'not-open' });
    expect(opener.opened).toEqual([]);
  });
});

describe('C-URL-13 an address that the system cannot open', () => {
  it('is not answered until the person says that they opened it', async () => {
    const { broker, opener, outcomes, ask } = open({ program: () => '\n' });
    ask(question('q1'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(broker.views()[0]?.opening).toMatchObject({ hasProgram: false, hasFailed: false });
    expect(await broker.openUrl('q1')).toEqual({ kind: 'no-program' });
    expect([opener.opened, outcomes]).toEqual([[], []]);
    expect(broker.confirmOpened('q1')).toEqual({ kind: 'sent' });
    await Promise.resolve();
    expect(outcomes).toEqual([
      { kind: 'answered', result: { action: 'accept', content: null }, how: 'by-person' },
    ]);
  });

  it('because the call failed stays open, and may be tried once more', async () => {
    const { broker, opener, outcomes, ask } = open({
      openExternal: () => Promise.reject(new Error('no')),
    });
    ask(question('q1'));
    expect(await broker.openUrl('q1')).toEqual({ kind: 'failed' });
    expect(broker.views()[0]).toMatchObject({
      state: { kind: 'presented' },
      opening: { hasFailed: true },
    });
    expect(await broker.openUrl('q1')).toEqual({ kind: 'failed' });
    expect([opener.opened, outcomes]).toEqual([[address, address], []]);
    expect(broker.confirmOpened('q1')).toEqual({ kind: 'sent' });
  });
});

describe('C-CMP-5 a completion notice before the consent', () => {
  it('is told and answers nothing', () => {
    const { broker, opener, outcomes, ask } = open();
    ask(question('q1'));
    broker.reportComplete('q1');
    expect(broker.views()[0]).toMatchObject({
      state: { kind: 'presented' },
      opening: { isReportedComplete: true },
    });
    expect([opener.opened, outcomes]).toEqual([[], []]);
  });
});
