import type { WaitState } from '../../../shared/waits/waitView.ts';

export const waitsEn = {
  emptyTitle: 'Nothing is waiting for a page',
  emptyText:
    'A page that you open for a server stands here until the server goes on: to try again, open the page again, or stop.',
  count: (p: { count: number }) =>
    p.count === 1 ? '1 page to be finished' : `${p.count} pages to be finished`,
  handedOver: 'Handed to your browser',
  waitingFor: (p: { server: string }) => `Waiting for ${p.server}`,
  since: (p: { time: string }) => `since ${p.time}`,
  forAction: (p: { tool: string }) => `For ${p.tool}`,
  forNothing: 'No action of yours waits for it.',
  states: {
    waiting:
      'Do what the page asks for, in your browser. Frontdesk does not see the page and cannot tell how far you are.',
    'not-finished': (p: { server: string }) =>
      `Not finished yet: ${p.server} was asked again and still wants this page.`,
    'reported-complete': (p: { server: string }) =>
      `${p.server} reports this page complete. The result is still to come.`,
  } satisfies Record<WaitState, string | ((p: { server: string }) => string)>,
  tryAgain: 'Try again',
  cannotTryAgain: 'Try again is not possible now: the server is still working on the action.',
  openAgain: 'Open again',
  openedAgain: 'Handed to your browser once more.',
  notOpenedAgain: {
    'no-program': 'Frontdesk found no browser that can open this address.',
    failed: 'The address could not be opened.',
    'too-early': 'That was too soon after the window came to the front. Press again.',
    'not-open': 'This page is no longer waited for, so it was not opened.',
  },
  showAction: 'Show the action',
};
