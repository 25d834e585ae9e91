// The house in which the desk stands: what it keeps, and the pages it serves on this computer from the
// first time that somebody needs one. One for all sessions of a program.
import { createAccounts, type Accounts } from './accounts.ts';
import { startAuthorizationServer } from './calendar/authorizationServer.ts';
import { createCalendarClient, type CalendarClient } from './calendar/calendarClient.ts';
import { deskPages } from './pages/deskPages.ts';
import { callbackPath, pathOf } from './pages/deskSite.ts';
import { startWeb } from './pages/webServer.ts';
import { createWebSessions, type WebSessions } from './pages/webSessions.ts';
import { createPayments, type Payments } from './payments.ts';
import { createVisits, type Visit, type Visits } from './visits.ts';

export interface Premises {
  /** The account of a session that proves no identity of its own. */
  readonly user: string;
  readonly accounts: Accounts;
  readonly visits: Visits;
  readonly payments: Payments;
  /** The address of a visit's page; opens the pages. Throws PagesUnavailableError. */
  addressOf(visit: Visit): Promise<string>;
  calendar(): Promise<CalendarClient>;
  /** Deletes all that is kept about an account, closes its pages and signs its browsers out. */
  erase(account: string): Promise<void>;
  close(): Promise<void>;
}

/** The pages cannot be served, such as where another program has their port. */
export class PagesUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The pages cannot be served.', { cause });
    this.name = 'PagesUnavailableError';
  }
}

interface PremisesOptions {
  now: () => number;
  visitLifetimeMs: number;
  user?: string;
  pagePort?: number;
}

interface Opened {
  origin: string;
  calendar: CalendarClient;
  sessions: WebSessions;
  close(): Promise<void>;
}

export function createPremises(options: PremisesOptions): Premises {
  const { now, user = 'alice', pagePort = 0, visitLifetimeMs } = options;
  const accounts = createAccounts();
  const visits = createVisits({ now, lifetimeMs: visitLifetimeMs });
  const payments = createPayments(accounts);
  let opening: Promise<Opened> | undefined;

  async function openPages(): Promise<Opened> {
    const thirdParty = await startAuthorizationServer(now);
    try {
      let parts: Pick<Opened, 'calendar' | 'sessions'> | undefined;
      const desk = await startWeb({
        house: 'Table desk',
        port: pagePort,
        handler: (origin) => {
          const registration = thirdParty.register(`${origin}${callbackPath}`);
          const calendar = createCalendarClient({
            origin: thirdParty.origin,
            registration,
            accounts,
            now,
          });
          // Cookies of one host are shared by all its ports, so the name has the port.
          const sessions = createWebSessions({ name: `desk_${new URL(origin).port}`, now });
          parts = { calendar, sessions };
          return deskPages({ accounts, visits, payments, ...parts });
        },
      });
      if (parts === undefined) throw new Error('The pages have no handler.');
      const close = async () => {
        await Promise.all([desk.close(), thirdParty.close()]);
      };
      return { origin: desk.origin, ...parts, close };
    } catch (error) {
      await thirdParty.close();
      throw error;
    }
  }

  function opened(): Promise<Opened> {
    opening ??= openPages().catch((error: unknown) => {
      opening = undefined; // the port may be free next time
      throw new PagesUnavailableError(error);
    });
    return opening;
  }

  return {
    user,
    accounts,
    visits,
    payments,
    addressOf: async (visit) => `${(await opened()).origin}${pathOf(visit)}`,
    calendar: async () => (await opened()).calendar,
    erase: async (account) => {
      accounts.erase(account);
      visits.closeAllOf(account);
      const pages = await opening;
      pages?.sessions.signOutAll(account);
    },
    close: async () => (await opening)?.close(),
  };
}
