// The desk in the 2026-07-28 generation: each question is a result that asks for input, and what was
// answered so far travels, sealed, through the client (requirements S-ASK-6, S-STA-1, -4 to -6).
import { randomUUID } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  inputRequired,
  type CallToolResult,
  type InputRequest,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { MalformedAnswerError } from './answers.ts';
import {
  conversationStateSchema,
  freshConversation,
  takeTurn,
  type ConversationState,
  type ToolCall,
  type Question,
} from './conversation.ts';
import type { DeskTool, Mode } from './deskTool.ts';
import { deskIdentity, deskInstructions } from './identity.ts';
import { menuResource } from './menuResource.ts';
import { PagesUnavailableError, type Premises } from './premises.ts';
import type { RequestStateSeal, StateBinding } from './requestState.ts';
import { failure, pagesUnavailable } from './toolResult.ts';
import { deskTools, findTool } from './tools/deskTools.ts';

interface ToolCallParams {
  name: string;
  arguments?: Record<string, unknown> | undefined;
}

export interface ModernDeskOptions {
  seal: RequestStateSeal;
  premises: Premises;
}

export function createModernDesk(options: ModernDeskOptions): McpServer {
  const desk = new McpServer(deskIdentity, {
    capabilities: { tools: {}, resources: {} },
    instructions: deskInstructions,
    cacheHints: { 'tools/list': { ttlMs: 60_000, cacheScope: 'public' } },
  });
  const { server } = desk;
  server.setRequestHandler('tools/list', () => ({
    tools: deskTools.map(({ definition }) => definition),
  }));
  server.setRequestHandler('tools/call', ({ params }, context) =>
    callTool(params, context, options),
  );
  const { text: _text, dishes: _dishes, ...listed } = menuResource;
  server.setRequestHandler('resources/list', () => ({ resources: [listed] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    if (uri !== menuResource.uri) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: menuResource.mimeType, text: menuResource.text }] };
  });
  return desk;
}

async function callTool(
  params: ToolCallParams,
  context: ServerContext,
  options: ModernDeskOptions,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = findTool(params.name);
  if (tool === undefined) throw invalidParams(`There is no tool named "${params.name}".`);
  try {
    return await continueConversation(tool, params, context, options);
  } catch (error) {
    if (error instanceof MalformedAnswerError) throw invalidParams(error.message);
    if (error instanceof PagesUnavailableError) return pagesUnavailable;
    throw error;
  }
}

async function continueConversation(
  tool: DeskTool,
  params: ToolCallParams,
  context: ServerContext,
  { seal, premises }: ModernDeskOptions,
): Promise<CallToolResult | InputRequiredResult> {
  const beginning = tool.begin(params.arguments);
  if (!beginning.ok) return failure(`The arguments do not fit:\n${beginning.problem}`);
  const { principal, account } = callerOf(context, premises);
  const binding: StateBinding = {
    principal,
    method: 'tools/call',
    params: { name: params.name, arguments: params.arguments ?? {} },
  };
  const earlier = openState(context, binding, seal);
  const call: ToolCall = {
    ...answering(context),
    account,
    conversation: earlier?.id ?? randomUUID(),
    premises,
  };
  const turn = await takeTurn({
    run: beginning.run,
    call,
    revision: '2026-07-28',
    state: earlier?.state ?? freshConversation,
    // Answers without our state belong to no question of ours: the tool starts afresh.
    ...(earlier !== undefined && { replies: repliesOf(context) }),
  });
  if (turn.kind === 'done') {
    if (earlier !== undefined) seal.spend(earlier.id);
    return turn.result;
  }
  requireModes(tool.asking.modes, context);
  const inputRequests: Record<string, InputRequest> = {};
  for (const [key, question] of Object.entries(turn.questions)) {
    inputRequests[key] = await put(question, call);
  }
  return inputRequired({
    inputRequests,
    requestState: seal.seal(turn.state, binding, call.conversation),
  });
}

/** A page keeps its address from round to round, for it belongs to the conversation (C-MRT-16). */
async function put(
  question: Question,
  { account, conversation, premises }: ToolCall,
): Promise<InputRequest> {
  if ('requestedSchema' in question) return inputRequired.elicit({ mode: 'form', ...question });
  const { message, page, subject } = question;
  const visit = premises.visits.open({ account, conversation, page, subject });
  return inputRequired.elicitUrl({ message, url: await premises.addressOf(visit) });
}

/** What the tool needs later too is said at once, and counts for this request alone (S-ASK-2). */
function requireModes(modes: readonly Mode[], { mcpReq }: ServerContext): void {
  const declared = envelopeSchema.safeParse(mcpReq.envelope).data?.[CLIENT_CAPABILITIES_META_KEY];
  const { elicitation } = declared ?? {};
  const declares = {
    // An empty declaration is form mode (S-ASK-1).
    form:
      elicitation !== undefined &&
      (elicitation.form !== undefined || elicitation.url === undefined),
    url: elicitation?.url !== undefined,
  };
  const missing = modes.filter((mode) => !declares[mode]);
  if (missing.length === 0) return;
  throw new MissingRequiredClientCapabilityError({
    requiredCapabilities: { elicitation: Object.fromEntries(missing.map((mode) => [mode, {}])) },
  });
}

// The SDK has checked the envelope; its type just does not say so.
const envelopeSchema = z.object({
  [CLIENT_CAPABILITIES_META_KEY]: z.object({
    elicitation: z.object({ form: z.unknown().optional(), url: z.unknown().optional() }).optional(),
  }),
});

/** Who calls, from a verified authorization only: headers and answers are no identity (S-STA-3). */
function callerOf(context: ServerContext, premises: Premises) {
  const subject = context.http?.authInfo?.extra?.['sub'];
  return typeof subject === 'string'
    ? { principal: `sub:${subject}`, account: subject }
    : { principal: `local:${premises.user}`, account: premises.user };
}

function openState(
  context: ServerContext,
  binding: StateBinding,
  seal: RequestStateSeal,
): { id: string; state: ConversationState } | undefined {
  const text = context.mcpReq.requestState();
  if (text === undefined) return undefined;
  const opened = typeof text === 'string' ? seal.open(text, binding) : { ok: false as const };
  const state = opened.ok ? conversationStateSchema.safeParse(opened.value) : undefined;
  if (!opened.ok || state?.success !== true) {
    throw invalidParams('The request state is not valid any more. Run the tool again.');
  }
  return { id: opened.id, state: state.data };
}

function repliesOf({ mcpReq }: ServerContext): Record<string, unknown> {
  const dropped = mcpReq.droppedInputResponseKeys?.[0];
  if (dropped !== undefined) throw new MalformedAnswerError(dropped);
  return mcpReq.inputResponses ?? {};
}

function answering({ mcpReq }: ServerContext): Pick<ToolCall, 'signal' | 'reportProgress'> {
  const progressToken = mcpReq._meta?.progressToken;
  return {
    signal: mcpReq.signal,
    reportProgress: async (progress, total, message) => {
      if (progressToken === undefined) return;
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total, message },
      });
    },
  };
}

function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
