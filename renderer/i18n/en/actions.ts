export const actionsEn = {
  states: {
    running: 'Running',
    asking: 'Asks you',
    waiting: 'Waiting',
    held: 'Held back',
    stopping: 'Stopping…',
    finished: 'Finished',
    'finished-error': 'Finished with an error',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  runTitle: 'Run a tool',
  onServer: (p: { server: string }) => `on ${p.server}`,
  arguments: 'Arguments',
  noArguments: 'No arguments',
  run: 'Run',
  stop: 'Stop this action',
  elapsed: 'Time taken',
  progress: 'Progress',
  progressOf: (p: { done: string; total: string }) => `${p.done} of ${p.total}`,
  timeline: 'What happened',
  result: 'Result',
  runAgain: 'Run again',
  startAnew: 'Start anew',
  changeAndRun: 'Change and run…',
  toServer: (p: { server: string }) => `Back to ${p.server}`,
  recent: 'Recent runs',
  noRuns: 'What you run on this server appears here, the newest first.',
  openRun: (p: { state: string }) => `Open this run: ${p.state}`,
  dismissRun: 'Remove this run from the list',
  showQuestion: 'Show the question',
  askingRound: (p: { position: number; total: number }) => `Question ${p.position} of ${p.total}`,
  notConnectedTitle: 'The server is not connected',
  notConnectedText: 'Connect it to run its tools. What you have typed stays.',
  toolChanged: 'This tool has changed',
  toolChangedText:
    'The server has changed it since you opened this page. Nothing runs before you have looked at it again.',
  lookAgain: 'Show it as it is now',
  toolGone: 'This tool is not in the server’s list',
  toolGoneText: 'The server may have changed its list. Go back and choose again.',

  steps: {
    started: 'Started',
    asked: (p: { server: string }) => `${p.server} asked you`,
    accepted: 'You sent an answer',
    declined: 'You declined',
    cancelled: 'Closed without a decision',
    refused: 'Frontdesk refused a question and told the server',
    retried: 'Went on with your answer',
    retriedRound: (p: { round: number }) => `Went on with your answers, round ${p.round}`,
    agreed: 'You agreed to open the page',
    opened: {
      'by-app': (p: { domain: string }) => `Handed ${p.domain} to your browser`,
      'by-person': (p: { domain: string }) => `You opened ${p.domain} yourself`,
      again: (p: { domain: string }) => `Handed ${p.domain} to your browser again`,
    },
    notFinished: (p: { server: string; domain: string }) =>
      `${p.server} was asked again: the page at ${p.domain} is not finished`,
    reportedComplete: (p: { server: string; domain: string }) =>
      `${p.server} reports the page at ${p.domain} complete; its result is still to come`,
    retriedByPerson: 'You tried again',
    heldBack: {
      'over-limit': (p: { count: number }) =>
        p.count === 1
          ? 'Held back 1 question: more than your limit for this server'
          : `Held back ${p.count} questions: more than your limit for this server`,
      paused: (p: { count: number }) =>
        p.count === 1
          ? 'Held back 1 question: the server is paused'
          : `Held back ${p.count} questions: the server is paused`,
    },
    letThrough: 'You let the questions come',
    roundsReached: (p: { server: string; rounds: number }) =>
      `${p.server} is not done after ${p.rounds} rounds; nothing goes out until you decide`,
    letGoOn: 'You let it go on',
    progress: (p: { server: string; count: string }) => `${p.server} reports progress: ${p.count}`,
    finished: 'Finished',
    finishedError: 'Finished: the tool reports an error',
    failed: 'Failed',
    stopped: 'Stopped',
    ended: 'Ended',
  },
  withdrawn: {
    'by-server': 'The server withdrew its question',
    'link-lost': 'The question closed: the connection was lost',
    'action-stopped': 'The question closed: the action was stopped',
    'action-ended': 'The question closed: the action ended without it',
    paused: 'The question closed: you paused the server',
    quit: 'The question closed: Frontdesk was quitting',
  },
  refusedReason: (p: { reason: string }) => `Reason: ${p.reason}`,
  refusedField: (p: { field: string }) => `Field: ${p.field}`,

  stopReasons: {
    person: 'You stopped this action. The server was told; what it had done by then may stand.',
    quit: 'Frontdesk was quitting, so the action was stopped.',
    'link-lost': 'The connection was lost, so the action was stopped.',
    'time-out': 'The server did not finish in time, so the action was stopped.',
    'server-removed': 'The server was removed, so the action was stopped.',
    'page-declined': 'You declined to open a page, so the action was stopped.',
    'page-cancelled': 'You closed the question about a page, so the action was stopped.',
    paused: 'This server is paused, so the action was stopped. Nothing was sent.',
    'secret-rule':
      'Your rule for this server stopped the action: a form seems to ask for a secret. Nothing was sent.',
  },
  failures: {
    'protocol-error': 'The server answered with an error instead of a result.',
    'state-refused':
      'The server does not accept its own record of the earlier rounds any more, or could not go on from it.',
    'resource-not-found': 'The server has no resource at this address.',
    'capability-required': 'The server wants something that you do not offer it.',
    'invalid-result': 'The server’s result is not valid MCP, so it is not shown.',
    'refused-question':
      'The server asked for something that Frontdesk cannot show, so the action was ended.',
    'too-many-rounds': 'The server kept asking again and again, so the action was ended.',
    'link-lost': 'The connection was lost before the result came.',
    'time-out': (p: { limit: string }) => `The server sent no result within ${p.limit}.`,
    failed: 'The action could not be carried out.',
  },
  failureTodo: {
    'protocol-error': 'Check the arguments and run it again.',
    'state-refused':
      'Start anew makes the same call from the beginning; nothing of the earlier rounds is sent.',
    'resource-not-found': 'It may have been moved or removed. Refresh the list and choose again.',
    'capability-required':
      'Nothing was changed by itself. You can allow it in this server’s rules and run the action again.',
    'invalid-result': 'Tell who runs the server; the technical detail helps.',
    'refused-question': 'Nothing was sent. Tell who runs the server; the technical detail helps.',
    'too-many-rounds': 'Your answers were sent. You can run it again.',
    'link-lost':
      'Whether the server finished its work is not known. Reconnect it before you run it again.',
    'time-out': 'Whether the server finished its work is not known. You can run it again.',
    failed: 'Run it again; the technical detail may help.',
  },
  requires: {
    form: 'It wants to be allowed to ask you to fill in a form.',
    url: 'It wants to be allowed to ask you to open a page.',
    other: 'It wants a capability that Frontdesk does not have; there is no switch for it.',
  },
  openRules: 'Open the server’s rules',
  errorCode: (p: { code: number }) => `Error code ${p.code}`,

  toolReportsError: 'The tool reports an error',
  emptyResult: 'It finished and returned nothing to show.',
  structured: 'Structured content',
  image: (p: { server: string }) => `Image from ${p.server}`,
  imageNotShown: (p: { type: string }) => `An image of a kind that is not shown (${p.type})`,
  audio: (p: { server: string }) => `Sound from ${p.server}`,
  mediaLeftOut: (p: { type: string; size: string }) =>
    `One image or sound too many (${p.type}, ${p.size}), left out`,
  audioNotPlayed: (p: { type: string; size: string }) => `Sound (${p.type}, ${p.size}), not played`,
  link: 'Link',
  role: {
    user: 'Written as your message',
    assistant: 'Written as the assistant’s message',
  },
  resource: 'Resource',
  binary: (p: { size: string }) => `Binary content, ${p.size}`,
  unknownBlock: 'Content of a kind that Frontdesk does not know',
};
