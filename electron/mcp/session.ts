// One open connection in use: lists what it offers, runs actions, and brings the questions that come back to the broker.
import {
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  SdkHttpError,
  type Progress,
  type RequestOptions,
  type Tool,
} from '@modelcontextprotocol/client';
import { describeError } from '../../shared/errors.ts';
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { ElicitationRequest, ProtocolRevision } from '../../shared/elicitation/request.ts';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import { eraOf } from '../../shared/protocol/eras.ts';
import { modesOf, type ServerRules } from '../../shared/servers/serverRules.ts';
import type { UrlContext } from '../../shared/url/urlAnalysis.ts';
import type { ConnectionProblem, ToolList, ToolView } from '../../shared/servers/serverView.ts';
import type { QuestionOutcome } from '../elicitation/broker.ts';
import type { ServerGuard } from '../guard/serverGuard.ts';
import type { Clock } from '../platform/clock.ts';
import type { ServerHistory } from '../history/serverHistory.ts';
import type { NewWait, Wait } from '../waits/waitingRoom.ts';
import type { ActiveCall, CallObserver } from './activeCalls.ts';
import { createAsking, type AskingContext } from './asking.ts';
import type { CallEnd } from './callEnd.ts';
import { createCompletions } from './completions.ts';
import { openConnection, type Connection } from './connection.ts';
import type { EraMemory } from './eraMemory.ts';
import { capabilitiesOf, noSdkTimeoutMs, type FrontdeskClient } from './frontdeskClient.ts';
import { runLegacyCall } from './legacyCall.ts';
import { followLists, onListChanges, type ListKind } from './listChanges.ts';
import { createOffers, type Offers } from './offers.ts';
import { answerLegacyRequest } from './legacyQuestions.ts';
import { createOpenRequests } from './openRequests.ts';
import { runRounds, type RoundInputs } from './roundLoop.ts';
import type { StderrBuffer } from './stderrBuffer.ts';
import { isSameButForHeaders, toToolViews } from './toolList.ts';
import type { ConnectionTarget } from './transports.ts';
import type { WireTap } from '../wire/wireLog.ts';

export interface SessionOptions {
  readonly serverId: string;
  readonly version: string;
  readonly target: ConnectionTarget;
  /** What is known of its generation (C-NEG-6); left out, each connection finds out anew. */
  readonly eraMemory?: EraMemory;
  readonly stderr: StderrBuffer;
  readonly tapWire?: () => WireTap;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The person's, as they stand when a question comes. */
  readonly rules: () => ServerRules;
  readonly guard: ServerGuard;
  readonly history: ServerHistory;
  readonly ask: (
    request: ElicitationRequest,
    calls: readonly ActiveCall[],
    signal: AbortSignal,
  ) => Promise<QuestionOutcome>;
  /** Origins that an address is compared with, as they stand when a question comes. */
  readonly urlContext: () => Pick<UrlContext, 'server' | 'otherServers'>;
  readonly reportComplete: (questionId: string) => void;
  readonly startWait: (wait: Omit<NewWait, 'serverName'>) => Wait;
  readonly endWaits: (actionId: string) => void;
  readonly onLost: (problem: ConnectionProblem) => void;
  readonly onListChanged: (kind: ListKind) => void;
  /** The server was told other modes than before (C-CAP-5). */
  readonly onDeclared: () => void;
}

export type ListedTools = Pick<Extract<ToolList, { kind: 'loaded' }>, 'tools' | 'leftOut'>;

export interface Session {
  readonly revision: ProtocolRevision;
  readonly selfReportedName: string | null;
  /** What the server was told last (C-CAP-5). */
  readonly declaredModes: readonly ElicitationMode[];
  listTools(): Promise<ListedTools>;
  readonly offers: Offers;
  /** These reject with whatever the SDK throws; `call.over` stops them. */
  callTool(tool: ToolView, args: Record<string, unknown>, call: ActiveCall): Promise<CallEnd>;
  getPrompt(
    name: string,
    args: Readonly<Record<string, string>>,
    call: ActiveCall,
  ): Promise<CallEnd>;
  /** Never from a cache (C-MRT-20). */
  readResource(uri: string, call: ActiveCall): Promise<CallEnd>;
  /** Withdraws what is still open for that reason, lets the answers leave, then ends the link. */
  close(reason: WithdrawReason): Promise<void>;
}

export type SessionOutcome =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: ConnectionProblem };

