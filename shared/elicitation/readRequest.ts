// What a server asks for, read the same way wherever it stands: a request of its own, an entry of a round, or a list in -32042.
import type { ElicitationMode } from '../capability/elicitationModes.ts';
import { checkFormRequest } from '../schema/checkRequestParams.ts';
import type { FormDescription } from '../schema/formDescription.ts';
import { isRecord, own } from '../schema/json.ts';
import type { FormRefusalReason } from '../schema/refusal.ts';
import { cleanText } from '../text/cleanText.ts';
import type { TextFlag } from '../text/textFlag.ts';
import { analyseUrl } from '../url/analyseUrl.ts';
import type { UrlAnalysis, UrlContext } from '../url/urlAnalysis.ts';
import type { ProtocolRevision } from './request.ts';
import { toShownForm } from './shownForm.ts';

export interface ReadOptions {
  readonly revision: ProtocolRevision;
  /** What was declared to this server (C-CAP-4). */
  readonly modes: readonly ElicitationMode[];
  /** What is known about the asking server; the message is added here. */
  readonly urlContext: Omit<UrlContext, 'message'>;
}

export type RefusalReason =
  | FormRefusalReason
  | 'undeclared-mode'
  | 'missing-url'
  | 'missing-elicitation-id'
  | 'invalid-url'
  | 'scheme-blocked'
  | 'http-plain';

export interface RequestRefusal {
  readonly ok: false;
  readonly reason: RefusalReason;
  /** Key of the field it is about; absent when it is about the whole. */
  readonly field?: string;
}

interface ShownMessage {
  /** Server text made harmless to show; empty when nothing of it can be seen (C-IDN-5). */
  readonly message: string;
  /** What was odd about it. */
  readonly messageFlags: readonly TextFlag[];
}

export interface FormReading extends ShownMessage {
  readonly ok: true;
  readonly mode: 'form';
  readonly form: FormDescription;
}

export interface UrlReading extends ShownMessage {
  readonly ok: true;
  readonly mode: 'url';
  readonly address: UrlAnalysis;
  readonly rawUrl: string;
  /** 2025-11-25 only; opaque (C-REQ-5, C-REQ-6). */
  readonly elicitationId?: string;
}

export function readElicitation(
  params: unknown,
  options: ReadOptions,
): FormReading | UrlReading | RequestRefusal {
  const check = checkFormRequest(params, { revision: options.revision });
  if (!check.ok) return check;
  if (!options.modes.includes(check.mode)) return { ok: false, reason: 'undeclared-mode' };
  if (check.mode === 'url') return readUrl(params, check.message, options);
  return { ...check, ...shownMessage(check.message, 'form'), form: toShownForm(check.form) };
}

/** Checks look at the message as it came; people get this one. */
function shownMessage(raw: string, mode: ElicitationMode): ShownMessage {
  const { visible, flags } = cleanText(raw, 'message', { mode });
  return { message: visible, messageFlags: flags };
}

function readUrl(
  params: unknown,
  message: string,
  { revision, urlContext }: ReadOptions,
): UrlReading | RequestRefusal {
  const record = isRecord(params) ? params : {};
  const rawUrl = own(record, 'url');
  if (typeof rawUrl !== 'string') return { ok: false, reason: 'missing-url' };
  const elicitationId = own(record, 'elicitationId');
  const hasId = revision === '2025-11-25';
  if (hasId && typeof elicitationId !== 'string') {
    return { ok: false, reason: 'missing-elicitation-id' };
  }
  const address = analyseUrl(rawUrl, { ...urlContext, message });
  // No dialog for what is no web address at all; whatever else blocks is shown with its reasons (C-URL-9, C-REQ-7).
  const blocking = address.findings.filter(({ severity }) => severity === 'block');
  const reason = notAnAddress.find((id) => blocking.some((finding) => finding.id === id));
  if (reason !== undefined) return { ok: false, reason };
  return {
    ok: true,
    mode: 'url',
    ...shownMessage(message, 'url'),
    address,
    rawUrl,
    ...(hasId && typeof elicitationId === 'string' ? { elicitationId } : {}),
  };
}

const notAnAddress = ['invalid-url', 'scheme-blocked', 'http-plain'] as const;
