// The stories with pages, in 2025-11-25: asked by a request while the call waits, or demanded before it
// by error -32042.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPremises, type Premises } from './premises.ts';
import { Browser, card, connect, pay, signIn } from './testing/browser.ts';
import { PortClient } from './testing/portClient.ts';

const both = { form: {}, url: {} };
const completion = 'notifications/elicitation/complete';

let premises: Premises;

beforeEach(() => {
  premises = createPremises({ now: Date.now, visitLifetimeMs: 60_000 });
});
afterEach(() => premises.close());

async function open(elicitation: object | null = both, more = {}) {
  const { revision = '2025-11-25', ...options } = more as { revision?: string };
  const client = await PortClient.open({ era: 'legacy', premises, ...options });
  await client.initialize(revision, elicitation ?? undefined);
  return client;
}

interface UrlParams {
  mode: string;
  url: string;
  message: string;
  elicitationId: string;
}

async function nextQuestion(client: PortClient) {
  const { id, params } = await client.nextOf('elicitation/create');
  const answer = (result: object) => {
    client.post({ id, result });
  };
  return { id, params: params as UrlParams, answer };
}

const noticesOf = (client: PortClient) =>
  client.received.filter(({ method }) => method === completion);

describe('connecting a calendar', () => {
  test('S-ASK-3, S-ANS-4, S-U42-2: asks, waits for the page after consent, tells, and ends', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'connect_calendar' });
    const { params, answer } = await nextQuestion(client);
    expect(params).toEqual({
      mode: 'url',
      message: expect.stringMatching(/\w/),
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{43}$/),
      elicitationId: expect.stringMatching(/^[0-9a-f-]{36}$/), // S-STA-7
    });
    expect(params.url).not.toContain(params.elicitationId);
    answer({ action: 'accept' });
    const browser = await signIn(await new Browser().open(params.url), 'Alice');
    await browser.press('Continue to Paper Calendar');
    await client.request('ping', {});
    expect(client.received.some((message) => message['id'] === id)).toBe(false);
    await browser.press('Allow');
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'connected' } },
    });
    const { elicitationId } = params;
    expect(noticesOf(client)).toMatchObject([{ params: { elicitationId } }]);
    // The notice comes first: the result is the last word.
    expect(client.received.at(-1)).toMatchObject({ id });
  });

  test('S-U42-2: finished before consent is told at once, and the call still waits for the person', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'connect_calendar' });
    const { params, answer } = await nextQuestion(client);
    await connect(new Browser(), params.url);
    await client.nextOf(completion);
    expect(client.received.some((message) => message['id'] === id)).toBe(false);
    answer({ action: 'accept' });
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'connected' } },
    });
  });

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])(
    'S-ANS-1: %s ends the call, closes the page, and completes nothing',
    async (action, outcome) => {
      const client = await open();
      const id = client.start('tools/call', { name: 'connect_calendar' });
      const { params, answer } = await nextQuestion(client);
      answer({ action });
      expect(await client.responseTo(id)).toMatchObject({
        result: { structuredContent: { outcome } },
      });
      expect((await signIn(await new Browser().open(params.url), 'Alice')).status).toBe(410);
      expect(noticesOf(client)).toEqual([]);
    },
  );

  test('S-ANS-1: no on the page ends the call without a notice', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'connect_calendar' });
    const { params, answer } = await nextQuestion(client);
    answer({ action: 'accept' });
    await (await signIn(await new Browser().open(params.url), 'Alice')).press('Not now');
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'refused' } },
    });
    expect(noticesOf(client)).toEqual([]);
  });

  test('S-ANS-4: a page that is never finished ends the call in time, and is closed', async () => {
    const client = await open(both, { answerTimeoutMs: 200 });
    const id = client.start('tools/call', { name: 'connect_calendar' });
    const { params, answer } = await nextQuestion(client);
    answer({ action: 'accept' });
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'unfinished' } },
    });
    expect((await signIn(await new Browser().open(params.url), 'Alice')).status).toBe(410);
  });

  test('a stopped call closes its page, before consent and after', async () => {
    const client = await open();
    for (const consent of [false, true]) {
      const id = client.start('tools/call', { name: 'connect_calendar' });
      const { params, answer } = await nextQuestion(client);
      if (consent) answer({ action: 'accept' });
      await client.request('ping', {});
      client.post({ method: 'notifications/cancelled', params: { requestId: id } });
      await client.request('ping', {});
      const browser = await signIn(await new Browser().open(params.url), 'Alice');
      expect(browser.heading).toBe('Nobody waits for this page');
    }
  });

  test.each([
    ['an error', { error: { code: -32603, message: 'no browser' } }],
    ['nonsense', { result: { action: 'perhaps' } }],
  ])(
    'S-ANS-1: a client that answers with %s gets a result, and the page is closed',
    async (_case, reply) => {
      const client = await open();
      const id = client.start('tools/call', { name: 'connect_calendar' });
      const question = await nextQuestion(client);
      client.post({ id: question.id, ...reply });
      expect(await client.responseTo(id)).toMatchObject({
        result: { isError: true, structuredContent: { outcome: 'unanswered' } },
      });
      expect((await signIn(await new Browser().open(question.params.url), 'Alice')).status).toBe(
        410,
      );
    },
  );

  test('S-STA-1: two calls at a time have a page each', async () => {
    const client = await open();
    const ids = [1, 2].map(() => client.start('tools/call', { name: 'connect_calendar' }));
    const [one, two] = [await nextQuestion(client), await nextQuestion(client)];
    expect(one.params.url).not.toBe(two.params.url);
    expect(one.params.elicitationId).not.toBe(two.params.elicitationId);
    one.answer({ action: 'decline' });
    two.answer({ action: 'accept' });
    await connect(new Browser(), two.params.url);
    const outcomes = await Promise.all(ids.map((id) => client.responseTo(id)));
    expect(outcomes).toMatchObject([
      { result: { structuredContent: { outcome: 'declined' } } },
      { result: { structuredContent: { outcome: 'connected' } } },
    ]);
  });

  test('S-TPA-1, S-ASK-5: no token is on the wire, and later calls use it without asking', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'connect_calendar' });
    const { params, answer } = await nextQuestion(client);
    answer({ action: 'accept' });
    await connect(new Browser(), params.url);
    await client.responseTo(id);
    const later = await client.request('tools/call', { name: 'connect_calendar' });
    expect(later).toMatchObject({ result: { structuredContent: { calendar: 'work' } } });
    const { accessToken, refreshToken } = premises.accounts.calendarOf('alice')!;
    for (const secret of [accessToken, refreshToken, 'noodles"']) {
      expect(JSON.stringify(client.received)).not.toContain(secret);
    }
  });
});

