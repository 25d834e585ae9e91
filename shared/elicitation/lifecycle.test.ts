import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, transition, type LifecycleEvent, type LifecycleState } from './lifecycle.ts';

const states = {
  received: { kind: 'received' },
  queued: { kind: 'queued' },
  presented: { kind: 'presented' },
  refused: { kind: 'refused', reason: 'ref' },
  answered: { kind: 'answered', action: 'accept' },
  withdrawn: { kind: 'withdrawn', reason: 'by-server' },
  expired: { kind: 'expired' },
} as const satisfies Record<LifecycleState['kind'], LifecycleState>;

const events = {
  refuse: { kind: 'refuse', reason: 'unknown-mode' },
  queue: { kind: 'queue' },
  present: { kind: 'present' },
  accept: { kind: 'answer', action: 'accept' },
  decline: { kind: 'answer', action: 'decline' },
  cancel: { kind: 'answer', action: 'cancel' },
  withdraw: { kind: 'withdraw', reason: 'link-lost' },
  expire: { kind: 'expire' },
} as const satisfies Record<string, LifecycleEvent>;

type Row = Record<keyof typeof events, LifecycleState['kind'] | '-'>;
const table: Record<'received' | 'queued' | 'presented', Row> = {
  received: {
    refuse: 'refused',
    queue: 'queued',
    present: '-',
    accept: '-',
    decline: '-',
    cancel: '-',
    withdraw: 'withdrawn',
    expire: '-',
  },
  queued: {
    refuse: '-',
    queue: '-',
    present: 'presented',
    accept: '-',
    decline: 'answered',
    cancel: 'answered',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  presented: {
    refuse: '-',
    queue: 'queued',
    present: '-',
    accept: 'answered',
    decline: 'answered',
    cancel: 'answered',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
};

describe('the life of a question', () => {
  const rows = Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).map(([event, to]) => ({ from, event, to })),
  );
  it.each(rows)('$from + $event leads to $to', ({ from, event, to }) => {
    const step = transition(
      states[from as keyof typeof states],
      events[event as keyof typeof events],
    );
    expect(step.ok ? step.state.kind : '-').toBe(to);
  });

  it('keeps what the event tells', () => {
    expect(transition(states.presented, events.decline)).toEqual({
      ok: true,
      state: { kind: 'answered', action: 'decline' },
    });
    expect(transition(states.queued, events.withdraw)).toEqual({
      ok: true,
      state: { kind: 'withdrawn', reason: 'link-lost' },
    });
  });

  it('tells why a move is refused: not presented, or over (C-REV-1, C-ACT-7)', () => {
    expect(transition(states.queued, events.accept)).toEqual({
      ok: false,
      reason: 'not-presented',
    });
    expect(transition(states.answered, events.decline)).toEqual({
      ok: false,
      reason: 'already-over',
    });
  });

  it('has exactly one outcome, whatever happens in whatever order (C-ACT-7)', () => {
    const anyEvents = fc.array(fc.constantFrom<LifecycleEvent>(...Object.values(events)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(anyEvents, (history) => {
        let state: LifecycleState = states.received;
        const outcomes: LifecycleState[] = [];
        for (const event of history) {
          const step = transition(state, event);
          if (!step.ok) continue;
          state = step.state;
          if (isOver(state)) outcomes.push(state);
        }
        expect(outcomes.length).toBeLessThanOrEqual(1);
        expect(outcomes.at(-1) ?? state).toBe(state);
        // The link's loss ends whatever is still open.
        expect(transition(state, events.withdraw).ok).toBe(outcomes.length === 0);
      }),
    );
  });
});
