import type { HeldBackReason } from '../../../shared/guard/guardView.ts';

/** What limits, pauses and switched-off modes keep from the person, and how it is resumed. */
export const guardEn = {
  pause: 'Pause questions',
  pauseOf: (p: { server: string }) => `Pause questions of ${p.server}`,
  resume: 'Resume questions',
  resumeOf: (p: { server: string }) => `Resume questions of ${p.server}`,
  paused: 'Paused',
  pausedTitle: (p: { server: string }) => `Paused: ${p.server} cannot ask you anything`,
  pausedText:
    'What it asks is not shown. Frontdesk answers “cancel”, without a decision, or stops the action.',
  offerTitle: (p: { server: string }) => `You have refused ${p.server} several times in a row`,
  offerText:
    'You can pause it: its open questions are cancelled, and it cannot ask again until you resume it.',
  heldBack: (p: { count: number; since: string; reasons: string }) =>
    p.count === 1
      ? `1 question was not shown since ${p.since}: ${p.reasons}.`
      : `${p.count} questions were not shown since ${p.since}: ${p.reasons}.`,
  heldBackReasons: {
    'over-limit': (p: { count: number }) => `${p.count} over the limit`,
    paused: (p: { count: number }) => `${p.count} while paused`,
    undeclared: (p: { count: number }) => `${p.count} of a kind that is switched off`,
    'by-rule': (p: { count: number }) => `${p.count} by your rule`,
  } satisfies Record<HeldBackReason, (p: { count: number }) => string>,
  clear: 'Clear',
  clearOf: (p: { server: string }) => `Clear the count of ${p.server}`,
  openCount: (p: { count: number }) => (p.count === 1 ? '1 question' : `${p.count} questions`),
  cancelAll: 'Cancel all',
  cancelAllOf: (p: { server: string }) => `Cancel all questions of ${p.server}`,
  cancelAllMeans: '“Cancel all” answers each of them “cancel”: no decision.',
  heldTitle: (p: { server: string }) => `Held back: ${p.server} asks too often`,
  heldCount: (p: { count: number; since: string }) =>
    p.count === 1
      ? `1 question waits since ${p.since}.`
      : `${p.count} questions wait since ${p.since}.`,
  heldText: 'Continue shows them to you, one at a time. Stop ends the action, and nothing is sent.',
  roundsTitle: (p: { server: string; rounds: number }) =>
    `${p.rounds} rounds, and ${p.server} is not done: go on?`,
  roundsText:
    'Your answers so far were sent. Continue allows ten more rounds. Stop ends the action, and nothing more is sent.',
  continue: 'Continue',
  stop: 'Stop',
  refusedCalls: (p: { count: number }) => `Attempts of the window that were refused: ${p.count}`,
  refusedCallsText:
    'An answer that came too early or too late, or something that nobody can do in the window. A few are normal. If there are many, restart Frontdesk and report it.',
};
