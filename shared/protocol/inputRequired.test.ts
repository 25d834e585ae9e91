import { describe, expect, it } from 'vitest';
import type { ElicitationMode } from '../capability/elicitationModes.ts';
import { readInputRequired } from './inputRequired.ts';

const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
const params = { message: 'Your name?', requestedSchema };
const entry = { method: 'elicitation/create', params };
const withMode = (mode: unknown, more: object = {}) => ({
  method: 'elicitation/create',
  params: { ...params, mode, ...more },
});
/** As it comes from the wire: `__proto__` is an own key. */
const parse = (text: string): { inputRequests?: unknown; requestState?: unknown } => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
};
const read = (
  inputRequests: unknown,
  requestState?: unknown,
  modes: readonly ElicitationMode[] = ['form'],
) =>
  readInputRequired(
    { inputRequests, ...(requestState === undefined ? {} : { requestState }) },
    { modes, urlContext: {} },
  );

describe('what a round asks for', () => {
  it('is one question for each key, in order, with its message and form (C-MRT-2, C-REQ-1)', () => {
    const reading = read({ second: entry, first: withMode('form', { message: '' }) });
    expect(reading).toMatchObject({
      ok: true,
      requests: [
        { key: 'second', message: 'Your name?', form: { fields: [{ key: 'name' }] } },
        { key: 'first', message: '' },
      ],
    });
    expect(reading).not.toHaveProperty('requestState');
  });

  it.each(['', '__proto__', 'constructor', 'toString', '🍜', ' a ', '入力'])(
    'keeps the key %j as it is (C-MRT-2)',
    (key) => {
      const text = `{"inputRequests":{${JSON.stringify(key)}:${JSON.stringify(entry)}}}`;
      const reading = readInputRequired(parse(text), { modes: ['form'], urlContext: {} });
      expect(reading.ok && reading.requests.map((request) => request.key)).toEqual([key]);
    },
  );

  it.each(['', ' padded ', 'ünï 🍜', '{"a":1}', 'x'.repeat(100_000)])(
    'brings the state %j along as it is (C-MRT-3, C-MRT-5)',
    (requestState) => {
      expect(read({ a: entry }, requestState)).toMatchObject({ ok: true, requestState });
      expect(read(undefined, requestState)).toEqual({ ok: true, requests: [], requestState });
    },
  );

  it('takes null for a state for none (C-MRT-4)', () => {
    expect(read({ a: entry }, null)).not.toHaveProperty('requestState');
  });

  it('may be nothing but the state (C-MRT-11)', () => {
    for (const inputRequests of [undefined, null, {}]) {
      expect(read(inputRequests, 's')).toEqual({ ok: true, requests: [], requestState: 's' });
    }
  });
});

describe('what must not be shown', () => {
  it.each<[string, unknown, object]>([
    ['sampling', { method: 'sampling/createMessage', params: {} }, { reason: 'undeclared-method' }],
    ['roots', { method: 'roots/list' }, { reason: 'undeclared-method' }],
    [
      'an unknown method',
      { method: 'elicitation/Create', params },
      { reason: 'undeclared-method' },
    ],
    ['no method', { params }, { reason: 'malformed-input-request' }],
    ['text', 'elicitation/create', { reason: 'malformed-input-request' }],
    ['null', null, { reason: 'malformed-input-request' }],
    ['a list', [entry], { reason: 'malformed-input-request' }],
    [
      'a URL while it is off',
      withMode('url', { url: 'https://a.example/' }),
      { reason: 'undeclared-mode' },
    ],
    ['an unknown mode (C-REQ-2)', withMode('voice'), { reason: 'unknown-mode' }],
    [
      'no message (C-REQ-3)',
      withMode('form', { message: undefined }),
      { reason: 'missing-message' },
    ],
    ['no params', { method: 'elicitation/create' }, { reason: 'missing-message' }],
    ['no schema (C-REQ-4)', withMode('form', { requestedSchema: undefined }), {}],
    [
      'a field that no form may have (C-FRM-12)',
      withMode('form', {
        requestedSchema: { type: 'object', properties: { deep: { type: 'object' } } },
      }),
      { field: 'deep' },
    ],
  ])('%s stops the round, its siblings too, and is named (C-MRT-14)', (_case, bad, refusal) => {
    for (const inputRequests of [
      { bad, good: entry },
      { good: entry, bad },
    ]) {
      const reading = read(inputRequests, 's');
      expect(reading).toMatchObject({ ok: false, key: 'bad', ...refusal });
      expect(reading).toHaveProperty('reason', expect.stringMatching(/./));
      expect(reading).not.toHaveProperty('requests');
    }
  });

  it('is judged by what was declared (C-CAP-4)', () => {
    const url = withMode('url', { url: 'https://a.example/' });
    expect(read({ a: entry }, undefined, ['url'])).toMatchObject({
      reason: 'undeclared-mode',
    });
    expect(read({ a: entry }, undefined, [])).toMatchObject({
      reason: 'undeclared-mode',
    });
    expect(read({ a: url }, undefined, ['url'])).toMatchObject({
      requests: [{ key: 'a', mode: 'url', rawUrl: 'https://a.example/' }],
    });
  });
});

describe('a round that is no valid result', () => {
  it.each<[string, unknown, unknown]>([
    ['neither questions nor a state', undefined, undefined],
    ['no question and no state', {}, undefined],
    ['null for both', null, undefined],
    ['a list of questions', [entry], 's'],
    ['text for questions', 'name', 's'],
    ['a number for questions', 7, 's'],
    ['a state that is no text', { a: entry }, 7],
    ['an object for a state', undefined, { step: 1 }],
  ])('has %s: nothing is asked, nothing is sent again (C-MRT-12)', (_case, requests, state) => {
    expect(read(requests, state)).toEqual({ ok: false, invalid: expect.stringMatching(/./) });
  });
});
