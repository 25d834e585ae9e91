// A session of ours with a scripted server in its own process, every line of the wire recorded, and a stand-in for the person.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { QuestionEnd, WithdrawReason } from '../../../shared/actions/actionView.ts';
import type { OpenOutcome, QuestionView } from '../../../shared/elicitation/questionView.ts';
import type { ElicitationRequest } from '../../../shared/elicitation/request.ts';
import type { ElicitationResult } from '../../../shared/elicitation/result.ts';
import { defaultRules, type ServerRules } from '../../../shared/servers/serverRules.ts';
import type { ToolView } from '../../../shared/servers/serverView.ts';
import { defaultCallLimits } from '../../../shared/actions/callLimits.ts';
import { startCallTimer, type CallTimer } from '../../actions/callTimer.ts';
import { alwaysArmed } from '../../consent/arming.ts';
import { createBroker } from '../../elicitation/broker.ts';
import { createHold, type Hold } from '../../guard/hold.ts';
import type { ServerGuard } from '../../guard/serverGuard.ts';
import { openGuard } from '../../guard/testing/openGuard.ts';
import { createRecordedOpener, type RecordedOpener } from '../../opening/testing/recordedOpener.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import {
  createRecordedHistory,
  type RecordedHistory,
} from '../../history/testing/recordedHistory.ts';
import { createWaitingRoom, type WaitingRoom } from '../../waits/waitingRoom.ts';
import { createWireLog, type WireLog } from '../../wire/wireLog.ts';
import type { ActiveCall } from '../activeCalls.ts';
import type { CallEnd } from '../callEnd.ts';
import type { ConnectionTarget } from '../transports.ts';
import type { ListKind } from '../listChanges.ts';
import { createRetryRequests } from '../retryRequests.ts';
import { openSession, type Session } from '../session.ts';
import { createStderrBuffer } from '../stderrBuffer.ts';
import { silentObserver } from './silentObserver.ts';

