import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoticeGate, noticesPerSecond } from './noticeGate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = (method: string, params = {}) => ({ method: `notifications/${method}`, params });
const progress = (step: number, progressToken = 1) =>
  notice('progress', { progressToken, progress: step });
const call = { id: 1, method: 'tools/call' };

function setUp() {
  const delivered: unknown[] = [];
  const gate = createNoticeGate((message) => delivered.push(message));
  /** How many of so many are admitted. */
  const admitted = (count: number, make: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => gate.admits(make(index))).filter(Boolean).length;
  return { delivered, gate, admitted };
}

describe('notices of a server', () => {
  it.each(['message', 'elicitation/complete', 'made/up', 'resources/updated'])(
    'of the kind %s are few however many come, and are so again a second later',
    (kind) => {
      const { delivered, admitted } = setUp();
      expect(admitted(50_000, () => notice(kind))).toBe(noticesPerSecond);
      vi.advanceTimersByTime(500);
      expect(admitted(50_000, () => notice(kind))).toBe(noticesPerSecond / 2);
      expect(delivered).toEqual([]);
    },
  );

  it('about lists that the protocol does not know are dropped, however many names they have', () => {
    const { delivered, admitted } = setUp();
    admitted(50_000, (index) => notice(`x${String(index)}/list_changed`));
    vi.advanceTimersByTime(1_000);
    expect(delivered).toEqual([]);
  });

  it('of one kind keep back no other', () => {
    const { admitted } = setUp();
    admitted(1_000, () => notice('message'));
    expect(admitted(1_000, () => notice('elicitation/complete'))).toBe(noticesPerSecond);
  });

  it('of made-up kinds share what is left', () => {
    const { admitted } = setUp();
    const some = admitted(50_000, (index) => notice(`made/up/${index}`));
    expect(some).toBeLessThanOrEqual(20 + noticesPerSecond);
  });

  it('that a list has changed are told once more when the flood was cut', () => {
    const { delivered, admitted } = setUp();
    admitted(1_000, () => notice('tools/list_changed'));
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual([notice('tools/list_changed')]);
  });

  it('that take something back are all admitted', () => {
    const { admitted } = setUp();
    expect(admitted(1_000, (requestId) => notice('cancelled', { requestId }))).toBe(1_000);
  });
});

describe('progress of a call', () => {
  it('is told at its latest when there is too much of it', () => {
    const { delivered, gate, admitted } = setUp();
    gate.sent(call);
    expect(admitted(5_000, progress)).toBe(noticesPerSecond);
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual([progress(4_999)]);
  });

  it('is told no more once the call is answered', () => {
    const { delivered, gate, admitted } = setUp();
    gate.sent(call);
    admitted(5_000, progress);
    expect(gate.admits({ id: 1, result: {} })).toBe(true);
    expect(gate.admits(progress(5_001))).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(delivered).toEqual([]);
  });

  it.each([[progress(1, 2)], [notice('progress')], [{ method: 'notifications/progress' }]])(
    'of no call is dropped: %j',
    (message) => {
      const { gate } = setUp();
      gate.sent(call);
      expect(gate.admits(message)).toBe(false);
    },
  );
});

describe('answers of a server', () => {
  it('are admitted once, and only to what was asked', () => {
    const { gate } = setUp();
    gate.sent(call);
    expect(gate.admits({ id: 2, result: {} })).toBe(false);
    expect(gate.admits({ id: 'nobody', error: {} })).toBe(false);
    expect(gate.admits({ id: 1, error: {} })).toBe(true);
    expect(gate.admits({ id: 1, result: {} })).toBe(false);
  });

  it.each([[{ id: null, error: {} }], [{ error: {} }], [{ id: 'q', method: 'ping' }], [7], [[]]])(
    'and whatever is no answer of theirs are the SDK to judge: %j',
    (message) => {
      expect(setUp().gate.admits(message)).toBe(true);
    },
  );

  it('held ones are delivered no more after the end', () => {
    const { delivered, gate, admitted } = setUp();
    admitted(1_000, () => notice('tools/list_changed'));
    gate.dispose();
    vi.advanceTimersByTime(1_000);
    expect(delivered).toEqual([]);
  });
});
