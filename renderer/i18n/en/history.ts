export const historyEn = {
  emptyTitle: 'Nothing has happened yet',
  emptyText:
    'Run a tool of a server on the left. What it asks, what you answer and how it ends is listed here, without any of the values.',
  notFoundTitle: 'Nothing found',
  notFoundText: 'Look for other words, or take a filter away.',
  /** What can be looked for. */
  search: 'Search',
  searchHint: 'Names of servers, tools, fields and sites',
  count: (p: { count: number; shown: string }) =>
    p.count === 1 ? '1 entry' : `${p.shown} entries`,
  server: 'Server',
  allServers: 'All servers',
  kind: 'What',
  allKinds: 'Everything',
  kinds: { question: 'Questions', action: 'Runs', 'held-back': 'Held back' },
  decidedBy: 'Decided by',
  anybody: 'Anybody',
  deciders: {
    person: 'You',
    rule: 'A rule of yours',
    limit: 'A limit',
    pause: 'The pause',
    server: 'The server',
    'link-lost': 'The lost connection',
    'app-quit': 'Quitting the app',
    app: 'Frontdesk',
  },
  what: {
    form: 'Form',
    url: 'Page',
    unknown: 'Question',
    action: 'Tool',
    prompt: 'Prompt',
    resource: 'Resource',
    'held-back': 'Questions',
  },
  details: 'Details',
  showMore: 'Show more',
  unreadable: (p: { count: number; shown: string }) =>
    p.count === 1
      ? '1 line of the history could not be read. It stays in the file.'
      : `${p.shown} lines of the history could not be read. They stay in the file.`,
  notKept: 'The history is kept for this run only. The settings say for how long it is kept.',
  exportAs: (p: { format: string }) => `Export as ${p.format}`,
  exported: 'Saved to',
  exportText: 'All entries that match, without any of the values.',
  remove: 'Delete this entry',
  removeAll: 'Delete all…',
  removeAllTitle: 'Delete the whole history?',
  removeAllText: 'All entries go, also those that are not listed now. They cannot be brought back.',
  removeAllConfirm: 'Delete all',
  removeAllCancel: 'Keep them',

  outcomes: {
    answered: 'Answered by you',
    opened: 'Opened by you',
    openedByHand: 'Opened by you, outside of Frontdesk',
    declined: 'Declined by you',
    declinedByRule: 'Declined by a rule of yours',
    closed: 'Closed by you, without a decision',
    refusedByRule: 'Not shown, by a rule of yours',
    refused: 'Refused by Frontdesk: it cannot be shown',
    finished: 'Finished',
    'tool-error': 'Finished: the tool reports an error',
    ended: 'Ended',
  },
  withdrawn: {
    'by-server': 'Taken back by the server',
    'link-lost': 'Cancelled: the connection was lost',
    'action-stopped': 'Cancelled: its action was stopped',
    'action-ended': 'Cancelled: its action ended without it',
    paused: 'Cancelled: you paused the server',
    quit: 'Cancelled because the app was quit',
  },
  failed: {
    'capability-required': 'Failed: the server wants something that is not offered',
    'protocol-error': 'Failed: the server answered with an error',
    'state-refused': 'Failed: the server could not go on from the earlier rounds',
    'invalid-result': 'Failed: the result was not valid MCP',
    'refused-question': 'Failed: a question could not be shown',
    'too-many-rounds': 'Ended by the limit of rounds',
    'link-lost': 'Failed: the connection was lost',
    'time-out': 'Ended by the time limit',
    failed: 'Failed',
  },
  stopped: {
    person: 'Stopped by you',
    quit: 'Stopped because the app was quit',
    'link-lost': 'Stopped: the connection was lost',
    'time-out': 'Stopped by the time limit',
    'server-removed': 'Stopped: you removed the server',
    'secret-rule': 'Stopped by a rule of yours',
    'page-declined': 'Stopped: you declined its page',
    'page-cancelled': 'Stopped: you closed the question about its page',
    paused: 'Stopped: the server is paused',
  },
  heldBack: {
    'over-limit': (p: { count: number; shown: string }) =>
      p.count === 1 ? '1 held back by the limit' : `${p.shown} held back by the limit`,
    paused: (p: { count: number; shown: string }) =>
      p.count === 1
        ? '1 held back: the server was paused'
        : `${p.shown} held back: the server was paused`,
    undeclared: (p: { count: number; shown: string }) =>
      p.count === 1
        ? '1 held back: of a kind that is switched off'
        : `${p.shown} held back: of a kind that is switched off`,
    'by-rule': (p: { count: number; shown: string }) =>
      p.count === 1 ? '1 held back by a rule of yours' : `${p.shown} held back by a rule of yours`,
  },

  facts: {
    began: 'Began',
    ended: 'Ended',
    took: 'Took',
    tool: 'Tool',
    tools: 'One of these',
    prompt: 'Prompt',
    resource: 'Resource',
    fields: 'Fields',
    site: 'Site',
    revision: 'Protocol revision',
    reason: 'Reason',
    from: 'Server',
  },
  noFields: 'The form had no fields.',

  keep: 'Keep the history',
  keepHint: 'What is older is deleted. The history never holds what you answer.',
  days: (p: { days: number }) => `For ${p.days} days`,
  year: 'For a year',
  thisRun: 'For this run only, nothing on disk',
};
