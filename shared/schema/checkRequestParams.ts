// The first look at `elicitation/create` params, the same for every adapter (C-REQ-1 to C-REQ-4, C-REQ-8): mode and message,
// then the form. In 2026-07-28 the same object stands in an entry of `inputRequests`.
import type { ProtocolRevision } from '../elicitation/request.ts';
import { isTextOver } from './byteLength.ts';
import type { FormDescription } from './formDescription.ts';
import { isRecord, own } from './json.ts';
import { parseRequestedSchema, type ParseOptions } from './parseRequestedSchema.ts';
import { refuse, type FormRefusal } from './refusal.ts';
import { asksForSecret } from './secretMessage.ts';

export type RequestReading =
  | {
      readonly ok: true;
      readonly mode: 'form';
      readonly message: string;
      readonly form: FormDescription;
    }
  /** The address has not been looked at. */
  | { readonly ok: true; readonly mode: 'url'; readonly message: string }
  | FormRefusal;

const maxMessageBytes = 1_000_000;

export function checkFormRequest(params: unknown, options: ParseOptions): RequestReading {
  const record = isRecord(params) ? params : {};
  const message = own(record, 'message');
  if (typeof message !== 'string') return refuse('missing-message');
  if (isTextOver(message, maxMessageBytes)) return refuse('message-too-long');
  const mode = Object.hasOwn(record, 'mode') ? own(record, 'mode') : 'form';
  if (mode === 'url') return checkUrlMode(message, options.revision);
  if (mode !== 'form') return refuse('unknown-mode');
  const reading = parseRequestedSchema(own(record, 'requestedSchema'), options);
  if (!reading.ok) return reading;
  return { ok: true, mode, message, form: withMessageNote(reading.form, message) };
}

function checkUrlMode(message: string, revision: ProtocolRevision): RequestReading {
  if (revision === '2025-06-18') return refuse('url-mode-not-in-2025-06-18');
  return { ok: true, mode: 'url', message };
}

/** A message that asks for a secret matters where some field could hold one (C-REV-3). */
function withMessageNote(form: FormDescription, message: string): FormDescription {
  const canHold = form.fields.some(({ kind }) => ['string', 'number', 'integer'].includes(kind));
  if (!canHold || !asksForSecret(message)) return form;
  return { ...form, notes: [...form.notes, { id: 'secret-like' }] };
}
