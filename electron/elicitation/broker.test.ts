import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import type { QuestionView } from '../../shared/elicitation/questionView.ts';
import type { ElicitationRequest } from '../../shared/elicitation/request.ts';
import type { AnswerEntries } from '../../shared/schema/formDescription.ts';
import { createRecordedOpener } from '../opening/testing/recordedOpener.ts';
import { alwaysArmed, type Arming } from '../consent/arming.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createBroker, type Attribution, type QuestionOutcome } from './broker.ts';

const attribution: Attribution = {
  serverName: 'My desk',
  transport: 'stdio',
  endpoint: 'node desk.js',
  selfReportedName: 'Totally Trusted',
  selfReportedFlags: [],
  standing: 'known',
  actions: [],
};

function question(id: string): ElicitationRequest {
  const field = { key: 'name', kind: 'string', label: 'Name', required: true } as const;
  return {
    id,
    serverId: 's1',
    revision: '2026-07-28',
    mode: 'form',
    message: `Question ${id}`,
    messageFlags: [],
    form: { fields: [{ ...field, limits: { minLength: 2 } }], notes: [] },
    actionIds: [],
    position: 1,
    total: 1,
  };
}

function open(arming: Arming = alwaysArmed) {
  const clock = createManualClock(5_000);
  const published: string[] = [];
  const broker = createBroker({
    clock,
    opener: createRecordedOpener(),
    arming,
    publish: () => published.push(states().join()),
  });
  const states = (): string[] =>
    broker.views().map((view) => `${view.request.id} ${view.state.kind}`);
  const outcomes: (readonly [string, QuestionOutcome])[] = [];
  const ask = (
    id: string,
    signal = new AbortController().signal,
    serverId = question(id).serverId,
  ): void => {
    void broker
      .ask({ ...question(id), serverId }, attribution, signal)
      .then((outcome) => outcomes.push([id, outcome]));
  };
  /** Lets what has been settled reach `outcomes`. */
  const settled = (): Promise<void> => Promise.resolve().then(() => undefined);
  return { clock, broker, published, states, outcomes, ask, settled };
}

const accept = (name: string) => ({ action: 'accept', content: [['name', name]] }) as const;
const decline = { action: 'decline' } as const;
const cancel = { action: 'cancel' } as const;

describe('a question that arrives', () => {
  it('is presented at once, with who asks in our words (C-IDN-1, C-IDN-2)', () => {
    const { broker, ask, published } = open();
    ask('q1');
    expect(broker.views()).toEqual<QuestionView[]>([
      {
        request: question('q1'),
        ...attribution,
        receivedAtMs: 5_000,
        state: { kind: 'presented' },
        draft: [],
      },
    ]);
    expect(published.at(-1)).toBe('q1 presented');
  });

  it('waits while another is presented, and its turn comes in order of arrival', () => {
    const { broker, states, ask, published } = open();
    for (const id of ['q1', 'q2', 'q3']) ask(id);
    expect(states()).toEqual(['q1 presented', 'q2 queued', 'q3 queued']);
    broker.answer('q1', decline);
    expect(states()).toEqual(['q2 presented', 'q3 queued']);
    expect(published.at(-1)).toBe('q2 presented,q3 queued');
  });
});

