// The desk in the 2026-07-28 generation: each question is a result that asks for input, and what was
// answered so far travels, sealed, through the client (requirements S-ASK-6, S-STA-1, -4 to -6).
import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { MalformedAnswerError } from './answers.ts';
import {
  conversationStateSchema,
  freshConversation,
  takeTurn,
  type ConversationState,
  type ToolCall,
  type ToolRun,
} from './conversation.ts';
import { deskIdentity, deskInstructions } from './identity.ts';
import { menuResource } from './menuResource.ts';
import type { RequestStateSeal, StateBinding } from './requestState.ts';
import { failure } from './toolResult.ts';
import { deskTools, findTool } from './tools/deskTools.ts';

interface ToolCallParams {
  name: string;
  arguments?: Record<string, unknown> | undefined;
}

export function createModernDesk(seal: RequestStateSeal): McpServer {
  const desk = new McpServer(deskIdentity, {
    capabilities: { tools: {}, resources: {} },
    instructions: deskInstructions,
    cacheHints: { 'tools/list': { ttlMs: 60_000, cacheScope: 'public' } },
  });
  const { server } = desk;
  server.setRequestHandler('tools/list', () => ({
    tools: deskTools.map(({ definition }) => definition),
  }));
  server.setRequestHandler('tools/call', ({ params }, context) => callTool(params, context, seal));
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
  seal: RequestStateSeal,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = findTool(params.name);
  if (tool === undefined) throw invalidParams(`There is no tool named "${params.name}".`);
  const beginning = tool.begin(params.arguments);
  if (!beginning.ok) return failure(`The arguments do not fit:\n${beginning.problem}`);
  return continueConversation(beginning.run, params, context, seal);
}

async function continueConversation(
  run: ToolRun,
  params: ToolCallParams,
  context: ServerContext,
  seal: RequestStateSeal,
): Promise<CallToolResult | InputRequiredResult> {
  const binding: StateBinding = {
    principal: principalOf(context),
    method: 'tools/call',
    params: { name: params.name, arguments: params.arguments ?? {} },
  };
  const earlier = openState(context, binding, seal);
  try {
    const turn = await takeTurn({
      run,
      call: callFor(context),
      revision: '2026-07-28',
      state: earlier?.state ?? freshConversation,
      // Answers without our state belong to no question of ours: the tool starts afresh.
      ...(earlier !== undefined && { replies: repliesOf(context) }),
    });
    if (turn.kind === 'done') {
      if (earlier !== undefined) seal.spend(earlier.id);
      return turn.result;
    }
    return inputRequired({
      inputRequests: Object.fromEntries(
        Object.entries(turn.questions).map(([key, question]) => [
          key,
          inputRequired.elicit({ mode: 'form', ...question }),
        ]),
      ),
      requestState: seal.seal(turn.state, binding, earlier?.id),
    });
  } catch (error) {
    if (error instanceof MalformedAnswerError) throw invalidParams(error.message);
    throw error;
  }
}

/** Who calls, from a verified authorization only: headers and answers are no identity (S-STA-3). */
function principalOf(context: ServerContext): string {
  const subject = context.http?.authInfo?.extra?.['sub'];
  return typeof subject === 'string' ? `sub:${subject}` : 'anonymous';
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

function callFor({ mcpReq }: ServerContext): ToolCall {
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