export interface WireMessage {
  readonly dir: 'in' | 'out';
  readonly line: string;
  /** Parsed; `undefined` for a line that is no JSON. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
  /** HTTP only. */
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

export interface ScriptedSession {
  readonly session: Session;
  /** Questions as they reached the broker, in order. */
  readonly asked: ElicitationRequest[];
  readonly refused: QuestionEnd[];
  readonly ended: QuestionEnd[];
  readonly losses: string[];
  call(tool: string, args: Record<string, unknown>, options?: CallOptions): Promise<CallEnd>;
  /** Any other action: `work` gets the call to run it with. */
  act(work: (call: ActiveCall) => Promise<CallEnd>, options?: CallOptions): Promise<CallEnd>;
  /** Lists that the server said have changed, in order. */
  readonly changedLists: readonly ListKind[];
  /** What the server received (`in`) and sent (`out`) so far. */
  wire(): readonly WireMessage[];
  /** The messages that the server received, of one method or all. */
  received(method?: string): readonly Readonly<Record<string, unknown>>[];
  /** What was handed to the system. */
  readonly opened: RecordedOpener['opened'];
  readonly guard: ServerGuard;
  readonly history: RecordedHistory;
  /** What our side keeps of the messages, as of server-1. */
  readonly wireLog: WireLog;
  /** Of every call: tests run one at a time where they use it. */
  readonly hold: Hold;
  /** The person changes rules of the server. */
  setRules(change: Partial<ServerRules>): void;
  /** Our side takes back every open question. */
  withdrawAll(reason: WithdrawReason): void;
  readonly waitingRoom: WaitingRoom;
  /** What the calls' records were told about pages and legs, in order. */
  readonly told: readonly string[];
  /** The person asks for the first page that is waited for to be tried again. */
  tryAgain(): void;
  /** The questions as the window would show them. */
  questions(): readonly QuestionView[];
  /** The person consents to the address of the one question that is open. */
  openUrl(): Promise<OpenOutcome>;
  /** The person answers the one question that is open. */
  answerOpen(answer: ElicitationResult): void;
  /** Process id of the server, by its own word. */
  serverPid(): Promise<number>;
  close(): Promise<void>;
}

/** A server over HTTP instead of stdio, reached with these headers. */
interface HttpLink {
  readonly headers: Readonly<Record<string, string>>;
}

interface CallOptions {
  readonly over?: AbortSignal;
  readonly actionId?: string;
  /** What the call is of, as its questions tell. */
  readonly action?: Pick<ActiveCall['action'], 'tool' | 'kind'>;
}

/** What the person does with a question; `null` leaves it open. */
export type Person = (request: ElicitationRequest) => ElicitationResult | null;

/** Tests ask faster than a person is asked; those of the limits bring their own rules. */
const roomyRules: ServerRules = { ...defaultRules, burst: 100, perMinute: 600, queued: 50 };

export const scriptedServer = join('dist', 'e2e', 'servers', 'scripted.cjs');

export async function openScripted(
  flags: readonly string[],
  person: Person,
  clock: Clock = systemClock,
  initialRules: ServerRules = roomyRules,
  http?: HttpLink,
  elsewhere?: ConnectionTarget,
): Promise<ScriptedSession> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-wire-'));
  const transcript = join(folder, 'wire.jsonl');
  const args = [...flags, '--transcript', transcript];
  const overHttp = http === undefined ? null : await startOverHttp(args, http);
  const target: ConnectionTarget = elsewhere ??
    overHttp?.target ?? {
      kind: 'stdio',
      program: {
        command: process.execPath,
        args: [scriptedServer, ...args],
        env: {},
        cwd: undefined,
      },
    };
  let rules = initialRules;
  const told: string[] = [];
  const changedLists: ListKind[] = [];
  const asked: ElicitationRequest[] = [];
  const refused: QuestionEnd[] = [];
  const ended: QuestionEnd[] = [];
  const losses: string[] = [];
  const opener = createRecordedOpener();
  const arming = alwaysArmed;
  const broker = createBroker({ clock, opener, arming, publish: () => undefined });
  const hold = createHold();
  let nextId = 0;
  const newId = (): string => `question-${String(++nextId)}`;
  const waitingRoom = createWaitingRoom({ clock, newId, opener, arming, publish: () => undefined });
  const history = createRecordedHistory(clock);
  const wireLog = createWireLog({ clock, publish: () => undefined });
  const guard = openGuard(
    () => rules,
    clock,
    () => broker.queued('server-1'),
    (reason, count) => {
      history.server.heldBack(reason, count);
    },
  );
  const outcome = await openSession(
    {
      serverId: 'server-1',
      version: '0.0.0',
      target,
      stderr: createStderrBuffer(() => undefined),
      tapWire: () => wireLog.tapOf('server-1', []),
      clock,
      rules: () => rules,
      guard,
      history: history.server,
      newId,
      urlContext: () => ({ server: { transport: 'stdio', origin: null }, otherServers: [] }),
      reportComplete: (questionId) => {
        broker.reportComplete(questionId);
      },
      startWait: (wait) => waitingRoom.add({ ...wait, serverName: 'Scripted' }),
      endWaits: (actionId) => {
        waitingRoom.endOf(actionId);
      },
      ask: (request, calls, signal) => {
        asked.push(request);
        const waiting = broker.ask(
          request,
          {
            serverName: 'Scripted',
            transport: 'stdio',
            endpoint: 'scripted',
            selfReportedName: null,
            selfReportedFlags: [],
            standing: 'known',
            actions: calls.map((call) => call.action),
          },
          signal,
        );
        const answer = person(request);
        if (answer !== null) {
          broker.present(request.id);
          if (request.mode === 'url' && answer.action === 'accept') void broker.openUrl(request.id);
          else broker.answer(request.id, answer);
        }
        return waiting;
      },
      onLost: (problem) => losses.push(problem.code),
      onListChanged: (kind) => changedLists.push(kind),
      onDeclared: () => undefined,
    },
    new AbortController().signal,
  );
  if (!outcome.ok) throw new Error(`not connected: ${JSON.stringify(outcome.problem)}`);
  const { session } = outcome;

