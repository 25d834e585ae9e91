// The calendar's page, as browsers meet it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPremises, type Premises } from '../premises.ts';
import { Browser, connect, signIn } from '../testing/browser.ts';
import type { Visit } from '../visits.ts';

const lifetimeMs = 1_800_000;
let clock: { nowMs: number };
let premises: Premises;
let visit: Visit;
let url: string;

beforeEach(async () => {
  clock = { nowMs: 0 };
  premises = createPremises({ now: () => clock.nowMs, visitLifetimeMs: lifetimeMs });
  ({ visit, url } = await openPage('alice', 'c1'));
});
afterEach(() => premises.close());

async function openPage(account: string, conversation: string) {
  const opened = premises.visits.open({ account, conversation, page: 'calendar', subject: '' });
  return { visit: opened, url: await premises.addressOf(opened) };
}

function expectNothingStored() {
  expect(visit.state).not.toBe('done');
  for (const account of ['alice', 'bob']) {
    expect(premises.accounts.calendarOf(account)).toBeUndefined();
  }
}

describe('connecting a calendar', () => {
  test('S-TPA-3, S-TPA-4: goes through sign-in, our page, the third party, and back', async () => {
    const browser = await new Browser().open(url);
    expect(browser.heading).toBe('Sign in to Table desk');
    await signIn(browser, 'Alice');
    expect(browser.heading).toBe('Connect your calendar');
    await browser.press('Continue to Paper Calendar');
    expect(browser.heading).toBe('Share a calendar?');
    expect(new URL(browser.url).origin).not.toBe(new URL(url).origin);
    expectNothingStored();
    await browser.press('Allow', { calendar: 'work' });
    expect(browser.heading).toBe('Your calendar is connected');
    expect(browser.url).toBe(url); // without the code of the callback
    await expect(visit.finished).resolves.toBe('done');
    const calendar = await premises.calendar();
    await expect(calendar.entriesOf('alice')).resolves.toMatchObject({ calendar: 'work' });
    // The second guest has none.
    await expect(calendar.entriesOf('bob')).rejects.toThrow('did not give');
  });

  test('S-TPA-4: the desk renews its access by itself, once for two calls at a time', async () => {
    await connect(new Browser(), url);
    const before = premises.accounts.calendarOf('alice');
    clock.nowMs = 300_000;
    const calendar = await premises.calendar();
    const both = await Promise.all([calendar.entriesOf('alice'), calendar.entriesOf('alice')]);
    expect(both).toMatchObject([{ calendar: 'work' }, { calendar: 'work' }]);
    expect(premises.accounts.calendarOf('alice')).not.toEqual(before);
  });

  test('S-STA-2: an account that is deleted meanwhile does not come back by a renewal', async () => {
    await connect(new Browser(), url);
    clock.nowMs = 300_000;
    const reading = (await premises.calendar()).entriesOf('alice');
    premises.accounts.erase('alice');
    await expect(reading).rejects.toThrow('did not give');
    expect(premises.accounts.calendarOf('alice')).toBeUndefined();
  });

  test('S-URL-1: the address holds a random handle and nothing else', async () => {
    const { pathname, search, hash } = new URL(url);
    expect(pathname).toMatch(/^\/calendar\/[\w-]{43}$/);
    expect(search + hash).toBe('');
    expect((await openPage('alice', 'c2')).url).not.toBe(url);
  });

  test('S-URL-2: a fresh browser with the address has to sign in, and may do nothing before', async () => {
    const stranger = await new Browser().open(url);
    expect(stranger.heading).toBe('Sign in to Table desk');
    const { hidden } = stranger.form('Sign in');
    for (const step of ['continue', 'refuse']) {
      await stranger.post(`${url}/${step}`, hidden);
      expect(stranger.heading).toBe('Sign in to Table desk');
    }
    expect(visit.state).toBe('open');
    await stranger.press('Sign in', { name: 'alice', password: 'wrong' });
    expect([stranger.status, stranger.heading]).toEqual([403, 'Sign in to Table desk']);
  });

  test("S-URL-5: Alice's address in Bob's browser is refused, and nothing is stored", async () => {
    const own = await openPage('bob', 'c2');
    const bob = await signIn(await new Browser().open(own.url), 'Bob');
    const { hidden } = bob.form('Continue to Paper Calendar');
    await bob.open(url);
    expect([bob.status, bob.heading]).toEqual([403, 'This page is not for you']);
    expect(bob.markup).not.toContain('Alice');
    for (const step of ['continue', 'refuse']) {
      await bob.post(`${url}/${step}`, hidden);
      expect(bob.status).toBe(403);
    }
    expect(visit.state).toBe('open');
    expectNothingStored();
    // Bob is not lost: he can leave, and Alice can still go on with her page.
    await bob.open(url);
    await bob.press('Sign out');
    expect(bob.heading).toBe('Sign in to Table desk');
    await connect(new Browser(), url);
    expect(visit.state).toBe('done');
  });

  test('S-URL-5: who changes the account on the way to the third party comes back to nothing', async () => {
    const browser = await signIn(await new Browser().open(url), 'Alice');
    const { action, hidden } = browser.form('Sign out');
    await browser.press('Continue to Paper Calendar');
    const consent = browser.form('Allow');
    const thirdParty = browser.url;
    await browser.post(new URL(action, url).href, hidden);
    await signIn(browser, 'Bob');
    await browser.post(new URL(consent.action, thirdParty).href, consent.hidden);
    expect([browser.status, browser.heading]).toEqual([403, 'Nothing was connected']);
    expectNothingStored();
  });

  test.each(['?account=bob', '?user=alice&sub=alice', '?handle=other', '#alice'])(
    'S-URL-6: what is added to the address (%s) says nothing about who is there',
    async (more) => {
      const stranger = await new Browser().open(url + more);
      expect(stranger.heading).toBe('Sign in to Table desk');
      await signIn(stranger, 'Bob');
      await stranger.open(url + more);
      expect(stranger.heading).toBe('This page is not for you');
    },
  );

  test.each([
    ['another handle', (path: string) => path.replace(/[\w-]{43}$/, 'A'.repeat(43))],
    ['a shortened handle', (path: string) => path.slice(0, -1)],
    ['no handle', () => '/calendar/'],
    ['the page of another kind', (path: string) => path.replace('/calendar/', '/deposit/')],
    ['more behind it', (path: string) => `${path}/continue`],
  ])('S-URL-6: %s leads nowhere', async (_case, edit) => {
    const browser = await signIn(await new Browser().open(url), 'Alice');
    const { pathname, origin } = new URL(url);
    await browser.open(origin + edit(pathname));
    expect([browser.status, browser.heading]).toEqual([404, 'Nothing here']);
  });

  test('S-URL-7: a used handle is used, and a late one is too late', async () => {
    const alice = await connect(new Browser(), url);
    const { accessToken } = premises.accounts.calendarOf('alice') ?? {};
    const other = await openPage('alice', 'c2');
    await alice.open(other.url);
    const { hidden } = alice.form('Continue to Paper Calendar');
    await alice.post(`${url}/continue`, hidden);
    expect(alice.heading).toBe('Your calendar is connected');
    expect(premises.accounts.calendarOf('alice')?.accessToken).toBe(accessToken);

    clock.nowMs = lifetimeMs;
    await alice.post(`${other.url}/continue`, hidden);
    expect([alice.status, alice.heading]).toEqual([410, 'This page is too old']);
    expect((await new Browser().open(other.url)).status).toBe(410);
  });

  test('S-URL-7: time that runs out at the third party leaves nothing', async () => {
    const alice = await signIn(await new Browser().open(url), 'Alice');
    clock.nowMs = lifetimeMs - 1000;
    await alice.open(url);
    await alice.press('Continue to Paper Calendar');
    clock.nowMs = lifetimeMs;
    await alice.press('Allow');
    expect(alice.heading).toBe('Nothing was connected');
    expectNothingStored();
  });

  test('S-ANS-1: no on our page, and no at the third party, end the visit without a calendar', async () => {
    const alice = await signIn(await new Browser().open(url), 'Alice');
    await alice.press('Not now');
    expect(alice.heading).toBe('All right, nothing was done');
    expect(visit.state).toBe('refused');

    const second = await openPage('alice', 'c2');
    await alice.open(second.url);
    await alice.press('Continue to Paper Calendar');
    await alice.press('Do not allow');
    expect(alice.heading).toBe('All right, nothing was done');
    expect(second.visit.state).toBe('refused');
    expectNothingStored();
  });

  test('a page that nobody waits for any more says so and stores nothing', async () => {
    const alice = await signIn(await new Browser().open(url), 'Alice');
    await alice.press('Continue to Paper Calendar');
    premises.visits.finish(visit, 'closed');
    await alice.press('Allow');
    expect(alice.heading).toBe('Nothing was connected');
    expect((await alice.open(url)).status).toBe(410);
    expectNothingStored();
  });
});

