// From what a call threw, or how it ended, to the failure that the window has words for.
import {
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
} from '@modelcontextprotocol/client';
import { z } from 'zod';
import type {
  ActionFailure,
  ActionKind,
  RequiredCapability,
} from '../../shared/actions/actionView.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import { shownName } from '../../shared/text/shownName.ts';
import { assertNever } from '../../shared/assertNever.ts';
import { describeError } from '../../shared/errors.ts';
import type { CallEnd } from '../mcp/callEnd.ts';

const linkLost: readonly SdkErrorCode[] = [
  SdkErrorCode.ConnectionClosed,
  SdkErrorCode.NotConnected,
  SdkErrorCode.SendFailed,
];
const invalidResult: readonly SdkErrorCode[] = [
  SdkErrorCode.InvalidResult,
  SdkErrorCode.UnsupportedResultType,
];

/** Of a server's key, in a detail for its author. */
const maxKeyLength = 40;
const shown = (text: string): string => cleanText(text, 'message').visible;

/** What both generations say of a resource that is not there (C-ERR-4). */
const notFoundCodes: readonly number[] = [-32002, ProtocolErrorCode.InvalidParams];

const missingCapability = -32021;
const requiredSchema = z.object({ requiredCapabilities: z.record(z.string(), z.unknown()) });

/** What the server names, as the person can understand and switch it (C-CAP-7). */
function requiredIn(data: unknown): readonly RequiredCapability[] {
  const parsed = requiredSchema.safeParse(data);
  if (!parsed.success) return [];
  const { elicitation, ...others } = parsed.data.requiredCapabilities;
  const modes = z.record(z.string(), z.unknown()).safeParse(elicitation);
  const named = modes.success ? Object.keys(modes.data) : [];
  return [
    // Without a mode it means forms (C-CAP-2).
    ...(modes.success && (named.includes('form') || named.length === 0) ? (['form'] as const) : []),
    ...(named.includes('url') ? (['url'] as const) : []),
    ...(Object.keys(others).length > 0 ? (['other'] as const) : []),
  ];
}

export function failureOfError(error: unknown, kind?: ActionKind): ActionFailure {
  // Often a server's own words.
  const detail = shown(describeError(error));
  if (error instanceof ProtocolError) {
    if (error.code === missingCapability) {
      return { code: 'capability-required', required: requiredIn(error.data), detail };
    }
    const isMissing = kind === 'resource' && notFoundCodes.includes(error.code);
    return {
      code: isMissing ? 'resource-not-found' : 'protocol-error',
      rpcCode: error.code,
      detail,
    };
  }
  if (error instanceof SdkError) {
    if (linkLost.includes(error.code)) return { code: 'link-lost', detail };
    if (invalidResult.includes(error.code)) return { code: 'invalid-result', detail };
  }
  return { code: 'failed', detail };
}

export function failureOfEnd(
  end: Exclude<CallEnd, { kind: 'complete' | 'ruled-out' | 'page-refused' | 'paused' }>,
  kind?: ActionKind,
): ActionFailure {
  switch (end.kind) {
    case 'state-refused': {
      const failure = failureOfError(end.error, kind);
      // A resource that was there a round ago is not missing: its state is what was refused.
      return failure.code === 'protocol-error' || failure.code === 'resource-not-found'
        ? { ...failure, code: 'state-refused' }
        : failure;
    }
    case 'refused-question':
      return {
        code: 'refused-question',
        reason: end.reason,
        ...(end.field === undefined ? {} : { field: shownName(end.field, 'fieldTitle') }),
        detail: shown(`question ${JSON.stringify(end.key.slice(0, maxKeyLength))}: ${end.reason}`),
      };
    case 'invalid-result':
      return { code: 'invalid-result', detail: shown(end.detail) };
    case 'too-many-rounds':
      return { code: 'too-many-rounds', detail: `${end.rounds} rounds` };
    case 'withdrawn':
      return { code: 'link-lost', detail: 'withdrawn' };
    default:
      return assertNever(end);
  }
}
