// "Connect a calendar": sign in, agree, go to the third party, come back. The person is the one for
// whom the page was made, or nothing happens (requirements S-URL-5, S-URL-6, S-TPA-3).
import { CalendarError } from '../calendar/calendarClient.ts';
import { nameOf } from '../guests.ts';
import { pathOf, type DeskSite, type PageCall } from './deskSite.ts';
import { html } from './html.ts';
import { closedPage, otherPersonPage, refusedPage } from './refusals.ts';
import { signInPage } from './signIn.ts';
import { problemPage, type WebReply } from './webServer.ts';
import type { WebSession } from './webSessions.ts';

export function connectPage(call: PageCall): WebReply {
  const { site, session, visit, path, step } = call;
  if (session.account === undefined) return signInPage(path, session);
  if (session.account !== visit.account) return otherPersonPage(call);
  switch (visit.state) {
    case 'open':
      break;
    case 'done':
      return connectedPage;
    case 'refused':
      return refusedPage;
    case 'closed':
      return closedPage;
  }
  switch (step) {
    case '':
      return askPage(call);
    case 'continue':
      return { kind: 'redirect', location: site.calendar.authorizationUrl(visit, session) };
    case 'refuse':
      site.visits.finish(visit, 'refused');
      return { kind: 'redirect', location: path };
    default:
      return problemPage(404, 'Nothing here', 'This page has no such button.');
  }
}

function askPage({ site, session, path }: PageCall): WebReply {
  return {
    kind: 'page',
    status: 200,
    title: 'Connect your calendar',
    body: html`
      <p>You are signed in as <strong>${nameOf(session.account ?? '')}</strong>.</p>
      <p>
        Table desk would like to see the entries of your calendar. You go on to Paper Calendar,
        which asks you there. Your app sees neither that page nor the key that Table desk gets from
        it.
      </p>
      <form method="post" action="${path}/continue">
        ${session.formToken}
        <div class="buttons">
          <button class="main">Continue to Paper Calendar</button>
          <button formaction="${path}/refuse">Not now</button>
          <button formaction="${path}/sign-out">Sign out</button>
        </div>
      </form>
    `,
    // Browsers hold a form's redirect to the same rule.
    formTargets: [site.calendar.origin],
  };
}

/** Where the third party sends the person back to; the address is taken for nobody's word. */
export async function callbackPage(
  site: DeskSite,
  query: URLSearchParams,
  session: WebSession,
): Promise<WebReply> {
  const attempt = site.calendar.takeAttempt(query, session);
  if (attempt === undefined) return strayPage;
  const { visit } = attempt;
  const mayStill = () =>
    visit.state === 'open' && !site.visits.isExpired(visit) && session.account === visit.account;
  if (!mayStill()) return strayPage;
  const code = query.get('code');
  if (query.has('error') || code === null) {
    site.visits.finish(visit, 'refused');
    return { kind: 'redirect', location: pathOf(visit) };
  }
  try {
    const grant = await site.calendar.redeem(code, attempt);
    if (!mayStill()) return strayPage;
    site.accounts.keepCalendar(visit.account, grant);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return strayPage;
  }
  site.visits.finish(visit, 'done');
  // The next page's address is without the code.
  return { kind: 'redirect', location: pathOf(visit) };
}

const connectedPage: WebReply = {
  kind: 'page',
  status: 200,
  title: 'Your calendar is connected',
  body: html`<p>You can close this page and go back to your app.</p>`,
};

const strayPage = problemPage(
  403,
  'Nothing was connected',
  'That way back from Paper Calendar does not fit what was begun here. Go back to your app and try again.',
);
