export const rulesEn = {
  title: 'Rules',
  formMode: 'May ask you to fill in a form',
  formModeEffects: {
    on: 'Its forms are shown to you.',
    off: 'The server is told that forms are not offered. One that comes all the same is refused and counted.',
  },
  urlMode: 'May ask you to open a page',
  urlModeEffects: {
    on: 'Its addresses are shown to you before anything is opened.',
    off: 'The server is told that pages are not offered. An address that comes all the same is refused and counted.',
  },
  told: {
    both: (p: { server: string }) => `${p.server} was told: forms and pages.`,
    form: (p: { server: string }) => `${p.server} was told: forms, no pages.`,
    url: (p: { server: string }) => `${p.server} was told: pages, no forms.`,
    none: (p: { server: string }) => `${p.server} was told: neither forms nor pages.`,
    nothing: (p: { server: string }) => `${p.server} is told what you offer when it connects.`,
  },
  changeCounts: {
    'next-request': 'The change counts from the next request.',
    'next-connection': 'The change counts from the next connection.',
    reconnecting: 'The change counts after reconnecting, which stops actions that are running.',
  },
  reconnectNow: 'Reconnect now',
  secretFields: 'Forms that ask for a secret',
  secretFieldsChoices: { warn: 'Warn me', refuse: 'Refuse' },
  secretFieldsEffects: {
    warn: 'A form that seems to ask for a password, a key or a card number is shown with a warning, and can be sent only after you have ticked a box.',
    refuse:
      'A form that seems to ask for a password, a key or a card number is not shown. Frontdesk says no in your place, or stops the action, and the action’s page tells you so.',
  },
  allowHttp: 'Allow unencrypted addresses (development)',
  allowHttpEffects: {
    on: 'This server may ask you to open pages over http, each with a warning. Others on the network can read what you enter on such a page. Meant for a server that you are developing yourself.',
    off: 'A request to open a page over http is refused, except for pages on this computer. You are not asked.',
  },
  era: 'Protocol generation',
  eraChoices: { auto: 'Find out', modern: 'Newer', legacy: 'Older' },
  eraEffects: {
    auto: 'Frontdesk finds out which generation the server speaks and remembers it.',
    modern:
      'Only the newer generation (2026) is spoken. A server that does not know it is not connected.',
    legacy:
      'Only the older generation (2025) is spoken. The server is not asked whether it knows the newer one.',
  },
  eraCounts: 'A change counts from the next connection.',
  limits: 'Limits',
  limitsText:
    'How often this server may ask. What goes beyond is counted, and not shown before you let it come, or not at all in older revisions.',
  limit: {
    burst: 'Questions at once',
    perMinute: 'Questions a minute after that',
    queued: 'Questions waiting in line',
  },
  limitHint: (p: { most: number; usual: number }) => `1 to ${p.most}; usually ${p.usual}`,
  limitError: (p: { most: number; current: number }) =>
    `Enter a whole number from 1 to ${p.most}. Until then ${p.current} counts.`,
  callTime: (p: { minutes: number; most: number }) =>
    `A run is given up after ${p.minutes} minute without a sign of the server, and after ${p.most} minutes in all. The time you take to answer does not count.`,
  usualLimits: 'Back to the usual limits',
  fromNextQuestion: 'A change counts from the next question.',
  declinedByRule: {
    'secret-fields':
      'Frontdesk declined by your rule for this server: the form seems to ask for a secret. You were not asked.',
  },
  stoppedByRule: {
    'secret-fields':
      'Not shown, by your rule for this server: the form seems to ask for a secret. Nothing was sent.',
  },
};
