// Payments between the page and the app: begun by a card on the page, settled by the code that the
// page shows and the person types in the app (requirement S-URL-7).
import { randomInt, randomUUID } from 'node:crypto';
import type { Accounts, Deposit } from './accounts.ts';
import type { Visit } from './visits.ts';

export interface Payments {
  /** The first browser that opens a visit's page keeps it. */
  belongsTo(visit: Visit, browser: object): boolean;
  begin(visit: Visit): void;
  codeOf(visit: Visit): string | undefined;
  failedTriesOf(visit: Visit): number;
  /** The deposit if the typed code fits. Counted here, since a client may repeat an old state. */
  confirm(visit: Visit, typed: string): Deposit | undefined;
}

export const depositText = '€ 20.00';
export const maxTries = 3;

// Without letters and digits that are taken for each other.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function createPayments(accounts: Accounts): Payments {
  const browsers = new WeakMap<Visit, object>();
  const begun = new WeakMap<Visit, { code: string; failedTries: number }>();

  return {
    belongsTo: (visit, browser) => {
      const owner = browsers.get(visit) ?? browser;
      browsers.set(visit, owner);
      return owner === browser;
    },
    begin: (visit) => {
      begun.set(visit, { code: randomCode(), failedTries: 0 });
    },
    codeOf: (visit) => begun.get(visit)?.code,
    failedTriesOf: (visit) => begun.get(visit)?.failedTries ?? 0,
    confirm: (visit, typed) => {
      const payment = begun.get(visit);
      if (payment === undefined || payment.failedTries >= maxTries) return undefined;
      if (plain(typed) !== plain(payment.code)) {
        payment.failedTries += 1;
        return undefined;
      }
      const deposit = { receipt: `R-${randomUUID().slice(0, 8).toUpperCase()}` };
      accounts.keepDeposit(visit.account, visit.subject, deposit);
      return deposit;
    },
  };
}

function randomCode(): string {
  const signs = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}

/** As people type: small letters, blanks, no hyphen. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
