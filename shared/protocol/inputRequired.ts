// The modern way of asking (2026-07-28): a result of type `input_required` that holds questions, a state to echo, or both.
// Everything in it is judged before the first dialog, so that no sibling of a bad entry is shown (C-MRT-14).
import {
  readElicitation,
  type FormReading,
  type ReadOptions,
  type RefusalReason,
  type UrlReading,
} from '../elicitation/readRequest.ts';

/** The server's key, byte for byte: the answer returns under it (C-MRT-2). */
export type InputRequest = { readonly key: string } & (FormReading | UrlReading);

export type EntryRefusalReason = RefusalReason | 'malformed-input-request' | 'undeclared-method';

/** Questions of one round, or of one list, that a person is asked (C-RAT-2). */
export const maxInputs = 20;

export type InputRequiredReading =
  | {
      readonly ok: true;
      readonly requests: readonly InputRequest[];
      /** Opaque: echoed, never looked into (C-MRT-3, C-MRT-5). Absent when this round brought none (C-MRT-4). */
      readonly requestState?: string;
    }
  | {
      readonly ok: false;
      readonly key: string;
      readonly reason: EntryRefusalReason;
      readonly field?: string;
    }
  /** Not one entry but the result itself is wrong; why, in technical English. */
  | { readonly ok: false; readonly invalid: string };

/** `result` as the SDK hands it over in manual mode: nothing in it has been validated. */
export function readInputRequired(
  result: { readonly inputRequests?: unknown; readonly requestState?: unknown },
  options: Omit<ReadOptions, 'revision'>,
): InputRequiredReading {
  const entries = result.inputRequests ?? {};
  const requestState = result.requestState ?? undefined;
  if (typeof entries !== 'object' || Array.isArray(entries))
    return { ok: false, invalid: 'inputRequests is not an object' };
  if (requestState !== undefined && typeof requestState !== 'string')
    return { ok: false, invalid: 'requestState is not a string' };
  const all = Object.entries(entries);
  if (all.length > maxInputs) return { ok: false, invalid: `more than ${maxInputs} inputRequests` };
  const requests: InputRequest[] = [];
  for (const [key, entry] of all) {
    const reading = readEntry(entry, options);
    if (!reading.ok) return { ...reading, key };
    requests.push({ key, ...reading });
  }
  // Nothing to ask and nothing to bring along: a retry would be the same call again (C-MRT-12).
  if (requests.length === 0 && requestState === undefined)
    return { ok: false, invalid: 'neither inputRequests nor requestState' };
  return { ok: true, requests, ...(requestState === undefined ? {} : { requestState }) };
}

type EntryReading =
  | FormReading
  | UrlReading
  | { readonly ok: false; readonly reason: EntryRefusalReason; readonly field?: string };

function readEntry(entry: unknown, options: Omit<ReadOptions, 'revision'>): EntryReading {
  if (typeof entry !== 'object' || entry === null || !('method' in entry)) {
    return { ok: false, reason: 'malformed-input-request' };
  }
  if (entry.method !== 'elicitation/create') return { ok: false, reason: 'undeclared-method' };
  const params = 'params' in entry ? entry.params : undefined;
  return readElicitation(params, { ...options, revision: '2026-07-28' });
}
