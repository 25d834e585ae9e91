import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  basic,
  challengeOf,
  startAuthorizationServer,
  type AuthorizationServer,
  type CalendarClientRegistration,
} from './authorizationServer.ts';

const redirectUri = 'http://127.0.0.1:9/calendar/callback';
const verifier = 'v'.repeat(43);
let clock: { nowMs: number };
let server: AuthorizationServer;
let client: CalendarClientRegistration;

beforeEach(async () => {
  clock = { nowMs: 0 };
  server = await startAuthorizationServer(() => clock.nowMs);
  client = server.register(redirectUri);
});
afterEach(() => server.close());

function authorizeUrl(edit: (query: URLSearchParams) => void = () => undefined): string {
  const url = new URL('/authorize', server.origin);
  const query = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    state: 'state-1',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  edit(url.searchParams);
  return url.href;
}

async function codeFor(browser = new Browser()): Promise<string> {
  await browser.open(authorizeUrl());
  const back = await browser.pressAndStay('Allow');
  expect(back.href.startsWith(redirectUri)).toBe(true);
  expect(back.searchParams.get('iss')).toBe(server.origin);
  return back.searchParams.get('code') ?? '';
}

interface TokenAnswer {
  status: number;
  error?: string;
  token_type?: string;
  access_token?: string;
  refresh_token?: string;
}

async function token(
  form: Record<string, string>,
  authorization = basic(client),
): Promise<TokenAnswer> {
  const response = await fetch(`${server.origin}/token`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: new URLSearchParams(form),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const redeem = (code: string, more = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...more,
  });

async function entriesWith(authorization: string): Promise<number> {
  const headers = { Authorization: authorization };
  return (await fetch(`${server.origin}/entries`, { headers })).status;
}

describe('the authorization server', () => {
  test.each<[string, (query: URLSearchParams) => void]>([
    ['another redirect address', (query) => query.set('redirect_uri', 'http://evil.example/')],
    ['a longer redirect address', (query) => query.set('redirect_uri', `${redirectUri}/x`)],
    ['another client', (query) => query.set('client_id', 'other')],
    ['no state', (query) => query.delete('state')],
    ['no challenge', (query) => query.delete('code_challenge')],
    ['a plain challenge', (query) => query.set('code_challenge_method', 'plain')],
  ])('S-TPA-3: asks nobody anything for %s', async (_case, edit) => {
    const browser = await new Browser().open(authorizeUrl(edit));
    expect([browser.status, browser.heading]).toEqual([400, 'This request is not valid']);
  });

  test('a decision counts once, in the browser that was asked, in time', async () => {
    const browser = await new Browser().open(authorizeUrl());
    const { action, hidden } = browser.form('Allow');
    const other = await new Browser().open(authorizeUrl());
    await other.post(action, { ...other.form('Allow').hidden, request: hidden['request'] ?? '' });
    expect(other.heading).toBe('This request is over');
    await browser.post(action, hidden);
    expect(browser.heading).toBe('This request is over');
    await browser.open(authorizeUrl());
    clock.nowMs = 600_000;
    await browser.press('Allow');
    expect(browser.heading).toBe('This request is over');
  });

  test('a code is good once, for its verifier and address, for a minute', async () => {
    const code = await codeFor();
    expect(await redeem(code)).toMatchObject({ status: 200, token_type: 'Bearer' });
    expect(await redeem(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    for (const wrong of [{ code_verifier: 'x' }, { redirect_uri: 'http://127.0.0.1:9/' }]) {
      const other = await codeFor();
      expect(await redeem(other, wrong)).toMatchObject({ error: 'invalid_grant' });
      expect(await redeem(other)).toMatchObject({ error: 'invalid_grant' });
    }
    const late = await codeFor();
    clock.nowMs = 60_000;
    expect(await redeem(late)).toMatchObject({ error: 'invalid_grant' });
  });

  test('only the registered client gets tokens', async () => {
    const code = await codeFor();
    const form = { grant_type: 'authorization_code', code };
    const forged = basic({ ...client, clientSecret: 'guessed' });
    expect(await token(form, forged)).toMatchObject({ status: 401, error: 'invalid_client' });
    expect(await token(form, '')).toMatchObject({ status: 401 });
    expect(await token({ grant_type: 'password' })).toMatchObject({ status: 400 });
  });

  test('a renewal works once, and access ends by itself', async () => {
    const first = await redeem(await codeFor());
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' };
    const second = await token(refresh);
    expect(await token(refresh)).toMatchObject({ error: 'invalid_grant' });
    expect(await entriesWith(`Bearer ${String(second.access_token)}`)).toBe(200);
    clock.nowMs = 300_000;
    expect(await entriesWith(`Bearer ${String(second.access_token)}`)).toBe(401);
  });

  test('S-TPA-2: a token of somebody else opens nothing', async () => {
    const { refresh_token } = await redeem(await codeFor());
    const foreign = ['', 'Bearer ', 'Bearer token-of-the-client', basic(client)];
    for (const authorization of [...foreign, `Bearer ${String(refresh_token)}`]) {
      expect(await entriesWith(authorization)).toBe(401);
    }
  });
});