describe('the answer of the person', () => {
  it.each([accept('Ada'), decline, cancel])('%j reaches who asked (C-ACT-1)', async (answer) => {
    const { broker, states, outcomes, ask, settled } = open();
    ask('q1');
    ask('q2');
    expect(broker.answer('q1', answer)).toEqual({ kind: 'sent' });
    await settled();
    expect(outcomes).toEqual([['q1', { kind: 'answered', result: answer }]]);
    expect(states()).toEqual(['q2 presented']);
  });

  it('counts once: later ones change nothing (C-ACT-7)', async () => {
    const { broker, outcomes, ask, settled } = open();
    ask('q1');
    broker.answer('q1', accept('Ada'));
    expect(broker.answer('q1', accept('Bob'))).toEqual({ kind: 'not-open' });
    expect(broker.answer('q1', cancel)).toEqual({ kind: 'not-open' });
    await settled();
    expect(outcomes).toEqual([['q1', { kind: 'answered', result: accept('Ada') }]]);
  });

  it.each<[string, AnswerEntries]>([
    ['too short', [['name', 'A']]],
    ['missing', []],
    ['of another type', [['name', 7]]],
    [
      'no field of the form',
      [
        ['name', 'Ada'],
        ['admin', true],
      ],
    ],
  ])('is refused when it is %s, and the question stays open (C-VAL-2)', async (_case, content) => {
    const { broker, states, outcomes, ask, settled } = open();
    ask('q1');
    const outcome = broker.answer('q1', { action: 'accept', content });
    expect(outcome).toMatchObject({ kind: 'invalid', errors: { fields: [{}] } });
    await settled();
    expect(outcomes).toEqual([]);
    expect(states()).toEqual(['q1 presented']);
    expect(broker.answer('q1', accept('Ada'))).toEqual({ kind: 'sent' });
  });

  it('may be no while the question waits (C-ACT-6), but not yes to what was not shown (C-REV-1)', async () => {
    const { broker, states, outcomes, ask, settled } = open();
    for (const id of ['q1', 'q2', 'q3']) ask(id);
    expect(broker.answer('q3', accept('Ada'))).toEqual({ kind: 'not-open' });
    expect(broker.answer('q2', decline)).toEqual({ kind: 'sent' });
    await settled();
    expect(outcomes).toEqual([['q2', { kind: 'answered', result: decline }]]);
    expect(states()).toEqual(['q1 presented', 'q3 queued']);
  });

  it.each([accept('Ada'), accept('A'), decline])(
    '%j to a question that is not there, queued or withdrawn sends nothing',
    async (answer) => {
      const { broker, outcomes, ask, settled } = open();
      const over = new AbortController();
      ask('q1', over.signal);
      over.abort('link-lost');
      ask('q2');
      ask('q3');
      await settled();
      expect(broker.answer('q1', answer)).toEqual({ kind: 'not-open' });
      expect(broker.answer('none', answer)).toEqual({ kind: 'not-open' });
      if (answer.action === 'accept') {
        expect(broker.answer('q3', answer)).toEqual({ kind: 'not-open' });
      }
      expect(outcomes.map(([id]) => id)).toEqual(['q1']);
    },
  );
});

describe('a question that is withdrawn', () => {
  it.each<[unknown, WithdrawReason]>([
    ['link-lost', 'link-lost'],
    ['action-stopped', 'action-stopped'],
    ['action-ended', 'action-ended'],
    ['quit', 'quit'],
    ['by-server', 'by-server'],
    [undefined, 'by-server'],
    [new Error('cancelled by the other side'), 'by-server'],
    ['no such reason', 'by-server'],
  ])('because of %s tells that it was %s (C-ACT-10)', async (abortReason, reason) => {
    const { broker, outcomes, ask, settled } = open();
    const over = new AbortController();
    ask('q1', over.signal);
    over.abort(abortReason);
    await settled();
    expect(outcomes).toEqual([['q1', { kind: 'withdrawn', reason }]]);
    expect(broker.views()[0]?.state).toEqual({ kind: 'withdrawn', reason });
  });

  it('stays in view until it is dismissed, and the next one is presented', () => {
    const { broker, states, published, ask } = open();
    const over = new AbortController();
    ask('q1', over.signal);
    ask('q2');
    over.abort('link-lost');
    expect(published.at(-1)).toBe('q1 withdrawn,q2 presented');
    broker.dismiss('q1');
    expect(published.at(-1)).toBe('q2 presented');
    expect(states()).toEqual(['q2 presented']);
  });

  it('may be one that waits, or one that was over before it came', async () => {
    const { states, outcomes, ask, settled } = open();
    const over = new AbortController();
    ask('q1');
    ask('q2', over.signal);
    over.abort('action-ended');
    ask('q3', AbortSignal.abort('quit'));
    await settled();
    expect(outcomes).toEqual([
      ['q2', { kind: 'withdrawn', reason: 'action-ended' }],
      ['q3', { kind: 'withdrawn', reason: 'quit' }],
    ]);
    expect(states()).toEqual(['q1 presented', 'q2 withdrawn', 'q3 withdrawn']);
  });

  it('changes nothing once it was answered (C-ACT-7)', async () => {
    const { broker, states, outcomes, ask, settled } = open();
    const over = new AbortController();
    ask('q1', over.signal);
    broker.answer('q1', accept('Ada'));
    over.abort('action-ended');
    await settled();
    expect(outcomes).toEqual([['q1', { kind: 'answered', result: accept('Ada') }]]);
    expect(states()).toEqual([]);
  });
});

