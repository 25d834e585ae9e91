// The desk in the older generation (2025-11-25 and 2025-06-18): it asks by requests of its own while
// the tool call stays open, one question after another.
import { randomUUID } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
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
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { MalformedAnswerError } from './answers.ts';
import { freshConversation, takeTurn, type ToolCall, type ToolRun } from './conversation.ts';
import type { DeskTool, Mode } from './deskTool.ts';
import type { FormQuestion, Revision } from './form.ts';
import { deskIdentity, deskInstructions } from './identity.ts';
import { menuResource } from './menuResource.ts';
import { askByPage, requirePage, UnfinishedPageError, type Extra } from './legacyPages.ts';
import { PagesUnavailableError, type Premises } from './premises.ts';
import { failure, pagesUnavailable, success, type ToolResult } from './toolResult.ts';
import { deskTools, findTool } from './tools/deskTools.ts';

export interface LegacyDesk {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
}

export interface LegacyDeskOptions {
  /** How long a question waits for the person (S-ANS-1: a client may never answer). */
  answerTimeoutMs: number;
  premises: Premises;
}

interface Session extends LegacyDeskOptions {
  revision: Revision;
  mayAsk(mode: Mode): boolean;
  /** What a call that failed with -32042 and its retry have in common, besides the account (S-STA-1). */
  conversation: string;
  notify: (notification: ServerNotification) => Promise<void>;
}

export function createLegacyDesk(options: LegacyDeskOptions): LegacyDesk {
  const desk = new McpServer(deskIdentity, {
    capabilities: { tools: {}, resources: {} },
    instructions: deskInstructions,
  });
  const { server } = desk;
  const session: Session = {
    ...options,
    revision: '2025-11-25',
    // The SDK reads an empty declaration as form mode; one mode is no leave to ask in the other, and
    // 2025-06-18 has forms only (S-ASK-1).
    mayAsk: (mode) =>
      (mode === 'form' || session.revision === '2025-11-25') &&
      server.getClientCapabilities()?.elicitation?.[mode] !== undefined,
    conversation: randomUUID(),
    notify: (notification) => server.notification(notification),
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
    return await converse(tool, beginning.run, extra, session);
  } catch (error) {
    const told = tellFailedAnswer(error);
    if (told === undefined) throw error;
    return told;
  }
}

async function converse(
  { asking }: DeskTool,
  run: ToolRun,
  extra: Extra,
  session: Session,
): Promise<ToolResult> {
  const call = callFor(extra, session, asking.pageFirst === true);
  const { revision } = session;
  let turn = await takeTurn({ run, call, revision, state: freshConversation });
  while (turn.kind === 'ask') {
    const [next] = Object.entries(turn.questions);
    if (next === undefined) throw new Error('A turn that asks holds no question.');
    if (!asking.modes.every((mode) => session.mayAsk(mode))) return cannotAsk(asking.modes);
    const [key, question] = next;
    let reply: unknown;
    if ('requestedSchema' in question) reply = await ask(question, extra, session);
    else if (asking.pageFirst === true) throw await requirePage(question, call, session.notify);
    else reply = await askByPage(question, call, extra, session.answerTimeoutMs);
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

function callFor(
  { _meta, authInfo, sendNotification, signal }: Extra,
  { conversation, premises }: Session,
  isRetried: boolean,
): ToolCall {
  const progressToken = _meta?.progressToken;
  const subject = authInfo?.extra?.['sub'];
  return {
    // From a verified authorization or from how the program was started, never from the client (S-STA-3).
    account: typeof subject === 'string' ? subject : premises.user,
    conversation: isRetried ? conversation : randomUUID(),
    premises,
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
  if (error instanceof PagesUnavailableError) return pagesUnavailable;
  if (error instanceof UnfinishedPageError) {
    return success('The page was not finished in time, so nothing was done. Run the tool again.', {
      outcome: 'unfinished',
    });
  }
  const pageRequired: number = ErrorCode.UrlElicitationRequired;
  if (!(error instanceof McpError) || error.code === pageRequired) return undefined;
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

function cannotAsk(modes: readonly Mode[]): ToolResult {
  const offers = { form: 'to show forms', url: 'to open web pages (URL mode)' };
  const needed = modes.map((mode) => offers[mode]).join(' and ');
  return failure(
    `This needs an answer from you, but your app did not offer ${needed}. Nothing was done.`,
    { outcome: 'cannot-ask' },
  );
}