describe('the way back from the third party', () => {
  /** Alice before "Allow", and the callback that pressing it leads to. */
  async function atCallback() {
    const alice = await signIn(await new Browser().open(url), 'Alice');
    await alice.press('Continue to Paper Calendar');
    return { alice, callback: await alice.pressAndStay('Allow') };
  }

  test.each([
    ['a changed state', (query: URLSearchParams) => query.set('state', 'x')],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'http://127.0.0.1:1')],
    ['no issuer', (query: URLSearchParams) => query.delete('iss')],
    ['a changed code', (query: URLSearchParams) => query.set('code', 'x')],
  ])('S-TPA-3, S-URL-6: %s connects nothing', async (_case, edit) => {
    const { alice, callback } = await atCallback();
    edit(callback.searchParams);
    await alice.open(callback.href);
    expect([alice.status, alice.heading]).toEqual([403, 'Nothing was connected']);
    expectNothingStored();
  });

  test('S-TPA-3: state works once, and in the browser only that agreed', async () => {
    const { alice, callback } = await atCallback();
    const own = await openPage('bob', 'c2');
    const bob = await signIn(await new Browser().open(own.url), 'Bob');
    expect((await bob.open(callback.href)).heading).toBe('Nothing was connected');
    expect((await new Browser().open(callback.href)).heading).toBe('Nothing was connected');
    expectNothingStored();
    await alice.open(callback.href);
    expect(alice.heading).toBe('Your calendar is connected');
    await alice.open(callback.href);
    expect(alice.heading).toBe('Nothing was connected');
  });

  test('S-TPA-3: a state that came back with a wrong code is used up', async () => {
    const { alice, callback } = await atCallback();
    const wrong = new URL(callback);
    wrong.searchParams.set('code', 'x');
    await alice.open(wrong.href);
    await alice.open(callback.href);
    expect(alice.heading).toBe('Nothing was connected');
    expectNothingStored();
  });

  test('S-TPA-3: the code of another attempt connects nothing', async () => {
    const { alice, callback } = await atCallback();
    const first = callback.searchParams.get('code');
    await alice.open(url);
    await alice.press('Continue to Paper Calendar');
    // PKCE: a code belongs to the attempt that it was asked for in.
    const swapped = await alice.pressAndStay('Allow');
    swapped.searchParams.set('code', first ?? '');
    await alice.open(swapped.href);
    expect(alice.heading).toBe('Nothing was connected');
    expectNothingStored();
  });
});
