// A page that was handed to the person's browser, and what waits for it: accept is never done (C-URL-14).

export type WaitState =
  /** Handed over; nothing heard since. */
  | 'waiting'
  /** The server was asked again and wants the same page still (C-MRT-16). */
  | 'not-finished'
  /** The server has reported the page completed (C-CMP-3); the result is still to come. */
  | 'reported-complete';

export interface WaitView {
  readonly id: string;
  readonly serverId: string;
  /** The person's name for the server at the time. */
  readonly serverName: string;
  /** The actions it may hold up; none when nothing of ours led to it. */
  readonly actionIds: readonly string[];
  /** Registrable domain, or the host where there is none. Never the whole address (C-URL-18). */
  readonly domain: string;
  readonly openedAtMs: number;
  readonly state: WaitState;
  /** The action can be sent again now, by the person's click (C-URL-15, C-MRT-17, C-U42-3). */
  readonly canTryAgain: boolean;
}
