export const attentionEn = {
  /** Read out while the person types elsewhere. */
  arrived: (p: { server: string }) => `${p.server} asks you. Press F6 to go to the question.`,
  quitTitle: 'Quit Frontdesk?',
  questionsOpen: (p: { count: number; shown: string }) =>
    p.count === 1 ? '1 question is open.' : `${p.shown} questions are open.`,
  actionsRunning: (p: { count: number; shown: string }) =>
    p.count === 1 ? '1 action is running.' : `${p.shown} actions are running.`,
  quitText: 'Quitting cancels open questions and stops what is running. Nothing you typed is sent.',
  quit: 'Quit',
  keepOpen: 'Keep open',
};
