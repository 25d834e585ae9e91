// A window.api for tests and the preview: keeps what was called, answers what it is told, publishes on demand.
import type {
  AppSnapshot,
  CallArguments,
  CallResult,
  EventPayloads,
  WindowApi,
} from '../../shared/ipc/contract.ts';
import { noSuggestions } from '../../shared/catalogue/offerView.ts';
import type { CallName, EventName } from '../../shared/ipc/channels.ts';
import { emptyHistory, emptyWire, fakeSnapshot } from './fakeViews.ts';

type Answers = { [N in CallName]?: (argument: CallArguments[N]) => CallResult<N> };

export interface FakeApi {
  readonly api: WindowApi;
  /** Every call in order, by its name. */
  readonly calls: (readonly [name: CallName, argument: unknown])[];
  /** Sets how calls are answered from now on. */
  readonly answer: (answers: Answers) => void;
  readonly emit: <E extends EventName>(event: E, payload: EventPayloads[E]) => void;
}

export function createFakeApi(snapshot: Partial<AppSnapshot> = {}): FakeApi {
  const calls: (readonly [CallName, unknown])[] = [];
  const listeners: { [E in EventName]: Set<(payload: EventPayloads[E]) => void> } = {
    servers: new Set(),
    tools: new Set(),
    offer: new Set(),
    guards: new Set(),
    refusedCalls: new Set(),
    action: new Set(),
    actionRemoved: new Set(),
    questions: new Set(),
    waits: new Set(),
    wire: new Set(),
    history: new Set(),
    settings: new Set(),
    notice: new Set(),
    showQuestion: new Set(),
    quitAsked: new Set(),
  };
  const loaded = { ...fakeSnapshot, ...snapshot };
  let answers: Answers = {};

  function call<N extends CallName>(name: N, usual: (argument: CallArguments[N]) => CallResult<N>) {
    return (argument: CallArguments[N]): Promise<CallResult<N>> => {
      calls.push([name, argument]);
      return Promise.resolve((answers[name] ?? usual)(argument));
    };
  }
  const done = () => ({ ok: true, value: null }) as const;
  const opened = () => ({ ok: true, value: { kind: 'opened' } }) as const;

  const api: WindowApi = {
    app: {
      quitShown: () => call('app.quitShown', done)(undefined),
      keepOpen: () => call('app.keepOpen', done)(undefined),
      quit: () => call('app.quit', done)(undefined),
      keystore: () => call('app.keystore', () => ({ ok: true, value: 'system' }))(undefined),
      load: () => call('app.load', () => ({ ok: true, value: loaded }))(undefined),
      updateSettings: call('app.updateSettings', (changes) => {
        const settings = {
          locale: changes.locale ?? loaded.settings.locale,
          theme: changes.theme ?? loaded.settings.theme,
          historyDays: changes.historyDays ?? loaded.settings.historyDays,
        };
        return { ok: true, value: settings };
      }),
    },
    servers: {
      setSecret: call('servers.setSecret', done),
      moveSecrets: call('servers.moveSecrets', done),
      add: call('servers.add', () => ({ ok: true, value: { serverId: 'added' } })),
      importJson: call('servers.importJson', () => ({
        ok: true,
        value: { added: [], rejected: [] },
      })),
      update: call('servers.update', done),
      setRules: call('servers.setRules', done),
      pause: call('servers.pause', done),
      resume: call('servers.resume', done),
      clearHeldBack: call('servers.clearHeldBack', done),
      cancelQuestions: call('servers.cancelQuestions', done),
      remove: call('servers.remove', done),
      connect: call('servers.connect', done),
      disconnect: call('servers.disconnect', done),
      approveCommand: call('servers.approveCommand', done),
      rejectCommand: call('servers.rejectCommand', done),
      readStderr: call('servers.readStderr', () => ({
        ok: true,
        value: { text: '', truncated: false },
      })),
      refreshTools: call('servers.refreshTools', done),
      suggest: call('servers.suggest', () => ({ ok: true, value: noSuggestions })),
    },
    actions: {
      run: call('actions.run', () => ({ ok: true, value: { actionId: 'run-1' } })),
      getPrompt: call('actions.getPrompt', () => ({ ok: true, value: { actionId: 'run-1' } })),
      readResource: call('actions.readResource', () => ({
        ok: true,
        value: { actionId: 'run-1' },
      })),
      stop: call('actions.stop', done),
      letThrough: call('actions.letThrough', done),
      dismiss: call('actions.dismiss', done),
    },
    questions: {
      answer: call('questions.answer', () => ({ ok: true, value: { kind: 'sent' } })),
      saveDraft: call('questions.saveDraft', done),
      present: call('questions.present', done),
      dismiss: call('questions.dismiss', done),
      openUrl: call('questions.openUrl', opened),
      confirmOpened: call('questions.confirmOpened', () => ({ ok: true, value: { kind: 'sent' } })),
    },
    waits: {
      openAgain: call('waits.openAgain', opened),
      tryAgain: call('waits.tryAgain', done),
      dismiss: call('waits.dismiss', done),
    },
    wire: {
      read: call('wire.read', () => ({ ok: true, value: emptyWire })),
      texts: call('wire.texts', () => ({ ok: true, value: [] })),
      reveal: call('wire.reveal', () => ({ ok: true, value: [] })),
      export: call('wire.export', () => ({ ok: true, value: { path: '/home/ada/messages' } })),
    },
    history: {
      search: call('history.search', () => ({ ok: true, value: emptyHistory })),
      export: call('history.export', () => ({ ok: true, value: { path: '/home/ada/history' } })),
      remove: call('history.remove', done),
    },
    on: (event, listener) => {
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
  };

  return {
    api,
    calls,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    emit: (event, payload) => {
      for (const listener of listeners[event]) listener(payload);
    },
  };
}
