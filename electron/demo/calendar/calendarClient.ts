// The desk as a client of "Paper Calendar": sends the person there, takes the code, keeps and renews
// the tokens by itself. Nothing of this passes an MCP client (requirements S-TPA-1, -3, -4).
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Accounts, CalendarGrant } from '../accounts.ts';
import type { WebSession } from '../pages/webSessions.ts';
import type { Visit } from '../visits.ts';
import { basic, challengeOf, type CalendarClientRegistration } from './authorizationServer.ts';

export interface CalendarClient {
  /** The third party's origin: where a form of ours may lead. */
  origin: string;
  /** Where to send the person who has just agreed on our page. */
  authorizationUrl(visit: Visit, session: WebSession): string;
  /** Takes the attempt that a callback belongs to; each can be taken once. */
  takeAttempt(query: URLSearchParams, session: WebSession): Attempt | undefined;
  /** Turns the code that came back into a grant. Throws CalendarError. */
  redeem(code: string, attempt: Attempt): Promise<CalendarGrant>;
  /** Asks the third party with the account's own grant. Throws CalendarError. */
  entriesOf(account: string): Promise<CalendarEntries>;
}

export interface CalendarEntries {
  calendar: string;
  entries: string[];
}

/** One person on the way to the third party and back. */
export interface Attempt {
  readonly visit: Visit;
  readonly session: WebSession;
  readonly verifier: string;
  readonly expiresAtMs: number;
}

const attemptLifetimeMs = 10 * 60_000;
const answerTimeoutMs = 10_000;

const tokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
const entriesSchema = z.object({ calendar: z.string(), entries: z.array(z.string()) });

export function createCalendarClient(options: {
  origin: string;
  registration: CalendarClientRegistration;
  accounts: Accounts;
  now: () => number;
}): CalendarClient {
  const { origin, registration, accounts, now } = options;
  const attempts = new Map<string, Attempt>();
  const renewals = new Map<string, Promise<CalendarGrant>>();

  async function requestGrant(form: Record<string, string>): Promise<CalendarGrant> {
    const response = await fetch(`${origin}/token`, {
      method: 'POST',
      headers: { Authorization: basic(registration) },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!response.ok) throw new CalendarError();
    const token = tokenSchema.parse(await response.json());
    return {
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      expiresAtMs: now() + token.expires_in * 1000,
    };
  }

  async function freshGrantOf(account: string): Promise<CalendarGrant> {
    const grant = accounts.calendarOf(account);
    if (grant === undefined) throw new CalendarError();
    if (now() < grant.expiresAtMs) return grant;
    // The token works once, so two calls at a time share one renewal.
    const { refreshToken } = grant;
    const renewal = renewals.get(refreshToken) ?? renew(account, refreshToken);
    renewals.set(refreshToken, renewal);
    return renewal.finally(() => renewals.delete(refreshToken));
  }

  async function renew(account: string, refreshToken: string): Promise<CalendarGrant> {
    const renewed = await requestGrant({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    // Meanwhile the account may have been deleted.
    if (accounts.calendarOf(account)?.refreshToken !== refreshToken) throw new CalendarError();
    accounts.keepCalendar(account, renewed);
    return renewed;
  }

  return {
    origin,
    authorizationUrl: (visit, session) => {
      for (const [state, { expiresAtMs }] of attempts) {
        if (now() >= expiresAtMs) attempts.delete(state);
      }
      const state = randomBytes(32).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      attempts.set(state, { visit, session, verifier, expiresAtMs: now() + attemptLifetimeMs });
      const url = new URL('/authorize', origin);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: registration.clientId,
        redirect_uri: registration.redirectUri,
        scope: 'entries.read',
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    takeAttempt: (query, session) => {
      const state = query.get('state') ?? '';
      const attempt = attempts.get(state);
      // Somebody else's try does not use up the person's own.
      if (attempt === undefined || attempt.session !== session) return undefined;
      attempts.delete(state);
      if (now() >= attempt.expiresAtMs || query.get('iss') !== origin) return undefined;
      return attempt;
    },
    redeem: (code, { verifier }) =>
      requestGrant({
        grant_type: 'authorization_code',
        code,
        redirect_uri: registration.redirectUri,
        code_verifier: verifier,
      }),
    entriesOf: async (account) => {
      const { accessToken } = await freshGrantOf(account);
      const response = await fetch(`${origin}/entries`, {
        headers: { Authorization: `Bearer ${accessToken}` },
        redirect: 'error',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (!response.ok) throw new CalendarError();
      return entriesSchema.parse(await response.json());
    },
  };
}

/** Says nothing about what was sent or answered: the text may reach an MCP client (S-TPA-1). */
export class CalendarError extends Error {
  constructor() {
    super('Paper Calendar did not give what was asked for.');
    this.name = 'CalendarError';
  }
}
