// What the desk keeps about its guests: in memory, each under their own account, and never shown to
// an MCP client as it is (requirements S-STA-2, S-TPA-4, S-ASK-5).

export interface CalendarGrant {
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
}

export interface Deposit {
  receipt: string;
}

interface Account {
  calendar?: CalendarGrant;
  /** By booking reference. */
  deposits: Map<string, Deposit>;
}

export interface Accounts {
  calendarOf(account: string): CalendarGrant | undefined;
  keepCalendar(account: string, grant: CalendarGrant): void;
  depositOf(account: string, reference: string): Deposit | undefined;
  keepDeposit(account: string, reference: string, deposit: Deposit): void;
  countDeposits(account: string): number;
  erase(account: string): void;
}

export function createAccounts(): Accounts {
  const accounts = new Map<string, Account>();

  function open(name: string): Account {
    const account = accounts.get(name) ?? { deposits: new Map() };
    accounts.set(name, account);
    return account;
  }

  return {
    calendarOf: (name) => accounts.get(name)?.calendar,
    keepCalendar: (name, grant) => {
      open(name).calendar = grant;
    },
    depositOf: (name, reference) => accounts.get(name)?.deposits.get(reference),
    keepDeposit: (name, reference, deposit) => {
      open(name).deposits.set(reference, deposit);
    },
    countDeposits: (name) => accounts.get(name)?.deposits.size ?? 0,
    erase: (name) => {
      accounts.delete(name);
    },
  };
}
