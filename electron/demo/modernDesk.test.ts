import { describe, expect, test } from 'vitest';
import { createRequestStateSeal } from './requestState.ts';
import { modernMeta, PortClient } from './testing/portClient.ts';
import { deskTools } from './tools/deskTools.ts';

const form = { form: {} };
const goodBooking = { name: 'Ada', email: 'ada@example.com', date: '2027-01-02', seating: 'bar' };

function call(name: string, more: object = {}, elicitation: object | undefined = form) {
  return { name, arguments: {}, _meta: modernMeta(elicitation), ...more };
}

/** Calls a tool and returns the result of its first round. */
async function ask(client: PortClient, name: string) {
  const { result } = await client.request('tools/call', call(name));
  return result as { requestState: string; inputRequests: Record<string, unknown> };
}

function open(clock = { nowMs: 0 }) {
  const seal = createRequestStateSeal({ now: () => clock.nowMs, lifetimeMs: 1000 });
  return PortClient.open({ era: 'modern', seal });
}

describe('the 2026-07-28 desk', () => {
  test('S-TRN-1: says on every result what it is, and how long lists and reads may be kept', async () => {
    const client = await open();
    const _meta = modernMeta();
    const cacheable: [string, object][] = [
      ['server/discover', {}],
      ['tools/list', {}],
      ['resources/list', {}],
      ['resources/read', { uri: 'desk://menu/today' }],
    ];
    for (const [method, params] of cacheable) {
      const { result } = await client.request(method, { ...params, _meta });
      expect(result, method).toMatchObject({
        resultType: 'complete',
        ttlMs: expect.any(Number),
        cacheScope: expect.stringMatching(/^(public|private)$/),
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'frontdesk-demo-desk' } },
      });
    }
    const { result } = await client.request('tools/call', call('menu'));
    expect(result).toMatchObject({ resultType: 'complete' });
  });

  test.each([
    ['nothing', undefined],
    ['URL mode alone', { url: {} }],
  ])('S-ASK-1, S-ASK-2: a client that declares %s gets -32021', async (_case, elicitation) => {
    const client = await open();
    // An earlier request with the capability gives no leave for the next one.
    await client.request('tools/call', call('order_noodles'));
    const { error } = await client.request(
      'tools/call',
      call('order_noodles', { _meta: modernMeta(elicitation) }),
    );
    expect(error).toMatchObject({
      code: -32021,
      data: { requiredCapabilities: { elicitation: { form: {} } } },
    });
  });

  test('S-ASK-1: an empty declaration is form mode', async () => {
    const client = await open();
    const { result } = await client.request('tools/call', call('order_noodles', {}, {}));
    expect(result).toMatchObject({ resultType: 'input_required' });
  });

  test('S-ASK-3, S-ASK-6, S-U42-3: each question is inside a result, never a request', async () => {
    const client = await open();
    for (const { definition } of deskTools) {
      const args = definition.name === 'floor_plan' ? { arguments: { room: {}, tables: [] } } : {};
      if (definition.name === 'slow_kitchen') continue;
      const both = { form: {}, url: {} };
      const { result } = await client.request('tools/call', call(definition.name, args, both));
      const { inputRequests, requestState, resultType } = result as Record<string, unknown>;
      if (resultType !== 'input_required') continue;
      expect(requestState).toEqual(expect.any(String));
      for (const request of Object.values(inputRequests as object)) {
        const message: unknown = expect.stringMatching(/\w/);
        const form = { mode: 'form', requestedSchema: expect.objectContaining({ type: 'object' }) };
        const page = { mode: 'url', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\//) };
        const asked = 'url' in (request as { params: object }).params ? page : form;
        // `elicitationId` is not of this generation.
        expect(request).toEqual({ method: 'elicitation/create', params: { message, ...asked } });
      }
    }
    expect(client.received.filter((message) => 'method' in message)).toEqual([]);
  });

  test('S-ANS-1: accept, decline and cancel end in three different results', async () => {
    const client = await open();
    const outcomes: unknown[] = [];
    for (const answer of [
      { action: 'accept', content: goodBooking },
      { action: 'decline' },
      { action: 'cancel' },
    ]) {
      const { requestState } = await ask(client, 'book_table');
      const retry = call('book_table', { requestState, inputResponses: { booking: answer } });
      const { result } = await client.request('tools/call', retry);
      outcomes.push(result);
    }
    expect(outcomes).toMatchObject([
      { structuredContent: { outcome: 'booked', booking: { ...goodBooking, partySize: 2 } } },
      { structuredContent: { outcome: 'declined' } },
      { structuredContent: { outcome: 'cancelled' } },
    ]);
  });

  test.each([
    ['a missing field', { ...goodBooking, email: undefined }, 'E-mail is missing'],
    ['a bad format', { ...goodBooking, email: 'ada' }, 'E-mail must match format'],
    ['a wrong type', { ...goodBooking, children: '1' }, 'Children in the party must be integer'],
    ['a foreign choice', { ...goodBooking, seating: 'roof' }, 'Seating must be equal'],
    [
      'too many choices',
      { ...goodBooking, diets: ['vegan', 'halal', 'kosher', 'vegetarian'] },
      'Diets',
    ],
  ])(
    'S-ANS-2: %s is not used but asked for again, with the reason',
    async (_case, content, why) => {
      const client = await open();
      const { requestState } = await ask(client, 'book_table');
      const inputResponses = { booking: { action: 'accept', content } };
      const retry = call('book_table', { requestState, inputResponses });
      const { result } = await client.request('tools/call', retry);
      expect(result).toMatchObject({
        resultType: 'input_required',
        inputRequests: { booking: { params: { message: expect.stringContaining(why) } } },
      });
    },
  );

  test('S-ANS-2: after three useless answers it gives up and does nothing', async () => {
    const client = await open();
    let { requestState } = await ask(client, 'order_noodles');
    const bad = { size: { action: 'accept', content: { size: 'huge' } } };
    const kinds: unknown[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const retry = call('order_noodles', { requestState, inputResponses: bad });
      const { result } = await client.request('tools/call', retry);
      const told = result as { resultType: string; requestState: string; isError?: boolean };
      kinds.push([told.resultType, told.isError ?? false]);
      ({ requestState } = told);
    }
    expect(kinds).toEqual([
      ['input_required', false],
      ['input_required', false],
      ['complete', true],
    ]);
  });

  test('S-ANS-3: asks again for a missing answer, keeps the other, ignores unknown keys', async () => {
    const client = await open();
    const { requestState } = await ask(client, 'seat_party');
    const inputResponses = {
      party: { action: 'accept', content: { name: 'Lovelace', guests: 3 } },
      stranger: { action: 'accept', content: { name: 'Eve' } },
    };
    const { result } = await client.request(
      'tools/call',
      call('seat_party', { requestState, inputResponses }),
    );
    expect(Object.keys((result as { inputRequests: object }).inputRequests)).toEqual(['wishes']);
  });

  test.each([
    ['a wrapped result', { method: 'elicitation/create', result: { action: 'accept' } }],
    ['an unknown action', { action: 'maybe' }],
    ['no object', 'yes'],
  ])('S-ANS-3: %s as an answer is a JSON-RPC error', async (_case, size) => {
    const client = await open();
    const { requestState } = await ask(client, 'order_noodles');
    const retry = call('order_noodles', { requestState, inputResponses: { size } });
    expect(await client.request('tools/call', retry)).toMatchObject({ error: { code: -32602 } });
  });

  test('answers without the state of a question are no answers', async () => {
    const client = await open();
    const inputResponses = { size: { action: 'accept', content: { size: 'large' } } };
    const { result } = await client.request(
      'tools/call',
      call('order_noodles', { inputResponses }),
    );
    expect(result).toMatchObject({ resultType: 'input_required' });
  });

  test('seats a party in two rounds, the second one built on the first', async () => {
    const client = await open();
    const first = await ask(client, 'seat_party');
    expect(Object.keys(first.inputRequests)).toEqual(['party', 'wishes']);
    const second = await client.request(
      'tools/call',
      call('seat_party', {
        requestState: first.requestState,
        inputResponses: {
          party: { action: 'accept', content: { name: 'Lovelace', guests: 3 } },
          wishes: { action: 'accept', content: { area: 'garden' } },
        },
      }),
    );
    expect(second).toMatchObject({
      result: {
        inputRequests: {
          table: {
            params: { requestedSchema: { properties: { table: { enum: ['G1', 'G2'] } } } },
          },
        },
      },
    });
    const { requestState } = second['result'] as { requestState: string };
    const inputResponses = { table: { action: 'accept', content: { table: 'G2' } } };
    const retry = call('seat_party', { requestState, inputResponses });
    const third = await client.request('tools/call', retry);
    expect(third).toMatchObject({
      result: { structuredContent: { name: 'Lovelace', area: 'garden', table: 'G2' } },
    });
    // S-STA-6: the guests sit; the same state does not seat them a second time.
    expect(await client.request('tools/call', retry)).toMatchObject({ error: { code: -32602 } });
  });

  test('S-STA-4, S-STA-5: a state that was changed, is late, or is for another call is an error', async () => {
    const clock = { nowMs: 0 };
    const client = await open(clock);
    const { requestState } = await ask(client, 'cancel_booking');
    const inputResponses = { confirm: { action: 'accept', content: { confirm: true } } };
    const refused = { error: { code: -32602 } };
    const retry = (more: object) =>
      client.request(
        'tools/call',
        call('cancel_booking', { requestState, inputResponses, ...more }),
      );

    const flipped = `${requestState.startsWith('A') ? 'B' : 'A'}${requestState.slice(1)}`;
    expect(await retry({ requestState: flipped })).toMatchObject(refused);
    expect(await retry({ requestState: requestState.slice(0, -4) })).toMatchObject(refused);
    expect(await retry({ arguments: { reference: 'T-9' } })).toMatchObject(refused);
    expect(await retry({ name: 'order_noodles' })).toMatchObject(refused);
    clock.nowMs = 1000;
    expect(await retry({})).toMatchObject(refused);
    clock.nowMs = 999;
    expect(await retry({})).toMatchObject({
      result: { structuredContent: { outcome: 'booking-cancelled' } },
    });
  });

  test('S-TRN-4: a cancelled call stops working and sends nothing more', async () => {
    const client = await open();
    const _meta = { ...modernMeta(form), progressToken: 'p' };
    const slow = { name: 'slow_kitchen', arguments: { steps: 50, stepMs: 5 }, _meta };
    const id = client.start('tools/call', slow);
    await client.nextOf('notifications/progress');
    client.post({ method: 'notifications/cancelled', params: { requestId: id } });
    // A later call that takes longer than a step shows that the first one is silent.
    await client.request(
      'tools/call',
      call('slow_kitchen', { arguments: { steps: 1, stepMs: 20 } }),
    );
    const progress = client.received.filter(({ method }) => method === 'notifications/progress');
    expect(progress.length).toBeLessThan(5);
    expect(client.received.filter((message) => message['id'] === id)).toEqual([]);
  });

  test('S-TRN-3: an older opening is refused with the revisions it speaks', async () => {
    const client = await open();
    const answer = await client.initialize('2025-11-25', {});
    expect(answer).toMatchObject({ error: { code: -32022, data: { supported: ['2026-07-28'] } } });
  });

  test('unknown tools and bad arguments are told apart', async () => {
    const client = await open();
    expect(await client.request('tools/call', call('no_such_tool'))).toMatchObject({
      error: { code: -32602 },
    });
    const bad = call('book_table', { arguments: { partySize: 99 } });
    expect(await client.request('tools/call', bad)).toMatchObject({ result: { isError: true } });
  });
});
