// One configured server and its connection's life: approval, connecting, connected, failed, and back.
import type { ElicitationMode } from '../../shared/capability/elicitationModes.ts';
import type { WithdrawReason } from '../../shared/actions/actionView.ts';
import type { QuestionView } from '../../shared/elicitation/questionView.ts';
import { eraOf } from '../../shared/protocol/eras.ts';
import { AppError } from '../../shared/errors.ts';
import { noSuggestions, type Suggestions } from '../../shared/catalogue/offerView.ts';
import type { ConnectionState, ServerView } from '../../shared/servers/serverView.ts';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import { namesOf, recipientOf, slotsOf } from '../../shared/servers/secretReferences.ts';
import { looksLikeSecret } from '../../shared/servers/secretValue.ts';
import { modesOf, type ServerRules } from '../../shared/servers/serverRules.ts';
import { createServerGuard, type ServerGuard } from '../guard/serverGuard.ts';
import { createServerHistory } from '../history/serverHistory.ts';
import type { SuggestionWish } from '../mcp/offers.ts';
import { openSession, type Session } from '../mcp/session.ts';
import { createStderrBuffer, type StderrBuffer } from '../mcp/stderrBuffer.ts';
import type { StoredServer } from '../storage/serversFile.ts';
import { resolveTarget } from '../secrets/resolveTarget.ts';
import { wireSecrets } from '../wire/wireSecrets.ts';
import { approvalOf, fingerprintOf } from './commandApproval.ts';
import { besideOthers, noSelfReport, readSelfReport, type SelfReport } from './selfReport.ts';
import type { LinkDeps } from './linkDeps.ts';
import { createServerLists, type ServerLists } from './serverLists.ts';
import { shownProblem } from './shownProblem.ts';
import { identityOf, standingOf } from './standing.ts';
import { endpointOf, eraKeyOf, originOf, targetOf, withProgramPath } from './target.ts';

export interface ServerLink {
  readonly id: string;
  readonly name: string;
  readonly config: ServerConfig;
  readonly rules: ServerRules;
  readonly guard: ServerGuard;
  /** Its own, while it is connected over HTTP; else null. */
  readonly connectedOrigin: string | null;
  view(): ServerView;
  rename(name: string): void;
  /** The same values, now kept as secrets: neither connection nor approval is touched by that. */
  keepAsSecrets(config: ServerConfig): Promise<void>;
  /** What is declared changes with the next request, or, in the older generation, with a connection (C-CAP-5). */
  setRules(rules: ServerRules): void;
  /** Opens the connection, or asks for approval of the command first. Never rejects: failure is a state. */
  connect(): Promise<void>;
  approve(fingerprint: string): Promise<void>;
  reject(): void;
  disconnect(reason: WithdrawReason): Promise<void>;
  /** Tools, and what is offered besides them. Never rejects. */
  refreshLists(): Promise<void>;
  readStderr(): ReturnType<StderrBuffer['read']>;
  /** Throws AppError when not connected, or what `find` throws of the lists (C-IDN-10). */
  runnable<Found>(
    find: (lists: ServerLists) => Found,
  ): Pick<ServerView, 'transport' | 'endpoint'> & { readonly session: Session } & Found;
  /** Values for an argument; none where the server has none. Never rejects. */
  suggest(wish: SuggestionWish): Promise<Suggestions>;
}

const renewalGapMs = 10_000;

