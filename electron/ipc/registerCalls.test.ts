import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { callNames, type CallName } from '../../shared/ipc/channels.ts';
import { callArguments } from '../../shared/ipc/contract.ts';
import { defaultRules } from '../../shared/servers/serverRules.ts';
import { createRefusedCalls } from './refusedCalls.ts';
import { answer, registerCalls, type CallHandlers } from './registerCalls.ts';

type Listener = (event: unknown, argument: unknown) => Promise<unknown>;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('electron', () => ({
  ipcMain: {
    handle: (name: string, listener: Listener) => listeners.set(name, listener),
    removeHandler: (name: string) => listeners.delete(name),
  },
}));

const calls: [CallName, unknown][] = [];
const log: string[] = [];
/** Records every call and gives back null. */
const handlers = Object.fromEntries(
  callNames.map((name) => [
    name,
    (argument: unknown) => {
      calls.push([name, argument]);
      return null;
    },
  ]),
) as unknown as CallHandlers;
const writeLog = (line: string): void => {
  log.push(line);
};
const refusedCalls = createRefusedCalls(writeLog, () => undefined);
const answerTo = (name: CallName, argument: unknown) =>
  answer(name, argument, handlers[name], refusedCalls, writeLog);

beforeEach(() => {
  calls.length = 0;
  log.length = 0;
});

const command = { command: 'npx', args: ['-y'] };
const good: Record<CallName, unknown> = {
  'app.load': undefined,
  'app.updateSettings': { theme: 'dark' },
  'app.keystore': undefined,
  'app.quitShown': undefined,
  'app.keepOpen': undefined,
  'app.quit': undefined,
  'servers.add': { name: 'files', config: command },
  'servers.importJson': { text: '{}' },
  'servers.update': { serverId: 's', name: 'files', config: { url: 'http://127.0.0.1/' } },
  'servers.setRules': { serverId: 's', rules: { ...defaultRules, secretFields: 'refuse' } },
  'servers.setSecret': { serverId: 's', name: 'files-token', value: 'x' },
  'servers.moveSecrets': { serverId: 's' },
  'servers.pause': { serverId: 's' },
  'servers.resume': { serverId: 's' },
  'servers.clearHeldBack': { serverId: 's' },
  'servers.cancelQuestions': { serverId: 's' },
  'servers.remove': { serverId: 's' },
  'servers.connect': { serverId: 's' },
  'servers.disconnect': { serverId: 's' },
  'servers.approveCommand': { serverId: 's', fingerprint: 'f' },
  'servers.rejectCommand': { serverId: 's' },
  'servers.readStderr': { serverId: 's' },
  'servers.refreshTools': { serverId: 's' },
  'servers.suggest': {
    serverId: 's',
    source: { kind: 'prompt', name: 'p' },
    argument: 'a',
    value: '',
    others: [['b', '1']],
  },
  'actions.getPrompt': { serverId: 's', prompt: 'p', definition: 'd', arguments: [['a', '1']] },
  'actions.readResource': {
    serverId: 's',
    source: { kind: 'template', uriTemplate: 'a://{b}', values: [['b', '1']] },
    definition: 'd',
  },
  'actions.run': { serverId: 's', tool: 't', definition: 'd', argumentsText: '{}' },
  'actions.stop': { actionId: 'a' },
  'actions.letThrough': { actionId: 'a' },
  'actions.dismiss': { actionId: 'a' },
  'questions.answer': { questionId: 'q', answer: { action: 'accept', content: [['n', 1]] } },
  'questions.saveDraft': { questionId: 'q', draft: [['n', null]] },
  'questions.present': { questionId: 'q' },
  'questions.dismiss': { questionId: 'q' },
  'questions.openUrl': { questionId: 'q' },
  'questions.confirmOpened': { questionId: 'q' },
  'waits.openAgain': { waitId: 'w' },
  'waits.tryAgain': { waitId: 'w' },
  'waits.dismiss': { waitId: 'w' },
  'wire.read': { serverId: 's', filter: { text: 'ping', direction: 'sent', kind: 'error' } },
  'wire.texts': { serverId: 's', ids: [1] },
  'wire.reveal': { serverId: 's', ids: [1, 2] },
  'wire.export': { serverId: 's' },
  'history.search': { filter: { text: '', decidedBy: 'limit' }, beforeId: 'e', limit: 50 },
  'history.export': { format: 'csv', filter: { text: '' } },
  'history.remove': { ids: ['e'] },
};

