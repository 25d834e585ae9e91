// The tokens of "Paper Calendar": access for a few minutes, renewed by a token that works once.
import { randomBytes } from 'node:crypto';

export interface Tokens {
  issue(calendar: string): { accessToken: string; refreshToken: string; expiresInS: number };
  renew(refreshToken: string): ReturnType<Tokens['issue']> | undefined;
  /** The calendar that an access token opens, if it is one of ours and not too old. */
  calendarOf(accessToken: string): string | undefined;
}

const accessLifetimeS = 300;

export function createTokens(now: () => number): Tokens {
  const access = new Map<string, { calendar: string; expiresAtMs: number }>();
  const refresh = new Map<string, string>();

  function issue(calendar: string): ReturnType<Tokens['issue']> {
    for (const [token, { expiresAtMs }] of access) if (now() >= expiresAtMs) access.delete(token);
    const accessToken = randomBytes(32).toString('base64url');
    const refreshToken = randomBytes(32).toString('base64url');
    access.set(accessToken, { calendar, expiresAtMs: now() + accessLifetimeS * 1000 });
    refresh.set(refreshToken, calendar);
    return { accessToken, refreshToken, expiresInS: accessLifetimeS };
  }

  return {
    issue,
    renew: (refreshToken) => {
      const calendar = refresh.get(refreshToken);
      refresh.delete(refreshToken);
      return calendar === undefined ? undefined : issue(calendar);
    },
    calendarOf: (accessToken) => {
      const granted = access.get(accessToken);
      return granted !== undefined && now() < granted.expiresAtMs ? granted.calendar : undefined;
    },
  };
}
