import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublisher } from './publisher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(send: (event: string, payload: unknown) => void = () => undefined) {
  const sent = vi.fn(send);
  const log = vi.fn();
  const target = { isDestroyed: () => false, webContents: { send: sent } };
  return { sent, log, publisher: createPublisher(() => target, log) };
}

describe('events to the window', () => {
  it('leave at once after a quiet moment, as things are by then', () => {
    const { sent, publisher } = setUp();
    let actionId = 'one';
    publisher.publish('actionRemoved', () => actionId);
    actionId = 'two';
    vi.advanceTimersByTime(1);
    expect(sent.mock.calls).toEqual([['actionRemoved', 'two']]);
  });

  it('are few however often a server changes something', () => {
    const { sent, publisher } = setUp();
    for (let ms = 0; ms < 1_000; ms += 1) {
      publisher.publish('actionRemoved', () => 'x');
      vi.advanceTimersByTime(1);
    }
    expect(sent.mock.calls.length).toBeGreaterThan(30);
    expect(sent.mock.calls.length).toBeLessThan(70);
  });

  it('pause for longer when they are slow to send', () => {
    const { sent, publisher } = setUp(() => {
      vi.advanceTimersByTime(200);
    });
    publisher.publish('actionRemoved', () => 'first');
    vi.advanceTimersToNextTimer();
    publisher.publish('actionRemoved', () => 'second');
    vi.advanceTimersByTime(249);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('that are slow to send leave one at a time, and none is lost', () => {
    const { sent, publisher } = setUp(() => {
      vi.advanceTimersByTime(8);
    });
    for (const id of ['one', 'two', 'three']) publisher.publish('actionRemoved', () => id, id);
    vi.advanceTimersToNextTimer();
    expect(sent.mock.calls).toEqual([['actionRemoved', 'one']]);
    vi.advanceTimersByTime(1_000);
    expect(sent.mock.calls.map(([, id]) => id)).toEqual(['one', 'two', 'three']);
  });

  it('tell of a server before they tell of its questions', () => {
    const { sent, publisher } = setUp();
    publisher.publish('questions', () => []);
    publisher.publish('guards', () => []);
    vi.advanceTimersByTime(1);
    expect(sent.mock.calls.map(([event]) => event)).toEqual(['guards', 'questions']);
  });

  it('one that cannot be sent keeps back no other', () => {
    const { sent, log, publisher } = setUp((event) => {
      if (event === 'servers') throw new Error('could not be cloned');
    });
    publisher.publish('servers', () => []);
    publisher.publish('questions', () => []);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenLastCalledWith('questions', []);
    expect(log).toHaveBeenCalledWith('event servers not sent: could not be cloned');
  });
});
