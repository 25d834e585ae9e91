// The stories with pages, in the 2026-07-28 generation: a page's address is a question in a result.
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPremises, type Premises } from './premises.ts';
import { createRequestStateSeal } from './requestState.ts';
import { Browser, card, connect, pay, signIn } from './testing/browser.ts';
import { modernMeta, PortClient } from './testing/portClient.ts';

const both = { form: {}, url: {} };
const agreed = { page: { action: 'accept' } };

let clock: { nowMs: number };
let premises: Premises;
let client: PortClient;

beforeEach(async () => {
  clock = { nowMs: 0 };
  const now = () => clock.nowMs;
  premises = createPremises({ now, visitLifetimeMs: 1000 });
  client = await open(premises);
});
afterEach(() => premises.close());

function open(house: Premises) {
  const seal = createRequestStateSeal({ now: () => clock.nowMs, lifetimeMs: 5000 });
  return PortClient.open({ era: 'modern', seal, premises: house });
}

interface Round {
  resultType: string;
  requestState: string;
  inputRequests: Record<string, { params: { mode: string; url: string; message: string } }>;
  structuredContent?: Record<string, unknown>;
}

async function call(name: string, more: object = {}, elicitation: object = both, from = client) {
  const params = { name, arguments: {}, _meta: modernMeta(elicitation), ...more };
  const answer = await from.request('tools/call', params);
  return (answer['result'] ?? answer) as Round;
}

const retry = (name: string, { requestState }: Round, inputResponses: object = agreed) =>
  call(name, { requestState, inputResponses });

const urlOf = ({ inputRequests }: Round) => inputRequests['page']?.params.url ?? '';
const outcomeOf = ({ structuredContent }: Round) => structuredContent?.['outcome'];
const code = (typed: string, tries = 1) => ({
  [`code-${String(tries)}`]: { action: 'accept', content: { code: typed } },
});

/** All that the MCP side ever got, as text. */
const wire = () => JSON.stringify(client.received);

