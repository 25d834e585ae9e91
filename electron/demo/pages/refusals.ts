// Pages that end a way, with the reason (requirements S-URL-5, S-URL-7).
import { nameOf } from '../guests.ts';
import { html } from './html.ts';
import type { PageCall } from './deskSite.ts';
import { problemPage, type WebReply } from './webServer.ts';

/** Says who is signed in, and not for whom the page is. */
export function otherPersonPage({ session, path }: PageCall): WebReply {
  const name = nameOf(session.account ?? '');
  return {
    kind: 'page',
    status: 403,
    title: 'This page is not for you',
    body: html`
      <p>You are signed in as ${name}, and this page was opened for somebody else.</p>
      <p>
        Nothing was connected, paid or stored. If somebody sent you this address, close the page.
      </p>
      <form method="post" action="${path}/sign-out">
        ${session.formToken}
        <div class="buttons"><button>Sign out</button></div>
      </form>
    `,
  };
}

export const otherBrowserPage = problemPage(
  403,
  'Already open elsewhere',
  'This address was opened in another browser before, and works there only. Nothing was stored. ' +
    'Go back to your app and run the tool again.',
);

export const closedPage = problemPage(
  410,
  'Nobody waits for this page',
  'It was closed in your app, or not needed any more. Nothing was stored.',
);

export const refusedPage = problemPage(
  200,
  'All right, nothing was done',
  'You can close this page and go back to your app.',
);
