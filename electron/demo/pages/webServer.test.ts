// The protections that every page has, whatever it is about.
import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPremises, type Premises } from '../premises.ts';
import { Browser, signIn } from '../testing/browser.ts';
import type { Visit } from '../visits.ts';

let premises: Premises;
let visit: Visit;
let url: string;

beforeEach(async () => {
  premises = createPremises({ now: Date.now, visitLifetimeMs: 60_000 });
  const key = { account: 'alice', conversation: 'c', page: 'calendar', subject: '' } as const;
  visit = premises.visits.open(key);
  url = await premises.addressOf(visit);
});
afterEach(() => premises.close());

/** "Not now": the shortest form that changes something. */
async function beforeRefusing() {
  const alice = await signIn(await new Browser().open(url), 'Alice');
  return { alice, ...alice.form('Not now') };
}

describe('every page', () => {
  test('S-URL-8: is not framed, kept, referred from, or mixed with anything from elsewhere', async () => {
    const browser = await new Browser().open(url);
    const pages = [browser.headers];
    pages.push((await signIn(browser, 'Alice')).headers);
    pages.push((await browser.press('Continue to Paper Calendar')).headers);
    pages.push((await browser.open(`${new URL(url).origin}/no/such/page`)).headers);
    pages.push((await browser.open(`${new URL(url).origin}/style.css`)).headers);
    for (const headers of pages) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; style-src 'self'; form-action 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('S-URL-8: has no script, and takes nothing from another origin', async () => {
    const { alice } = await beforeRefusing();
    expect(alice.markup).not.toMatch(/<script|javascript:|\son\w+=|https?:\/\//);
    expect(alice.markup.match(/(?:src|href)="[^"]*"/g)).toEqual(['href="/style.css"']);
  });

  test('S-URL-8: leads a form to the third party only where it has to', async () => {
    const browser = await new Browser().open(url);
    expect(browser.headers.get('content-security-policy')).toContain("form-action 'self';");
    await signIn(browser, 'Alice');
    const { origin } = await premises.calendar();
    expect(browser.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${origin};`,
    );
  });

  test('S-URL-4, S-TRN-3: is served on 127.0.0.1 and under that name alone', async () => {
    expect(new URL(url).protocol + new URL(url).hostname).toBe('http:127.0.0.1');
    await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
    expect(await statusWithHost(url, 'evil.example')).toBe(403);
    expect(await statusWithHost(url, `localhost:${new URL(url).port}`)).toBe(403);
    expect(await statusWithHost(url, new URL(url).host)).toBe(200);
  });

  test('its cookie is for this server alone and out of reach for pages', async () => {
    const cookie = (await new Browser().open(url)).headers.get('set-cookie');
    expect(cookie).toMatch(/^desk_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    // Two servers on one computer share a jar: the port in the name keeps them apart.
    expect(cookie).toContain(`desk_${new URL(url).port}=`);
  });
});

describe('a form', () => {
  test('S-URL-8: counts with its token', async () => {
    const { alice, action, hidden } = await beforeRefusing();
    await alice.post(action, hidden);
    expect(visit.state).toBe('refused');
  });

  test.each<[string, (token: string) => Record<string, string>]>([
    ['without its token', () => ({})],
    ['with an empty token', () => ({ 'form-token': '' })],
    ['with a changed token', (token) => ({ 'form-token': `${token.slice(0, -1)}!` })],
  ])('S-URL-8: is refused %s', async (_case, edit) => {
    const { alice, action, hidden } = await beforeRefusing();
    await alice.post(action, edit(hidden['form-token'] ?? ''));
    expect([alice.status, alice.heading]).toEqual([403, 'This form is out of date']);
    expect(visit.state).toBe('open');
  });

  test("S-URL-8: is refused with another browser's token, or one from before signing in", async () => {
    const early = (await new Browser().open(url)).form('Sign in').hidden;
    const { alice, action } = await beforeRefusing();
    await alice.post(action, early);
    expect(alice.heading).toBe('This form is out of date');

    const browser = await new Browser().open(url);
    const own = browser.form('Sign in').hidden;
    const cookie = browser.cookies;
    await signIn(browser, 'Alice');
    expect(browser.cookies).not.toBe(cookie); // whoever planted the first cookie is not signed in
    await browser.post(action, own);
    expect(browser.heading).toBe('This form is out of date');
    expect(visit.state).toBe('open');
  });

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['another port of this computer', { Origin: 'http://127.0.0.1:9' }],
    ['what the browser calls another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['what the browser calls the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a script', { 'Content-Type': 'application/json' }],
    ['a plain-text form', { 'Content-Type': 'text/plain' }],
  ])('S-URL-8: is refused from %s, even with the right token', async (_case, headers) => {
    const { alice, action, hidden } = await beforeRefusing();
    await alice.post(action, hidden, headers);
    expect([alice.status, alice.heading]).toEqual([403, 'Not from here']);
    expect(visit.state).toBe('open');
  });

  test('S-URL-8: may come with the origin "null", as it does from pages without a referrer', async () => {
    const { alice, action, hidden } = await beforeRefusing();
    await alice.post(action, hidden, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' });
    expect(visit.state).toBe('refused');
  });

  test('a form is not sent by an address, nor with more than fits', async () => {
    const { alice, action, hidden } = await beforeRefusing();
    await alice.open(`${new URL(action, url).href}?${new URLSearchParams(hidden).toString()}`);
    expect(alice.status).toBe(404);
    await alice.open(url);
    await alice.post(action, { ...hidden, more: 'x'.repeat(9000) });
    expect(alice.status).toBe(413);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
    expect(visit.state).toBe('open');
  });
});

test('text from a tool call is text on the page', async () => {
  const subject = '<b onclick="x">&\'"</b>';
  const key = { account: 'alice', conversation: 'c', page: 'deposit', subject } as const;
  const deposit = premises.visits.open(key);
  const { markup } = await new Browser().open(await premises.addressOf(deposit));
  expect(markup).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;&quot;&lt;/b&gt;');
  expect(markup).not.toContain('<b ');
});

/** `fetch` does not let anyone set the Host header. */
function statusWithHost(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