describe('connecting a calendar', () => {
  test('S-ANS-4, C-MRT-16: accept is consent only; the same address is asked for until the page is done', async () => {
    const first = await call('connect_calendar');
    expect(first.inputRequests).toEqual({
      page: {
        method: 'elicitation/create',
        params: { mode: 'url', url: expect.any(String), message: expect.any(String) },
      },
    });
    let round = first;
    for (let tries = 1; tries <= 5; tries += 1) {
      round = await retry('connect_calendar', round);
      expect(urlOf(round)).toBe(urlOf(first));
    }
    const browser = await signIn(await new Browser().open(urlOf(first)), 'Alice');
    round = await retry('connect_calendar', round);
    expect(urlOf(round)).toBe(urlOf(first));
    await browser.press('Continue to Paper Calendar');
    await browser.press('Allow');
    const last = await retry('connect_calendar', round);
    expect(last.structuredContent).toMatchObject({ outcome: 'connected', calendar: 'home' });
    // S-ASK-5: later calls use it and ask nothing.
    expect(outcomeOf(await call('connect_calendar'))).toBe('connected');
    // S-STA-6
    expect(await retry('connect_calendar', round)).toMatchObject({ error: { code: -32602 } });
  });

  test('finished before consent is finished', async () => {
    const first = await call('connect_calendar');
    await connect(new Browser(), urlOf(first));
    expect(outcomeOf(await retry('connect_calendar', first))).toBe('connected');
  });

  test('S-ANS-1: declined, cancelled, and refused on the page are three results', async () => {
    const outcomes: unknown[] = [];
    for (const action of ['decline', 'cancel']) {
      const first = await call('connect_calendar');
      outcomes.push(outcomeOf(await retry('connect_calendar', first, { page: { action } })));
      // The page is of no use any more.
      expect((await signIn(await new Browser().open(urlOf(first)), 'Alice')).status).toBe(410);
    }
    const first = await call('connect_calendar');
    await (await signIn(await new Browser().open(urlOf(first)), 'Alice')).press('Not now');
    outcomes.push(outcomeOf(await retry('connect_calendar', first)));
    expect(outcomes).toEqual(['declined', 'cancelled', 'refused']);
  });

  test('S-ANS-3: without a reply it asks again, three times in all', async () => {
    let round = await call('connect_calendar');
    for (let tries = 1; tries < 3; tries += 1) {
      round = await retry('connect_calendar', round, {});
      expect(round.resultType).toBe('input_required');
    }
    expect(outcomeOf(await retry('connect_calendar', round, {}))).toBe('unanswered');
  });

  test('S-URL-7: a page that is too late is replaced by another address', async () => {
    const first = await call('connect_calendar');
    clock.nowMs = 1000;
    const second = await retry('connect_calendar', first);
    expect(second.resultType).toBe('input_required');
    expect(urlOf(second)).not.toBe(urlOf(first));
  });

  test('S-STA-1: every conversation has an address of its own, and none is found by the account', async () => {
    const [one, two] = [await call('connect_calendar'), await call('connect_calendar')];
    expect(urlOf(one)).not.toBe(urlOf(two));
    await (await signIn(await new Browser().open(urlOf(one)), 'Alice')).press('Not now');
    expect((await retry('connect_calendar', two)).resultType).toBe('input_required');
  });

  test('S-TPA-5, S-STA-3: who signs in on the page changes nobody in the session', async () => {
    const first = await call('connect_calendar');
    const bob = await signIn(await new Browser().open(urlOf(first)), 'Bob');
    expect(bob.status).toBe(403);
    expect((await retry('connect_calendar', first)).resultType).toBe('input_required');
    await connect(new Browser(), urlOf(first));
    expect(premises.accounts.calendarOf('bob')).toBeUndefined();
    expect(premises.accounts.calendarOf('alice')).toBeDefined();
  });

  test('S-STA-3: the account is that of the program, whatever the client says', async () => {
    const house = createPremises({ now: Date.now, visitLifetimeMs: 60_000, user: 'bob' });
    const bobs = await open(house);
    const claim = { _meta: { ...modernMeta(both), user: 'alice', sub: 'alice' } };
    const first = await call('connect_calendar', claim, both, bobs);
    expect((await signIn(await new Browser().open(urlOf(first)), 'Alice')).status).toBe(403);
    await house.close();
  });

  test('S-TPA-1, S-URL-1: no token, code, secret or name is ever on the wire', async () => {
    const first = await call('connect_calendar');
    const browser = await connect(new Browser(), urlOf(first));
    const callback = browser.visited.find((address) => address.includes('code=')) ?? '';
    const secrets = [...new URL(callback).searchParams.values()].filter(
      (value) => value.length > 30,
    );
    const early = premises.accounts.calendarOf('alice');
    await retry('connect_calendar', first);
    clock.nowMs = 400_000;
    await call('connect_calendar');
    const late = premises.accounts.calendarOf('alice');
    secrets.push(...[early, late].flatMap((grant) => [grant!.accessToken, grant!.refreshToken]));
    expect(new Set(secrets).size).toBe(6);
    for (const secret of [...secrets, ...browser.cookies.split(/=|; /), 'noodles"']) {
      expect(wire()).not.toContain(secret);
    }
    expect(urlOf(first)).not.toMatch(/alice/i);
  });

  test('a calendar that cannot be read is an error without details', async () => {
    await connect(new Browser(), urlOf(await call('connect_calendar')));
    const grant = { accessToken: 'marker-access', refreshToken: 'marker-refresh', expiresAtMs: 0 };
    premises.accounts.keepCalendar('alice', grant);
    expect(outcomeOf(await call('connect_calendar'))).toBe('unreadable');
    expect(wire()).not.toContain('marker');
  });
});

