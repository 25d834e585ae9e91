// What may be kept of a message, value by value and for random messages of both generations.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as secretValue from '../../shared/servers/secretValue.ts';
import { maskMessage, maskText, mostKeptBytes } from './maskMessage.ts';

vi.mock(import('../../shared/servers/secretValue.ts'), { spy: true });

const answer = (content: unknown): unknown => ({
  jsonrpc: '2.0',
  id: 4,
  result: { action: 'accept', content },
});
const retry = (content: unknown): unknown => ({
  jsonrpc: '2.0',
  id: 5,
  method: 'tools/call',
  params: { name: 'ask', inputResponses: { k: { action: 'accept', content } }, requestState: 'st' },
});
const maskedContent = (message: unknown): unknown => {
  const { masked } = maskMessage(message, 'sent', []);
  expect(masked).toMatchObject({ result: { action: 'accept' } });
  return Reflect.get(Object(Reflect.get(Object(masked), 'result')), 'content');
};

describe('values of answers', () => {
  test.each([
    ['text', 'Ada', '••• string, 3'],
    ['a number', 42, '••• number'],
    ['yes or no', true, '••• boolean'],
    ['a choice of several', ['a', 'b'], '••• array, 2'],
    ['nothing', null, '••• null'],
  ])('C-PRV-2: %s: kind and length alone', (_name, value, marker) => {
    expect(maskedContent(answer({ field: value }))).toEqual({ field: marker });
  });

  test('C-PRV-2: whatever stands for the content is masked', () => {
    expect(maskedContent(answer('all of it'))).toBe('••• string, 9');
    expect(maskedContent(answer({ nested: { deep: 'x' } }))).toEqual({
      nested: '••• object, 12',
    });
  });

  test('C-PRV-2 C-MRT-5: in a retried request, beside its state', () => {
    expect(maskMessage(retry({ name: 'Ada' }), 'sent', []).masked).toEqual({
      jsonrpc: '2.0',
      id: 5,
      method: 'tools/call',
      params: {
        name: 'ask',
        inputResponses: { k: { action: 'accept', content: { name: '••• string, 3' } } },
        requestState: '••• requestState, 2',
      },
    });
  });

  test('C-MRT-5 C-PRV-3: shown for the view they come without state and secrets', () => {
    const { withAnswers } = maskMessage(retry({ name: 'Ada', key: 'has s3cr3t' }), 'sent', [
      's3cr3t',
    ]);
    expect(withAnswers).toMatchObject({
      params: {
        inputResponses: { k: { content: { name: 'Ada', key: 'has ••• secret' } } },
        requestState: '••• requestState, 2',
      },
    });
  });

  test('a result of the server is no answer of the person', () => {
    const message = { id: 1, result: { content: [{ type: 'text', text: 'Booked' }] } };
    const { masked, withAnswers } = maskMessage(message, 'received', []);
    expect(masked).toEqual(message);
    expect(withAnswers).toBeUndefined();
  });
});

describe('secrets', () => {
  test('C-PRV-3: what the app was given is nowhere in it, as a value or a key', () => {
    const message = { result: { content: [{ text: 'env: TOKEN=hunter22' }], hunter22: 1 } };
    const { masked } = maskMessage(message, 'received', ['hunter22']);
    expect(JSON.stringify(masked)).not.toContain('hunter22');
    expect(maskText('HTTP 401 hunter22', ['hunter22'])).toBe('HTTP 401 ••• secret');
  });

  test('C-PRV-3: what looks like one by its name or value', () => {
    const message = { params: { arguments: { password: 'open', note: 'Bearer abc', party: 2 } } };
    expect(maskMessage(message, 'sent', []).masked).toEqual({
      params: { arguments: { password: '••• secret, 4', note: '••• secret, 10', party: 2 } },
    });
  });

  test.each([
    ['a long text', 'x'.repeat(20_000), '••• secret, 20000'],
    ['a list', ['open', 'sesame'], '••• secret, 2'],
    ['a record', { value: 'open' }, '••• secret, 16'],
  ])('C-PRV-3: %s under the name of one is hidden whole', (_name, password, marker) => {
    expect(maskMessage({ params: { password } }, 'received', []).masked).toEqual({
      params: { password: marker },
    });
  });

  test('C-PRV-3: what looks like one in a list', () => {
    expect(maskMessage({ params: { args: ['-H', 'Bearer abc'] } }, 'sent', []).masked).toEqual({
      params: { args: ['-H', '••• secret, 10'] },
    });
  });

  test('C-PRV-3: of a long name its end is judged', () => {
    const judge = vi.mocked(secretValue.namesSecretValue).mockClear();
    const name = `${'a-'.repeat(50_000)}password`;
    expect(JSON.stringify(maskMessage({ [name]: 'open' }, 'sent', []).masked)).not.toContain(
      'open',
    );
    expect(judge.mock.calls.map(([key]) => key.length)).toEqual([200]);
  });

  test('names of the protocol are none', () => {
    const message = { params: { _meta: { progressToken: 7 }, cursor: 'next' } };
    expect(maskMessage(message, 'sent', []).masked).toEqual(message);
  });
});

