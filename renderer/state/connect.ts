// Fills the stores from main: one snapshot, then every event in order. Returns the way to stop listening.
import type { CallFailure, WindowApi } from '../../shared/ipc/contract.ts';
import { putAction, removeAction } from './actions.ts';
import { showQuestion } from './navigation.ts';
import { putOffer, putServers, putTools } from './servers.ts';
import type { Stores } from './stores.ts';

export interface Connection {
  /** Null when the first snapshot is in the stores. */
  readonly loaded: Promise<CallFailure | null>;
  readonly dispose: () => void;
}

export function connect(api: WindowApi, stores: Stores): Connection {
  // Events that overtake the snapshot are newer than it: they wait and are applied on top.
  let waiting: (() => void)[] | null = [];
  const apply = (change: () => void) => {
    if (waiting === null) change();
    else waiting.push(change);
  };
  const unsubscribe = [
    api.on('servers', (servers) => apply(() => putServers(stores.servers, servers))),
    api.on('tools', (tools) => apply(() => putTools(stores.servers, tools))),
    api.on('offer', (offer) => apply(() => putOffer(stores.servers, offer))),
    api.on('guards', (guards) => apply(() => stores.guards.setState({ guards }))),
    api.on('refusedCalls', (refusedCalls) => apply(() => stores.guards.setState({ refusedCalls }))),
    api.on('action', (action) => apply(() => putAction(stores.actions, action))),
    api.on('actionRemoved', (id) => apply(() => removeAction(stores.actions, id))),
    api.on('questions', (questions) => apply(() => stores.questions.setState({ questions }))),
    api.on('waits', (waits) => apply(() => stores.waits.setState({ waits }))),
    api.on('history', (changes) => apply(() => stores.history.setState({ changes }))),
    api.on('settings', (settings) => apply(() => stores.settings.setState({ settings }))),
    api.on('quitAsked', (asked) => apply(() => stores.quit.setState({ asked }))),
    api.on('showQuestion', (questionId) =>
      apply(() => {
        showQuestion(stores.navigation, questionId);
        void api.questions.present({ questionId });
      }),
    ),
    api.on('notice', (notices) => apply(() => stores.notices.setState({ notices }))),
  ];

  const load = async (): Promise<CallFailure | null> => {
    const result = await api.app.load();
    if (!result.ok) return result.error;
    const { actions, guards, notices, questions, refusedCalls, servers, waits } = result.value;
    const { settings, systemLocales, version } = result.value;
    stores.servers.setState({ servers });
    stores.guards.setState({ guards, refusedCalls });
    stores.actions.setState({ actions });
    stores.questions.setState({ questions });
    stores.waits.setState({ waits });
    stores.notices.setState({ notices });
    stores.settings.setState({ settings, systemLocales, version });
    for (const change of waiting ?? []) change();
    waiting = null;
    // Last, so that the first page is drawn from complete stores.
    stores.settings.setState({ isLoaded: true });
    return null;
  };

  return {
    loaded: load(),
    dispose: () => {
      for (const stop of unsubscribe) stop();
    },
  };
}