describe('paying a deposit', () => {
  /** Up to the question for the code. */
  async function payUntilCode() {
    const first = await call('pay_deposit');
    const shown = await pay(new Browser(), urlOf(first));
    const round = await retry('pay_deposit', first);
    return { shown, round };
  }

  test('S-URL-7, S-ASK-4: the page, then the code that it shows, then paid', async () => {
    const first = await call('pay_deposit');
    expect(urlOf(await retry('pay_deposit', first))).toBe(urlOf(first));
    const shown = await pay(new Browser(), urlOf(first));
    const second = await retry('pay_deposit', first);
    expect(second.inputRequests).toMatchObject({
      'code-1': { params: { mode: 'form', requestedSchema: { properties: { code: {} } } } },
    });
    const third = await retry('pay_deposit', second, code(shown));
    expect(third.structuredContent).toMatchObject({ outcome: 'paid', reference: 'T-1042' });
    // It is paid for good, and for this booking alone.
    const again = await call('pay_deposit', {}, {});
    expect(again.structuredContent).toEqual(third.structuredContent);
    const other = await call('pay_deposit', { arguments: { reference: 'T-7' } });
    expect(other.resultType).toBe('input_required');
  });

  test('S-URL-7: a wrong code is asked for again, and three end it', async () => {
    const { shown, round } = await payUntilCode();
    const second = await retry('pay_deposit', round, code('AAAAAA'));
    expect(second.inputRequests['code-2']?.params.message).toContain('That was not the code');
    const third = await retry('pay_deposit', second, code('AAAAAA', 2));
    const last = await retry('pay_deposit', third, code('AAAAAA', 3));
    expect(last).toMatchObject({ isError: true, structuredContent: { outcome: 'wrong-code' } });
    // An older round comes too late, with the right code as well.
    expect(await retry('pay_deposit', round, code(shown))).toMatchObject({ error: {} });
    expect(premises.accounts.depositOf('alice', 'T-1042')).toBeUndefined();
  });

  test('S-STA-6, S-URL-7: repeating an old round gives no more tries', async () => {
    const { shown, round } = await payUntilCode();
    for (let tries = 1; tries <= 10; tries += 1) {
      const told = await retry('pay_deposit', round, code('AAAAAA'));
      expect(told.resultType).toBe('input_required');
    }
    // Only the first of them counted; the person is still asked, with a key of its own.
    const now = await retry('pay_deposit', round, {});
    expect(Object.keys(now.inputRequests)).toEqual(['code-2']);
    expect(outcomeOf(await retry('pay_deposit', now, code(shown, 2)))).toBe('paid');
  });

  test('S-ANS-1: declining or cancelling the code drops the payment', async () => {
    for (const [action, outcome] of [
      ['decline', 'declined'],
      ['cancel', 'cancelled'],
    ]) {
      const { round } = await payUntilCode();
      const told = await retry('pay_deposit', round, { 'code-1': { action } });
      expect(outcomeOf(told)).toBe(outcome);
    }
    expect(premises.accounts.depositOf('alice', 'T-1042')).toBeUndefined();
  });

  test('S-URL-7: the code of another payment does not fit', async () => {
    const [one, two] = [await payUntilCode(), await payUntilCode()];
    const told = await retry('pay_deposit', one.round, code(two.shown));
    expect(told.resultType).toBe('input_required');
  });

  test('S-ANS-3: a code that nobody has asked for yet is no try', async () => {
    const first = await call('pay_deposit');
    const forged = { ...agreed, ...code('AAAAAA') };
    expect(urlOf(await retry('pay_deposit', first, forged))).toBe(urlOf(first));
    await pay(new Browser(), urlOf(first));
    const round = await retry('pay_deposit', first, forged);
    expect(Object.keys(round.inputRequests)).toEqual(['code-1']);
  });

  test('S-ANS-3: a page that is done needs no reply any more', async () => {
    const first = await call('pay_deposit');
    const second = await retry('pay_deposit', await retry('pay_deposit', first, {}), {});
    await pay(new Browser(), urlOf(first));
    const round = await retry('pay_deposit', second, {});
    expect(Object.keys(round.inputRequests)).toEqual(['code-1']);
  });

  test('S-ASK-5: no part of the card is ever on the wire', async () => {
    const { shown, round } = await payUntilCode();
    await retry('pay_deposit', round, code(shown));
    for (const part of [card['card-number'], '4242', card['valid-until'], shown]) {
      expect(wire()).not.toContain(part);
    }
  });
});

