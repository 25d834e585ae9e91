// What a tool of the desk is, and the one way to define it.
import { z } from 'zod';
import type { Answers, Step, ToolCall, ToolRun } from './conversation.ts';

export interface ToolAnnotations {
  readOnlyHint?: boolean;
  destructiveHint?: boolean;
  idempotentHint?: boolean;
  openWorldHint?: boolean;
}

// A type alias, not an interface: the SDKs' tool types carry an index signature.
export type ToolDefinition = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: ToolAnnotations;
};

export type Beginning = { ok: true; run: ToolRun } | { ok: false; problem: string };

export interface DeskTool {
  definition: ToolDefinition;
  /** Checks the arguments; the run that comes back is asked for one step after another. */
  begin(args: unknown): Beginning;
}

export function deskTool<Arguments extends z.ZodObject>(tool: {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  arguments: Arguments;
  next(args: z.infer<Arguments>, answers: Answers, call: ToolCall): Step | Promise<Step>;
}): DeskTool {
  const { name, title, description, annotations } = tool;
  const inputSchema = {
    ...z.toJSONSchema(tool.arguments, { io: 'input' }),
    type: 'object' as const,
  };
  return {
    definition: { name, title, description, inputSchema, annotations },
    begin: (args) => {
      const checked = tool.arguments.safeParse(args ?? {});
      if (!checked.success) return { ok: false, problem: z.prettifyError(checked.error) };
      return { ok: true, run: (answers, call) => tool.next(checked.data, answers, call) };
    },
  };
}
