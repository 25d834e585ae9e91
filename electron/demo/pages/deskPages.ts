// Which page an address of the desk leads to. Every page begins with a handle; what the handle stands
// for is looked up, and nothing else in the address says anything (requirements S-URL-1, S-URL-6).
import { callbackPage, connectPage } from './connectPages.ts';
import { depositPage } from './depositPages.ts';
import { callbackPath, pathOf, type DeskSite } from './deskSite.ts';
import { signIn } from './signIn.ts';
import { problemPage, type WebHandler, type WebReply, type WebRequest } from './webServer.ts';
import type { WebSession } from './webSessions.ts';

export function deskPages(site: DeskSite): WebHandler {
  return site.sessions.guard((request, session) => {
    if (request.method === 'GET' && `/${request.path.join('/')}` === callbackPath) {
      return callbackPage(site, request.query, session);
    }
    return route(site, request, session);
  });
}

function route(
  site: DeskSite,
  request: WebRequest,
  session: WebSession,
): WebReply | Promise<WebReply> {
  const [page, handle = '', step = '', ...more] = request.path;
  const visit = site.visits.byHandle(handle);
  if (visit === undefined || visit.page !== page || more.length > 0) return unknownPage;
  // A form is sent, a page is looked at.
  if ((request.method === 'POST') !== (step !== '')) return unknownPage;
  const path = pathOf(visit);
  if (site.visits.isExpired(visit)) return latePage;
  switch (step) {
    case 'sign-in':
      return signIn(path, request.form, session, site.sessions);
    case 'sign-out':
      site.sessions.signOut(session);
      return { kind: 'redirect', location: path };
    default: {
      const call = { site, request, session, visit, path, step };
      return visit.page === 'calendar' ? connectPage(call) : depositPage(call);
    }
  }
}

const unknownPage = problemPage(
  404,
  'Nothing here',
  'Table desk has no such page. Go back to your app and run the tool again.',
);

const latePage = problemPage(
  410,
  'This page is too old',
  'It could be used for a while only. Go back to your app and run the tool again. Nothing was stored.',
);