describe('paying a deposit', () => {
  async function demanded(client: PortClient, reference = 'T-1042'): Promise<UrlParams> {
    const args = { name: 'pay_deposit', arguments: { reference } };
    const { error } = await client.request('tools/call', args);
    const { code, data } = error as { code: number; data: { elicitations: UrlParams[] } };
    expect(code).toBe(-32042);
    expect(data.elicitations).toHaveLength(1);
    return data.elicitations[0]!;
  }

  test('S-U42-1: -32042 until the page is done, then the code, then paid', async () => {
    const client = await open();
    const first = await demanded(client);
    expect(first).toEqual({
      mode: 'url',
      message: expect.stringContaining('T-1042'),
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/deposit\/[\w-]{43}$/),
      elicitationId: expect.any(String),
    });
    expect(await demanded(client)).toEqual(first); // not paid yet: the same page
    const shown = await pay(new Browser(), first.url);
    const notice = await client.nextOf(completion);
    expect(notice).toMatchObject({ params: { elicitationId: first.elicitationId } });

    const id = client.start('tools/call', { name: 'pay_deposit' });
    const { params, answer } = await nextQuestion(client);
    expect(params).toMatchObject({ mode: 'form' });
    answer({ action: 'accept', content: { code: shown } });
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'paid', reference: 'T-1042' } },
    });
    expect(noticesOf(client)).toHaveLength(1);
    const wire = JSON.stringify(client.received);
    for (const part of ['4242', card['valid-until'], shown]) expect(wire).not.toContain(part);
  });

  test('S-U42-2, S-STA-1: the notice goes to the client that asked, and a page is of that client', async () => {
    const [one, two] = [await open(), await open()];
    const [mine, theirs] = [await demanded(one), await demanded(two)];
    expect(mine.elicitationId).not.toBe(theirs.elicitationId);
    await pay(new Browser(), mine.url);
    await one.nextOf(completion);
    await two.request('ping', {});
    expect(noticesOf(two)).toEqual([]);
    // The other client still has to send its person to its own page.
    expect(await demanded(two)).toEqual(theirs);
  });

  test('S-STA-2: what was paid is the account’s, and counts in another session too', async () => {
    const [one, two] = [await open(), await open()];
    const { url } = await demanded(one);
    const shown = await pay(new Browser(), url);
    const id = one.start('tools/call', { name: 'pay_deposit' });
    (await nextQuestion(one)).answer({ action: 'accept', content: { code: shown } });
    await one.responseTo(id);
    expect(await two.request('tools/call', { name: 'pay_deposit' })).toMatchObject({
      result: { structuredContent: { outcome: 'paid' } },
    });
    await demanded(two, 'T-7');
  });

  test('no on the page is told on the next try, and the one after begins anew', async () => {
    const client = await open();
    const first = await demanded(client);
    await (await new Browser().open(first.url)).press('Not now');
    expect(await client.request('tools/call', { name: 'pay_deposit' })).toMatchObject({
      result: { structuredContent: { outcome: 'refused' } },
    });
    expect((await demanded(client)).url).not.toBe(first.url);
    expect(noticesOf(client)).toEqual([]);
  });

  test('three wrong codes end it, and the next call begins anew', async () => {
    const client = await open();
    const first = await demanded(client);
    await pay(new Browser(), first.url);
    const id = client.start('tools/call', { name: 'pay_deposit' });
    for (let tries = 1; tries <= 3; tries += 1) {
      (await nextQuestion(client)).answer({ action: 'accept', content: { code: 'AAAAAA' } });
    }
    expect(await client.responseTo(id)).toMatchObject({
      result: { isError: true, structuredContent: { outcome: 'wrong-code' } },
    });
    expect((await demanded(client)).url).not.toBe(first.url);
  });
});

describe('what the client declared', () => {
  test.each([
    ['connect_calendar', { form: {} }, '2025-11-25'],
    ['connect_calendar', {}, '2025-11-25'],
    ['connect_calendar', null, '2025-11-25'],
    ['connect_calendar', { form: {}, url: {} }, '2025-06-18'],
    ['pay_deposit', { form: {} }, '2025-11-25'],
    ['pay_deposit', { url: {} }, '2025-11-25'],
    ['pay_deposit', { form: {}, url: {} }, '2025-06-18'],
  ])('S-ASK-1: %s with %j in %s is told what is missing', async (name, elicitation, revision) => {
    const client = await open(elicitation, { revision });
    const { result } = await client.request('tools/call', { name });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { outcome: 'cannot-ask' },
      content: [{ text: expect.stringContaining('URL mode') }],
    });
    expect(client.received.filter(({ method }) => method !== undefined)).toEqual([]);
  });
});
