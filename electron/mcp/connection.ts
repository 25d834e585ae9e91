// Opens one MCP connection over stdio, Streamable HTTP or the app's own port, whichever generation the server speaks.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { SdkError, SdkErrorCode, type Transport } from '@modelcontextprotocol/client';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import { eraOf, isSupportedRevision, supportedRevisions } from '../../shared/protocol/eras.ts';
import type { EraRule } from '../../shared/servers/serverRules.ts';
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import {
  modernAnswerIn,
  problemOfHttp,
  problemOfLoss,
  problemOfProgram,
} from './connectionProblem.ts';
import { noEraMemory, type EraMemory } from './eraMemory.ts';
import { patiently } from '../platform/patience.ts';
import { tapGate, tapTransport } from '../wire/tapTransport.ts';
import type { WireTap } from '../wire/wireLog.ts';
import { FrontdeskClient, capabilitiesOf, clientInfoOf } from './frontdeskClient.ts';
import { HttpTransport } from './httpTransport.ts';
import { speaksOldSse } from './oldSse.ts';
import { MessageTooLargeError } from './limits/messageLines.ts';
import { createNoticeGate } from './limits/noticeGate.ts';
import { firstPlan, nextPlan, type Plan, type Setback } from './negotiationPlan.ts';
import { openProbe } from './negotiationProbe.ts';
import { verdictOf, type Verdict } from './negotiationVerdict.ts';
import { StdioTransport } from './stdioTransport.ts';
import type { StderrBuffer } from './stderrBuffer.ts';
import { createTransport, handOn, trackSends, type ConnectionTarget } from './transports.ts';

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
  /** For each attempt: gets every message of it, those of the handshake too. */
  readonly tapWire?: () => WireTap;
  /** Before the handshake: handlers that have to stand when the server's first message arrives. */
  readonly prepare: (client: FrontdeskClient) => void;
  /** The person may have decided for one generation (C-NEG-6). */
  readonly era?: EraRule;
  readonly memory?: EraMemory;
  /** How long a program or site may take to answer; tests shorten it. */
  readonly handshakeTimeoutMs?: number;
  /** How long a program that may be of either generation is given to show that it is modern. */
  readonly probeTimeoutMs?: number;
  /** The link went down without our doing. */
  readonly onLost: (problem: ConnectionProblem) => void;
}

export type ConnectionOutcome =
  | { readonly ok: true; readonly connection: Connection }
  | { readonly ok: false; readonly problem: ConnectionProblem };

const defaultHandshakeTimeoutMs = 30_000;
/** A silent legacy program costs the whole of it, so it is short; over HTTP silence is an outage (C-NEG-5). */
const defaultProbeTimeoutMs = 4_000;
const goodbyePatienceMs = 1_000;
/** A wrong memory, a program that ends at the probe and one that was slow to answer: no more than that goes wrong at once. */
const maxAttempts = 3;
const oldSseStatuses: readonly number[] = [400, 404, 405];

/** Never rejects. */
export async function openConnection(
  options: ConnectionOptions,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  const memory = options.memory ?? noEraMemory;
  const rule = options.era ?? 'auto';
  let plan = firstPlan(rule, rule === 'auto' ? memory.recall() : null);
  for (let count = 1; ; count += 1) {
    const outcome = await attempt(options, signal, plan);
    if (outcome.ok) {
      memory.remember(outcome.isModernAfterAll ? 'modern' : eraOf(outcome.connection.revision));
      return outcome;
    }
    const next = count === maxAttempts || signal.aborted ? null : nextPlan(plan, outcome.setback);
    if (next === null) {
      // Nothing came of what was known: the next connection finds out anew (C-NEG-6).
      if (outcome.problem.code === 'no-answer' && plan.isRemembered) memory.forget();
      return (await isOldSse(outcome.problem, options.target, signal))
        ? { ok: false, problem: { code: 'legacy-sse-transport' } }
        : outcome;
    }
    plan = next;
  }
}

