// The desk in the older generation (2025-11-25 and 2025-06-18): it asks by requests of its own while
// the tool call stays open, one question after another.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  LATEST_PROTOCOL_VERSION,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
  type CallToolRequest,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { MalformedAnswerError } from './answers.ts';
import { freshConversation, takeTurn, type ToolCall, type ToolRun } from './conversation.ts';
import type { FormQuestion, Revision } from './form.ts';
import { deskIdentity, deskInstructions } from './identity.ts';
import { menuResource } from './menuResource.ts';
import { failure, success, type ToolResult } from './toolResult.ts';
import { deskTools, findTool } from './tools/deskTools.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

export interface LegacyDesk {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
}

export interface LegacyDeskOptions {
  /** How long a question waits for the person (S-ANS-1: a client may never answer). */
  answerTimeoutMs: number;
}

interface Session {
  revision: Revision;
  mayAsk(): boolean;
  answerTimeoutMs: number;
}

export function createLegacyDesk({ answerTimeoutMs }: LegacyDeskOptions): LegacyDesk {
  const desk = new McpServer(deskIdentity, {
    capabilities: { tools: {}, resources: {} },
    instructions: deskInstructions,
  });
  const { server } = desk;
  const session: Session = {
    revision: '2025-11-25',
    // The SDK reads an empty declaration as form mode; URL alone is no leave to ask by form (S-ASK-1).
    mayAsk: () => server.getClientCapabilities()?.elicitation?.form !== undefined,
    answerTimeoutMs,
  };

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: deskTools.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) =>
    callTool(params, extra, session),
  );
  const { text: _text, dishes: _dishes, ...listed } = menuResource;
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [listed] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri !== menuResource.uri) throw new McpError(-32002, 'Resource not found', { uri });
    return { contents: [{ uri, mimeType: menuResource.mimeType, text: menuResource.text }] };
  });

  return {
    connect: async (transport) => {
      await desk.connect(transport);
      noteRevision(transport, session);
    },
    close: () => desk.close(),
  };
}

/** The SDK's server keeps the negotiated revision to itself, so the opening message is read here. */
function noteRevision(transport: Transport, session: Session): void {
  const deliver = transport.onmessage;
  transport.onmessage = (message, extra) => {
    const opening = initializeSchema.safeParse(message);
    if (opening.success) session.revision = answeredRevision(opening.data.params.protocolVersion);
    deliver?.(message, extra);
  };
}

const initializeSchema = z.object({
  method: z.literal('initialize'),
  params: z.object({ protocolVersion: z.string() }),
});

/** A known older revision is taken as asked for; anything else is answered with the newest. */
function answeredRevision(requested: string): Revision {
  const isOlder =
    requested !== LATEST_PROTOCOL_VERSION && SUPPORTED_PROTOCOL_VERSIONS.includes(requested);
  return isOlder ? '2025-06-18' : '2025-11-25';
}

async function callTool(
  params: CallToolRequest['params'],
  extra: Extra,
  session: Session,
): Promise<ToolResult> {
  const tool = findTool(params.name);
  if (tool === undefined) {
    throw new McpError(ErrorCode.InvalidParams, `There is no tool named "${params.name}".`);
  }
  const beginning = tool.begin(params.arguments);
  if (!beginning.ok) return failure(`The arguments do not fit:\n${beginning.problem}`);
  try {
    return await converse(beginning.run, extra, session);
  } catch (error) {
    const told = tellFailedAnswer(error);
    if (told === undefined) throw error;
    return told;
  }
}

async function converse(run: ToolRun, extra: Extra, session: Session): Promise<ToolResult> {
  const call = callFor(extra);
  const { revision } = session;
  let turn = await takeTurn({ run, call, revision, state: freshConversation });
  while (turn.kind === 'ask') {
    const [next] = Object.entries(turn.questions);
    if (next === undefined) throw new Error('A turn that asks holds no question.');
    if (!session.mayAsk()) return cannotAsk;
    const [key, question] = next;
    const reply = await ask(question, extra, session);
    turn = await takeTurn({ run, call, revision, state: turn.state, replies: { [key]: reply } });
  }
  return turn.result;
}

function ask(question: FormQuestion, extra: Extra, session: Session): Promise<unknown> {
  // 2025-06-18 does not know `mode`; a request without one is a form in every revision.
  const mode = session.revision === '2025-11-25' ? { mode: 'form' as const } : {};
  return extra.sendRequest(
    { method: 'elicitation/create', params: { ...mode, ...question } },
    z.unknown(),
    { timeout: session.answerTimeoutMs, signal: extra.signal },
  );
}

function callFor({ _meta, sendNotification, signal }: Extra): ToolCall {
  const progressToken = _meta?.progressToken;
  return {
    signal,
    reportProgress: async (progress, total, message) => {
      if (progressToken === undefined) return;
      await sendNotification({
        method: 'notifications/progress',
        params: { progressToken, progress, total, message },
      });
    },
  };
}

/** A client that fails or never answers is a way for the conversation to end, not a fault of ours. */
function tellFailedAnswer(error: unknown): ToolResult | undefined {
  if (error instanceof MalformedAnswerError) {
    return failure(`The answer could not be read, so nothing was done. ${error.message}`, {
      outcome: 'unanswered',
    });
  }
  if (!(error instanceof McpError)) return undefined;
  const timedOut: number = ErrorCode.RequestTimeout;
  if (error.code === timedOut) {
    return success('Nobody answered in time, so nothing was done. Run the tool again later.', {
      outcome: 'unanswered',
    });
  }
  return failure(`The question could not be put to you (error ${String(error.code)}).`, {
    outcome: 'unanswered',
  });
}

const cannotAsk = failure(
  'This needs an answer from you, but your app did not offer to show forms. Nothing was done.',
  { outcome: 'cannot-ask' },
);
