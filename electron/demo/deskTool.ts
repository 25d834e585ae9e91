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

export type Mode = 'form' | 'url';

/** How a tool asks, for the desks to know before it does. */
export interface Asking {
  /** All modes that it needs from the client once it asks at all (S-ASK-1). */
  modes: readonly Mode[];
  /** 2025-11-25: the call fails with -32042 until the page is done, in place of asking (S-U42-1). */
  pageFirst?: boolean;
}

export interface DeskTool {
  definition: ToolDefinition;
  asking: Asking;
  /** Checks the arguments; the run that comes back is asked for one step after another. */
  begin(args: unknown): Beginning;
}

export function deskTool<Arguments extends z.ZodObject>(tool: {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  arguments: Arguments;
  /** Left out: by form. */
  asking?: Asking;
  next(args: z.infer<Arguments>, answers: Answers, call: ToolCall): Step | Promise<Step>;
}): DeskTool {
  const { name, title, description, annotations, asking = { modes: ['form'] } } = tool;
  const inputSchema = {
    ...z.toJSONSchema(tool.arguments, { io: 'input' }),
    type: 'object' as const,
  };
  return {
    definition: { name, title, description, inputSchema, annotations },
    asking,
    begin: (args) => {
      const checked = tool.arguments.safeParse(args ?? {});
      if (!checked.success) return { ok: false, problem: z.prettifyError(checked.error) };
      return { ok: true, run: (answers, call) => tool.next(checked.data, answers, call) };
    },
  };
}
