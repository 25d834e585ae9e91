// Prompts and resources on the wire of both generations, against a server without an SDK.
import { afterEach, describe, expect, test } from 'vitest';
import type { ElicitationResult } from '../../shared/elicitation/result.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { systemClock } from '../platform/clock.ts';
import {
  createRawPeer,
  unknownMethod,
  type RawAnswer,
  type RawPeer,
  type RawRequest,
} from './testing/rawPeer.ts';
import { openScripted, type Person, type ScriptedSession } from './testing/scriptedSession.ts';
import { complete, inputRequired, question } from './testing/rawAnswers.ts';
import { settled, until } from './testing/turns.ts';

const everything = { prompts: {}, resources: {}, completions: {}, tools: {} };
const accept: ElicitationResult = { action: 'accept', content: [['name', 'Ada']] };
const nobody: Person = () => null;
const eras = ['modern', 'legacy'] as const;
type Era = (typeof eras)[number];

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function start(
  peer: RawPeer,
  person: Person = nobody,
  clock: Parameters<typeof openScripted>[2] = systemClock,
): Promise<ScriptedSession> {
  open = await openScripted([], person, clock, undefined, undefined, peer.target);
  return open;
}

const reviewed = { messages: [{ role: 'user', content: { type: 'text', text: 'Review this' } }] };
const page = { contents: [{ uri: 'note://a', mimeType: 'text/plain', text: 'Hello' }] };

/** The two actions besides a tool, on one session. */
const actions = {
  'prompts/get': (session: ScriptedSession) =>
    session.act((call) => session.session.getPrompt('review', { code: 'x = 1' }, call), {
      action: { tool: 'review', kind: 'prompt' },
    }),
  'resources/read': (session: ScriptedSession) =>
    session.act((call) => session.session.readResource('note://a', call), {
      action: { tool: 'Note A', kind: 'resource' },
    }),
} as const;
const results = { 'prompts/get': reviewed, 'resources/read': page } as const;
const params = {
  'prompts/get': { name: 'review', arguments: { code: 'x = 1' } },
  'resources/read': { uri: 'note://a' },
} as const;
const methods = ['prompts/get', 'resources/read'] as const;

describe.each(methods)('%s', (method) => {
  test.each(eras)('%s: goes out with its params and ends with its result', async (era) => {
    const peer = createRawPeer(era, everything, () => complete(results[method]));
    const session = await start(peer);
    const end = await actions[method](session);
    expect(end).toMatchObject({ kind: 'complete', result: results[method] });
    expect(peer.requests(method)).toMatchObject([{ params: params[method] }]);
    expect(session.asked).toEqual([]);
  });

  test('C-MRT-6 C-MRT-7: a retry is the same request under a new id, with the answers and the state of its round', async () => {
    const peer = createRawPeer('modern', everything, ({ params: { requestState } }) =>
      requestState === undefined ? inputRequired('état 1 ') : complete(results[method]),
    );
    const session = await start(peer, () => accept);
    expect(await actions[method](session)).toMatchObject({ kind: 'complete' });
    const [first, second] = peer.requests(method);
    expect(second?.id).not.toBe(first?.id);
    const { inputResponses, requestState, _meta: meta, ...original } = second?.params ?? {};
    const { _meta: firstMeta, ...sentFirst } = first?.params ?? {};
    expect(original).toEqual(sentFirst);
    expect(original).toEqual(params[method]);
    expect(requestState).toBe('état 1 ');
    expect(inputResponses).toEqual({ who: { action: 'accept', content: { name: 'Ada' } } });
    expect(keysOf(meta)).toEqual(
      expect.arrayContaining(keysOf(firstMeta).filter((key) => key !== 'progressToken')),
    );
  });

  test('C-MRT-4: a round without state gives a retry without state', async () => {
    const answers = [
      inputRequired('one'),
      { result: { resultType: 'input_required', inputRequests: { again: question } } },
      complete(results[method]),
    ];
    const peer = createRawPeer('modern', everything, () => answers.shift() ?? null);
    await actions[method](await start(peer, () => accept));
    expect(peer.requests(method).map(({ params: sent }) => sent['requestState'])).toEqual([
      undefined,
      'one',
      undefined,
    ]);
    expect(keysOf(peer.requests(method)[2]?.params['inputResponses'])).toEqual(['again']);
  });

  test('C-U42-3: -32042 asks for its page, and the same request goes out once more by the person’s click', async () => {
    const needsPage = {
      error: {
        code: -32042,
        message: 'Open a page',
        data: {
          elicitations: [
            {
              mode: 'url',
              message: 'Sign the form',
              url: 'https://pages.example/sign',
              elicitationId: 'e-1',
            },
          ],
        },
      },
    };
    const answers: RawAnswer[] = [needsPage, complete(results[method])];
    const peer = createRawPeer('legacy', everything, () => answers.shift() ?? null);
    const session = await start(peer, () => ({ action: 'accept', content: null }));
    const running = actions[method](session);
    await until(() => session.waitingRoom.views().length === 1);
    expect(peer.requests(method)).toHaveLength(1);
    session.tryAgain();
    expect(await running).toMatchObject({ kind: 'complete' });
    expect(session.opened).toHaveLength(1);
    const [first, second] = peer.requests(method);
    expect(second?.id).not.toBe(first?.id);
    const { _meta: _first, ...before } = first?.params ?? {};
    const { _meta: _second, ...after } = second?.params ?? {};
    expect(after).toEqual(before);
  });

  test.each(eras)('C-REQ-10: %s: its question names what it came with', async (era) => {
    const peer = createRawPeer(era, everything, (request) => {
      if (era === 'modern') {
        return request.params['requestState'] === undefined
          ? inputRequired('s')
          : complete(results[method]);
      }
      peer.send({ id: 'q', ...question });
      return null;
    });
    const session = await start(peer, nobody);
    const over = new AbortController();
    const running = session.act(
      (call) =>
        method === 'prompts/get'
          ? session.session.getPrompt('review', {}, call)
          : session.session.readResource('note://a', call),
      {
        over: over.signal,
        action: { tool: 'it', kind: method === 'prompts/get' ? 'prompt' : 'resource' },
      },
    );
    running.catch(() => undefined);
    await until(() => session.questions().length === 1);
    expect(session.questions()[0]?.actions).toMatchObject([
      { tool: 'it', kind: method === 'prompts/get' ? 'prompt' : 'resource' },
    ]);
    over.abort('action-stopped');
    await running.catch(() => undefined);
    expect(session.ended).toEqual([{ kind: 'withdrawn', reason: 'action-stopped' }]);
    expect(session.history.entries).toMatchObject([
      { kind: 'question', tools: ['it'], of: method === 'prompts/get' ? 'prompt' : 'resource' },
    ]);
  });

  test('C-MRT-18: Stop while a leg is in flight cancels that leg', async () => {
    const peer = createRawPeer('modern', everything, () => null);
    const session = await start(peer);
    const over = new AbortController();
    const running = session.act(
      (call) =>
        method === 'prompts/get'
          ? session.session.getPrompt('review', {}, call)
          : session.session.readResource('note://a', call),
      { over: over.signal },
    );
    running.catch(() => undefined);
    await until(() => peer.requests(method).length === 1);
    over.abort('action-stopped');
    await expect(running).rejects.toThrow();
    const { id } = peer.requests(method)[0] ?? {};
    expect(peer.received.at(-1)).toMatchObject({
      method: 'notifications/cancelled',
      params: { requestId: id },
    });
  });
});

