// From the tool list on the wire to what the window shows. All of it is server text; annotations are untrusted hints (C-IDN-7).
import { isDeepStrictEqual } from 'node:util';
import type { Tool } from '@modelcontextprotocol/client';
import { isTooDeep } from '../../shared/schema/depth.ts';
import type { ToolView } from '../../shared/servers/serverView.ts';
import { fingerprintOf, shownTexts, viewsOf } from './listTexts.ts';

/** At most 1,000; titles and descriptions as they are shown, names as they go on the wire. C-IDN-5, C-FRM-17. */
export function toToolViews(tools: readonly Tool[]): Promise<readonly ToolView[]> {
  return viewsOf(tools, toToolView);
}

/** Whether the tool is the one that the person saw, with other headers for its arguments and nothing else (C-ERR-5, C-IDN-10). */
export async function isSameButForHeaders(seen: ToolView, current: Tool): Promise<boolean> {
  const [now] = await toToolViews([current]);
  if (now === undefined || isDeepStrictEqual(now.inputSchema, seen.inputSchema)) return false;
  return isDeepStrictEqual(withoutHeaders(now), withoutHeaders(seen));
}

function withoutHeaders({ definition: _definition, ...view }: ToolView): unknown {
  const isHeader = (key: string): boolean => key === 'x-mcp-header';
  return JSON.parse(
    JSON.stringify(view, (key, value: unknown) => (isHeader(key) ? undefined : value)),
  );
}

function toToolView(tool: Tool, descriptionUnits: number): ToolView {
  const hints = {
    ...pick('readOnlyHint', tool.annotations?.readOnlyHint),
    ...pick('destructiveHint', tool.annotations?.destructiveHint),
    ...pick('idempotentHint', tool.annotations?.idempotentHint),
    ...pick('openWorldHint', tool.annotations?.openWorldHint),
  };
  return {
    name: tool.name,
    ...shownTexts(tool.title ?? tool.annotations?.title, tool.description, descriptionUnits),
    // Arguments go in as raw JSON then.
    inputSchema: isTooDeep(tool.inputSchema) ? { type: 'object' } : tool.inputSchema,
    ...(tool.annotations === undefined ? {} : { annotations: hints }),
    definition: fingerprintOf(tool),
  };
}

function pick<K extends string>(key: K, value: boolean | undefined): { [P in K]?: boolean } {
  const picked: { [P in K]?: boolean } = {};
  if (value !== undefined) picked[key] = value;
  return picked;
}