describe('what the person does beside answering', () => {
  it('keeps what was typed for a window that loads anew, and tells nobody else', () => {
    const { broker, published, ask } = open();
    ask('q1');
    const count = published.length;
    broker.saveDraft('q1', [
      ['name', 'Ad'],
      ['__proto__', null],
    ]);
    broker.saveDraft('none', [['name', 'x']]);
    expect(broker.views()[0]?.draft).toEqual([
      ['name', 'Ad'],
      ['__proto__', null],
    ]);
    expect(published).toHaveLength(count);
  });

  it('presents the question the person picks; the other one waits with what was typed', () => {
    const { broker, states, published, ask } = open();
    for (const id of ['q1', 'q2', 'q3']) ask(id);
    broker.saveDraft('q1', [['name', 'Ad']]);
    broker.present('q3');
    expect(states()).toEqual(['q1 queued', 'q2 queued', 'q3 presented']);
    expect(published.at(-1)).toBe('q1 queued,q2 queued,q3 presented');
    expect(broker.answer('q1', accept('Ada'))).toEqual({ kind: 'not-open' });
    broker.answer('q3', decline);
    expect(states()).toEqual(['q1 presented', 'q2 queued']);
    expect(broker.views()[0]?.draft).toEqual([['name', 'Ad']]);
  });

  it('cannot present a withdrawn question, nor dismiss an open one', () => {
    const { broker, states, ask } = open();
    ask('q1', AbortSignal.abort('quit'));
    ask('q2');
    ask('q3');
    broker.present('q1');
    broker.present('q2');
    broker.present('none');
    broker.dismiss('q2');
    broker.dismiss('q3');
    broker.dismiss('none');
    expect(states()).toEqual(['q1 withdrawn', 'q2 presented', 'q3 queued']);
  });
});

