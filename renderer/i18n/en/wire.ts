export const wireEn = {
  title: 'Messages',
  open: 'Messages',
  subtitle: (p: { server: string }) => `What Frontdesk and ${p.server} said to each other`,
  emptyTitle: 'No messages yet',
  emptyText:
    'Connect to the server: every message from then on is listed here, in memory only, until Frontdesk quits.',
  notFoundTitle: 'Nothing found',
  notFoundText: 'Look for other words, or take a filter away.',
  search: 'Search',
  searchHint: 'Text of the messages, values apart',
  direction: 'Direction',
  bothDirections: 'Both directions',
  directions: { sent: 'Sent', received: 'Received' },
  kind: 'What',
  allKinds: 'Everything',
  kinds: {
    request: 'Request',
    response: 'Answer',
    notification: 'Notification',
    error: 'Error',
    failure: 'No message',
  },
  answerTo: 'answer to',
  count: (p: { count: number; shown: string }) =>
    p.count === 1 ? '1 message' : `${p.shown} messages`,
  dropped: (p: { count: number; shown: string }) =>
    p.count === 1
      ? '1 older message is no longer kept.'
      : `${p.shown} older messages are no longer kept.`,
  heldBack: (p: { count: number; shown: string }) =>
    p.count === 1
      ? '1 notification came too fast, or an answer nobody waited for: it is counted only.'
      : `${p.shown} notifications came too fast, or were answers nobody waited for: they are counted only.`,
  details: 'The message',
  cut: 'The message is long: only its beginning is kept.',
  gone: 'This message is no longer kept.',
  masked:
    'The values of your answers and secrets are masked: ••• stands with the kind and the length of what is hidden. What a server repeats of them in its own texts is not masked.',
  reveal: 'Show the values of answers, for this view',
  revealText:
    'Held in memory while the server is connected, never written to disk. Secrets and requestState stay masked.',
  exportAll: 'Export all',
  exported: 'Saved, with the values masked, to',
};
