// Each call of the contract, joined to the service that does it.
import type { ActionRunner } from '../actions/actionRunner.ts';
import type { ElicitationBroker } from '../elicitation/broker.ts';
import type { AppSnapshot, Settings, SettingsChange } from '../../shared/ipc/contract.ts';
import type { ServerRegistry } from '../servers/serverRegistry.ts';
import type { WaitingRoom } from '../waits/waitingRoom.ts';
import type { CallHandlers } from './registerCalls.ts';

export interface HandlerDeps {
  readonly snapshot: () => AppSnapshot;
  readonly updateSettings: (change: SettingsChange) => Promise<Settings>;
  readonly registry: ServerRegistry;
  readonly runner: ActionRunner;
  readonly broker: ElicitationBroker;
  readonly waitingRoom: WaitingRoom;
}

export function createHandlers({
  snapshot,
  updateSettings,
  registry,
  runner,
  broker,
  waitingRoom,
}: HandlerDeps): CallHandlers {
  return {
    'app.load': snapshot,
    'app.updateSettings': updateSettings,
    'servers.add': async ({ name, config }) => ({ serverId: await registry.add(name, config) }),
    'servers.importJson': ({ text }) => registry.importJson(text),
    'servers.update': done(({ serverId, name, config }) => registry.update(serverId, name, config)),
    'servers.setRules': done(({ serverId, rules }) => registry.setRules(serverId, rules)),
    'servers.remove': done(({ serverId }) => registry.remove(serverId)),
    'servers.connect': done(({ serverId }) => registry.get(serverId).connect()),
    'servers.disconnect': done(({ serverId }) => registry.disconnect(serverId)),
    'servers.approveCommand': done(({ serverId, fingerprint }) =>
      registry.get(serverId).approve(fingerprint),
    ),
    'servers.rejectCommand': done(({ serverId }) => {
      registry.get(serverId).reject();
    }),
    'servers.readStderr': ({ serverId }) => registry.get(serverId).readStderr(),
    'servers.refreshTools': done(({ serverId }) => registry.get(serverId).refreshTools()),
    'actions.run': ({ serverId, tool, argumentsText }) => {
      const link = registry.get(serverId);
      const server = { id: serverId, name: link.name, ...link.runnable(tool) };
      return { actionId: runner.run(server, argumentsText) };
    },
    'actions.stop': done(({ actionId }) => {
      runner.stop(actionId);
    }),
    'actions.dismiss': done(({ actionId }) => {
      runner.dismiss(actionId);
    }),
    'questions.answer': ({ questionId, answer }) => broker.answer(questionId, answer),
    'questions.saveDraft': done(({ questionId, draft }) => {
      broker.saveDraft(questionId, draft);
    }),
    'questions.present': done(({ questionId }) => {
      broker.present(questionId);
    }),
    'questions.dismiss': done(({ questionId }) => {
      broker.dismiss(questionId);
    }),
    'questions.openUrl': ({ questionId }) => broker.openUrl(questionId),
    'questions.confirmOpened': ({ questionId }) => broker.confirmOpened(questionId),
    'waits.openAgain': ({ waitId }) => waitingRoom.openAgain(waitId),
    'waits.tryAgain': done(({ waitId }) => {
      waitingRoom.tryAgain(waitId);
    }),
    'waits.dismiss': done(({ waitId }) => {
      waitingRoom.dismiss(waitId);
    }),
  };
}

/** A call without a result. */
function done<A>(work: (argument: A) => Promise<void> | void): (argument: A) => Promise<null> {
  return async (argument) => {
    await work(argument);
    return null;
  };
}