test('C-MRT-20: no result of a read comes from a cache: each read goes out, one with answers as well', async () => {
  const peer = createRawPeer('modern', everything, ({ params: { requestState } }) =>
    requestState === undefined && peer.requests('resources/read').length === 1
      ? inputRequired('s')
      : complete(page),
  );
  const session = await start(peer, () => accept);
  await actions['resources/read'](session);
  expect(peer.requests('resources/read')).toHaveLength(2);
  await actions['resources/read'](session);
  expect(peer.requests('resources/read')).toHaveLength(3);
  expect(peer.requests('resources/read')[2]?.params).not.toHaveProperty('requestState');
});

describe('lists', () => {
  const prompt = {
    name: 'review',
    title: 'Review\u202e code',
    description: 'Reviews.',
    arguments: [
      { name: 'code', title: 'Code', description: 'What to review', required: true },
      { name: 'style' },
    ],
  };
  const lists = (request: RawRequest): RawAnswer => {
    switch (request.method) {
      case 'prompts/list':
        return complete({ prompts: [prompt, { name: 7 }, prompt] });
      case 'resources/list':
        return request.params['cursor'] === undefined
          ? complete({ resources: [{ uri: 'note://a', name: 'Note', size: 5 }], nextCursor: '2' })
          : complete({ resources: [{ uri: 'note://b', name: 'Note' }] });
      case 'resources/templates/list':
        return complete({
          resourceTemplates: [
            { uriTemplate: 'note://{id}', name: 'By id' },
            { uriTemplate: 'note://{', name: 'Broken' },
          ],
        });
      default:
        return unknownMethod;
    }
  };

  test.each(eras)(
    '%s: are read to their end, cleaned, what cannot be read counted',
    async (era) => {
      const { session } = await start(createRawPeer(era, everything, lists));
      expect(session.offers.declares).toEqual({
        prompts: true,
        resources: true,
        suggestions: true,
      });
      expect(await session.offers.prompts()).toMatchObject({
        entries: [
          {
            name: 'review',
            title: 'Review code',
            textFlags: ['bidi-control'],
            arguments: [
              { name: 'code', title: 'Code', description: 'What to review', isRequired: true },
              { name: 'style', isRequired: false },
            ],
          },
        ],
        leftOut: { unlisted: 0, unreadable: 2, hasMore: false },
      });
      const resources = await session.offers.resources();
      expect(resources.entries).toMatchObject([
        { uri: 'note://a', name: 'Note', size: 5 },
        { uri: 'note://b', name: 'Note' },
      ]);
      expect(await session.offers.templates()).toMatchObject({
        entries: [{ uriTemplate: 'note://{id}', variables: ['id'] }],
        leftOut: { unreadable: 1 },
      });
    },
  );

  test('a server of resources without templates has none', async () => {
    const { session } = await start(createRawPeer('legacy', everything, () => unknownMethod));
    expect(await session.offers.templates()).toEqual({ entries: [] });
  });

  test('what a server does not declare is not asked for', async () => {
    const peer = createRawPeer('modern', { tools: {} }, lists);
    const { session } = await start(peer);
    expect(session.offers.declares).toEqual({
      prompts: false,
      resources: false,
      suggestions: false,
    });
    expect(await session.offers.prompts()).toEqual({ entries: [] });
    expect(await session.offers.resources()).toEqual({ entries: [] });
    expect(await session.offers.templates()).toEqual({ entries: [] });
    expect(peer.requests('prompts/list')).toEqual([]);
    expect(peer.requests('resources/list')).toEqual([]);
    expect(peer.requests('resources/templates/list')).toEqual([]);
  });

  test.each(eras)('%s: a change of each list is told', async (era) => {
    const changing = { prompts: { listChanged: true }, resources: { listChanged: true } };
    const peer = createRawPeer(era, { ...changing, tools: { listChanged: true } }, lists);
    const session = await start(peer);
    if (era === 'modern') {
      await until(() => peer.requests('subscriptions/listen').length === 1);
      expect(peer.requests('subscriptions/listen')[0]?.params['notifications']).toEqual({
        toolsListChanged: true,
        promptsListChanged: true,
        resourcesListChanged: true,
      });
      // C-CAP-2: as on any request.
      expect(peer.requests('subscriptions/listen')[0]?.params['_meta']).toMatchObject({
        'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
      });
    }
    peer.send(changed(era, 'prompts'));
    peer.send(changed(era, 'resources'));
    await until(() => session.changedLists.length === 2);
    expect(session.changedLists).toEqual(['prompts', 'resources']);
  });

  test('a stream of changes that breaks is opened anew after a pause, and the lists count as changed', async () => {
    const clock = createManualClock();
    const peer = createRawPeer('modern', { prompts: { listChanged: true } }, lists);
    const session = await start(peer, nobody, clock);
    await until(() => peer.requests('subscriptions/listen').length === 1);
    await settled();
    peer.send({ method: 'notifications/cancelled', params: { requestId: 'listen:0' } });
    await settled();
    expect(peer.requests('subscriptions/listen')).toHaveLength(1);
    clock.advance(5_000);
    await until(() => session.changedLists.length === 1);
    expect(session.changedLists).toEqual(['prompts']);
    expect(peer.requests('subscriptions/listen')).toHaveLength(2);
  });
});

