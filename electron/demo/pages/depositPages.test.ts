// The deposit's page, as browsers meet it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPremises, type Premises } from '../premises.ts';
import { Browser, card, codeOn, pay, signIn } from '../testing/browser.ts';
import type { Visit } from '../visits.ts';

let clock: { nowMs: number };
let premises: Premises;
let visit: Visit;
let url: string;

beforeEach(async () => {
  clock = { nowMs: 0 };
  premises = createPremises({ now: () => clock.nowMs, visitLifetimeMs: 1000 });
  const key = { account: 'alice', conversation: 'c', page: 'deposit', subject: 'T-1' } as const;
  visit = premises.visits.open(key);
  url = await premises.addressOf(visit);
});
afterEach(() => premises.close());

const isPaid = () => premises.accounts.depositOf('alice', 'T-1') !== undefined;

describe('paying a deposit', () => {
  test('S-URL-7: shows a code, and nothing is paid until it was typed in the app', async () => {
    const browser = new Browser();
    const code = await pay(browser, url);
    expect(code).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    expect(browser.heading).toBe('One more step');
    expect(visit.state).toBe('done');
    expect(isPaid()).toBe(false);
    // Looked at again it shows the same code; no second payment begins.
    expect(codeOn(await browser.open(url))).toBe(code);
    expect(premises.payments.confirm(visit, code.toLowerCase().replace('-', ' '))).toBeDefined();
    expect(isPaid()).toBe(true);
    await browser.open(url);
    expect(browser.heading).toBe('The deposit is paid');
    expect(codeOn(browser)).toBe('');
  });

  test('S-URL-7: three wrong codes use the payment up, also for the right one', async () => {
    const code = await pay(new Browser(), url);
    for (let round = 1; round <= 3; round += 1) {
      expect(premises.payments.confirm(visit, 'AAA-AAA')).toBeUndefined();
    }
    expect(premises.payments.confirm(visit, code)).toBeUndefined();
    expect(isPaid()).toBe(false);
  });

  test('S-URL-7: belongs to the first browser; another one sees neither form nor code', async () => {
    const first = await new Browser().open(url);
    const other = await new Browser().open(url);
    expect([other.status, other.heading]).toEqual([403, 'Already open elsewhere']);
    const code = await pay(first, url);
    expect(code).not.toBe('');
    expect((await other.open(url)).markup).not.toContain(code);
    // A token of its own does not help the other one.
    const free = { account: 'bob', conversation: 'c', page: 'deposit', subject: '' } as const;
    await other.open(await premises.addressOf(premises.visits.open(free)));
    await other.post(`${url}/pay`, { ...other.form('Not now').hidden, ...card });
    expect([other.status, other.heading]).toEqual([403, 'Already open elsewhere']);
  });

  test('S-URL-5: somebody who is known to be another guest is refused', async () => {
    const key = { account: 'bob', conversation: 'c', page: 'calendar', subject: '' } as const;
    const own = premises.visits.open(key);
    const bob = await signIn(await new Browser().open(await premises.addressOf(own)), 'Bob');
    await bob.open(url);
    expect([bob.status, bob.heading]).toEqual([403, 'This page is not for you']);
    // And did not take the page from the one for whom it was made.
    expect(await pay(new Browser(), url)).not.toBe('');
  });

  test('S-URL-7: a closed, late or refused page takes no card', async () => {
    const browser = await new Browser().open(url);
    const { action, hidden } = browser.form('Pay € 20.00');
    await browser.press('Not now');
    expect(browser.heading).toBe('All right, nothing was done');
    await browser.post(action, { ...hidden, ...card });
    expect(browser.heading).toBe('All right, nothing was done');
    premises.visits.finish(visit, 'closed');
    await browser.post(action, { ...hidden, ...card });
    expect([browser.status, browser.heading]).toEqual([410, 'Nobody waits for this page']);
    clock.nowMs = 1000;
    await browser.post(action, { ...hidden, ...card });
    expect([browser.status, browser.heading]).toEqual([410, 'This page is too old']);
    expect(premises.payments.codeOf(visit)).toBeUndefined();
  });

  test.each([
    ['card-number', '4242', 'A card number has 12 to 19 digits.'],
    ['valid-until', '13/34', 'Please write the month and year as on the card, such as 12/34.'],
    ['security-code', 'abc', 'A security code has 3 or 4 digits.'],
  ])('says what is wrong with the %s, and repeats no part of the card', async (field, bad, why) => {
    const browser = await new Browser().open(url);
    await browser.press('Pay € 20.00', { ...card, [field]: bad });
    expect([browser.status, browser.heading]).toEqual([422, 'Pay a deposit']);
    expect(browser.markup).toContain(why);
    expect(browser.markup).not.toContain('value="4242');
    expect(browser.markup).not.toContain('987');
    expect(visit.state).toBe('open');
  });

  test('S-ASK-5: the card is kept nowhere', async () => {
    await pay(new Browser(), url);
    const { account, subject, state } = visit;
    expect({ account, subject, state }).toEqual({
      account: 'alice',
      subject: 'T-1',
      state: 'done',
    });
    premises.payments.confirm(visit, premises.payments.codeOf(visit) ?? '');
    const deposit = premises.accounts.depositOf('alice', 'T-1');
    expect(Object.keys(deposit ?? {})).toEqual(['receipt']);
  });
});
