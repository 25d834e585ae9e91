// From whatever kept a connection from standing to one of the problems that the window has words for.
import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { describeError } from '../../shared/errors.ts';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import { rpcErrorIn } from './negotiationProbe.ts';
import { provesModern } from './negotiationVerdict.ts';
import type { ProgramExit } from './stdioTransport.ts';

/** What is known of a local program beside the error itself. */
export interface ProgramFacts {
  readonly exit: ProgramExit | null;
  readonly cwdExists: boolean;
  readonly searchedFolders: readonly string[];
  /** Its stdout began with something that is no JSON. */
  readonly printsNoise?: boolean;
}

export function problemOfProgram(error: unknown, facts: ProgramFacts): ConnectionProblem {
  const detail = describeError(error);
  switch (errorCodeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return facts.cwdExists
        ? { code: 'program-not-found', detail, searched: facts.searchedFolders }
        : { code: 'working-folder-missing', detail };
    case 'EACCES':
    case 'EPERM':
    case 'ENOEXEC':
      return { code: 'program-not-executable', detail };
    case undefined:
    default:
  }
  if (facts.exit !== null) {
    return { code: 'exited-early', exitCode: facts.exit.code, signal: facts.exit.signal };
  }
  if (isTimeout(error))
    return { code: facts.printsNoise === true ? 'not-mcp' : 'no-answer', detail };
  return problemOfProtocol(error);
}

export function problemOfHttp(error: unknown): ConnectionProblem {
  const detail = describeWithCauses(error);
  const status = statusOf(error);
  if (status === 401 || error instanceof UnauthorizedError) return { code: 'unauthorized', detail };
  if (status === 403) return { code: 'forbidden', detail, status };
  if (status !== undefined) return { code: 'http-status', detail, status };
  switch (errorCodeOf(error)) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return { code: 'refused', detail };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { code: 'host-not-found', detail };
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
      return { code: 'no-answer', detail };
    case undefined:
    default:
  }
  if (isTimeout(error)) return { code: 'no-answer', detail };
  return problemOfProtocol(error);
}

/** What a server said to `initialize` that only a modern one says (C-NEG-2, C-NEG-4); null for anything else. */
export function modernAnswerIn(error: unknown): string | null {
  if (error instanceof ProtocolError) {
    return provesModern(error) ? error.message : null;
  }
  if (!(error instanceof SdkHttpError)) return null;
  const body = rpcErrorIn(error.data['text']);
  if (body === null) return null;
  const isUnknownMethod = error.status === 404 && body.code === -32601;
  return isUnknownMethod || provesModern(body) ? body.message : null;
}

/** The link was up and is gone. */
export function problemOfLoss(exit: ProgramExit | null): ConnectionProblem {
  return exit === null
    ? { code: 'link-lost' }
    : { code: 'link-lost', exitCode: exit.code, signal: exit.signal };
}

function problemOfProtocol(error: unknown): ConnectionProblem {
  const detail = describeWithCauses(error);
  if (/protocol version/i.test(detail)) return { code: 'unsupported-revision', detail };
  for (const link of causesOf(error)) {
    // A web page: within what the probe reports.
    if (link instanceof SdkError && link.code === SdkErrorCode.ClientHttpUnexpectedContent)
      return { code: 'not-mcp', detail };
  }
  return { code: 'failed', detail };
}

function isTimeout(error: unknown): boolean {
  return error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout;
}

function statusOf(error: unknown): number | undefined {
  for (const link of causesOf(error)) if (link instanceof SdkHttpError) return link.status;
  return undefined;
}

function errorCodeOf(error: unknown): string | undefined {
  for (const link of causesOf(error)) {
    if (link instanceof SdkError) continue;
    const code: unknown = Reflect.get(link, 'code');
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** fetch says "fetch failed" and keeps the reason in its cause; several addresses that refuse have no words at all. */
function describeWithCauses(error: unknown): string {
  const messages = [...causesOf(error)].map((link) => link.message).filter(Boolean);
  return messages.length === 0 ? describeError(error) : [...new Set(messages)].join(': ');
}

function* causesOf(error: unknown): Generator<Error> {
  let link = error;
  for (let depth = 0; depth < 5 && link instanceof Error; depth += 1) {
    yield link;
    link = link.cause ?? (link instanceof SdkError ? dataCause(link) : undefined);
  }
}

function dataCause(error: SdkError): unknown {
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'cause' in data ? data.cause : undefined;
}
