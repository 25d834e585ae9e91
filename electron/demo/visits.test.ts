import { describe, expect, test } from 'vitest';
import { createVisits, type VisitKey } from './visits.ts';

const key: VisitKey = { conversation: 'c', account: 'alice', page: 'deposit', subject: 'T-1' };

function visitsAt(clock: { nowMs: number }) {
  return createVisits({ now: () => clock.nowMs, lifetimeMs: 1000 });
}

describe('visits', () => {
  test('a conversation keeps its page until it is closed or too late', async () => {
    const clock = { nowMs: 0 };
    const visits = visitsAt(clock);
    const first = visits.open(key);
    expect(visits.open(key)).toBe(first);
    visits.finish(first, 'done');
    expect(visits.open(key)).toBe(first);
    visits.finish(first, 'closed');
    expect(visits.find(key)).toBeUndefined();
    const second = visits.open(key);
    clock.nowMs = 1000;
    expect(visits.find(key)).toBeUndefined();
    expect(visits.isExpired(second)).toBe(true);
    await expect(first.finished).resolves.toBe('done');
  });

  test.each<Partial<VisitKey>>([
    { conversation: 'other' },
    { account: 'bob' },
    { page: 'calendar' },
    { subject: 'T-2' },
  ])('S-STA-1: %j has a page of its own', (other) => {
    const visits = visitsAt({ nowMs: 0 });
    const mine = visits.open(key);
    const theirs = visits.open({ ...key, ...other });
    expect(theirs.handle).not.toBe(mine.handle);
    expect(theirs.elicitationId).not.toBe(mine.elicitationId);
  });

  test('S-STA-7: neither handle nor id tells the other', () => {
    const { handle, elicitationId } = visitsAt({ nowMs: 0 }).open(key);
    expect(Buffer.from(handle, 'base64url')).toHaveLength(32);
    expect(elicitationId).toMatch(/^[0-9a-f-]{36}$/);
    expect(handle).not.toContain(elicitationId);
  });

  test('what is over does not begin again', () => {
    const visits = visitsAt({ nowMs: 0 });
    const visit = visits.open(key);
    visits.finish(visit, 'closed');
    visits.finish(visit, 'done');
    expect(visit.state).toBe('closed');
  });

  test("S-TRN-6: too many pages close the account's oldest, and nobody else's", async () => {
    const visits = visitsAt({ nowMs: 0 });
    const other = visits.open({ ...key, account: 'bob' });
    const all = Array.from({ length: 21 }, (_, index) =>
      visits.open({ ...key, conversation: String(index) }),
    );
    expect(all.map(({ state }) => state).filter((state) => state !== 'open')).toEqual(['closed']);
    await expect(all[0]?.finished).resolves.toBe('closed');
    expect(visits.byHandle(all[0]?.handle ?? '')).toBeUndefined();
    expect(other.state).toBe('open');
  });

  test('what is too late is closed when the next page opens', async () => {
    const clock = { nowMs: 0 };
    const visits = visitsAt(clock);
    const late = visits.open(key);
    clock.nowMs = 1000;
    visits.open(key);
    await expect(late.finished).resolves.toBe('closed');
  });
});