describe('what the client declared', () => {
  test.each([
    ['connect_calendar', {}, { url: {} }],
    ['connect_calendar', { form: {} }, { url: {} }],
    ['pay_deposit', { form: {} }, { url: {} }],
    ['pay_deposit', { url: {} }, { form: {} }],
    ['pay_deposit', undefined, { form: {}, url: {} }],
    ['delete_account', { url: {} }, { form: {} }],
  ])(
    'S-ASK-1, S-ASK-2: %s with %j is -32021, and opens no page',
    async (name, declared, missing) => {
      let opened = 0;
      const addressOf: Premises['addressOf'] = (visit) => {
        opened += 1;
        return premises.addressOf(visit);
      };
      const watched = await open({ ...premises, addressOf });
      // An earlier request with the capability gives no leave for the next one.
      await call(name, {}, both, watched);
      const before = opened;
      const params = { name, arguments: {}, _meta: modernMeta(declared) };
      expect(await watched.request('tools/call', params)).toMatchObject({
        error: { code: -32021, data: { requiredCapabilities: { elicitation: missing } } },
      });
      expect(opened).toBe(before);
    },
  );
});

test('a taken port is told in words, and the next call may find it free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const pagePort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const house = createPremises({ now: Date.now, visitLifetimeMs: 60_000, pagePort });
  const caller = await open(house);
  const told = await call('connect_calendar', {}, both, caller);
  expect(told).toMatchObject({ isError: true, structuredContent: { outcome: 'unavailable' } });
  await new Promise((resolve) => other.close(resolve));
  const found = await call('connect_calendar', {}, both, caller);
  expect(new URL(urlOf(found)).port).toBe(String(pagePort));
  await house.close();
});

describe('deleting the account', () => {
  const confirm = (answer: object) => ({ confirm: answer });

  test('S-ANS-1: yes, no tick, decline and cancel are four results, and only yes deletes', async () => {
    await connect(new Browser(), urlOf(await call('connect_calendar')));
    const outcomes: unknown[] = [];
    for (const answer of [
      { action: 'accept', content: { confirm: false } },
      { action: 'decline' },
      { action: 'cancel' },
      { action: 'accept', content: { confirm: true } },
    ]) {
      expect(premises.accounts.calendarOf('alice')).toBeDefined();
      const first = await call('delete_account');
      expect(first.inputRequests['confirm']?.params.message).toContain('a calendar connected');
      outcomes.push(outcomeOf(await retry('delete_account', first, confirm(answer))));
    }
    expect(outcomes).toEqual(['kept', 'declined', 'cancelled', 'account-deleted']);
    expect(premises.accounts.calendarOf('alice')).toBeUndefined();
  });

  test('open pages end with the account, and its browsers are signed out', async () => {
    const page = await call('connect_calendar');
    const browser = await signIn(await new Browser().open(urlOf(page)), 'Alice');
    const { action, hidden } = browser.form('Continue to Paper Calendar');
    const first = await call('delete_account');
    await retry('delete_account', first, confirm({ action: 'accept', content: { confirm: true } }));
    expect((await browser.post(action, hidden)).status).toBe(403);
    expect((await browser.open(urlOf(page))).heading).toBe('Sign in to Table desk');
    expect((await signIn(browser, 'Alice')).status).toBe(410);
  });
});
