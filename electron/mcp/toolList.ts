// From the tool list on the wire to what the window shows. All of it is server text; annotations are untrusted hints (C-IDN-7).
import type { Tool } from '@modelcontextprotocol/client';
import { isTooDeep } from '../../shared/schema/depth.ts';
import type { ToolView } from '../../shared/servers/serverView.ts';

const maxTools = 1_000;

export function toToolViews(tools: readonly Tool[]): readonly ToolView[] {
  return tools.slice(0, maxTools).map(toToolView);
}

function toToolView(tool: Tool): ToolView {
  const title = tool.title ?? tool.annotations?.title;
  const hints = {
    ...pick('readOnlyHint', tool.annotations?.readOnlyHint),
    ...pick('destructiveHint', tool.annotations?.destructiveHint),
    ...pick('idempotentHint', tool.annotations?.idempotentHint),
    ...pick('openWorldHint', tool.annotations?.openWorldHint),
  };
  return {
    name: tool.name,
    ...(title === undefined ? {} : { title }),
    ...(tool.description === undefined ? {} : { description: tool.description }),
    // Arguments go in as raw JSON then.
    inputSchema: isTooDeep(tool.inputSchema) ? { type: 'object' } : tool.inputSchema,
    ...(tool.annotations === undefined ? {} : { annotations: hints }),
  };
}

function pick<K extends string>(key: K, value: boolean | undefined): { [P in K]?: boolean } {
  const picked: { [P in K]?: boolean } = {};
  if (value !== undefined) picked[key] = value;
  return picked;
}
