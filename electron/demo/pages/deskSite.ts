// What the desk's pages share, and where they are.
import type { Accounts } from '../accounts.ts';
import type { CalendarClient } from '../calendar/calendarClient.ts';
import type { Payments } from '../payments.ts';
import type { Visit, Visits } from '../visits.ts';
import type { WebRequest } from './webServer.ts';
import type { WebSession, WebSessions } from './webSessions.ts';

export interface DeskSite {
  accounts: Accounts;
  visits: Visits;
  sessions: WebSessions;
  payments: Payments;
  calendar: CalendarClient;
}

/** What a page knows when it is asked for. */
export interface PageCall {
  site: DeskSite;
  request: WebRequest;
  session: WebSession;
  visit: Visit;
  /** The page's own path, without what a form adds to it. */
  path: string;
  /** What the form does: its last path part, or nothing for the page itself. */
  step: string;
}

export const callbackPath = '/calendar/callback';

/** The path of a visit's page. */
export function pathOf({ page, handle }: Visit): string {
  return `/${page}/${handle}`;
}