describe('the argument of a call', () => {
  it.each(callNames)('%s reaches its handler as the contract says, once', async (name) => {
    expect(await answerTo(name, good[name])).toEqual({ ok: true, value: null });
    expect(calls).toEqual([[name, good[name]]]);
    expect(log).toEqual([]);
  });

  const secret = (changes: object) => ({ place: 'env', key: 'TOKEN', value: 'x', ...changes });
  const accept = (content: unknown) => ({ questionId: 'q', answer: { action: 'accept', content } });
  it.each<[CallName, unknown]>([
    ['app.load', null],
    ['app.load', {}],
    ['app.updateSettings', { theme: 'pink' }],
    ['app.updateSettings', { historyDays: 8 }],
    ['wire.read', { serverId: 's', filter: { text: '', kind: 'others' } }],
    ['wire.reveal', { serverId: 's', ids: [] }],
    ['wire.texts', { serverId: 's', ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ['history.search', { filter: { text: '' }, limit: 201 }],
    ['history.search', { filter: { text: '', decidedBy: 'nobody' }, limit: 1 }],
    ['history.export', { format: '/tmp/x', filter: { text: '' } }],
    ['history.remove', { ids: [] }],
    ['history.remove', { all: false }],
    ['servers.add', { name: ' ', config: command }],
    ['servers.add', { name: 'x'.repeat(61), config: command }],
    ['servers.add', { name: 'files', config: { command: '' } }],
    ['servers.add', { name: 'files', config: { url: 'javascript:alert(1)' } }],
    ['servers.add', { name: 'files', config: { frontdesk: { demo: 'other' } } }],
    ['servers.add', { name: 'files', config: command, secrets: [{ key: 'A', value: '1' }] }],
    ['servers.add', { name: 'files', config: command, secrets: [secret({ place: 'args' })] }],
    [
      'servers.update',
      { serverId: 's', name: 'f', config: command, secrets: [secret({ key: '' })] },
    ],
    [
      'servers.update',
      { serverId: 's', name: 'f', config: command, secrets: [secret({ value: '' })] },
    ],
    ['servers.setSecret', { serverId: 's', name: 'files-token', value: 'a\0b' }],
    ['servers.setSecret', { serverId: 's', name: '', value: 'x' }],
    ['servers.moveSecrets', {}],
    ['servers.importJson', { text: 'x'.repeat(1_000_001) }],
    ['servers.setRules', { serverId: 's', rules: { ...defaultRules, burst: 0 } }],
    ['servers.setRules', { serverId: 's', rules: { ...defaultRules, perMinute: 601 } }],
    ['servers.setRules', { serverId: 's', rules: { ...defaultRules, queued: 1.5 } }],
    ['servers.connect', { serverId: '' }],
    ['servers.connect', { serverId: ['s'] }],
    ['servers.connect', 's'],
    ['servers.approveCommand', { serverId: 's' }],
    ['actions.run', { serverId: 's', tool: 't', argumentsText: {} }],
    ['questions.answer', { questionId: 'q' }],
    ['questions.answer', { questionId: 'q', answer: 'accept' }],
    ['questions.answer', { questionId: 'q', answer: { action: 'Accept', content: [] } }],
    ['questions.answer', { questionId: 'q', answer: { action: 'open' } }],
    ['questions.answer', { questionId: 'q', answer: { action: 'accept' } }],
    ['questions.answer', { questionId: 'x'.repeat(65), answer: { action: 'cancel' } }],
    ['questions.answer', accept({ n: 1 })],
    ['questions.answer', accept([['n', null]])],
    ['questions.answer', accept([['n', Number.NaN]])],
    ['questions.answer', accept([['n', Number.POSITIVE_INFINITY]])],
    ['questions.answer', accept([['n', { toJSON: 1 }]])],
    ['questions.answer', accept([['n', [1]]])],
    ['questions.answer', accept([['n']])],
    ['questions.answer', accept([['n', 1, 2]])],
    ['questions.answer', accept([[1, 'n']])],
    ['questions.answer', accept(Array.from({ length: 201 }, (_, i) => [`${i}`, 1]))],
  ])('%s refuses %j (C-VAL-2)', async (name, argument) => {
    expect(await answerTo(name, argument)).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
    expect(calls).toEqual([]);
    expect(log).toEqual([`call ${name} refused: malformed argument`]);
  });

  it('reaches a handler only as its schema reads it, whatever comes', async () => {
    const anything = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
      fc.constantFrom(...Object.values(good)),
      fc.record(
        {
          serverId: fc.anything(),
          actionId: fc.anything(),
          questionId: fc.anything(),
          answer: fc.anything(),
          text: fc.string(),
          __proto__: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...callNames), anything, async (name, argument) => {
        calls.length = 0;
        const outcome = await answerTo(name, argument);
        expect(calls.length).toBe(outcome.ok ? 1 : 0);
        if (outcome.ok) {
          const [, seen] = calls[0]!;
          expect(callArguments[name].safeParse(seen)).toEqual({ success: true, data: seen });
        } else expect(outcome.error.code).toBe('bad-request');
      }),
    );
  });

  it('takes no content along with decline or cancel (C-ACT-3)', async () => {
    const answerWith = { action: 'decline', content: [['n', 'typed']] };
    await answerTo('questions.answer', { questionId: 'q', answer: answerWith });
    expect(calls).toEqual([
      ['questions.answer', { questionId: 'q', answer: { action: 'decline' } }],
    ]);
  });

  it('writes nothing of a refused argument to the log (C-PRV-3)', async () => {
    await answerTo('questions.answer', { questionId: 'q', answer: 'marker-secret' });
    await answerTo('servers.add', { name: 'n', config: { url: 'x:marker-secret' } });
    expect(log).toHaveLength(2);
    expect(log.join()).not.toContain('marker-secret');
  });
});

describe('what a handler throws', () => {
  const failing = (error: unknown) =>
    answer(
      'servers.connect',
      { serverId: 's' },
      () => Promise.reject(error as Error),
      refusedCalls,
      writeLog,
    );

  it('comes back as a value when it is expected, and is not logged', async () => {
    expect(await failing(new AppError('name-taken', 'files'))).toEqual({
      ok: false,
      error: { code: 'name-taken', detail: 'files' },
    });
    expect(await failing(new AppError('unknown-server'))).toStrictEqual({
      ok: false,
      error: { code: 'unknown-server' },
    });
    expect(log).toEqual([]);
  });

  it.each([[new Error('disk full')], ['disk full']])(
    'is internal when it is not (%o), and is logged',
    async (error) => {
      expect(await failing(error)).toEqual({
        ok: false,
        error: { code: 'internal', detail: 'disk full' },
      });
      expect(log).toEqual(['call servers.connect failed: disk full']);
    },
  );

  it('is caught also when it is thrown at once', async () => {
    const handler = (): never => {
      throw new AppError('not-connected');
    };
    expect(
      await answer('servers.connect', { serverId: 's' }, handler, refusedCalls, writeLog),
    ).toMatchObject({
      ok: false,
      error: { code: 'not-connected' },
    });
  });
});

describe('the door', () => {
  const frame = (url: string) => ({ url });
  const ours = frame('app://frontdesk/index.html');
  let isDestroyed = false;
  let mainFrame = ours;
  const window = {
    isDestroyed: () => isDestroyed,
    webContents: {
      get mainFrame() {
        return mainFrame;
      },
    },
  };
  const open = () =>
    registerCalls(
      { window: window as never, origin: 'app://frontdesk' },
      handlers,
      refusedCalls,
      writeLog,
    );
  const callFrom = (senderFrame: unknown) =>
    listeners.get('servers.connect')!({ senderFrame }, { serverId: 's' });

  beforeEach(() => {
    isDestroyed = false;
    mainFrame = ours;
  });

  it('opens for every call of the contract, and closes again', () => {
    const close = open();
    expect([...listeners.keys()].sort()).toEqual([...callNames].sort());
    close();
    expect(listeners.size).toBe(0);
  });

  it('lets the top frame of our own page in', async () => {
    open();
    expect(await callFrom(ours)).toEqual({ ok: true, value: null });
  });

  it.each<[string, () => unknown]>([
    ['no frame', () => null],
    ['a frame inside our page', () => frame('app://frontdesk/index.html')],
    ['another page in our window', () => (mainFrame = frame('https://frontdesk.example/'))],
    ['a page whose address begins like ours', () => (mainFrame = frame('app://frontdesk.evil/x'))],
    ['a file', () => (mainFrame = frame('file:///index.html'))],
    [
      'a window that is gone',
      () => {
        isDestroyed = true;
        return ours;
      },
    ],
  ])('stays shut for %s (C-VAL-2)', async (_case, sender) => {
    open();
    expect(await callFrom(sender())).toEqual({
      ok: false,
      error: { code: 'bad-request', detail: 'sender' },
    });
    expect(calls).toEqual([]);
    expect(log).toEqual(['call servers.connect refused: unknown page']);
  });
});