describe('C-MRT-13: input_required elsewhere is an invalid result, without a dialog', () => {
  const elsewhere: Record<string, (session: ScriptedSession) => Promise<unknown>> = {
    'tools/list': ({ session }) => session.listTools(),
    'prompts/list': ({ session }) => session.offers.prompts(),
    'resources/list': ({ session }) => session.offers.resources(),
    'resources/templates/list': ({ session }) => session.offers.templates(),
    'completion/complete': ({ session }) =>
      session.offers.suggest(wish, new AbortController().signal),
  };
  const wish = {
    source: { kind: 'prompt', name: 'review' },
    argument: 'code',
    value: '',
    others: {},
  } as const;

  test.each(Object.keys(elsewhere))('C-MRT-13: %s', async (method) => {
    const peer = createRawPeer('modern', everything, () => inputRequired('s'));
    const session = await start(peer, () => accept);
    await expect(elsewhere[method]?.(session)).rejects.toThrow();
    expect(session.asked).toEqual([]);
    expect(session.questions()).toEqual([]);
    expect(peer.requests(method)).toHaveLength(1);
  });
});

describe('values for an argument', () => {
  test.each(eras)('%s: are asked for with what stands in the other fields', async (era) => {
    const values = ['python', 'pytorch', 'py\u202ex', ' spaced ', '', 'python'];
    const peer = createRawPeer(era, everything, () =>
      complete({ completion: { values, hasMore: true } }),
    );
    const { session } = await start(peer);
    const suggested = await session.offers.suggest(
      {
        source: { kind: 'template', uriTemplate: 'note://{lang}/{id}' },
        argument: 'lang',
        value: 'py',
        others: { id: '7' },
      },
      new AbortController().signal,
    );
    // Only what is sent as it is shown.
    expect(suggested).toEqual({ values: ['python', 'pytorch'], hasMore: true });
    expect(peer.requests('completion/complete')).toMatchObject([
      {
        params: {
          ref: { type: 'ref/resource', uri: 'note://{lang}/{id}' },
          argument: { name: 'lang', value: 'py' },
          context: { arguments: { id: '7' } },
        },
      },
    ]);
  });
});

function changed(era: Era, list: string): Readonly<Record<string, unknown>> {
  const method = `notifications/${list}/list_changed`;
  if (era === 'legacy') return { method };
  return { method, params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 'listen:0' } } };
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