  const wire = (): readonly WireMessage[] => readTranscript(transcript);
  const call: ScriptedSession['call'] = (tool, args, callOptions) =>
    act((active) => session.callTool(toolNamed(tool), args, active), {
      action: { tool },
      ...callOptions,
    });
  const act: ScriptedSession['act'] = async (
    work,
    { over, actionId = 'action-1', action = { tool: 'scripted' } } = {},
  ) => {
    const done = new AbortController();
    const timer: CallTimer = startCallTimer(clock, defaultCallLimits, () => {
      done.abort('action-stopped');
    });
    const active: ActiveCall = {
      action: { actionId, ...action, argumentsText: '{}' },
      observer: {
        ...silentObserver,
        questionEnded: (_id, end) => ended.push(end),
        questionRefused: (_message, end) => refused.push(end),
        heldBack: (reason, count) => told.push(`held back ${String(count)}: ${reason}`),
        held: (count, rounds) =>
          told.push(
            rounds === undefined ? `held: ${String(count)}` : `${String(rounds)} rounds: held`,
          ),
        letThrough: () => told.push('let through'),
        retried: (_round, by) => told.push(`retried by ${by ?? 'itself'}`),
        pageOpened: ({ how, domain }) => told.push(`opened ${how}: ${domain}`),
        pageReported: (state) => told.push(state),
        waitEnded: () => told.push('wait ended'),
      },
      timer,
      retries: createRetryRequests(() => undefined),
      hold,
      over: over === undefined ? done.signal : AbortSignal.any([over, done.signal]),
    };
    try {
      return await work(active);
    } finally {
      timer.dispose();
      done.abort('action-ended');
    }
  };
  return {
    session,
    asked,
    refused,
    ended,
    losses,
    call,
    act,
    changedLists,
    wire,
    received: (method) =>
      wire()
        .filter(({ dir }) => dir === 'in')
        .map(({ message }) => message)
        .filter((message) => message !== undefined)
        .filter((message) => method === undefined || message['method'] === method),
    opened: opener.opened,
    guard,
    history,
    wireLog,
    hold,
    setRules: (change) => {
      rules = { ...rules, ...change };
    },
    withdrawAll: (reason) => {
      broker.withdrawAll('server-1', reason);
    },
    waitingRoom,
    told,
    tryAgain: () => {
      waitingRoom.tryAgain(waitingRoom.views()[0]?.id ?? '');
    },
    questions: () => broker.views(),
    openUrl: () => broker.openUrl(broker.views()[0]?.request.id ?? ''),
    answerOpen: (answer) => {
      const [question] = broker.views();
      if (question === undefined) throw new Error('no question is open');
      broker.answer(question.request.id, answer);
    },
    serverPid: async () => {
      const end = await call('env', {});
      const match = /"pid":(\d+)/.exec(JSON.stringify(end).replaceAll('\\', ''));
      if (match === null) throw new Error('the server did not tell its pid');
      return Number(match[1]);
    },
    close: async () => {
      await session.close('quit');
      overHttp?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startOverHttp(
  args: readonly string[],
  { headers }: HttpLink,
): Promise<{ readonly target: ConnectionTarget; readonly stop: () => void }> {
  const program = join('dist', 'e2e', 'servers', 'scriptedHttp.cjs');
  // It ends when its stdin closes.
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  const port = await new Promise<string>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
  });
  const target = { kind: 'http', url: `http://127.0.0.1:${port}/mcp`, headers } as const;
  return { target, stop: () => child.kill('SIGKILL') };
}

function toolNamed(name: string): ToolView {
  return { name, inputSchema: { type: 'object' }, definition: 'd' };
}

function readTranscript(path: string): readonly WireMessage[] {
  // Written from the first message on.
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const { dir, line, headers } = rowSchema.parse(JSON.parse(row));
      return { dir, line, message: parse(line), headers };
    });
}

const rowSchema = z.object({
  dir: z.enum(['in', 'out']),
  line: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
});
const messageSchema = z.record(z.string(), z.unknown());

function parse(line: string): WireMessage['message'] {
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
