// Forms at the adapters: what each revision may ask, what goes back on the wire when it may not, and that nothing is fetched.
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';

const revisions: readonly ProtocolRevision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const nobody: Person = () => null;
const field = { type: 'string' };

let open: ScriptedSession | null = null;
let counter: Server;
let hits = 0;
let origin = '';

beforeAll(async () => {
  counter = createServer((_request, response) => {
    hits += 1;
    response.end('{"type":"string"}');
  });
  await new Promise<void>((done) => counter.listen(0, '127.0.0.1', done));
  const address = counter.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://127.0.0.1:${String(address.port)}`;
});

afterEach(async () => {
  await open?.close();
  open = null;
});

afterAll(() => {
  counter.close();
});

async function start(revision: ProtocolRevision, person: Person): Promise<ScriptedSession> {
  const era = revision === '2026-07-28' ? 'modern' : 'legacy';
  open = await openScripted(['--era', era, '--revision', revision], person);
  return open;
}

function form(properties: object, more: object = {}): Record<string, unknown> {
  return { message: 'Please', requestedSchema: { type: 'object', properties, ...more } };
}

interface Outcome {
  /** What came back for the question, as an answer or an error; `undefined` for nothing. */
  readonly answer: unknown;
  /** Why it was not asked, as the action shows it. */
  readonly refusal: { readonly reason: string; readonly field?: string | undefined } | undefined;
}

let flows = 0;

