// "Paper Calendar", the third party of the demo: an OAuth authorization server with PKCE and the one
// API that its tokens open. It knows the desk as a registered client, and no MCP client at all
// (requirements S-TPA-2, -3).
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWebSessions, type WebSession } from '../pages/webSessions.ts';
import {
  problemPage,
  startWeb,
  type RunningWeb,
  type WebReply,
  type WebRequest,
} from '../pages/webServer.ts';
import { consentBody } from './consentBody.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface CalendarClientRegistration {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface AuthorizationServer extends RunningWeb {
  /** The only client; its redirect address is compared as a whole. */
  register(redirectUri: string): CalendarClientRegistration;
}

interface AuthorizationRequest {
  session: WebSession;
  state: string;
  codeChallenge: string;
  expiresAtMs: number;
}

interface Code {
  calendar: string;
  codeChallenge: string;
  expiresAtMs: number;
}

const house = 'Paper Calendar';
const requestLifetimeMs = 10 * 60_000;
const codeLifetimeMs = 60_000;

export async function startAuthorizationServer(now: () => number): Promise<AuthorizationServer> {
  let client: CalendarClientRegistration | undefined;
  const requests = new Map<string, AuthorizationRequest>();
  const codes = new Map<string, Code>();
  const tokens = createTokens(now);

  function showConsent({ query }: WebRequest, session: WebSession): WebReply {
    const { state, codeChallenge } = readAuthorization(query, client) ?? {};
    // Without a known client there is nowhere to send anybody back to.
    if (client === undefined || state === undefined || codeChallenge === undefined) {
      return problemPage(400, 'This request is not valid', 'Nothing was given to anybody.');
    }
    forgetLate(requests, now());
    const id = randomUUID();
    requests.set(id, { session, state, codeChallenge, expiresAtMs: now() + requestLifetimeMs });
    return {
      kind: 'page',
      status: 200,
      title: 'Share a calendar?',
      body: consentBody(id, session.formToken),
      formTargets: [new URL(client.redirectUri).origin],
    };
  }

  function decide({ form }: WebRequest, session: WebSession, issuer: string): WebReply {
    const id = form.get('request') ?? '';
    const request = requests.get(id);
    requests.delete(id); // decided once
    if (
      client === undefined ||
      request === undefined ||
      request.session !== session ||
      now() >= request.expiresAtMs
    ) {
      return problemPage(400, 'This request is over', 'Nothing was given to anybody.');
    }
    const location = new URL(client.redirectUri);
    const { state, codeChallenge } = request;
    if (form.get('decision') === 'allow') {
      const code = randomBytes(32).toString('base64url');
      const calendar = form.get('calendar') === 'work' ? 'work' : 'home';
      forgetLate(codes, now());
      codes.set(code, { calendar, codeChallenge, expiresAtMs: now() + codeLifetimeMs });
      location.searchParams.set('code', code);
    } else {
      location.searchParams.set('error', 'access_denied');
    }
    location.searchParams.set('state', state);
    location.searchParams.set('iss', issuer);
    return { kind: 'redirect', location: location.href };
  }

  function redeem(form: URLSearchParams): WebReply {
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code); // one use, also when what follows fails
    const isGood =
      granted !== undefined &&
      now() < granted.expiresAtMs &&
      form.get('redirect_uri') === client?.redirectUri &&
      challengeOf(form.get('code_verifier') ?? '') === granted.codeChallenge;
    return isGood ? tokenReply(tokens.issue(granted.calendar)) : invalidGrant;
  }

  function handOutTokens({ form, authorization }: WebRequest): WebReply {
    if (client === undefined || authorization !== basic(client)) {
      return { kind: 'json', status: 401, body: { error: 'invalid_client' } };
    }
    switch (form.get('grant_type') ?? '') {
      case 'authorization_code':
        return redeem(form);
      case 'refresh_token': {
        const renewed = tokens.renew(form.get('refresh_token') ?? '');
        return renewed === undefined ? invalidGrant : tokenReply(renewed);
      }
      default:
        return { kind: 'json', status: 400, body: { error: 'unsupported_grant_type' } };
    }
  }

  const running = await startWeb({
    house,
    port: 0,
    handler: (origin) => {
      // Cookies of one host are shared by all its ports, so the name has the port.
      const sessions = createWebSessions({ name: `calendar_${new URL(origin).port}`, now });
      const pages = sessions.guard((request, session) =>
        request.method === 'GET' ? showConsent(request, session) : decide(request, session, origin),
      );
      return (request) => {
        const route = `${request.method} /${request.path.join('/')}`;
        switch (route) {
          case 'GET /authorize':
          case 'POST /authorize':
            return pages(request);
          case 'POST /token':
            return handOutTokens(request);
          case 'GET /entries':
            return showEntries(request, tokens);
          default:
            return problemPage(404, 'Nothing here', 'Paper Calendar has no such page.');
        }
      };
    },
  });

  return {
    ...running,
    register: (redirectUri) => {
      client = {
        clientId: 'table-desk',
        clientSecret: randomBytes(32).toString('hex'),
        redirectUri,
      };
      return client;
    },
  };
}

function readAuthorization(
  query: URLSearchParams,
  client: CalendarClientRegistration | undefined,
): { state: string; codeChallenge: string } | undefined {
  const state = query.get('state');
  const codeChallenge = query.get('code_challenge');
  const isKnown =
    client !== undefined &&
    query.get('response_type') === 'code' &&
    query.get('client_id') === client.clientId &&
    query.get('redirect_uri') === client.redirectUri &&
    query.get('code_challenge_method') === 'S256';
  return isKnown && state !== null && codeChallenge !== null ? { state, codeChallenge } : undefined;
}

/** Opens to tokens of its own and to nothing else: another audience is 401 (S-TPA-2). */
function showEntries({ authorization }: WebRequest, tokens: Tokens): WebReply {
  const calendar = tokens.calendarOf(authorization.replace(/^Bearer /, ''));
  if (calendar === undefined)
    return { kind: 'json', status: 401, body: { error: 'invalid_token' } };
  return { kind: 'json', status: 200, body: { calendar, entries: entriesOf[calendar] ?? [] } };
}

const entriesOf: Readonly<Record<string, readonly string[]>> = {
  home: ['Thursday 18:00, piano lesson', 'Saturday 11:00, market with Ada'],
  work: ['Monday 09:30, stand-up', 'Wednesday 14:00, budget review'],
};

const invalidGrant: WebReply = { kind: 'json', status: 400, body: { error: 'invalid_grant' } };

function tokenReply(issued: ReturnType<Tokens['issue']>): WebReply {
  return {
    kind: 'json',
    status: 200,
    body: {
      token_type: 'Bearer',
      access_token: issued.accessToken,
      refresh_token: issued.refreshToken,
      expires_in: issued.expiresInS,
    },
  };
}

/** What a confidential client proves itself with at the token endpoint. */
export function basic({ clientId, clientSecret }: CalendarClientRegistration): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

/** PKCE, method S256. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function forgetLate(kept: Map<string, { expiresAtMs: number }>, nowMs: number): void {
  for (const [key, { expiresAtMs }] of kept) if (nowMs >= expiresAtMs) kept.delete(key);
}
