// Who sits in front of a browser: a random cookie, and the account that signed in with it, if any.
// Every form carries the session's token (requirements S-URL-5, S-URL-6, S-URL-8).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { html, type Html } from './html.ts';
import { problemPage, type WebHandler, type WebReply, type WebRequest } from './webServer.ts';

export interface WebSession {
  readonly account: string | undefined;
  /** The hidden field for every form of this session. */
  readonly formToken: Html;
}

export interface WebSessions {
  /** Changes cookie and form token, so that nobody who knew the old ones is signed in too. */
  signIn(session: WebSession, account: string): void;
  signOut(session: WebSession): void;
  signOutAll(account: string): void;
  /** Finds or begins the session of each request, and refuses forms that are not its own. */
  guard(
    handle: (request: WebRequest, session: WebSession) => WebReply | Promise<WebReply>,
  ): WebHandler;
}

interface Kept extends WebSession {
  id: string;
  token: string;
  account: string | undefined;
  usedAtMs: number;
}

const field = 'form-token';
const idleMs = 60 * 60_000;
const maxSessions = 500;

export function createWebSessions(options: { name: string; now: () => number }): WebSessions {
  const sessions = new Map<string, Kept>();

  function begin(): Kept {
    const session: Kept = {
      id: randomText(),
      token: randomText(),
      account: undefined,
      usedAtMs: options.now(),
      get formToken() {
        return html`<input type="hidden" name="${field}" value="${session.token}" />`;
      },
    };
    return session;
  }

  /** The latest used stands last; the one that nobody has used for longest makes room. */
  function keep(session: Kept): void {
    sessions.delete(session.id);
    sessions.set(session.id, session);
    const [oldest] = sessions.keys();
    if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
  }

  function find(cookie: string): Kept | undefined {
    const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
    const id = pairs.find(([name]) => name === options.name)?.[1];
    const session = id === undefined ? undefined : sessions.get(id);
    if (session === undefined) return undefined;
    if (options.now() - session.usedAtMs < idleMs) return session;
    sessions.delete(session.id);
    return undefined;
  }

  function become(session: WebSession, account: string | undefined): void {
    const kept = [...sessions.values()].find((other) => other === session);
    if (kept === undefined) return;
    sessions.delete(kept.id);
    Object.assign(kept, { id: randomText(), token: randomText(), account });
    sessions.set(kept.id, kept);
  }

  return {
    signIn: become,
    signOut: (session) => become(session, undefined),
    signOutAll: (account) => {
      for (const session of [...sessions.values()]) {
        if (session.account === account) become(session, undefined);
      }
    },
    guard: (handle) => async (request) => {
      const known = find(request.cookie);
      const session = known ?? begin();
      session.usedAtMs = options.now();
      const isOurs =
        request.method === 'GET' || isEqual(request.form.get(field) ?? '', session.token);
      const reply = isOurs
        ? await handle(request, session)
        : problemPage(
            403,
            'This form is out of date',
            'Nothing was stored. Go back, load the page again, and send it from there.',
          );
      // What anybody can ask for, a page that does not exist, begins nothing: it would push out the sessions of others.
      if (known === undefined && isProblem(reply)) return reply;
      keep(session);
      const cookie = `${options.name}=${session.id}; Path=/; HttpOnly; SameSite=Lax`;
      return { ...reply, cookie };
    },
  };
}

function isProblem(reply: WebReply): boolean {
  return reply.kind !== 'redirect' && reply.status >= 400;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