/** Has the server ask with these params, in the way of its revision. */
async function ask(session: ScriptedSession, params: unknown): Promise<Outcome> {
  flows += 1;
  const id = `question-${String(flows)}`;
  if (session.session.revision !== '2026-07-28') {
    const refusedBefore = session.refused.length;
    await session.call('ask', { requests: [{ id, params }] });
    const response = session.received().find((message) => message['id'] === id);
    const refusal = session.refused[refusedBefore];
    return {
      answer: response?.['error'] ?? response?.['result'],
      refusal: refusal?.kind === 'refused' ? refusal : undefined,
    };
  }
  const inputRequests = { [id]: { method: 'elicitation/create', params } };
  const end = await session.call('ask', { flow: id, rounds: [{ inputRequests }] });
  const answer = session
    .received('tools/call')
    .map((message) => memberOf(memberOf(message['params'], 'inputResponses'), id))
    .find((response) => response !== undefined);
  const refusal =
    end.kind === 'refused-question' ? { reason: end.reason, field: end.field } : undefined;
  return { answer, refusal };
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const list = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${String(index)}`, field]));
const choice = (count: number) => ({
  c: { type: 'string', enum: Array.from({ length: count }, (_, index) => `o${String(index)}`) },
});

describe.each(revisions)('revision %s', (revision) => {
  const isModern = revision === '2026-07-28';

  test('C-REQ-2 C-REQ-3 C-REQ-4 C-FRM-12 C-FRM-14 C-FRM-15 a question outside of the rules is not asked: -32602, or the call ends here', async () => {
    const session = await start(revision, nobody);
    const cases: readonly (readonly [params: unknown, reason: string, field?: string])[] = [
      [{}, 'missing-message'],
      [{ ...form({}), message: undefined }, 'missing-message'],
      [{ ...form({}), message: 'x'.repeat(1_000_001) }, 'message-too-long'],
      [{ ...form({}), mode: 'hologram' }, 'unknown-mode'],
      [{ ...form({}), mode: null }, 'unknown-mode'],
      [{ message: 'Please' }, 'missing-schema'],
      [form({ good: field, a: { type: 'object', properties: {} } }), 'nested-object', 'a'],
      [
        form({ a: { type: 'array', items: { type: 'object' } } }),
        revision === '2025-06-18' ? 'array-not-in-2025-06-18' : 'array-of-objects',
        'a',
      ],
      [form({ a: { type: 'file' } }), 'unknown-type', 'a'],
      [form({ a: { allOf: [field] } }), 'combinator', 'a'],
      [form({ a: field }, { anyOf: [{}] }), 'combinator'],
      [form({ a: { $ref: '#/$defs/x' } }), 'ref', 'a'],
      [form({}, { $schema: 'http://json-schema.org/draft-04/schema#' }), 'unknown-dialect'],
      [form(many(101)), 'too-many-fields'],
      [form(choice(2_001)), 'too-many-options'],
      [form({ a: { ...field, description: 'x'.repeat(262_145) } }), 'schema-too-large'],
    ];
    for (const [params, reason, key] of cases) {
      const { answer, refusal } = await ask(session, params);
      expect(refusal).toMatchObject({ reason, ...(key === undefined ? {} : { field: key }) });
      if (isModern) expect(answer, reason).toBeUndefined();
      else {
        expect(answer, reason).toMatchObject({
          code: -32602,
          message: expect.stringContaining(reason),
        });
      }
    }
    expect(session.asked).toEqual([]);
  });

  test('C-FRM-12 C-FRM-14 C-FRM-15 what is within the rules, odd as it may be, is asked', async () => {
    const session = await start(revision, () => ({ action: 'decline' }));
    const cases = [
      form({}),
      { ...form({}), mode: 'form' },
      { ...form({}), message: '' },
      form({ a: { type: 'string', format: 'color' } }),
      form({
        a: { type: ['string', 'null'] },
        b: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      }),
      form({ a: { type: 'string', enum: ['x', 'x'] } }),
      form({ a: { type: 'string', default: 'd', oneOf: [{ const: 'd', title: 'D' }] } }),
      form({}, { $schema: 'https://json-schema.org/draft/2020-12/schema' }),
      form({}, { $schema: 'http://json-schema.org/draft-07/schema#' }),
      form(many(100)),
      form(choice(2_000)),
      form({ a: { ...field, description: 'x'.repeat(200_000) } }),
    ];
    for (const params of cases) {
      const { answer, refusal } = await ask(session, params);
      expect(refusal).toBeUndefined();
      expect(answer).toEqual({ action: 'decline' });
    }
    expect(session.asked).toHaveLength(cases.length);
  });

  test('C-FRM-13 neither $ref nor $schema nor $id is ever fetched', async () => {
    const session = await start(revision, () => ({ action: 'decline' }));
    const { refusal } = await ask(session, form({ a: { $ref: `${origin}/ref` } }));
    expect(refusal?.reason).toBe('ref');
    const dialect = await ask(session, form({ a: field }, { $schema: `${origin}/dialect` }));
    expect(dialect.refusal?.reason).toBe('unknown-dialect');
    const named = form(
      { a: field },
      { $id: `${origin}/id`, $defs: { x: { $ref: `${origin}/x` } } },
    );
    expect((await ask(session, named)).answer).toEqual({ action: 'decline' });
    expect(hits).toBe(0);
  });

  test('C-FRM-3 C-FRM-18 the checks of the server arrive whole, those that its revision does not list too', async () => {
    const session = await start(revision, () => ({ action: 'decline' }));
    await ask(
      session,
      form({
        code: { type: 'string', pattern: '^[A-Z]+$', minLength: 2 },
        many: { type: 'integer', multipleOf: 5, exclusiveMinimum: 0, 'x-colour': 'red' },
      }),
    );
    const [asked] = session.asked;
    const fields = asked?.mode === 'form' ? asked.form.fields : [];
    expect(fields.map(({ limits }) => limits)).toEqual([
      { pattern: '^[A-Z]+$', minLength: 2 },
      { multipleOf: 5, exclusiveMinimum: 0 },
    ]);
  });

  test('C-VAL-3 C-FRM-4 content holds text, numbers and yes or no under the keys of the form', async () => {
    const content: ElicitationResult = {
      action: 'accept',
      content: [
        ['name', ' as typed '],
        ['price', 1.05],
        ['many', 4],
        ['ok', false],
      ],
    };
    const session = await start(revision, () => content);
    const { answer } = await ask(
      session,
      form({
        name: field,
        price: { type: 'number' },
        many: { type: 'integer' },
        ok: { type: 'boolean' },
        left: field,
      }),
    );
    expect(answer).toEqual({
      action: 'accept',
      content: { name: ' as typed ', price: 1.05, many: 4, ok: false },
    });
  });
});

describe('lists', () => {
  const titled = {
    type: 'array',
    items: {
      anyOf: ['a', 'b', 'c'].map((value) => ({ const: value, title: value.toUpperCase() })),
    },
  };

  test('C-FRM-11 2025-06-18 has none: refused, whatever their items are', async () => {
    const session = await start('2025-06-18', nobody);
    for (const items of [list, titled, { type: 'array' }]) {
      const { answer, refusal } = await ask(session, form({ good: field, days: items }));
      expect(refusal).toMatchObject({ reason: 'array-not-in-2025-06-18', field: 'days' });
      expect(answer).toMatchObject({ code: -32602 });
    }
    expect(session.asked).toEqual([]);
  });

  test.each(['2025-11-25', '2026-07-28'] as const)(
    'C-FRM-8 C-FRM-9 both spellings take none, one and three picks, %s',
    async (revision) => {
      const picked: ElicitationResult[] = [[], ['b'], ['a', 'b', 'c']].map((picks) => ({
        action: 'accept',
        content: picks.length === 0 ? [] : [['days', picks]],
      }));
      const queue = [...picked, ...picked];
      const session = await start(revision, () => queue.shift() ?? null);
      for (const schema of [list, titled]) {
        for (const days of [undefined, ['b'], ['a', 'b', 'c']]) {
          const { answer } = await ask(session, form({ days: schema }));
          expect(answer).toEqual({ action: 'accept', content: days === undefined ? {} : { days } });
        }
      }
    },
  );
});

test('C-REQ-9 a task on a question is ignored: the answer is the plain one', async () => {
  const session = await start('2025-11-25', () => ({ action: 'accept', content: [['a', 'x']] }));
  const params = { ...form({ a: field }), task: { ttl: 60_000 } };
  expect((await ask(session, params)).answer).toEqual({ action: 'accept', content: { a: 'x' } });
});

test('C-REQ-8 in 2025-06-18 there is no URL mode: refused as such', async () => {
  const session = await start('2025-06-18', nobody);
  const params = { mode: 'url', message: 'm', url: 'https://example.com/', elicitationId: 'e' };
  const { answer, refusal } = await ask(session, params);
  expect(refusal).toMatchObject({ reason: 'url-mode-not-in-2025-06-18' });
  expect(answer).toMatchObject({ code: -32602 });
});

test('C-FRM-12 in 2026-07-28 a round with one form outside of the rules shows none of it', async () => {
  const session = await start('2026-07-28', nobody);
  const entry = (params: unknown) => ({ method: 'elicitation/create', params });
  const inputRequests = { good: entry(form({ a: field })), bad: entry(form({ b: { type: 'x' } })) };
  const end = await session.call('ask', { flow: 'mixed', rounds: [{ inputRequests }] });
  expect(end).toEqual({
    kind: 'refused-question',
    ok: false,
    key: 'bad',
    reason: 'unknown-type',
    field: 'b',
  });
  expect(session.asked).toEqual([]);
  expect(session.received('tools/call')).toHaveLength(1);
});
