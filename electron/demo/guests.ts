// The two guests of the demo. Their passwords stand on the sign-in page, for a stranger has to get in.

interface Guest {
  account: string;
  name: string;
  password: string;
}

export const guests: readonly Guest[] = [
  { account: 'alice', name: 'Alice', password: 'noodles' },
  { account: 'bob', name: 'Bob', password: 'dumplings' },
];

export function isGuest(account: string): boolean {
  return guests.some((guest) => guest.account === account);
}

/** The guest's name, or the account itself where nobody knows it. */
export function nameOf(account: string): string {
  return guests.find((guest) => guest.account === account)?.name ?? account;
}
