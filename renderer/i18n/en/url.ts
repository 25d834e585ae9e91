import type { FindingDetail, FindingSeverity } from '../../../shared/url/urlAnalysis.ts';

export const urlEn = {
  asksToOpen: (p: { server: string }) => `${p.server} asks you to open a page`,
  leadsTo: 'The page is at',
  notEncrypted: 'Not encrypted',
  wholeAddress: 'Whole address',
  scrollForAll: (p: { count: string }) => `${p.count} characters: scroll to read them all.`,
  findings: 'About this address',
  severities: { info: 'Note', warn: 'Look again', block: 'Blocked' } satisfies Record<
    FindingSeverity,
    string
  >,
  schemes: {
    script: 'It would run a script instead of opening a page.',
    file: 'It points to a file or a network share instead of a web page.',
    'system-tool': 'It would start a tool of your system instead of opening a page.',
    'other-program': 'It would start another program instead of opening a web page.',
  } satisfies Record<NonNullable<FindingDetail['schemeKind']>, string>,
  expectTitle: 'This address could imitate another one',
  expect: 'I expect this site',
  expectNeeded: 'Tick the box above first, or decline.',
  typedThere: 'What you type there goes to that site. Frontdesk does not see it.',
  open: (p: { domain: string }) => `Open ${p.domain}`,
  opening: 'Opening…',
  copyAddress: 'Copy address',
  haveOpened: 'I have opened it',
  noProgramTitle: 'Frontdesk found no browser that can open this address',
  failedTitle: 'The address could not be opened',
  byHand:
    'Copy the address and open it yourself, then press “I have opened it”. Nothing has been answered so far.',
  reportedComplete: (p: { server: string }) =>
    `${p.server} reports that this page is already done. You can decline, or open it all the same.`,
  notOpen: 'The question is no longer open. Nothing was opened or answered.',
  notPassedOn: 'Frontdesk could not pass this on. The question is still here; try again.',
  blockedTitle: 'Frontdesk does not open this address',
  blockedTodo:
    'Decline, or close without a decision, and tell who runs the server what you saw here.',
  wouldLeadTo: 'It would lead to',
  asSent: 'The address as it was sent',
};
