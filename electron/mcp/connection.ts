// Opens one MCP connection over stdio, Streamable HTTP or the app's own port, whichever generation the server speaks.
import { existsSync } from 'node:fs';
import {
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/client';
import { describeError } from '../../shared/errors.ts';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import { isSupportedRevision } from '../../shared/protocol/eras.ts';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import { problemOfHttp, problemOfLoss, problemOfProgram } from './connectionProblem.ts';
import { patiently } from '../platform/patience.ts';
import { FrontdeskClient } from './frontdeskClient.ts';
import { createBoundedFetch } from './limits/boundedFetch.ts';
import { MessageTooLargeError } from './limits/messageLines.ts';
import { createNoticeGate, type NoticeGate } from './limits/noticeGate.ts';
import { StdioTransport, type StdioProgram } from './stdioTransport.ts';
import type { StderrBuffer } from './stderrBuffer.ts';

/** How a server is reached, resolved from its configuration. */
export type ConnectionTarget =
  | { readonly kind: 'stdio'; readonly program: StdioProgram }
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** A demo server in a process of the app's own (packaged app: the person may have no Node). */
  | { readonly kind: 'built-in'; readonly createTransport: () => Transport };

export interface Connection {
  readonly client: FrontdeskClient;
  readonly revision: ProtocolRevision;
  readonly selfReportedName: string | null;
  /** Ends the link and, for a local program, its whole process tree. Calls `onLost` no more. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  readonly target: ConnectionTarget;
  readonly version: string;
  /** As the rules stand whenever they are declared. */
  readonly modes: () => readonly ElicitationMode[];
  readonly stderr: StderrBuffer;
  /** Before the handshake: handlers that have to stand when the server's first message arrives. */
  readonly prepare: (client: FrontdeskClient) => void;
  /** How long a program or site may take to answer; tests shorten it. */
  readonly handshakeTimeoutMs?: number;
  readonly probeTimeoutMs?: number;
  /** The link went down without our doing. */
  readonly onLost: (problem: ConnectionProblem) => void;
}

export type ConnectionOutcome =
  | { readonly ok: true; readonly connection: Connection }
  | { readonly ok: false; readonly problem: ConnectionProblem };

const defaultHandshakeTimeoutMs = 30_000;
const flushPatienceMs = 500;
const goodbyePatienceMs = 1_000;

export async function openConnection(
  options: ConnectionOptions,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  const first = await attempt(options, signal, 'auto');
  // Some servers end at any request before `initialize`; the probe spent that process, so a fresh one gets the plain handshake.
  if (!first.ok && first.diedInProbe && !signal.aborted) return attempt(options, signal, 'legacy');
  return first;
}

async function attempt(
  options: ConnectionOptions,
  signal: AbortSignal,
  negotiation: 'auto' | 'legacy',
): Promise<ConnectionOutcome & { readonly diedInProbe?: boolean }> {
  const ended = { isTooLarge: false };
  const gate = createNoticeGate((notice) => {
    handOn(transport, notice);
  });
  const transport = createTransport(options, gate, () => {
    ended.isTooLarge = true;
    void transport.close();
  });
  const flush = trackSends(transport, gate);
  const client = new FrontdeskClient(options.version, options.modes, options.probeTimeoutMs);
  options.prepare(client);
  let isUp = false;
  let isClosing = false;
  const onPreparedError = client.onerror;
  client.onerror = (error) => {
    // The transport closes itself next.
    ended.isTooLarge ||= error instanceof MessageTooLargeError;
    onPreparedError?.(error);
  };
  client.onclose = () => {
    gate.dispose();
    if (!isUp || isClosing) return;
    isUp = false;
    options.onLost(
      ended.isTooLarge ? { code: 'message-too-large' } : problemOfLoss(exitOf(transport)),
    );
  };
  const close = async (): Promise<void> => {
    isClosing = true;
    await flush();
    if (transport instanceof StreamableHTTPClientTransport && transport.sessionId !== undefined) {
      // SHOULD DELETE at the end (C-HTT-6); a server that is gone, refuses or never answers changes nothing.
      await patiently(transport.terminateSession(), goodbyePatienceMs);
    }
    await transport.close();
  };
  const onAbort = (): void => {
    void close();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await client.connect(transport, {
      timeout: options.handshakeTimeoutMs ?? defaultHandshakeTimeoutMs,
      ...(negotiation === 'legacy' ? { prior: { kind: 'legacy' } } : {}),
    });
    const revision = client.getNegotiatedProtocolVersion();
    if (!isSupportedRevision(revision)) {
      await close();
      return { ok: false, problem: { code: 'unsupported-revision', detail: revision ?? '' } };
    }
    isUp = true;
    return {
      ok: true,
      connection: {
        client,
        revision,
        selfReportedName: client.getServerVersion()?.name ?? null,
        close,
      },
    };
  } catch (error) {
    const problem: ConnectionProblem = ended.isTooLarge
      ? { code: 'message-too-large' }
      : await problemOf(error, options.target, transport);
    await close();
    return {
      ok: false,
      problem,
      diedInProbe: negotiation === 'auto' && diedInProbe(error, transport),
    };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function createTransport(
  { target, stderr }: ConnectionOptions,
  gate: NoticeGate,
  onTooLarge: () => void,
): Transport {
  switch (target.kind) {
    case 'stdio':
      return new StdioTransport(target.program, stderr, gate);
    case 'http':
      return new StreamableHTTPClientTransport(new URL(target.url), {
        requestInit: { headers: { ...target.headers } },
        fetch: createBoundedFetch(gate, onTooLarge),
      });
    case 'built-in':
      return target.createTransport();
  }
}

/** What the gate held back for a moment. */
function handOn(transport: Transport, notice: unknown): void {
  try {
    transport.onmessage?.(parseJSONRPCMessage(notice));
  } catch (error) {
    transport.onerror?.(error instanceof Error ? error : new Error(describeError(error)));
  }
}

/** Returns a function that waits, for a moment, until what is being sent has left: an answer given while the app quits (C-ACT-5). */
function trackSends(transport: Transport, gate: NoticeGate): () => Promise<void> {
  const sends = new Set<Promise<void>>();
  const send = transport.send.bind(transport);
  transport.send = (message, sendOptions) => {
    gate.sent(message);
    const sent = send(message, sendOptions);
    sends.add(sent);
    const forget = (): void => {
      sends.delete(sent);
    };
    sent.then(forget, forget);
    return sent;
  };
  return async () => {
    // The SDK sends an answer a few microtasks after its handler returns.
    await new Promise((resolve) => setImmediate(resolve));
    await patiently(Promise.allSettled(sends), flushPatienceMs);
  };
}

function exitOf(transport: Transport): StdioTransport['ownExit'] {
  return transport instanceof StdioTransport ? transport.ownExit : null;
}

function diedInProbe(error: unknown, transport: Transport): boolean {
  return (
    transport instanceof StdioTransport &&
    error instanceof SdkError &&
    error.code === SdkErrorCode.EraNegotiationFailed
  );
}

async function problemOf(
  error: unknown,
  target: ConnectionTarget,
  transport: Transport,
): Promise<ConnectionProblem> {
  if (target.kind !== 'stdio') return problemOfHttp(error);
  // The pipe may report its end before the process reports its exit.
  const program = transport instanceof StdioTransport ? transport : null;
  await program?.settled();
  const { cwd, env } = target.program;
  return problemOfProgram(error, {
    exit: exitOf(transport),
    printsNoise: program?.printsNoise ?? false,
    cwdExists: cwd === undefined || existsSync(cwd),
    searchedFolders: (env['PATH'] ?? process.env['PATH'] ?? '').split(':').filter(Boolean),
  });
}