describe('addresses', () => {
  const address = 'https://login.example/start?token=q-7f3a#f-7f3a';
  const kept = 'https://login.example/start…';
  const question = { mode: 'url', message: 'Sign in', url: address, elicitationId: 'e' };

  test.each([
    ['a question', { id: 1, method: 'elicitation/create', params: question }],
    ['a question in a result', { id: 1, result: { inputRequests: { k: { params: question } } } }],
    ['an error', { id: 1, error: { code: -32042, data: { elicitations: [question] } } }],
  ])('C-URL-18: of %s neither query nor fragment is kept', (_name, message) => {
    for (const direction of ['sent', 'received'] as const) {
      const { masked, bytes } = maskMessage(message, direction, []);
      expect(JSON.stringify(masked)).not.toContain('7f3a');
      expect(JSON.stringify(masked)).toContain(JSON.stringify(kept));
      expect(Math.abs(bytes - JSON.stringify(message).length)).toBeLessThanOrEqual(8);
    }
  });

  test.each([
    ['https://login.example/start', 'https://login.example/start'],
    ['https://user-7f3a@login.example/', 'https://login.example/…'],
    ['https://login.example/a/0123456789abcdef0/b', 'https://login.example/a/…/b'],
    ['data:text/html,secret', 'data:…'],
    ['https://[bad/x?token=1', 'https://[bad/x…'],
    ['not an address', 'not an address'],
  ])('C-URL-18: of %s is kept %s', (url, expected) => {
    expect(maskMessage({ params: { url } }, 'received', []).masked).toEqual({
      params: { url: expected },
    });
  });
});

describe('size', () => {
  test.each([
    [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
    [{ a: [1, 2, { b: null }], é: 'é' }],
    [[]],
  ])('is that of the JSON: %j', (message) => {
    const { bytes } = maskMessage(message, 'received', []);
    expect(Math.abs(bytes - Buffer.byteLength(JSON.stringify(message)))).toBeLessThanOrEqual(4);
  });

  test.each([
    ['one long text', { text: 'x'.repeat(1_000_000) }],
    ['many small values', { list: Array.from({ length: 300_000 }, () => 1) }],
    [
      'many names',
      Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`n${String(i)}`, i])),
    ],
  ])('of %s only the beginning is kept', (_name, message) => {
    const { masked, isCut, keptBytes } = maskMessage(message, 'received', []);
    expect(isCut).toBe(true);
    expect(JSON.stringify(masked).length).toBeLessThan(mostKeptBytes + 1_000);
    expect(keptBytes).toBeGreaterThanOrEqual(mostKeptBytes / 2);
  });

  test.each([
    ['lists', []],
    ['records', {}],
  ])('of many empty %s only the beginning is kept', (_name, empty) => {
    const message = Array.from({ length: 300_000 }, () => empty);
    const { masked, isCut } = maskMessage(message, 'received', []);
    expect(isCut).toBe(true);
    expect(masked).toHaveProperty('length');
    expect(Reflect.get(Object(masked), 'length')).toBeLessThan(20_000);
  });

  test('what is cut for its depth counts too', () => {
    let nested: unknown = Array.from({ length: 300_000 }, () => []);
    for (let depth = 0; depth < 64; depth += 1) nested = [nested];
    expect(JSON.stringify(maskMessage(nested, 'received', []).masked).length).toBeLessThan(200_000);
  });

  test('nesting without end stops nothing', () => {
    let nested: unknown = 'end';
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(maskMessage(nested, 'received', []).isCut).toBe(true);
    expect(maskMessage(answer({ nested }), 'sent', []).isCut).toBe(true);
  });
});

describe('random messages', () => {
  const marker = 'MARK-7f3a';
  /** Texts that all carry the marker, in any JSON value. */
  const secretValue = fc.oneof(
    fc.string().map((text) => `${text}${marker}`),
    fc.array(
      fc.string().map((text) => `${marker}${text}`),
      { minLength: 1 },
    ),
    fc.dictionary(fc.string(), fc.constant(marker), { minKeys: 1 }),
  );
  const content = fc.dictionary(fc.string(), secretValue);
  const response = fc.record({ action: fc.constant('accept'), content });
  const message = fc.oneof(
    fc.record({ id: fc.nat(), result: response }),
    fc.record({
      id: fc.nat(),
      method: fc.constantFrom('tools/call', 'prompts/get', 'resources/read'),
      params: fc.record({
        requestState: secretValue,
        inputResponses: fc.dictionary(fc.string(), response),
        arguments: fc.jsonValue(),
      }),
    }),
  );

  test('C-PRV-2 C-MRT-5: no value of an answer and no state survives', () => {
    fc.assert(
      fc.property(message, (sent) => {
        const { masked } = maskMessage(JSON.parse(JSON.stringify(sent)), 'sent', []);
        expect(JSON.stringify(masked)).not.toContain(marker);
      }),
    );
  });

  test('C-MRT-5: wherever the state stands, of either side, shown for the view or not', () => {
    const state = fc.record({ requestState: secretValue });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        state,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom('sent', 'received'), (value, direction) => {
        const whole = { id: 1, result: { content: { a: value }, more: value } };
        const { masked, withAnswers } = maskMessage(whole, direction, []);
        expect(JSON.stringify([masked, withAnswers])).not.toContain(marker);
      }),
    );
  });
});
