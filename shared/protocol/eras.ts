// Which protocol generation a revision belongs to. Legacy: the server sends requests of its own; modern: it asks inside a result.
import type { ProtocolRevision } from '../elicitation/request.ts';

export type Era = 'legacy' | 'modern';

const eras: Readonly<Record<ProtocolRevision, Era>> = {
  '2025-06-18': 'legacy',
  '2025-11-25': 'legacy',
  '2026-07-28': 'modern',
};

/** The revisions Frontdesk speaks, newest first: what is offered in negotiation (C-NEG-7). */
export const supportedRevisions: readonly ProtocolRevision[] = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
];

export function isSupportedRevision(value: string | undefined): value is ProtocolRevision {
  return value !== undefined && Object.hasOwn(eras, value);
}

export function eraOf(revision: ProtocolRevision): Era {
  return eras[revision];
}
