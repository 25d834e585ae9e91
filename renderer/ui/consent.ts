// Which events on a consenting button are the person's, meant for it and meant once (C-IDN-9, C-URL-2).

/** Within it a second click is taken for the rest of a double click that was meant for something else. */
export const doubleClickMs = 500;

export interface ClickFacts {
  /** False for events that a script made. */
  readonly isTrusted: boolean;
  /** Clicks in quick succession at one place; 0 for a click without a pointer, as assistive technology sends it. */
  readonly detail: number;
  /** Milliseconds on the page's clock. */
  readonly timeStamp: number;
}

/** `previousClickMs`: the last click anywhere in the window before this one, null when there was none. */
export function isConsentingClick(click: ClickFacts, previousClickMs: number | null): boolean {
  if (!click.isTrusted || click.detail > 1) return false;
  return previousClickMs === null || click.timeStamp - previousClickMs >= doubleClickMs;
}

export interface KeyFacts {
  readonly isTrusted: boolean;
  readonly key: string;
  readonly repeat: boolean;
}

/** The press must begin on the button: a key held down since before counts for nothing. */
export const beginsConsent = ({ isTrusted, key, repeat }: KeyFacts): boolean =>
  isTrusted && !repeat && isPressKey(key);

export const isPressKey = (key: string): boolean => key === 'Enter' || key === ' ';
