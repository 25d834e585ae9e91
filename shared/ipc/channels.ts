// Names of the calls and events between window and main, grouped as the window sees them in `window.api`.
// Kept apart from the payload checks so that the sandboxed preload bundles no library.

export const callNames = [
  'app.load',
  'app.updateSettings',
  'app.keystore',
  'servers.add',
  'servers.importJson',
  'servers.update',
  'servers.setRules',
  'servers.setSecret',
  'servers.moveSecrets',
  'servers.pause',
  'servers.resume',
  'servers.clearHeldBack',
  'servers.cancelQuestions',
  'servers.remove',
  'servers.connect',
  'servers.disconnect',
  'servers.approveCommand',
  'servers.rejectCommand',
  'servers.readStderr',
  'servers.refreshTools',
  'actions.run',
  'actions.stop',
  'actions.letThrough',
  'actions.dismiss',
  'questions.answer',
  'questions.saveDraft',
  'questions.present',
  'questions.dismiss',
  'questions.openUrl',
  'questions.confirmOpened',
  'waits.openAgain',
  'waits.tryAgain',
  'waits.dismiss',
] as const;

export const eventNames = [
  'servers',
  'guards',
  'refusedCalls',
  'action',
  'actionRemoved',
  'questions',
  'waits',
  'settings',
  'notice',
] as const;

export type CallName = (typeof callNames)[number];
export type EventName = (typeof eventNames)[number];
