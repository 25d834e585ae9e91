// A visit is one elicitation in URL mode: one page, made for one account and one conversation, found
// by a random handle that expires. Holding the handle proves nothing; the page asks for more
// (requirements S-URL-1, -2, -7, S-STA-1, -2, -7).
import { randomBytes, randomUUID } from 'node:crypto';

export type PageKind = 'calendar' | 'deposit';

/** `done`: the page was finished; `refused`: the person said no there; `closed`: nobody waits any more. */
export type VisitEnd = 'done' | 'refused' | 'closed';

export interface VisitKey {
  /** Names the client's conversation: the page of one is none of another's. */
  conversation: string;
  account: string;
  page: PageKind;
  /** What the page is about: a booking reference, or nothing. */
  subject: string;
}

export interface Visit extends VisitKey {
  readonly elicitationId: string;
  readonly handle: string;
  readonly expiresAtMs: number;
  readonly state: 'open' | VisitEnd;
  /** Resolves with the first end, also after the time: a late visit is simply never `done`. */
  readonly finished: Promise<VisitEnd>;
}

export interface Visits {
  /** Opens a page for a conversation, or finds the one that it has. */
  open(key: VisitKey): Visit;
  /** The conversation's page, unless it is closed or too late. */
  find(key: VisitKey): Visit | undefined;
  /** The page behind a handle as it came in an address, whatever its state. */
  byHandle(handle: string): Visit | undefined;
  isExpired(visit: Visit): boolean;
  /** Only an open visit can be done or refused; any can be closed. */
  finish(visit: Visit, end: VisitEnd): void;
  closeAllOf(account: string): void;
}

/** A program that opens pages without end closes its own oldest ones (S-TRN-6). */
const maxOpenOfAccount = 20;

interface Kept extends Visit {
  state: 'open' | VisitEnd;
  resolve(end: VisitEnd): void;
}

export function createVisits(options: { now: () => number; lifetimeMs: number }): Visits {
  const visits = new Map<string, Kept>();
  const isExpired = ({ expiresAtMs }: Visit) => options.now() >= expiresAtMs;

  function find(key: VisitKey): Kept | undefined {
    return [...visits.values()].find(
      (visit) => visit.state !== 'closed' && !isExpired(visit) && isSame(visit, key),
    );
  }

  function finish(visit: Visit, end: VisitEnd): void {
    const kept = visits.get(visit.handle);
    if (kept === undefined || (kept.state !== 'open' && end !== 'closed')) return;
    kept.state = end;
    kept.resolve(end);
  }

  function makeRoom(account: string): void {
    for (const visit of [...visits.values()].filter(isExpired)) {
      finish(visit, 'closed');
      visits.delete(visit.handle);
    }
    const own = [...visits.values()].filter((visit) => visit.account === account);
    for (const visit of own.slice(0, Math.max(0, own.length + 1 - maxOpenOfAccount))) {
      finish(visit, 'closed');
      visits.delete(visit.handle);
    }
  }

  return {
    open: (key) => {
      const known = find(key);
      if (known !== undefined) return known;
      makeRoom(key.account);
      let resolve: Kept['resolve'] = () => undefined;
      const finished = new Promise<VisitEnd>((done) => {
        resolve = done;
      });
      const visit: Kept = {
        ...key,
        elicitationId: randomUUID(),
        handle: randomBytes(32).toString('base64url'),
        expiresAtMs: options.now() + options.lifetimeMs,
        state: 'open',
        finished,
        resolve,
      };
      visits.set(visit.handle, visit);
      return visit;
    },
    find,
    byHandle: (handle) => visits.get(handle),
    isExpired,
    finish,
    closeAllOf: (account) => {
      for (const visit of visits.values()) if (visit.account === account) finish(visit, 'closed');
    },
  };
}

function isSame(visit: Visit, key: VisitKey): boolean {
  return (
    visit.conversation === key.conversation &&
    visit.account === key.account &&
    visit.page === key.page &&
    visit.subject === key.subject
  );
}
