// One question of one server, the same for every protocol revision: adapters make it, everything above them uses it.
import type { FormDescription } from '../schema/formDescription.ts';

export type ProtocolRevision = '2025-06-18' | '2025-11-25' | '2026-07-28';

export interface ElicitationRequest {
  /** Ours, unique in the app's run. Never a server's request id (C-ACT-7). */
  readonly id: string;
  readonly serverId: string;
  readonly revision: ProtocolRevision;
  readonly mode: 'form';
  /** Server text, may be empty. Show it inert (C-IDN-5). */
  readonly message: string;
  readonly form: FormDescription;
  /**
   * The actions of ours that may have led to it (C-REQ-10): exactly one when the protocol or the traffic tells,
   * several when it is one of these, none when nothing of ours was in flight.
   */
  readonly actionIds: readonly string[];
  /** Place in a round of several inputs ("2 of 3", C-MRT-9); 1 of 1 on the legacy revisions. */
  readonly position: number;
  readonly total: number;
}