export async function openSession(
  options: SessionOptions,
  signal: AbortSignal,
): Promise<SessionOutcome> {
  const activeCalls = new Set<ActiveCall>();
  const openRequests = createOpenRequests();
  const openAnswers = new Set<Promise<unknown>>();
  const lost = new AbortController();
  // A server may ask before the handshake has told us everything (reports.md): hold it until then.
  let connection: Connection | null = null;
  let settleConnected: (opened: Connection | null) => void = () => undefined;
  const connected = new Promise<Connection | null>((resolve) => {
    settleConnected = resolve;
  });

  const completions = createCompletions();
  /** `declared`: what was told to the server for what it asks now. */
  const askingContext = (
    revision: ProtocolRevision,
    declared: () => readonly ElicitationMode[],
  ): AskingContext => ({
    serverId: options.serverId,
    readOptions: () => ({
      revision,
      modes: declared(),
      urlContext: { ...options.urlContext(), allowHttp: options.rules().allowHttp },
    }),
    rules: options.rules,
    guard: options.guard,
    history: options.history,
    newId: options.newId,
    completions,
    linkLost: lost.signal,
    askPerson: (request, calls, questionSignal) =>
      options.ask(request, calls, AbortSignal.any([lost.signal, questionSignal])),
    reportComplete: options.reportComplete,
    startWait: options.startWait,
    endWaits: options.endWaits,
  });

  const outcome = await openConnection(
    {
      target: options.target,
      version: options.version,
      era: options.rules().era,
      ...(options.eraMemory === undefined ? {} : { memory: options.eraMemory }),
      modes: () => modesOf(options.rules()),
      stderr: options.stderr,
      ...(options.tapWire === undefined ? {} : { tapWire: options.tapWire }),
      prepare: (client) => {
        client.fallbackRequestHandler = async (request, context) => {
          const opened = await connected;
          if (opened === null) throw new Error('Not connected');
          const { id, signal: takenBack } = context.mcpReq;
          return openRequests.once(id, takenBack, (questionSignal) => {
            const answer = answerLegacyRequest(request, questionSignal, {
              ...createAsking(askingContext(opened.revision, () => opened.client.declaredModes)),
              activeCalls,
            });
            openAnswers.add(answer);
            return answer.finally(() => openAnswers.delete(answer));
          });
        };
        onListChanges(client, options.onListChanged);
        client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
          // Not defined in the other revisions: ignored there (C-CMP-6).
          if (connection?.revision === '2025-11-25') completions.complete(params.elicitationId);
        });
        client.onDeclared = options.onDeclared;
        client.onerror = (error) => {
          if (options.target.kind === 'http' && connection !== null) onHttpError(error);
        };
      },
      onLost: (problem) => {
        lost.abort('link-lost');
        options.onLost(problem);
      },
    },
    signal,
  );
  if (!outcome.ok) {
    settleConnected(null);
    return outcome;
  }
  connection = outcome.connection;
  settleConnected(connection);
  const { client, revision } = connection;
  const opened = connection;

  const ping = async (): Promise<void> => {
    if (eraOf(revision) === 'legacy') await client.ping({ timeout: pingTimeoutMs });
    else await client.discover({ timeout: pingTimeoutMs });
  };
  // A killed HTTP server is noticed only through its broken streams: ask once whether anybody is there.
  let isChecking = false;
  function onHttpError(error: Error): void {
    if (isChecking || lost.signal.aborted || activeCalls.size === 0) return;
    isChecking = true;
    ping().then(
      () => {
        isChecking = false;
      },
      (refusal: unknown) => {
        if (lost.signal.aborted) return;
        if (isAnswer(refusal)) {
          isChecking = false;
          return;
        }
        lost.abort('link-lost');
        void opened.close();
        options.onLost({ code: 'link-lost', detail: describeError(error) });
      },
    );
  }

  /** One driver for tools, prompts and resources: `send` gets what a leg adds to the original params (C-MRT-7). */
  const runAction = async (
    call: ActiveCall,
    send: (leg: LegParams, requestOptions: LegOptions) => Promise<unknown>,
  ): Promise<CallEnd> => {
    activeCalls.add(call);
    const stop = AbortSignal.any([call.over, lost.signal]);
    const isModern = eraOf(revision) === 'modern';
    // Of the latest leg: a rule that changes meanwhile counts from the next one (C-CAP-5).
    let declared = client.declaredModes;
    const asking = createAsking(askingContext(revision, () => declared));
    const sendLeg = (inputs: RoundInputs, calledOff: AbortSignal): Promise<unknown> => {
      if (isModern) declared = modesOf(options.rules());
      const meta = isModern
        ? { _meta: { [CLIENT_CAPABILITIES_META_KEY]: capabilitiesOf(declared) } }
        : {};
      return send(
        { ...inputs, ...meta },
        {
          signal: AbortSignal.any([stop, calledOff]),
          timeout: noSdkTimeoutMs,
          allowInputRequired: true,
          onprogress: (progress) => {
            call.timer.progress();
            call.observer.progress(toProgress(progress));
          },
        },
      );
    };
    try {
      if (isModern) {
        return await runRounds(call, { asking, clock: options.clock, send: sendLeg });
      }
      return await runLegacyCall(call, asking, (calledOff) => sendLeg({}, calledOff));
    } finally {
      activeCalls.delete(call);
    }
  };

  const session: Session = {
    revision,
    selfReportedName: connection.selfReportedName,
    offers: createOffers(client),
    get declaredModes() {
      return client.declaredModes;
    },
    listTools: async () => {
      const { tools, leftOut } = await client.listAllTools();
      return { tools: await toToolViews(tools), ...(leftOut === null ? {} : { leftOut }) };
    },
    callTool: (tool, args, call) => {
      // Header mirroring by the definition that the person saw; no output schema, it is not ours to refuse a result by it.
      let inputSchema: Tool['inputSchema'] = { type: 'object', ...tool.inputSchema };
      let isCorrected = false;
      return runAction(call, async (leg, requestOptions) => {
        const send = (): Promise<unknown> =>
          client.callTool(
            { name: tool.name, arguments: args, ...leg },
            { ...requestOptions, toolDefinition: { name: tool.name, inputSchema } },
          );
        try {
          return await send();
        } catch (error) {
          // Headers are of HTTP alone: a program that says so may have run the tool.
          if (isCorrected || options.target.kind !== 'http') throw error;
          const current = await toolAfterMismatch(error, tool, client, requestOptions.signal);
          if (current === null) throw error;
          isCorrected = true;
          ({ inputSchema } = current);
          options.onListChanged('tools');
          return send();
        }
      });
    },
    getPrompt: (name, args, call) =>
      runAction(call, (leg, requestOptions) =>
        client.getPrompt({ name, arguments: { ...args }, ...leg }, requestOptions),
      ),
    readResource: (uri, call) =>
      runAction(call, (leg, requestOptions) =>
        // The person wants to see it as it is now, and what was answered for stands in no cache (C-MRT-20).
        client.readResource({ uri, ...leg }, { ...requestOptions, cacheMode: 'bypass' }),
      ),
    close: async (reason) => {
      lost.abort(reason);
      await Promise.allSettled(openAnswers);
      await opened.close();
    },
  };
  void followLists(client, revision, options.onListChanged, {
    clock: options.clock,
    over: lost.signal,
  });
  return { ok: true, session };
}

