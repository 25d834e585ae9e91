// One question of one server, the same for every protocol revision: adapters make it, everything above them uses it.
import type { FormDescription } from '../schema/formDescription.ts';
import type { TextFlag } from '../text/textFlag.ts';
import type { UrlAnalysis } from '../url/urlAnalysis.ts';

export type ProtocolRevision = '2025-06-18' | '2025-11-25' | '2026-07-28';

export type ElicitationRequest = FormRequest | UrlRequest;

interface RequestBase {
  /** Ours, unique in the app's run. Never a server's request id (C-ACT-7). */
  readonly id: string;
  readonly serverId: string;
  readonly revision: ProtocolRevision;
  /** Server text, cleaned, may be empty. Show it inert (C-IDN-5). */
  readonly message: string;
  /** What was odd about it: each is told beside it, in the app's own words. */
  readonly messageFlags: readonly TextFlag[];
  /**
   * The actions of ours that may have led to it (C-REQ-10): exactly one when the protocol or the traffic tells,
   * several when it is one of these, none when nothing of ours was in flight.
   */
  readonly actionIds: readonly string[];
  /** Place in a round of several inputs ("2 of 3", C-MRT-9); 1 of 1 on the legacy revisions. */
  readonly position: number;
  readonly total: number;
}

export interface FormRequest extends RequestBase {
  readonly mode: 'form';
  readonly form: FormDescription;
}

export interface UrlRequest extends RequestBase {
  readonly mode: 'url';
  readonly address: UrlAnalysis;
  /** As the server sent it, for showing a blocked one with its invisible characters made visible. Never opened. */
  readonly rawUrl: string;
}
