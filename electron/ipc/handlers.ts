// Each call of the contract, joined to the service that does it.
import type { ActionRunner } from '../actions/actionRunner.ts';
import type { ElicitationBroker } from '../elicitation/broker.ts';
import type { AppSnapshot, Settings, SettingsChange } from '../../shared/ipc/contract.ts';
import { resourceToRead } from '../actions/resourceToRead.ts';
import { exportHistory } from '../history/exportHistory.ts';
import type { HistoryLog } from '../history/historyLog.ts';
import type { SaveDialog } from '../platform/saveDialog.ts';
import type { ServerRegistry } from '../servers/serverRegistry.ts';
import type { WaitingRoom } from '../waits/waitingRoom.ts';
import { exportWire } from '../wire/exportWire.ts';
import type { WireLog } from '../wire/wireLog.ts';
import type { RefusedCalls } from './refusedCalls.ts';
import type { Quitting } from '../windows/quitting.ts';
import type { CallHandlers } from './registerCalls.ts';

export interface HandlerDeps {
  readonly snapshot: () => AppSnapshot;
  readonly updateSettings: (change: SettingsChange) => Promise<Settings>;
  readonly quitting: Quitting;
  readonly keystore: () => Promise<'system' | 'run-only'>;
  readonly registry: ServerRegistry;
  readonly runner: ActionRunner;
  readonly broker: ElicitationBroker;
  readonly waitingRoom: WaitingRoom;
  readonly history: HistoryLog;
  readonly wire: WireLog;
  readonly askWhere: SaveDialog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly refusedCalls: RefusedCalls;
}

export function createHandlers({
  snapshot,
  updateSettings,
  quitting,
  keystore,
  registry,
  runner,
  broker,
  waitingRoom,
  history,
  wire,
  askWhere,
  now,
  refusedCalls,
}: HandlerDeps): CallHandlers {
  return {
    'app.load': snapshot,
    'app.updateSettings': updateSettings,
    'app.quitShown': done(quitting.shown),
    'app.keepOpen': done(quitting.keepOpen),
    'app.quit': done(quitting.quitNow),
    'app.keystore': keystore,
    'servers.add': async ({ name, config, secrets }) => ({
      serverId: await registry.add(name, config, secrets),
    }),
    'servers.importJson': ({ text }) => registry.importJson(text),
    'servers.update': done(({ serverId, name, config, secrets }) =>
      registry.update(serverId, name, config, secrets),
    ),
    'servers.setSecret': done(({ serverId, name, value }) =>
      registry.setSecret(serverId, name, value),
    ),
    'servers.moveSecrets': done(({ serverId }) => registry.moveSecrets(serverId)),
    'servers.setRules': done(({ serverId, rules }) => registry.setRules(serverId, rules)),
    'servers.pause': done(({ serverId }) => registry.setPaused(serverId, true)),
    'servers.resume': done(({ serverId }) => registry.setPaused(serverId, false)),
    'servers.clearHeldBack': done(({ serverId }) => {
      registry.get(serverId).guard.clear();
    }),
    'servers.cancelQuestions': done(({ serverId }) => {
      broker.cancelAll(serverId);
    }),
    'servers.remove': done(async ({ serverId }) => {
      await registry.remove(serverId);
      wire.forget(serverId);
    }),
    'servers.connect': done(({ serverId }) => registry.get(serverId).connect()),
    'servers.disconnect': done(({ serverId }) => registry.disconnect(serverId)),
    'servers.approveCommand': done(({ serverId, fingerprint }) =>
      registry.get(serverId).approve(fingerprint),
    ),
    'servers.rejectCommand': done(({ serverId }) => {
      registry.get(serverId).reject();
    }),
    'servers.readStderr': ({ serverId }) => registry.get(serverId).readStderr(),
    'servers.refreshTools': done(({ serverId }) => registry.get(serverId).refreshLists()),
    'servers.suggest': ({ serverId, source, argument, value, others }) =>
      registry
        .get(serverId)
        .suggest({ source, argument, value, others: Object.fromEntries(others) }),
    'actions.run': ({ serverId, tool, definition, argumentsText }) => {
      const link = registry.get(serverId);
      const found = link.runnable((lists) => ({ tool: lists.tool(tool, definition) }));
      const server = { id: serverId, name: link.name, ...found };
      return { actionId: runner.run(server, argumentsText) };
    },
    'actions.getPrompt': ({ serverId, prompt, definition, arguments: values }) => {
      const link = registry.get(serverId);
      const found = link.runnable((lists) => ({ prompt: lists.prompt(prompt, definition) }));
      const server = { id: serverId, name: link.name, ...found };
      return { actionId: runner.run(server, JSON.stringify(Object.fromEntries(values))) };
    },
    'actions.readResource': ({ serverId, source, definition }) => {
      const link = registry.get(serverId);
      const found = link.runnable((lists) => ({
        resource: resourceToRead(source, definition, lists),
      }));
      const { uri } = found.resource;
      const server = { id: serverId, name: link.name, ...found };
      return { actionId: runner.run(server, JSON.stringify({ uri })) };
    },
    'actions.stop': done(({ actionId }) => {
      runner.stop(actionId);
    }),
    'actions.letThrough': done(({ actionId }) => {
      runner.letThrough(actionId);
    }),
    'actions.dismiss': done(({ actionId }) => {
      runner.dismiss(actionId);
    }),
    'questions.answer': ({ questionId, answer }) =>
      refusedCalls.noteOutcome('questions.answer', broker.answer(questionId, answer)),
    'questions.saveDraft': done(({ questionId, draft }) => {
      broker.saveDraft(questionId, draft);
    }),
    'questions.present': done(({ questionId }) => {
      broker.present(questionId);
    }),
    'questions.dismiss': done(({ questionId }) => {
      broker.dismiss(questionId);
    }),
    'questions.openUrl': async ({ questionId }) =>
      refusedCalls.noteOutcome('questions.openUrl', await broker.openUrl(questionId)),
    'questions.confirmOpened': ({ questionId }) =>
      refusedCalls.noteOutcome('questions.confirmOpened', broker.confirmOpened(questionId)),
    'waits.openAgain': async ({ waitId }) =>
      refusedCalls.noteOutcome('waits.openAgain', await waitingRoom.openAgain(waitId)),
    'waits.tryAgain': done(({ waitId }) => {
      waitingRoom.tryAgain(waitId);
    }),
    'waits.dismiss': done(({ waitId }) => {
      waitingRoom.dismiss(waitId);
    }),
    'wire.read': ({ serverId, filter }) => wire.read(serverId, filter),
    'wire.texts': ({ serverId, ids }) => wire.texts(serverId, ids),
    'wire.reveal': ({ serverId, ids }) => wire.reveal(serverId, ids),
    'wire.export': ({ serverId }) => exportWire(serverId, { wire, askWhere, nowMs: now() }),
    'history.search': (query) => history.search(query),
    'history.export': (wanted) => exportHistory(wanted, { history, askWhere, nowMs: now() }),
    'history.remove': done((which) =>
      'all' in which ? history.removeAll() : history.remove(which.ids),
    ),
  };
}

/** A call without a result. */
function done<A>(work: (argument: A) => Promise<void> | void): (argument: A) => Promise<null> {
  return async (argument) => {
    await work(argument);
    return null;
  };
}
