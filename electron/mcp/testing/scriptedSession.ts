// A session of ours with a scripted server in its own process, every line of the wire recorded, and a stand-in for the person.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { QuestionEnd } from '../../../shared/actions/actionView.ts';
import type { ElicitationRequest } from '../../../shared/elicitation/request.ts';
import type { ElicitationResult } from '../../../shared/elicitation/result.ts';
import { defaultRules, type ServerRules } from '../../../shared/servers/serverRules.ts';
import type { ToolView } from '../../../shared/servers/serverView.ts';
import { defaultCallLimits, startCallTimer, type CallTimer } from '../../actions/callTimer.ts';
import { createBroker } from '../../elicitation/broker.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { ActiveCall } from '../activeCalls.ts';
import type { CallEnd } from '../callEnd.ts';
import type { ConnectionTarget } from '../connection.ts';
import { openSession, type Session } from '../session.ts';
import { createStderrBuffer } from '../stderrBuffer.ts';

export interface WireMessage {
  readonly dir: 'in' | 'out';
  readonly line: string;
  /** Parsed; `undefined` for a line that is no JSON. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
}

export interface ScriptedSession {
  readonly session: Session;
  /** Questions as they reached the broker, in order. */
  readonly asked: ElicitationRequest[];
  readonly refused: QuestionEnd[];
  readonly ended: QuestionEnd[];
  readonly losses: string[];
  call(tool: string, args: Record<string, unknown>, options?: CallOptions): Promise<CallEnd>;
  /** What the server received (`in`) and sent (`out`) so far. */
  wire(): readonly WireMessage[];
  /** The messages that the server received, of one method or all. */
  received(method?: string): readonly Readonly<Record<string, unknown>>[];
  /** The person answers the one question that is open. */
  answerOpen(answer: ElicitationResult): void;
  /** Process id of the server, by its own word. */
  serverPid(): Promise<number>;
  close(): Promise<void>;
}

interface CallOptions {
  readonly over?: AbortSignal;
  readonly actionId?: string;
}

/** What the person does with a question; `null` leaves it open. */
export type Person = (request: ElicitationRequest) => ElicitationResult | null;

export const scriptedServer = join('dist', 'e2e', 'servers', 'scripted.cjs');

export async function openScripted(
  flags: readonly string[],
  person: Person,
  clock: Clock = systemClock,
  rules: ServerRules = defaultRules,
): Promise<ScriptedSession> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-wire-'));
  const transcript = join(folder, 'wire.jsonl');
  const target: ConnectionTarget = {
    kind: 'stdio',
    program: {
      command: process.execPath,
      args: [scriptedServer, ...flags, '--transcript', transcript],
      env: {},
      cwd: undefined,
    },
  };
  const asked: ElicitationRequest[] = [];
  const refused: QuestionEnd[] = [];
  const ended: QuestionEnd[] = [];
  const losses: string[] = [];
  const broker = createBroker({ clock, publish: () => undefined });
  let nextId = 0;
  const outcome = await openSession(
    {
      serverId: 'server-1',
      version: '0.0.0',
      target,
      stderr: createStderrBuffer(() => undefined),
      clock,
      rules: () => rules,
      newId: () => `question-${String(++nextId)}`,
      ask: (request, calls, signal) => {
        asked.push(request);
        const waiting = broker.ask(
          request,
          {
            serverName: 'Scripted',
            transport: 'stdio',
            endpoint: 'scripted',
            selfReportedName: null,
            actions: calls.map((call) => call.action),
          },
          signal,
        );
        const answer = person(request);
        if (answer !== null) {
          broker.present(request.id);
          broker.answer(request.id, answer);
        }
        return waiting;
      },
      onLost: (problem) => losses.push(problem.code),
      onToolsChanged: () => undefined,
    },
    new AbortController().signal,
  );
  if (!outcome.ok) throw new Error(`not connected: ${JSON.stringify(outcome.problem)}`);
  const { session } = outcome;

  const wire = (): readonly WireMessage[] => readTranscript(transcript);
  const call: ScriptedSession['call'] = async (
    tool,
    args,
    { over, actionId = 'action-1' } = {},
  ) => {
    const done = new AbortController();
    const timer: CallTimer = startCallTimer(clock, defaultCallLimits, () => {
      done.abort('action-stopped');
    });
    const active: ActiveCall = {
      action: { actionId, tool, argumentsText: '{}' },
      observer: {
        progress: () => undefined,
        asked: () => undefined,
        questionEnded: (_id, end) => ended.push(end),
        questionRefused: (_message, end) => refused.push(end),
        retried: () => undefined,
      },
      timer,
      over: over === undefined ? done.signal : AbortSignal.any([over, done.signal]),
    };
    try {
      return await session.callTool(toolNamed(tool), args, active);
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
    wire,
    received: (method) =>
      wire()
        .filter(({ dir }) => dir === 'in')
        .map(({ message }) => message)
        .filter((message) => message !== undefined)
        .filter((message) => method === undefined || message['method'] === method),
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function toolNamed(name: string): ToolView {
  return { name, inputSchema: { type: 'object' } };
}

function readTranscript(path: string): readonly WireMessage[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const { dir, line } = rowSchema.parse(JSON.parse(row));
      return { dir, line, message: parse(line) };
    });
}

const rowSchema = z.object({ dir: z.enum(['in', 'out']), line: z.string() });
const messageSchema = z.record(z.string(), z.unknown());

function parse(line: string): WireMessage['message'] {
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
