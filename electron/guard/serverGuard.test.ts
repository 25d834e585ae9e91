import { expect, test } from 'vitest';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createServerGuard } from './serverGuard.ts';

function guarded(change: Partial<ServerRules> = {}) {
  let rules: ServerRules = { ...defaultRules, ...change };
  let queued = 0;
  let published = 0;
  const clock = createManualClock(1_000);
  const guard = createServerGuard({
    serverId: 'server-1',
    clock,
    rules: () => rules,
    queued: () => queued,
    publish: () => (published += 1),
    onHeldBack: () => undefined,
  });
  return {
    clock,
    guard,
    setRules: (next: Partial<ServerRules>) => (rules = { ...rules, ...next }),
    setQueued: (count: number) => (queued = count),
    published: () => published,
  };
}

test('C-RAT-2: a full queue lets nothing through and costs no tokens', () => {
  const { guard, setQueued } = guarded();
  setQueued(10);
  expect(guard.admit(1)).toBe('over-limit');
  setQueued(9);
  for (let index = 0; index < 12; index += 1) expect(guard.admit(1)).toBe('admitted');
  expect(guard.admit(1)).toBe('over-limit');
});

test('C-RAT-2: a round larger than the bucket passes by the click of the person alone', () => {
  const { guard, clock } = guarded();
  expect(guard.admit(13)).toBe('over-limit');
  clock.advance(3_600_000);
  expect(guard.admit(13)).toBe('over-limit');
  expect(guard.letThrough()).toBe('admitted');
});

test('C-RAT-3: a paused server gets nothing through, by a click neither', () => {
  const { guard, setRules } = guarded({ paused: true });
  expect(guard.admit(1)).toBe('paused');
  expect(guard.letThrough()).toBe('paused');
  setRules({ paused: false });
  expect(guard.admit(1)).toBe('admitted');
});

test('C-RAT-2: what was held back is counted by reason, with the time of the first', () => {
  const { guard, clock } = guarded();
  expect(guard.view().sinceMs).toBeNull();
  clock.advance(500);
  guard.heldBack('over-limit', 5);
  clock.advance(500);
  guard.heldBack('undeclared');
  const { heldBack, sinceMs } = guard.view();
  expect(heldBack).toEqual({ 'over-limit': 5, paused: 0, undeclared: 1, 'by-rule': 0 });
  expect(sinceMs).toBe(1_500);
  guard.clear();
  expect(guard.view()).toMatchObject({ sinceMs: null, heldBack: { 'over-limit': 0 } });
});

test('C-RAT-4: three refusals in a row offer a pause; an accept ends the row', () => {
  const { guard, published, setRules } = guarded();
  guard.answered('decline');
  guard.answered('cancel');
  guard.answered('accept');
  guard.answered('decline');
  guard.answered('decline');
  expect(guard.view().offersPause).toBe(false);
  expect(published()).toBe(0);
  guard.answered('cancel');
  expect(guard.view().offersPause).toBe(true);
  expect(published()).toBe(1);
  setRules({ paused: true });
  expect(guard.view().offersPause).toBe(false);
});