export function createServerLink(id: string, server: StoredServer, deps: LinkDeps): ServerLink {
  let { config } = server;
  let target = targetOf(config, deps.demo);
  const endpoint = endpointOf(target);
  const origin = originOf(target);
  let { name, rules } = server;
  let state: ConnectionState = { kind: 'disconnected' };
  let session: Session | null = null;
  let revision: ServerView['revision'] = null;
  let selfReport = noSelfReport;
  let stderr = createStderrBuffer(deps.publish);
  let attempt = new AbortController();
  /** How often the connection was ended by our side. */
  let endings = 0;
  let renewedAtMs = -Infinity;
  /** When the command was put before the person. */
  let shownAtMs = 0;
  // What still opens or ends: a process may outlive its connection for seconds, and quitting waits for it.
  const underWay = new Set<Promise<void>>();

  let declaredModes: ServerView['declaredModes'] = null;
  const history = createServerHistory(deps.history, deps.clock, () => ({
    serverName: name,
    transport: target.kind,
    endpoint,
    revision,
  }));
  const guard = createServerGuard({
    serverId: id,
    clock: deps.clock,
    rules: () => rules,
    queued: () => deps.broker.queued(id),
    publish: deps.publishGuards,
    onHeldBack: history.heldBack,
  });

  const setState = (next: ConnectionState): void => {
    state = next;
    deps.publish();
  };

  const lists = createServerLists({
    session: () => session,
    publishTools: (read) => {
      deps.publishTools(id, read);
    },
    publishOffer: (read) => {
      deps.publishOffer(id, read);
    },
  });
  // A link that takes another one's place begins without that one's.
  lists.reset();

  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  };

  const open = async ({ signal }: AbortController): Promise<void> => {
    stderr = createStderrBuffer(deps.publish);
    lists.reset();
    const resolved = await resolveTarget(target, recipientOf(config), deps.secrets);
    // A function, or the compiler would take it for settled below.
    const isCalledOff = (): boolean => signal.aborted;
    if (isCalledOff()) return;
    if (!resolved.ok) {
      setState({ kind: 'failed', problem: resolved.problem });
      return;
    }
    const secrets = wireSecrets(target, resolved.target);
    const startedTarget = await withProgramPath(resolved.target, deps.programPath);
    if (isCalledOff()) return;
    const outcome = await openSession(
      {
        serverId: id,
        version: deps.version,
        target: startedTarget,
        eraMemory: deps.eras.of(eraKeyOf(target)),
        stderr,
        tapWire: () => deps.wire.tapOf(id, secrets),
        clock: deps.clock,
        newId: deps.newId,
        rules: () => rules,
        guard,
        history,
        ask: async (request, calls, questionSignal) => {
          const answeredName = name;
          const identity = identityOf(target, selfReport.selfReportedName);
          const outcome = await deps.broker.ask(
            request,
            {
              ...attribution(),
              standing: standingOf(deps.settings.answeredFingerprint(name), identity),
              actions: calls.map((call) => call.action),
            },
            questionSignal,
          );
          if (outcome.kind === 'answered') rememberAnswered(answeredName, identity);
          return outcome;
        },
        urlContext: () => ({
          server: { transport: target.kind === 'http' ? 'http' : 'stdio', origin },
          otherServers: deps.originsOfOthers(id),
        }),
        reportComplete: (questionId) => {
          deps.broker.reportComplete(questionId);
        },
        startWait: (wait) => deps.waitingRoom.add({ ...wait, serverName: name }),
        endWaits: (actionId) => {
          deps.waitingRoom.endOf(actionId);
        },
        onLost: (problem) => {
          const lost = session;
          session = null;
          if (lost !== null) void track(lost.close('link-lost'));
          setState({ kind: 'failed', problem: shownProblem(resolved.redact(problem)) });
          deps.onLost(id);
          if (problem.code === 'session-over') renewSession();
        },
        onListChanged: lists.changed,
        onDeclared: deps.publish,
      },
      signal,
    );
    if (signal.aborted) {
      if (outcome.ok) await outcome.session.close('action-stopped');
      return;
    }
    if (!outcome.ok) {
      setState({ kind: 'failed', problem: shownProblem(resolved.redact(outcome.problem)) });
      return;
    }
    session = outcome.session;
    ({ revision, declaredModes } = session);
    selfReport = readSelfReport(session.selfReportedName);
    setState({ kind: 'connected' });
    await lists.load();
    // The rules may have changed while it connected.
    void renewForModes();
  };

  /** Where it cannot be written, the next question says again that the server is new or changed. */
  const rememberAnswered = (answeredName: string, identity: string): void => {
    // Renamed or removed meanwhile: what is remembered goes by the name of now.
    if (answeredName !== name || deps.settings.answeredFingerprint(name) === identity) return;
    void deps.settings.answered(name, identity).then(deps.publish, () => undefined);
  };

  /** The older generation is told its modes at the handshake alone (C-CAP-5). Whoever ends the connection meanwhile has the last word. */
  const renewForModes = async (): Promise<void> => {
    if (session === null || eraOf(session.revision) !== 'legacy' || deps.isBusy(id)) return;
    if (isSame(session.declaredModes, modesOf(rules))) return;
    const ended = link.disconnect('action-stopped');
    const ending = endings;
    await ended;
    if (endings === ending) await link.connect();
  };

  /** A server that forgets sessions as fast as they begin is left alone. C-HTT-6 */
  const renewSession = (): void => {
    const now = deps.clock.now();
    if (now - renewedAtMs < renewalGapMs) return;
    renewedAtMs = now;
    void link.connect();
  };

  /** Connecting from now on, so that a second wish to connect is none, and calling it off is possible. */
  const begin = (): AbortController => {
    attempt = new AbortController();
    setState({ kind: 'connecting' });
    return attempt;
  };

  const attribution = (): Pick<
    QuestionView,
    'serverName' | 'transport' | 'endpoint' | keyof SelfReport
  > => ({
    serverName: name,
    transport: target.kind,
    endpoint,
    ...besideOthers(selfReport, deps.namesOfOthers(id)),
  });

  const link: ServerLink = {
    id,
    get name() {
      return name;
    },
    get config() {
      return config;
    },
    get rules() {
      return rules;
    },
    guard,
    get connectedOrigin() {
      return session === null ? null : origin;
    },
    view: () => ({
      id,
      name,
      transport: target.kind,
      endpoint,
      config,
      secrets: namesOf(config).map((secret) => ({
        name: secret,
        state: deps.secrets.state(secret, recipientOf(config)),
      })),
      literalSecrets: slotsOf(config)
        .filter(looksLikeSecret)
        .map(({ key }) => key),
      rules,
      declaredModes: session?.declaredModes ?? declaredModes,
      isDemo: 'frontdesk' in config,
      state,
      revision,
      ...besideOthers(selfReport, deps.namesOfOthers(id)),
      standing: standingOf(
        deps.settings.answeredFingerprint(name),
        revision === null ? null : identityOf(target, selfReport.selfReportedName),
      ),
      tools: lists.tools,
      offer: lists.offer,
      hasStderr: !stderr.isEmpty,
    }),
    rename: (newName) => {
      name = newName;
    },
    keepAsSecrets: async (newConfig) => {
      const before = target;
      config = newConfig;
      target = targetOf(config, deps.demo);
      if (before.kind === 'stdio' && target.kind === 'stdio') {
        const approved = deps.settings.approvedFingerprint(name);
        if (approved === fingerprintOf(before.program)) {
          await deps.settings.approve(name, fingerprintOf(target.program));
        }
        if (state.kind === 'awaiting-approval') {
          setState({ ...state, approval: approvalOf(target.program, approved) });
        }
      }
      deps.publish();
    },
    setRules: (newRules) => {
      rules = newRules;
      void renewForModes();
    },
    connect: async () => {
      if (state.kind === 'connected' || state.kind === 'connecting') return;
      if (target.kind === 'stdio') {
        const approval = approvalOf(target.program, deps.settings.approvedFingerprint(name));
        if (deps.settings.approvedFingerprint(name) !== approval.fingerprint) {
          shownAtMs = deps.clock.now();
          setState({ kind: 'awaiting-approval', approval });
          return;
        }
      }
      await track(open(begin()));
    },
    approve: async (fingerprint) => {
      // The approval names what was shown; a command that has changed since is shown again.
      if (state.kind !== 'awaiting-approval' || state.approval.fingerprint !== fingerprint) {
        throw new AppError('command-changed');
      }
      // Like every consent: not in the first moment, whatever the window says (C-IDN-9, C-STD-3).
      if (!deps.arming.isArmed(shownAtMs)) throw new AppError('too-early');
      const begun = begin();
      // Where it cannot be written it holds for this run, and is asked for again in the next.
      await deps.settings.approve(name, fingerprint).catch(() => undefined);
      if (!begun.signal.aborted) await track(open(begun));
    },
    reject: () => {
      if (state.kind === 'awaiting-approval') setState({ kind: 'disconnected' });
    },
    disconnect: async (reason) => {
      endings += 1;
      attempt.abort();
      const closing = session;
      session = null;
      setState({ kind: 'disconnected' });
      if (closing !== null) void track(closing.close(reason));
      // Also what an earlier call began to end, and an attempt that was called off.
      await Promise.allSettled(underWay);
    },
    refreshLists: lists.load,
    readStderr: () => stderr.read(),
    runnable: (find) => {
      if (session === null) throw new AppError('not-connected');
      return { transport: target.kind, endpoint, session, ...find(lists) };
    },
    suggest: async (wish) => {
      try {
        return (await session?.offers.suggest(wish, AbortSignal.timeout(10_000))) ?? noSuggestions;
      } catch {
        // Help with typing: without it everything goes on as before.
        return noSuggestions;
      }
    },
  };
  return link;
}

function isSame(modes: readonly ElicitationMode[], others: readonly ElicitationMode[]): boolean {
  return modes.length === others.length && modes.every((mode) => others.includes(mode));
}
