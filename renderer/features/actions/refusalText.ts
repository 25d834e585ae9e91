// Why Frontdesk refused a question: in words for the person, and with ids for whoever runs the server.
import type { Messages } from '../../i18n/catalogues.ts';

interface Refusal {
  readonly reason: string;
  readonly field?: string;
}

export function refusalText({ refusals }: Messages, { reason }: Refusal): string {
  return isReason(refusals, reason) ? refusals[reason] : refusals.other;
}

const isReason = (
  refusals: Messages['refusals'],
  reason: string,
): reason is keyof Messages['refusals'] => Object.hasOwn(refusals, reason);

export function refusalDetail({ actions }: Messages, { reason, field }: Refusal): string {
  const lines = [actions.refusedReason({ reason })];
  if (field !== undefined) lines.push(actions.refusedField({ field }));
  return lines.join('\n');
}