type AttemptOutcome =
  | (Extract<ConnectionOutcome, { ok: true }> & {
      /** The answer to the probe came after the older handshake had begun; the next connection waits for it. */
      readonly isModernAfterAll: boolean;
    })
  | (Extract<ConnectionOutcome, { ok: false }> & { readonly setback: Setback });

async function attempt(
  options: ConnectionOptions,
  signal: AbortSignal,
  plan: Plan,
): Promise<AttemptOutcome> {
  const ended = { isTooLarge: false };
  const notices = createNoticeGate((notice) => {
    handOn(transport, notice);
  });
  const tap = options.tapWire?.();
  const gate = tap === undefined ? notices : tapGate(notices, tap);
  const transport = createTransport(options.target, options.stderr, gate, () => {
    ended.isTooLarge = true;
    void transport.close();
  });
  const flush = trackSends(transport, gate);
  if (tap !== undefined) tapTransport(transport, tap);
  let isUp = false;
  let isClosing = false;
  const noteError = (error: Error): void => {
    // The transport closes itself next.
    ended.isTooLarge ||= error instanceof MessageTooLargeError;
  };
  const close = async (): Promise<void> => {
    isClosing = true;
    await flush();
    if (transport instanceof HttpTransport && transport.sessionId !== undefined) {
      // SHOULD DELETE at the end (C-HTT-6); a server that is gone, refuses or never answers changes nothing.
      await patiently(transport.terminateSession(), goodbyePatienceMs);
    }
    await transport.close();
  };
  const onAbort = (): void => {
    void close();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const fail = async (problem: ConnectionProblem, setback: Setback): Promise<AttemptOutcome> => {
    await close();
    gate.dispose();
    tap?.ended();
    return {
      ok: false,
      problem: ended.isTooLarge ? { code: 'message-too-large' } : problem,
      setback,
    };
  };
  try {
    const verdict = await negotiate(options, transport, plan, noteError);
    if (verdict.kind === 'none') return await fail(verdict.problem, 'other');
    if (verdict.kind === 'silent') {
      return await fail(await problemOfSilence(transport, options.target), 'silent');
    }
    if (verdict.kind === 'outage') {
      return await fail(await problemOf(verdict.cause, options.target, transport), 'other');
    }
    if (verdict.kind === 'not-modern') {
      return await fail({ code: 'not-modern' }, 'other');
    }
    if (verdict.kind === 'legacy-afresh') {
      return await fail(await problemOfSilence(transport, options.target), 'died-in-probe');
    }
    const client = new FrontdeskClient(options.version, options.modes, revisionsFor(verdict));
    options.prepare(client);
    let isModernAfterAll = false;
    client.onLateProbe = (result) => {
      isModernAfterAll = verdictOf({ kind: 'result', result }, 'stream', true).kind === 'modern';
    };
    const onPreparedError = client.onerror;
    client.onerror = (error) => {
      noteError(error);
      onPreparedError?.(error);
    };
    client.onclose = () => {
      gate.dispose();
      tap?.ended();
      if (!isUp || isClosing) return;
      isUp = false;
      options.onLost(
        ended.isTooLarge ? { code: 'message-too-large' } : problemOfLoss(exitOf(transport)),
      );
    };
    if (transport instanceof HttpTransport) {
      transport.onStreamEnd = (id) => {
        client.loseRequest(id);
      };
      transport.onSessionOver = () => {
        if (!isUp || isClosing) return;
        isUp = false;
        options.onLost({ code: 'session-over' });
      };
    }
    await client.connect(transport, {
      timeout: options.handshakeTimeoutMs ?? defaultHandshakeTimeoutMs,
      prior:
        verdict.kind === 'modern'
          ? { kind: 'modern', discover: verdict.discover }
          : { kind: 'legacy' },
    });
    const revision = client.getNegotiatedProtocolVersion();
    if (!isSupportedRevision(revision)) {
      return await fail({ code: 'unsupported-revision', detail: revision ?? '' }, 'refused');
    }
    isUp = true;
    return {
      ok: true,
      isModernAfterAll,
      connection: {
        client,
        revision,
        selfReportedName: client.getServerVersion()?.name ?? null,
        close,
      },
    };
  } catch (error) {
    const modernAnswer = modernAnswerIn(error);
    const problem: ConnectionProblem =
      modernAnswer !== null && plan.isPinned
        ? { code: 'not-legacy', detail: modernAnswer }
        : await problemOf(error, options.target, transport);
    return await fail(problem, setbackOf(problem, modernAnswer !== null));
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

type Outlook = Exclude<Verdict, { kind: 'again' }> | { readonly kind: 'not-modern' };

/** Rejects with whatever keeps the transport from starting. */
async function negotiate(
  { version, modes, target, probeTimeoutMs, handshakeTimeoutMs }: ConnectionOptions,
  transport: Transport,
  plan: Plan,
  onError: (error: Error) => void,
): Promise<Outlook> {
  if (plan.kind === 'legacy') return { kind: 'legacy', offer: null };
  const [revision] = supportedRevisions;
  if (revision === undefined) throw new Error('no revision is supported');
  const client = { info: clientInfoOf(version), capabilities: capabilitiesOf(modes()) };
  const probe = await openProbe(transport, client, revision, onError);
  const isHttp = target.kind === 'http';
  const patienceMs =
    isHttp || plan.isPatient
      ? (handshakeTimeoutMs ?? defaultHandshakeTimeoutMs)
      : (probeTimeoutMs ?? defaultProbeTimeoutMs);
  let verdict: Verdict = { kind: 'again' };
  for (let count = 0; verdict.kind === 'again' && count < 2; count += 1) {
    verdict = verdictOf(await probe.ask(patienceMs), isHttp ? 'http' : 'stream', plan.isPatient);
  }
  probe.handOver();
  if (verdict.kind === 'again') {
    return { kind: 'none', problem: { code: 'unsupported-revision', detail: revision } };
  }
  const isLegacy = verdict.kind === 'legacy' || verdict.kind === 'legacy-afresh';
  return plan.isPinned && isLegacy ? { kind: 'not-modern' } : verdict;
}

/** The modern ones, and of the older ones that which the server named (C-NEG-2); else the newest is offered (C-NEG-7). */
function revisionsFor(
  verdict: Extract<Verdict, { kind: 'modern' | 'legacy' }>,
): readonly ProtocolRevision[] {
  if (verdict.kind === 'modern' || verdict.offer === null) return supportedRevisions;
  const { offer } = verdict;
  return supportedRevisions.filter(
    (revision) => eraOf(revision) === 'modern' || revision === offer,
  );
}

/** What the server did that a second attempt may take up. */
function setbackOf({ code, status = 500 }: ConnectionProblem, isModern: boolean): Setback {
  if (isModern) return 'proved-modern';
  if (code === 'http-status') return status < 500 ? 'refused' : 'other';
  return setbacks[code] ?? 'other';
}

const setbacks: Partial<Record<ConnectionProblem['code'], Setback>> = {
  'no-answer': 'silent',
  'not-mcp': 'silent',
  'exited-early': 'exited',
  'unsupported-revision': 'refused',
  failed: 'refused',
};

/** Servers of the transport before this one answer a POST like a page that is not there (C-HTT-8). */
async function isOldSse(
  { code, status = 0 }: ConnectionProblem,
  target: ConnectionTarget,
  signal: AbortSignal,
): Promise<boolean> {
  if (target.kind !== 'http' || code !== 'http-status' || !oldSseStatuses.includes(status)) {
    return false;
  }
  return speaksOldSse(target.url, target.headers, signal);
}

async function problemOfSilence(
  transport: Transport,
  target: ConnectionTarget,
): Promise<ConnectionProblem> {
  return problemOf(
    new SdkError(SdkErrorCode.RequestTimeout, 'No answer to server/discover'),
    target,
    transport,
  );
}

function exitOf(transport: Transport): StdioTransport['ownExit'] {
  return transport instanceof StdioTransport ? transport.ownExit : null;
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
    searchedFolders: (env['PATH'] ?? process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  });
}