it('gives each question exactly one outcome, and presents one at a time, whatever happens', async () => {
  const ids = ['q0', 'q1', 'q2', 'q3'];
  const step = fc.record({
    id: fc.constantFrom(...ids),
    kind: fc.constantFrom('accept', 'bad', 'decline', 'abort', 'present', 'dismiss'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (history) => {
      const { broker, outcomes, ask, settled } = open();
      const ends = new Map(ids.map((id) => [id, new AbortController()]));
      for (const [id, end] of ends) ask(id, end.signal);
      let sent = 0;
      for (const { id, kind } of history) {
        if (kind === 'abort') ends.get(id)?.abort('link-lost');
        else if (kind === 'present') broker.present(id);
        else if (kind === 'dismiss') broker.dismiss(id);
        else {
          const answer = kind === 'decline' ? decline : accept(kind === 'bad' ? 'A' : 'Ada');
          if (broker.answer(id, answer).kind === 'sent') sent += 1;
        }
        const open = broker.views().filter(({ state }) => state.kind !== 'withdrawn');
        const presented = open.filter(({ state }) => state.kind === 'presented');
        expect(presented).toHaveLength(Math.min(1, open.length));
      }
      await settled();
      expect(outcomes.filter(([, { kind }]) => kind === 'answered')).toHaveLength(sent);
      for (const end of ends.values()) end.abort('quit');
      await settled();
      expect(outcomes.map(([id]) => id).sort()).toEqual(ids);
    }),
  );
});

describe('the first moment, as main sees it', () => {
  const moment = () => {
    const arming: Arming = { isArmed: (since) => clock.now() - since >= 500, disturb, setWatched };
    const opened = open(arming);
    const { clock } = opened;
    return opened;
  };
  const disturb = (): void => undefined;
  const setWatched = (): void => undefined;

  it('C-IDN-9 C-URL-2 takes no accept, whatever the window says; declining works at once', async () => {
    const { broker, clock, ask, outcomes, settled } = moment();
    ask('q1');
    clock.advance(499);
    expect(broker.answer('q1', accept('Ada'))).toEqual({ kind: 'too-early' });
    clock.advance(1);
    expect(broker.answer('q1', accept('Ada'))).toEqual({ kind: 'sent' });
    ask('q2');
    expect(broker.answer('q2', decline)).toEqual({ kind: 'sent' });
    await settled();
    expect(outcomes.map(([id]) => id)).toEqual(['q1', 'q2']);
  });

  it('C-IDN-9 begins anew for the next in the queue, and for one that comes back to the front', () => {
    const { broker, clock, ask } = moment();
    ask('q1');
    ask('q2');
    clock.advance(5_000);
    broker.answer('q1', decline);
    expect(broker.answer('q2', accept('Ada'))).toEqual({ kind: 'too-early' });
    ask('q3');
    clock.advance(500);
    broker.present('q3');
    expect(broker.answer('q3', accept('Ada'))).toEqual({ kind: 'too-early' });
    broker.present('q2');
    expect(broker.answer('q2', accept('Ada'))).toEqual({ kind: 'too-early' });
    clock.advance(500);
    expect(broker.answer('q2', accept('Ada'))).toEqual({ kind: 'sent' });
  });
});

describe('several servers', () => {
  it('C-RAT-4 C-ACT-7 take turns: the queue of one delays no other', () => {
    const { broker, states, ask } = open();
    for (const id of ['a1', 'a2', 'a3']) ask(id, undefined, 'a');
    ask('b1', undefined, 'b');
    expect(broker.queued('a')).toBe(2);
    broker.answer('a1', decline);
    expect(states()).toEqual(['a2 queued', 'a3 queued', 'b1 presented']);
    broker.answer('b1', decline);
    expect(states()).toEqual(['a2 presented', 'a3 queued']);
  });

  it('C-RAT-4 the one that has waited longest comes next, however long the queues of two others are', () => {
    const { broker, states, ask } = open();
    for (const id of ['a1', 'a2', 'a3']) ask(id, undefined, 'a');
    for (const id of ['b1', 'b2', 'b3']) ask(id, undefined, 'b');
    broker.answer('a1', decline);
    ask('c1', undefined, 'c');
    broker.answer('b1', decline);
    expect(states().find((state) => state.endsWith('presented'))).toBe('c1 presented');
  });

  it('C-RAT-4 of what one takes back before its turn only the last few stay', () => {
    const { states, ask } = open();
    ask('a0', undefined, 'a');
    for (let index = 1; index <= 20; index += 1) {
      const taken = new AbortController();
      ask(`a${String(index)}`, taken.signal, 'a');
      taken.abort();
    }
    expect(states()).toEqual([
      'a0 presented',
      ...[16, 17, 18, 19, 20].map((index) => `a${String(index)} withdrawn`),
    ]);
  });

  it('C-ACT-5 all questions of one are cancelled for the person, those of others stay', async () => {
    const { broker, states, outcomes, ask, settled } = open();
    for (const id of ['a1', 'a2']) ask(id, undefined, 'a');
    ask('b1', undefined, 'b');
    broker.cancelAll('a');
    await settled();
    expect(outcomes.map(([id, outcome]) => [id, outcome.kind])).toEqual([
      ['a1', 'answered'],
      ['a2', 'answered'],
    ]);
    expect(states()).toEqual(['b1 presented']);
  });

  it('C-RAT-3 all questions of one that is paused are taken back, and tell why', async () => {
    const { broker, states, outcomes, ask, settled } = open();
    for (const id of ['a1', 'a2']) ask(id, undefined, 'a');
    ask('b1', undefined, 'b');
    broker.withdrawAll('a', 'paused');
    await settled();
    expect(outcomes).toEqual([
      ['a1', { kind: 'withdrawn', reason: 'paused' }],
      ['a2', { kind: 'withdrawn', reason: 'paused' }],
    ]);
    expect(states()).toEqual(['a1 withdrawn', 'a2 withdrawn', 'b1 presented']);
  });
});