/**
 * The headers did not fit the server's definition of the tool: it is listed again, so that the same call can go out once more with
 * the right ones (C-ERR-5). Null where the error is another, the call is over, the list does not come, or anything but the headers
 * is other than what the person saw (C-IDN-10).
 */
async function toolAfterMismatch(
  error: unknown,
  seen: ToolView,
  client: FrontdeskClient,
  over: AbortSignal,
): Promise<Tool | null> {
  if (!(error instanceof ProtocolError) || error.code !== headerMismatch) return null;
  if (client.getProtocolEra() !== 'modern') return null;
  const aborted = new Promise<null>((resolve) => {
    if (over.aborted) resolve(null);
    over.addEventListener('abort', () => resolve(null), { once: true });
  });
  const listed = await Promise.race([client.listAllTools().catch(() => null), aborted]);
  const current = listed?.tools.find((tool) => tool.name === seen.name);
  if (current === undefined) return null;
  return (await isSameButForHeaders(seen, current)) ? current : null;
}

/** Refused, so somebody is there: a server need not know what is asked to find that out. */
function isAnswer(error: unknown): boolean {
  return error instanceof ProtocolError || (error instanceof SdkHttpError && error.status < 500);
}

const headerMismatch = -32020;

/** What a leg adds to the params of its request. */
type LegParams = RoundInputs & { readonly _meta?: Record<string, unknown> };
type LegOptions = Required<
  Pick<RequestOptions, 'signal' | 'timeout' | 'allowInputRequired' | 'onprogress'>
>;

const pingTimeoutMs = 5_000;

function toProgress(progress: Progress): Parameters<CallObserver['progress']>[0] {
  return {
    progress: progress.progress,
    ...(progress.total === undefined ? {} : { total: progress.total }),
    ...(progress.message === undefined ? {} : { message: progress.message }),
  };
}
