import { describe, expect, test } from 'vitest';
import { PortClient } from './testing/portClient.ts';

const goodBooking = { name: 'Ada', email: 'ada@example.com', date: '2027-01-02', seating: 'bar' };

async function open(protocolVersion = '2025-11-25', elicitation: object = { form: {} }) {
  const client = await PortClient.open({ era: 'legacy' });
  await client.initialize(protocolVersion, elicitation);
  return client;
}

/** Reads the next question and answers it with the given result. */
async function answer(client: PortClient, result: object) {
  const question = await client.nextOf('elicitation/create');
  client.post({ id: question['id'], result });
  return question;
}

describe('the older desk', () => {
  test.each([
    ['nothing', undefined],
    ['URL mode alone', { url: {} }],
  ])('S-ASK-1: tells a client that declared %s that it cannot ask', async (_case, elicitation) => {
    const client = await PortClient.open({ era: 'legacy' });
    await client.initialize('2025-11-25', elicitation);
    const told = await client.request('tools/call', { name: 'book_table', arguments: {} });
    expect(told).toMatchObject({
      result: { isError: true, structuredContent: { outcome: 'cannot-ask' } },
    });
    expect(client.received.filter(({ method }) => method !== undefined)).toEqual([]);
  });

  test('S-ASK-1: an empty declaration is form mode', async () => {
    const client = await open('2025-11-25', {});
    client.start('tools/call', { name: 'order_noodles' });
    expect(await client.nextOf('elicitation/create')).toMatchObject({ params: { mode: 'form' } });
  });

  test('S-ASK-3: asks a 2025-06-18 client in its own dialect', async () => {
    const client = await open('2025-06-18', {});
    client.start('tools/call', { name: 'book_table' });
    const { params } = await client.nextOf('elicitation/create');
    const { mode, message, requestedSchema } = params as Record<string, unknown>;
    expect(mode).toBeUndefined();
    expect(message).toEqual(expect.any(String));
    const { properties } = requestedSchema as { properties: Record<string, object> };
    for (const [key, field] of Object.entries(properties)) {
      const allowed = ['boolean', 'integer', 'number', 'string'];
      expect(allowed, key).toContain((field as { type: string }).type);
      expect(field, key).not.toHaveProperty('oneOf');
      expect(field, key).not.toHaveProperty('pattern');
      if (key !== 'heater') expect(field, key).not.toHaveProperty('default');
    }
    expect(properties['menu']).toMatchObject({
      enum: ['a-la-carte', 'three', 'seven'],
      enumNames: expect.arrayContaining(['Three courses']),
    });
  });

  test('asks a 2025-11-25 client with every kind of field', async () => {
    const client = await open();
    client.start('tools/call', { name: 'book_table' });
    const { params } = await client.nextOf('elicitation/create');
    expect(params).toMatchObject({
      mode: 'form',
      requestedSchema: {
        properties: {
          name: { type: 'string', minLength: 2 },
          email: { format: 'email' },
          phone: { pattern: expect.any(String) },
          website: { format: 'uri' },
          date: { format: 'date' },
          taxi: { format: 'date-time' },
          budget: { type: 'number', default: 42.5 },
          children: { type: 'integer' },
          heater: { type: 'boolean', default: false },
          seating: { enum: expect.any(Array) },
          menu: { oneOf: expect.any(Array), default: 'three' },
          diets: { type: 'array', items: { enum: expect.any(Array) } },
          extras: { type: 'array', items: { anyOf: expect.any(Array) }, default: ['water'] },
        },
      },
    });
  });

  test('S-ANS-1: accept, decline and cancel end in three different results', async () => {
    const client = await open();
    const outcomes: unknown[] = [];
    for (const result of [
      { action: 'accept', content: goodBooking },
      { action: 'decline' },
      { action: 'cancel' },
    ]) {
      const id = client.start('tools/call', { name: 'book_table' });
      await answer(client, result);
      outcomes.push((await client.responseTo(id))['result']);
    }
    expect(outcomes).toMatchObject([
      { structuredContent: { outcome: 'booked', booking: { ...goodBooking, partySize: 2 } } },
      { structuredContent: { outcome: 'declined' } },
      { structuredContent: { outcome: 'cancelled' } },
    ]);
  });

  test('S-ANS-1: a client that answers with an error, or with nonsense, gets a result', async () => {
    const client = await open();
    const first = client.start('tools/call', { name: 'order_noodles' });
    const { id } = await client.nextOf('elicitation/create');
    client.post({ id, error: { code: -32603, message: 'no window' } });
    const unanswered = { result: { isError: true, structuredContent: { outcome: 'unanswered' } } };
    expect(await client.responseTo(first)).toMatchObject(unanswered);

    const second = client.start('tools/call', { name: 'order_noodles' });
    await answer(client, { action: 'perhaps' });
    expect(await client.responseTo(second)).toMatchObject(unanswered);
  });

  test('S-ANS-1: a client that never answers is told so, and the question is taken back', async () => {
    const client = await PortClient.open({ era: 'legacy', answerTimeoutMs: 10 });
    await client.initialize('2025-11-25', { form: {} });
    const told = await client.request('tools/call', { name: 'order_noodles' });
    expect(told).toMatchObject({ result: { structuredContent: { outcome: 'unanswered' } } });
    const { id } = client.received.find(({ method }) => method === 'elicitation/create')!;
    expect(await client.nextOf('notifications/cancelled')).toMatchObject({
      params: { requestId: id },
    });
  });

  test('S-ANS-2: a bad answer is not used but asked for again, three times in all', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'order_noodles' });
    const messages: unknown[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const { params } = await answer(client, { action: 'accept', content: { size: 'huge' } });
      messages.push((params as { message: string }).message);
    }
    expect(messages[0]).toBe('How hungry are you?');
    expect(messages[2]).toContain('Size of the bowl must be equal to one of the allowed values');
    expect(await client.responseTo(id)).toMatchObject({ result: { isError: true } });
  });

  test('S-ANS-2: keys that were not asked for are not used', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'book_table' });
    await answer(client, { action: 'accept', content: { ...goodBooking, price: 0 } });
    const { result } = await client.responseTo(id);
    expect(result).toMatchObject({ structuredContent: { outcome: 'booked' } });
    expect(JSON.stringify(result)).not.toContain('price');
  });

  test('seats a party by one question after another', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'seat_party' });
    await answer(client, { action: 'accept', content: { name: 'Lovelace', guests: 3 } });
    await answer(client, { action: 'accept', content: { area: 'quiet' } });
    await answer(client, { action: 'accept', content: { table: 'Q1' } });
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { name: 'Lovelace', area: 'quiet', table: 'Q1' } },
    });
  });

  test('a declined first question ends the seating: the second is not asked', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'seat_party' });
    await answer(client, { action: 'decline' });
    expect(await client.responseTo(id)).toMatchObject({
      result: { structuredContent: { outcome: 'declined' } },
    });
    const questions = client.received.filter(({ method }) => method === 'elicitation/create');
    expect(questions).toHaveLength(1);
  });

  test('a stopped call takes its open question back', async () => {
    const client = await open();
    const id = client.start('tools/call', { name: 'order_noodles' });
    const question = await client.nextOf('elicitation/create');
    client.post({ method: 'notifications/cancelled', params: { requestId: id } });
    expect(await client.nextOf('notifications/cancelled')).toMatchObject({
      params: { requestId: question['id'] },
    });
  });

  test('reports progress and answers with text, picture, link and structure', async () => {
    const client = await open();
    const slow = {
      name: 'slow_kitchen',
      arguments: { steps: 2, stepMs: 0 },
      _meta: { progressToken: 1 },
    };
    await client.request('tools/call', slow);
    const progress = client.received.filter(({ method }) => method === 'notifications/progress');
    expect(progress).toMatchObject([
      { params: { progressToken: 1, progress: 1, total: 2 } },
      { params: { progressToken: 1, progress: 2, total: 2 } },
    ]);
    const { result } = await client.request('tools/call', { name: 'menu' });
    const { content } = result as { content: { type: string; data?: string }[] };
    expect(content.map(({ type }) => type)).toEqual(['text', 'image', 'resource_link']);
    expect(
      Buffer.from(content[1]?.data ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  test('draws a floor plan from nested arguments', async () => {
    const client = await open();
    const table = { label: 'A', seats: 4, position: { column: 2, row: 1 }, tags: ['window'] };
    const plan = { room: { name: 'Hall', columns: 3, rows: 1 }, tables: [table] };
    expect(
      await client.request('tools/call', { name: 'floor_plan', arguments: plan }),
    ).toMatchObject({
      result: { content: [{ text: 'Hall, 4 seats\n.  A  .  ' }] },
    });
  });
});
