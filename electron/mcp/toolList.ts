// From the tool list on the wire to what the window shows. All of it is server text; annotations are untrusted hints (C-IDN-7).
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tool } from '@modelcontextprotocol/client';
import { isTooDeep } from '../../shared/schema/depth.ts';
import type { ToolView } from '../../shared/servers/serverView.ts';
import { cleanText, type CleanText } from '../../shared/text/cleanText.ts';
import type { TextFlag } from '../../shared/text/textFlag.ts';

const maxTools = 1_000;
/** Cleaning takes the main process some 0.35 ms for a thousand: of all descriptions together, in UTF-16 code units. */
const maxDescriptionUnits = 100_000;
/** What the rest of a tool takes, in the same measure. */
const unitsOfTool = 40;

/** So many at a time, some 5 ms of work: other servers and the window have their turn in between. */
const batchSize = 50;

/** At most 1,000; titles and descriptions as they are shown, names as they go on the wire. C-IDN-5, C-FRM-17. */
export async function toToolViews(tools: readonly Tool[]): Promise<readonly ToolView[]> {
  const listed = tools.slice(0, maxTools);
  const share = shareOf(listed.map(({ description = '' }) => description.length));
  const views: ToolView[] = [];
  for (let start = 0; start < listed.length; start += batchSize) {
    if (start > 0) await nextTurn();
    for (const tool of listed.slice(start, start + batchSize)) views.push(toToolView(tool, share));
  }
  return views;
}

/** The length to which all may stand: what short ones leave is there for the long ones. */
function shareOf(lengths: readonly number[]): number {
  let left = maxDescriptionUnits - unitsOfTool * lengths.length;
  const sorted = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return maxDescriptionUnits;
}

function toToolView(tool: Tool, descriptionUnits: number): ToolView {
  const rawTitle = tool.title ?? tool.annotations?.title;
  const title = rawTitle === undefined ? unsaid : cleanText(rawTitle, 'title');
  const description = cleanDescription(tool.description, descriptionUnits);
  const textFlags = flagsOf(title, description);
  const hints = {
    ...pick('readOnlyHint', tool.annotations?.readOnlyHint),
    ...pick('destructiveHint', tool.annotations?.destructiveHint),
    ...pick('idempotentHint', tool.annotations?.idempotentHint),
    ...pick('openWorldHint', tool.annotations?.openWorldHint),
  };
  return {
    name: tool.name,
    ...(title.visible === '' ? {} : { title: title.visible }),
    ...(description.visible === '' ? {} : { description: description.visible }),
    ...(textFlags.length === 0 ? {} : { textFlags }),
    // Arguments go in as raw JSON then.
    inputSchema: isTooDeep(tool.inputSchema) ? { type: 'object' } : tool.inputSchema,
    ...(tool.annotations === undefined ? {} : { annotations: hints }),
    definition: fingerprintOf(tool),
  };
}

/** Of all that the server says of a tool; its `_meta` is not for people and may change each time. */
function fingerprintOf({ _meta: _unseen, ...tool }: Tool): string {
  return createHash('sha256').update(JSON.stringify(tool)).digest('hex');
}

const unsaid: CleanText = { visible: '', flags: [] };

function cleanDescription(raw: string | undefined, mostUnits: number): CleanText {
  if (raw === undefined) return unsaid;
  if (raw.length <= mostUnits) return cleanText(raw, 'toolDescription');
  const start = raw.slice(0, mostUnits).replace(/[\uD800-\uDBFF]$/, '');
  const { visible, flags } = cleanText(`${start}…`, 'toolDescription');
  return { visible, flags: [...flags, 'too-long'] };
}

function flagsOf(...texts: readonly CleanText[]): readonly TextFlag[] {
  const all = new Set(texts.flatMap(({ flags }) => flags));
  all.delete('empty');
  return [...all].sort();
}

function pick<K extends string>(key: K, value: boolean | undefined): { [P in K]?: boolean } {
  const picked: { [P in K]?: boolean } = {};
  if (value !== undefined) picked[key] = value;
  return picked;
}
