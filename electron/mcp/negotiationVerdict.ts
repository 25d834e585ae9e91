// From the answer to `server/discover` to the generation that the server speaks, as the specification has it (C-NEG-1 to C-NEG-5).
import { isSpecType, type DiscoverResult } from '@modelcontextprotocol/client';
import { z } from 'zod';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import { eraOf, supportedRevisions } from '../../shared/protocol/eras.ts';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import type { ProbeReply, RpcError } from './negotiationProbe.ts';

export type Verdict =
  | { readonly kind: 'modern'; readonly discover: DiscoverResult }
  /** `offer`: the revision that it named as its own; null for the newest. */
  | { readonly kind: 'legacy'; readonly offer: ProtocolRevision | null }
  /** The probe ended the process: a fresh one gets the plain handshake. */
  | { readonly kind: 'legacy-afresh' }
  /** It speaks ours, and would not for once: the same again. */
  | { readonly kind: 'again' }
  /** Neither generation shows: an outage, a refusal, or a modern server that we have no common revision with. */
  | { readonly kind: 'none'; readonly problem: ConnectionProblem }
  /** As `none`, by what was thrown. */
  | { readonly kind: 'outage'; readonly cause: unknown }
  | { readonly kind: 'silent' };

/** Errors that only the modern generation knows (C-NEG-2). */
const rpc = {
  methodNotFound: -32601,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedRevision: -32022,
} as const;

const modernRevisions = supportedRevisions.filter((revision) => eraOf(revision) === 'modern');
const legacyRevisions = supportedRevisions.filter((revision) => eraOf(revision) === 'legacy');

/** `isPatient`: nothing but an answer makes it legacy, because it is known, or wanted, to be modern. */
export function verdictOf(
  reply: ProbeReply,
  transport: 'stream' | 'http',
  isPatient: boolean,
): Verdict {
  switch (reply.kind) {
    case 'result':
      return ofResult(reply.result);
    case 'rpc-error':
      return ofRpcError(reply.error);
    case 'http-status':
      return ofHttpStatus(reply);
    case 'unreachable':
      return { kind: 'outage', cause: reply.cause };
    case 'closed':
      return transport === 'stream' ? { kind: 'legacy-afresh' } : { kind: 'silent' };
    case 'timeout':
      // Over HTTP silence is an outage (C-NEG-5), of a program it is a sign of legacy (C-NEG-3).
      return transport === 'http' || isPatient
        ? { kind: 'silent' }
        : { kind: 'legacy', offer: null };
  }
}

function ofHttpStatus({
  status,
  body,
  cause,
}: Extract<ProbeReply, { kind: 'http-status' }>): Verdict {
  // Authorization first (C-NEG-4); outages are outages (C-NEG-5); a redirect that is not followed is no server of ours.
  if (status === 401 || status === 403 || status < 400 || status >= 500) {
    return { kind: 'outage', cause };
  }
  if (body === null) return { kind: 'legacy', offer: null };
  // Modern, though it does not know the one method: what it declares is not known, tools are tried (C-NEG-4).
  if (status === 404 && body.code === rpc.methodNotFound) {
    return { kind: 'modern', discover: undiscovered };
  }
  return ofRpcError(body);
}

const undiscovered: DiscoverResult = {
  resultType: 'complete',
  supportedVersions: [...modernRevisions],
  capabilities: { tools: {} },
  ttlMs: 0,
  cacheScope: 'private',
};

function ofResult(result: unknown): Verdict {
  // An absent `resultType` means `complete` (C-MRT-1).
  const complete =
    typeof result === 'object' && result !== null ? { resultType: 'complete', ...result } : result;
  if (!isSpecType.DiscoverResult(complete)) return { kind: 'legacy', offer: null };
  const { supportedVersions } = complete;
  if (modernRevisions.some((revision) => supportedVersions.includes(revision))) {
    return { kind: 'modern', discover: complete };
  }
  return ofRevisions(supportedVersions);
}

function ofRpcError(error: RpcError): Verdict {
  switch (error.code) {
    case rpc.unsupportedRevision: {
      const supported = supportedIn(error);
      if (supported === null) return { kind: 'legacy', offer: null };
      const isOurs = modernRevisions.some((revision) => supported.includes(revision));
      return isOurs ? { kind: 'again' } : ofRevisions(supported);
    }
    // Modern, and no `initialize` would mend it (C-NEG-2).
    case rpc.missingCapability:
      return {
        kind: 'none',
        problem: { code: 'capability-required', detail: error.message },
      };
    case rpc.headerMismatch:
      return { kind: 'none', problem: { code: 'failed', detail: error.message } };
    default:
      // Tied to no one code (C-NEG-3).
      return { kind: 'legacy', offer: null };
  }
}

/** None of the modern ones is ours: legacy with one of the list, or nothing in common (C-NEG-2). */
function ofRevisions(supported: readonly string[]): Verdict {
  const offer = legacyRevisions.find((revision) => supported.includes(revision));
  if (offer !== undefined) return { kind: 'legacy', offer };
  return {
    kind: 'none',
    problem: { code: 'unsupported-revision', detail: supported.join(', ') },
  };
}

/** Whether an answer to `initialize` is one that no legacy server gives (C-NEG-2). */
export function provesModern({ code, data }: Pick<RpcError, 'code' | 'data'>): boolean {
  if (code === rpc.headerMismatch || code === rpc.missingCapability) return true;
  if (code !== rpc.unsupportedRevision) return false;
  return supportedIn({ data })?.some((revision) => !isLegacy(revision)) === true;
}

function isLegacy(revision: string): boolean {
  return legacyRevisions.some((ours) => ours === revision);
}

function supportedIn({ data }: Pick<RpcError, 'data'>): readonly string[] | null {
  const parsed = z.object({ supported: z.array(z.string()).min(1) }).safeParse(data);
  return parsed.success ? parsed.data.supported : null;
}
